"""Choosing among the legal answers by chance, or by what each brings at once."""

from __future__ import annotations

from typing import Any

from endling.kernel.actions import NONE
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.cardset import WORD
from endling.kernel.chacha import below
from endling.kernel.game_hooks import immediate_value
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num


@rule
def legal_count(s: Any) -> int:
    """How many answers are legal."""
    total = 0
    for i in range(len(s.legal)):
        total += bits(num(s.legal[i]))
    return total


@rule
def legal_nth(s: Any, index: int) -> int:
    """The legal action with the given rank."""
    for i in range(len(s.legal)):
        mask = num(s.legal[i])
        size = bits(mask)
        if index < size:
            for _ in range(index):
                mask &= mask - 1
            return i * WORD + lowest_bit(mask)
        index -= size
    return NONE


@rule
def random_action(s: Any, dice: Any) -> int:
    """A fair choice among the legal actions."""
    return legal_nth(s, below(dice, legal_count(s)))


@rule
def greedy_action(s: Any, dice: Any) -> int:
    """The answer that brings most at once, as the game evaluates it; dice decide between equals.

    It looks exactly one step ahead and plays nothing out on a copy: what follows an answer may
    depend on cards that the seat cannot see.
    """
    best, looks, equals = NONE, 0, 0
    for i in range(len(s.legal)):
        mask = num(s.legal[i])
        while mask != 0:
            action = i * WORD + lowest_bit(mask)
            mask &= mask - 1
            worth = immediate_value(s, action)
            if equals == 0 or worth > looks:
                best, looks, equals = action, worth, 1
            elif worth == looks:
                equals += 1
                if below(dice, equals) == 0:
                    best = action
    return best


@entry
def choose_greedily(pool: Any, dice: Any) -> int:
    """`greedy_action` for Python."""
    return greedy_action(pool[0], dice[0])
