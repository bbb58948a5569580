"""Calling rules from Python, in whichever build the tests run.

Compiled rules have no door of their own, so that they compile quickly. `door` makes one: the same
source, compiled with a door; what it calls are the very rules that games use.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from endling.kernel import state
from endling.kernel.jit import INTERPRETED, entry

F = TypeVar("F", bound=Callable[..., Any])

ROOT = Path(__file__).resolve().parents[2]
OTHER_BUILD = "1" if INTERPRETED else "0"  # a value for ENDLING_JIT

FRAMES = 5
RECORD = state.record([], frames=FRAMES)  # a game with nothing of its own


def door(rule: F) -> F:
    """The rule as something that Python can call."""
    if INTERPRETED:
        return rule
    source: Any = rule
    opened: F = entry(source.py_func)
    return opened


def new_state() -> Any:
    """An empty state of a game with nothing of its own."""
    return np.zeros(1, RECORD)[0]


def run_python(build: str, *arguments: str, timeout: int = 600) -> str:
    """Run Python on these arguments in another build of the rules; returns what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "ENDLING_JIT": build},
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout
