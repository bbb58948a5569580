"""Build openspiel_bench.cc against the C++ sources that the open_spiel wheel installs.

The wheel carries all of OpenSpiel and Abseil as sources. Only the core, the
games measured and the parts of Abseil they reach are compiled, with the flags
of OpenSpiel's own release build.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

PROGRAM = Path(__file__).with_name("openspiel_bench.cc")
BUILD = Path(sys.prefix) / "openspiel_bench"  # goes away with the environment
FLAGS = ["-std=c++20", "-O3", "-DNDEBUG", "-w"]
CORE = (
    "spiel.cc",
    "spiel_utils.cc",
    "game_parameters.cc",
    "observer.cc",
    "algorithms/observation_history.cc",
    "games/gin_rummy/gin_rummy.cc",
    "games/gin_rummy/gin_rummy_utils.cc",
    "games/hearts/hearts.cc",
    "utils/status.cc",
    "utils/usage_logging.cc",
)
# The parts of Abseil that the files above reach.
ABSEIL = (
    "base",
    "container",
    "debugging",
    "hash",
    "numeric",
    "strings",
    "synchronization",
    "time",
)
NOT_LIBRARY = re.compile(r"test|benchmark|mock|print_hash_of|_win")


class BuildError(Exception):
    """The C++ program could not be built; the message is fit to print in the report."""


def sources_root() -> Path:
    spec = find_spec("open_spiel")
    if spec is None or spec.origin is None:
        raise BuildError("the open_spiel package is not installed")
    root = Path(spec.origin).parent
    missing = [name for name in CORE if not (root / name).is_file()]
    if missing:
        raise BuildError(f"the open_spiel package carries no C++ source {missing[0]}")
    return root


def compiler() -> str:
    names = [os.environ["CXX"]] if "CXX" in os.environ else ["g++", "clang++", "c++"]
    for name in names:
        if path := shutil.which(name):
            return path
    raise BuildError("no C++ compiler found")


def abseil_sources(root: Path) -> list[Path]:
    absl = root / "abseil-cpp" / "absl"
    found = (path for part in ABSEIL for path in sorted((absl / part).rglob("*.cc")))
    return [path for path in found if not NOT_LIBRARY.search(path.name)]


def run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = [line for line in done.stderr.splitlines() if "error" in line.lower()]
        reason = lines[0] if lines else f"exit status {done.returncode}"
        # Only file names: where the sources lie says nothing to a reader.
        raise BuildError("the C++ build failed: " + re.sub(r"\S*/", "", reason))
    return done.stdout


def compile_all(cxx: str, root: Path, sources: list[Path]) -> list[Path]:
    include = [root.parent, root, root / "abseil-cpp", root / "json" / "include"]
    includes = [f"-I{path}" for path in include]

    def compile_one(numbered: tuple[int, Path]) -> Path:
        number, source = numbered
        target = BUILD / f"{number}-{source.stem}.o"
        run([cxx, *FLAGS, *includes, "-c", str(source), "-o", str(target)])
        return target

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(compile_one, enumerate(sources)))


def fingerprint(cxx: str, root: Path) -> str:
    """Changes with anything that would make an earlier build stale."""
    parts = [run([cxx, "--version"]), str(FLAGS), PROGRAM.read_text(), Path(__file__).read_text()]
    parts += [(root / name).read_text() for name in CORE]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def build() -> Path:
    """The path of the program, compiled when there is none yet for these sources."""
    root, cxx = sources_root(), compiler()
    binary = BUILD / f"openspiel_bench-{fingerprint(cxx, root)}"
    if binary.exists():
        return binary
    print("bench: compiling OpenSpiel's C++ (a minute or two, once)", file=sys.stderr)
    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir(parents=True)
    core = compile_all(cxx, root, [PROGRAM, *(root / name for name in CORE)])
    abseil = compile_all(cxx, root, abseil_sources(root))
    # An archive, so that the linker drops what is not reached.
    archive = BUILD / "libabsl.a"
    run(["ar", "rcs", str(archive), *map(str, abseil)])
    partial = binary.with_suffix(".partial")
    run([cxx, "-o", str(partial), *map(str, core), str(archive), "-pthread"])
    for path in [*core, *abseil, archive]:
        path.unlink(missing_ok=True)
    return partial.rename(binary)
