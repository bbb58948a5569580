"""The compile switch: one source, run by the interpreter or compiled by Numba.

`ENDLING_JIT=0` interprets, `ENDLING_JIT=debug` compiles with bounds checks, anything else compiles
for speed. Rules are marked `@rule`; the few doors that Python calls are marked `@entry` and cached.

Numba's own cache watches only the file of the function itself. The folder is therefore keyed by a
hash of everything that can end up in compiled code, so that stale rules can never run.
"""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import config, event

from endling.kernel.compiler import EntryCompiler, RuleCompiler

F = TypeVar("F", bound=Callable[..., Any])

_SETTING = os.environ.get("ENDLING_JIT", "1").lower()
INTERPRETED = _SETTING in ("0", "off", "false")
BOUNDS_CHECKED = _SETTING == "debug"
_COMPILED: dict[str, Any] = dict(nogil=True, error_model="numpy", boundscheck=BOUNDS_CHECKED)

_PACKAGE = Path(__file__).resolve().parents[1]
_COMPILED_FOLDERS = ("kernel", "games")


def sources_digest() -> str:
    """A hash of all rule sources and of the tools that turn them into machine code."""
    digest = hashlib.sha256()
    for tool in (numba.__version__, np.__version__, platform.python_version(), str(BOUNDS_CHECKED)):
        digest.update(tool.encode())
    for folder in _COMPILED_FOLDERS:
        for source in sorted((_PACKAGE / folder).rglob("*.py")):
            if "text" in source.parts:
                continue  # words for people are never compiled
            digest.update(str(source.relative_to(_PACKAGE)).encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:20]


def cache_home() -> Path:
    """Where compiled rules of all versions live."""
    chosen = os.environ.get("ENDLING_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "endling"


CACHE_FOLDER = cache_home() / sources_digest()

if not INTERPRETED:
    config.CACHE_DIR = str(CACHE_FOLDER)  # read by Numba at the moment a function is decorated


def rule(function: F) -> F:
    """A rule: called by other rules only."""
    if INTERPRETED:
        return function
    compiled: F = numba.njit(
        **_COMPILED,
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        pipeline_class=RuleCompiler,
    )(function)
    return compiled


def inlined(function: F) -> F:
    """A rule that becomes part of its caller: for dispatching, where a call would cost most."""
    if INTERPRETED:
        return function
    compiled: F = numba.njit(inline="always", error_model="numpy", boundscheck=BOUNDS_CHECKED)(
        function
    )
    return compiled


def linked(function: F) -> F:
    """A rule that is compiled by whoever links it into something, each in its own way."""
    return function


def entry(function: F) -> F:
    """A door that Python calls; compiled once and kept on disk."""
    if INTERPRETED:
        return function
    compiled: F = numba.njit(**_COMPILED, cache=True, pipeline_class=EntryCompiler)(function)
    return compiled


class CompileWatch(event.Listener):
    """Tells `report(count)` whenever Numba has finished one more function."""

    def __init__(self, report: Callable[[int], None]) -> None:
        self.count = 0
        self._report = report

    def on_start(self, event: Any) -> None:
        """Numba starts a function: nothing to tell yet."""

    def on_end(self, event: Any) -> None:
        """Numba finished a function."""
        self.count += 1
        self._report(self.count)

    def __enter__(self) -> CompileWatch:
        event.register("numba:compile", self)
        return self

    def __exit__(self, *_: object) -> None:
        event.unregister("numba:compile", self)
