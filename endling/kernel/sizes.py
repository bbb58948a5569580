"""What a game needs room for.

A game states its sizes once, and its record carries them (`state.record`). What cannot fit is
refused here, when the game is loaded. Rules ask for a size by the record that they have in hand;
compiled, the answer is a constant.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numba
import numpy as np

from endling.kernel.actions import COLOR, PLAYER, ActionSpace
from endling.kernel.build import INTERPRETED
from endling.kernel.compiler import when_compiled

MOST_PLAYERS = COLOR - PLAYER
NO_CARD = 255  # in place of the number of a card, which is a byte in frames and events
MOST_CARDS = NO_CARD
_MOST_PROMPTS = 256
_MOST_FRAMES = 127
_MOST_NUMBERS = 124
_MOST_EVENTS = 1000
_LONGEST = (1 << 16) - 1
_SCORES = 2**15 - 1
_MOST_SCORES = 4096


@dataclass(frozen=True)
class Sizes:
    """The sizes of one game."""

    players: int  # at most
    cards: int  # card numbers are below this
    prompts: int  # numbers of questions are below this
    frames: int  # of unfinished work, at most
    words: tuple[str, ...] = ()  # for answers, besides yes, no, done and pass
    numbers: int = 26  # numbers that can be chosen are below this
    events: int = 24  # that one piece of work writes, at most
    decisions: int = 1024  # more than games usually have; in longer ones reports are coarser
    turns: int = 256  # likewise
    plays: int = 160  # cards played in a game, likewise
    least_score: int = -100  # scores from here to there are told apart in reports
    most_score: int = 155
    lowest_wins: bool = False
    entry_bits: int = 8  # of a number in an observation, 8 or 16

    def __post_init__(self) -> None:
        self._check("players", 2, MOST_PLAYERS)
        self._check("cards", 1, MOST_CARDS)
        self._check("prompts", 1, _MOST_PROMPTS)
        self._check("frames", 1, _MOST_FRAMES)
        self._check("numbers", 0, _MOST_NUMBERS)
        self._check("events", 1, _MOST_EVENTS)
        for name in ("decisions", "turns", "plays"):
            self._check(name, 1, _LONGEST)
        self._check("least_score", -_SCORES, _SCORES)
        self._check("most_score", self.least_score, min(_SCORES, self.least_score + _MOST_SCORES))
        if self.entry_bits not in (8, 16):
            raise ValueError(
                f"entry_bits: numbers of rows have 8 or 16 bits, not {self.entry_bits}"
            )
        _ = self.actions

    def _check(self, name: str, least: int, most: int) -> None:
        value = getattr(self, name)
        if not least <= value <= most:
            raise ValueError(f"{name}: a game can have {least} to {most}, not {value}")

    @property
    def entry(self) -> np.dtype[Any]:
        """What rows of observations are made of."""
        return np.dtype(f"int{self.entry_bits}")

    @cached_property
    def actions(self) -> ActionSpace:
        """The numbers of answers."""
        return ActionSpace(self.cards, self.words, self.numbers)


_SIZES: dict[Any, Sizes] = {}


def register_sizes(record: np.dtype[Any], sizes: Sizes) -> None:
    """Tell the sizes of the game with this type of record."""
    if _SIZES.setdefault(record, sizes) != sizes:
        raise ValueError("another game with other sizes has the same type of record")
    if not INTERPRETED:
        _SIZES[numba.from_dtype(record)] = sizes


def sizes_of(record: Any) -> Sizes:
    """The sizes of a game by its type of record, as the interpreter or as the compiler has it."""
    return _SIZES[record]


def size(chosen: Callable[[Sizes], int]) -> Callable[[Any], int]:
    """A size as a function of a record."""

    def constant(s: Any) -> int:
        return chosen(sizes_of(s.dtype))

    @when_compiled(constant)
    def compiled(s: Any) -> Any:
        value = chosen(sizes_of(s))
        return lambda s: value

    return constant
