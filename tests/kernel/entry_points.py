"""Calling rules from Python, in whichever build the tests run.

A rule that Python calls is interpreted. `entry_point` makes an entry point of it: the same source,
compiled; what it calls are the very rules that games use.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np

from endling.kernel import state
from endling.kernel.build import INTERPRETED
from endling.kernel.compiler import EntryCompiler
from endling.kernel.jit import entry
from endling.kernel.sizes import Sizes

P = ParamSpec("P")
R = TypeVar("R")

ROOT = Path(__file__).resolve().parents[2]
OTHER_BUILD = "1" if INTERPRETED else "0"  # a value for ENDLING_JIT

FRAMES = 5
# A game with nothing of its own, as many cards as can be, and large numbers.
SIZES = Sizes(
    players=10, cards=250, prompts=100, frames=FRAMES, words=("swim",), numbers=64, events=30
)
RECORD = state.record([], SIZES)


def entry_point(rule: Callable[P, R]) -> Callable[P, R]:
    """The rule as Python runs it in this build."""
    return rule if INTERPRETED else entry(rule)


def compiled(function: Callable[..., Any]) -> Any:
    """A function that calls rules, compiled for whatever it is called with."""
    if INTERPRETED:
        return function
    return numba.njit(error_model="numpy", pipeline_class=EntryCompiler)(function)


def new_state() -> Any:
    """An empty state of a game with nothing of its own."""
    return np.zeros(1, RECORD)[0]


def _games() -> str:
    """The games that this process was told of, and Embers."""
    told = os.environ.get("ENDLING_GAMES", "")
    return ",".join(filter(None, ["embers=tests.embers.game", told]))


def run_python(build: str, *arguments: str, timeout: int = 600) -> str:
    """Run Python on these arguments in another build of the rules; returns what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "ENDLING_JIT": build, "ENDLING_GAMES": _games()},
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout
