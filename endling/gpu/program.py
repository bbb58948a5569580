"""What one thread of a graphics processor does: play every so-manieth game of a run.

These are plain functions over pointers, made of the very rules that play on the CPU. `ptx.py`
compiles them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import carray, types

from endling.kernel import mass
from endling.kernel.chacha import DICE, KEY_WORDS

Thread = Callable[..., int]


def _random_games(
    states: Any,
    dice: Any,
    template: Any,
    key: Any,
    first: int,
    games: int,
    facts: Any,
    width: int,
    thread: int,
    threads: int,
) -> int:
    rows = carray(facts, (games, width))
    s, stream, start = carray(states, 1)[0], carray(dice, 1)[0], carray(template, 1)[0]
    for row in range(thread, games, threads):
        mass.play_numbered(s, stream, start, carray(key, KEY_WORDS), first + row, rows, row)
    return 0


THREADS: dict[str, Thread] = {"random": _random_games}


def signature(record: np.dtype[Any]) -> Any:
    """The types of what a thread is given."""
    state = types.CPointer(numba.from_dtype(record))
    dice = types.CPointer(numba.from_dtype(DICE))
    words, numbers = types.CPointer(types.uint32), types.CPointer(types.int64)
    n = types.int64
    return n(state, dice, state, words, n, n, numbers, n, n, n)
