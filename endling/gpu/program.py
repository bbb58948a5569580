"""What one thread of a graphics processor does: start a game, carry it on, write down its facts.

These are plain functions over pointers to the one game that the thread has in hand, made of the
very rules that play on the CPU. `ptx.py` compiles them, `kernels.py` has what stands around them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import carray, types

from endling.kernel import mass
from endling.kernel.chacha import DICE, KEY_WORDS

Part = Callable[..., int]

CHOOSERS = {"random": mass.RANDOM, "greedy": mass.GREEDY}


def _start_with(chooser: int) -> Part:
    def start(state: Any, dice: Any, template: Any, key: Any, number: int, next_class: Any) -> int:
        s, stream = carray(state, 1)[0], carray(dice, 1)[0]
        mass.start_game(s, stream, carray(template, 1)[0], carray(key, KEY_WORDS), number)
        mass.take_piece(s, stream, chooser)
        carray(next_class, 1)[0] = mass.class_of(s)
        return 0

    return start


def _carry_on_with(chooser: int) -> Part:
    def carry_on(state: Any, dice: Any, decisions: Any, next_class: Any) -> int:
        s = carray(state, 1)[0]
        if mass.take_piece(s, carray(dice, 1)[0], chooser) > 0:
            carray(decisions, 1)[0] += 1
        carray(next_class, 1)[0] = mass.class_of(s)
        return 0

    return carry_on


def finish(state: Any, decisions: int, row: Any, width: int) -> int:
    """Write down the facts of a game that is over."""
    mass.write_facts(carray(state, 1)[0], decisions, carray(row, width))
    return 0


def parts(record: np.dtype[Any], chooser: str) -> dict[str, tuple[Part, Any]]:
    """The functions of a program by name, with the types of what they take."""
    state = types.CPointer(numba.from_dtype(record))
    dice = types.CPointer(numba.from_dtype(DICE))
    n, number = types.int64, CHOOSERS[chooser]
    words, numbers = types.CPointer(types.uint32), types.CPointer(n)
    counts, classes = types.CPointer(types.int32), types.CPointer(types.uint16)
    return {
        "start": (_start_with(number), n(state, dice, state, words, n, classes)),
        "carry_on": (_carry_on_with(number), n(state, dice, counts, classes)),
        "finish": (finish, n(state, n, numbers, n)),
    }
