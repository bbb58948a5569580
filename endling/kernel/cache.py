"""Where compiled code is kept: one folder per game, named by a hash of all that made it.

Numba's own cache watches only the file of the function itself. A folder is therefore named by a
hash of everything that can end up in a game's machine code, so that stale rules can never run, and
editing one game leaves the others compiled.
"""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import RLock
from typing import Any

import numba
import numpy as np
from numba.core import config
from numba.core.caching import UserProvidedCacheLocator

from endling.kernel.build import BOUNDS_CHECKED

_PACKAGE = Path(__file__).resolve().parents[1]
_SHARED = (_PACKAGE / "kernel", _PACKAGE / "board")
_NEVER_COMPILED = "text"  # words for people
_TESTS = ("test_", "conftest")

_LOCK = RLock()
_SOURCES: dict[Any, Path] = {}  # by record


def register_sources(record: np.dtype[Any], folder: Path) -> None:
    """Tell where the rules on this record are written."""
    _SOURCES[record] = folder


def cache_home() -> Path:
    """Where compiled rules of all versions live."""
    chosen = os.environ.get("ENDLING_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "endling"


def _compiled_sources(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.py"))
    return [
        source
        for source in found
        if _NEVER_COMPILED not in source.parts and not source.name.startswith(_TESTS)
    ]


@cache
def _digest(folders: tuple[Path, ...]) -> str:
    """A hash of all sources in these folders and of the tools that turn them into machine code."""
    digest = hashlib.sha256()
    build = f"bounds checked: {BOUNDS_CHECKED}"  # not the setting: many settings mean the same
    for tool in (numba.__version__, np.__version__, platform.python_version(), build):
        digest.update(tool.encode())
    for folder in folders:
        for source in _compiled_sources(folder):
            digest.update(str(source.relative_to(folder.parent)).encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:20]


def cache_folder(record: Any = None) -> Path:
    """The folder for code on this record; for a record of no game, that of the kernel."""
    own = _SOURCES.get(record)
    if own is None:
        return cache_home() / f"kernel-{_digest(_SHARED)}"
    return cache_home() / f"{own.name}-{_digest((*_SHARED, own))}"


def keep(path: Path, content: bytes) -> None:
    """Write a file of the cache. Others may write the same one; nobody reads half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as unfinished:
        unfinished.write(content)
    Path(unfinished.name).replace(path)


class Locator(UserProvidedCacheLocator):
    """Finds code by its module, so that copies of the project share what is compiled."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The folder within that of the game."""
        source = Path(py_file).resolve()
        if not source.is_relative_to(_PACKAGE):
            return str(super().get_suitable_cache_subpath(py_file))
        return ".".join(source.relative_to(_PACKAGE).with_suffix("").parts)


@contextmanager
def cached_with(record: Any) -> Iterator[None]:
    """In this context, Numba keeps what it compiles in the folder of the record's game.

    Numba reads the settings at the moment a function is decorated.
    """
    with _LOCK:
        before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
        config.CACHE_DIR = str(cache_folder(record))
        config.CACHE_LOCATOR_CLASSES = f"{__name__}.{Locator.__name__}"
        try:
            yield
        finally:
            config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
