"""Laying cards on characters by hand, for positions and score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones.dying import points_fixed
from endling.games.gloom_of_thrones.places import STACK, put_in
from endling.games.gloom_of_thrones.stacks import read_anew


def lay_stack(s: Any, character: int, cards: Sequence[int]) -> None:
    """Lay cards on a character, from the bottom up; a Death on top makes it dead."""
    for card in cards:
        put_in(s, card, STACK + character)
    read_anew(s, character)
    if cards and t.is_death(cards[-1]):
        s.fixed[character] = points_fixed(s, character, cards[-1])
        s.dead = int(s.dead) | 1 << character
        read_anew(s, character)
