"""The quickest player that wants something: it takes the answer that looks best at once.

A game says how much an answer appeals to whoever must give it (`register_appeal`), from what that
seat can see: nothing is tried out and nothing hidden is read, so that whole games with such players
cost little more than random ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from endling.kernel.actions import MASK_WORDS, NONE
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import WORD
from endling.kernel.chacha import below
from endling.kernel.compiler import when_compiled
from endling.kernel.jit import INTERPRETED, rule
from endling.kernel.numbers import num

Appeal = Callable[[Any, int], int]

_APPEALS: dict[Any, Appeal] = {}


def register_appeal(record: np.dtype[Any], function: Appeal) -> None:
    """Tell how much an answer appeals, in games of this type of record."""
    _APPEALS[record if INTERPRETED else numba.from_dtype(record)] = function


def appeal(s: Any, action: int) -> int:
    """How much an answer appeals to whoever must give it, the larger the better."""
    return _APPEALS[s.dtype](s, action)


@when_compiled(appeal)
def _compiled_appeal(s: Any, action: Any) -> Any:
    function = _APPEALS[s]
    return lambda s, action: function(s, action)


@rule
def appealing_action(s: Any, dice: Any) -> int:
    """The legal answer that appeals most; dice decide between equals."""
    chosen, best, equals = NONE, 0, 0
    for i in range(MASK_WORDS):
        mask = num(s.legal[i])
        while mask != 0:
            action = i * WORD + lowest_bit(mask)
            mask &= mask - 1
            value = appeal(s, action)
            if chosen == NONE or value > best:
                chosen, best, equals = action, value, 1
            elif value == best:
                equals += 1
                if below(dice, equals) == 0:
                    chosen = action
    return chosen
