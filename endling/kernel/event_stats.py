"""What a game's events told: who drew and played which cards, what all met, how many turns began.

Interpreted games are counted from their event log, which is read after every step. Compiled ones
keep no log when they are counted: every event is counted the moment it happens (`event_hooks.py`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.kernel.cardset import WORD
from endling.kernel.events import CARD, VERB, WHO
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD
from endling.kernel.stats_hooks import DRAWN, MET, PLAYED, TURN_BEGAN, role_of

_ALL = 15  # where events without a player end up: their seat is OF_NOBODY, cut down to this
_WORDS = 5  # for any card; events without one are noted as NO_CARD, which is none
_OF_NO_CARD, _NO_CARD = NO_CARD // WORD, 1 << NO_CARD % WORD
_WHERE = 3  # the bits of a role that say where it is noted; the last place is for nothing


def aligned(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a record whose fields are aligned, as rules need it."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


SEEN = aligned(
    [
        ("told", np.int64, (_WHERE + 1, _ALL + 1, _WORDS)),  # sets of cards
        ("turns", np.int64),
        ("plays", np.int64),  # how many cards were played
        ("room", np.int64),  # how many of them there are rows for
    ]
)
PLAY_ROW = aligned(
    [
        ("turn", np.uint16),
        ("points", np.int16),  # that it gave at the end
        ("seat", np.uint8),
        ("card", np.uint8),
    ]
)


@rule
def begin(s: Any, seen: Any) -> None:
    """Nothing has happened yet in this game."""
    for word in range(_WORDS):
        for seat in range(num(s.players)):
            seen.told[DRAWN, seat, word] = 0
            seen.told[PLAYED, seat, word] = 0
        seen.told[MET, _ALL, word] = 0
    seen.turns = 0
    seen.plays = 0


@rule
def had_by(seen: Any, what: int, seat: int, word: int) -> int:
    """A word of the set of cards that a seat has drawn or played."""
    cards = num(seen.told[what, seat, word])
    return cards & ~_NO_CARD if word == _OF_NO_CARD else cards


@rule
def met_by_all(seen: Any, word: int) -> int:
    """A word of the set of cards that concerned all."""
    return had_by(seen, MET, _ALL, word)


@rule
def count_event(
    s: Any, seen: Any, plays: Any, so_far: tuple[int, int], verb: int, seat: int, card: int
) -> tuple[int, int]:
    """Count one event; takes and returns how many cards were played and turns begun.

    Events come in no order that a processor could foresee, so nothing here depends on what they
    are: every one is noted in the set of its role, and a row is written that stays only if a card
    was played.
    """
    at, turns = so_far
    role = role_of(s, verb)
    seen.told[role & _WHERE, seat & _ALL, card // WORD] |= 1 << (card % WORD)
    if at < len(plays):
        row = plays[at]
        row.turn = turns
        row.seat = seat
        row.card = card
    return at + (1 if role == PLAYED else 0), turns + (1 if role == TURN_BEGAN else 0)


@rule
def read_log(s: Any, seen: Any, plays: Any) -> None:
    """Count what has happened since the log was last read."""
    so_far = num(seen.plays), num(seen.turns)
    for i in range(num(s.log_n)):
        verb, seat, card = num(s.log[i, VERB]), num(s.log[i, WHO]), num(s.log[i, CARD])
        so_far = count_event(s, seen, plays, so_far, verb, seat, card)
    seen.plays, seen.turns = so_far
