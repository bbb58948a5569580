"""One game of Darwinning! is one record of this type."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.games.darwinning import tables as t
from endling.games.darwinning.board import BOARD, COUNTED, MAX_PLAYERS, PLACES
from endling.games.darwinning.words import OWN_WORDS
from endling.kernel.cardset import CardSet, read_set, row_of
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.state import record

FRAMES = 8
CHANGES = 4
DUMMY = MAX_PLAYERS  # stands for the dummy where seats are counted
SIZES = BOARD.sizes(
    frames=FRAMES,
    words=OWN_WORDS,
    numbers=0,
    events=28,
    decisions=2048,
    plays=240,  # six hands of ten cards in each of up to four eras
    least_score=0,
    most_score=150,
)
STATE = record(
    [
        *PLACES.fields(),
        # Species.
        ("lineage", np.int8, (MAX_PLAYERS,)),  # the number of the species, -1 before there is one
        ("space", np.uint8, (MAX_PLAYERS,)),  # on the food chain, 0 before
        ("population", np.uint8, (MAX_PLAYERS,)),
        ("bites", np.uint8, (MAX_PLAYERS,)),
        ("seen_traits", np.uint16, (MAX_PLAYERS,)),  # bits; `traits.py` keeps them in step
        ("settled_in", np.uint16, (MAX_PLAYERS,)),  # environments from cards, as bits
        ("settled_as", np.uint8, (t.DECK_COUNT,)),  # which one a card stands for, and one more
        ("used_mutations", np.uint8),  # a bit for each card that has taken its trait
        ("dummy_space", np.uint8),  # 0 if there is no dummy
        # The era.
        ("era", np.uint8),
        ("spent", np.uint8, (MAX_PLAYERS,)),  # cards played in this era: everybody can count them
        ("full_hands", np.uint8),  # whether there were cards for all when hands were dealt
        ("order", np.uint8, (MAX_PLAYERS,)),  # of survival: seats, or DUMMY
        # The trick.
        ("leader", np.int8),
        ("best", np.int8),  # who has the best combination so far
        ("strength", np.uint16, (MAX_PLAYERS,)),  # of the combinations played
        ("declared", np.int64, (2, t.SET_WORDS)),  # cards of the display that seats use
        ("last_trick", np.uint8),
        ("first_out", np.int8),  # who first played the last card of the hand
        # Options.
        ("era_plan", np.uint8),
        ("assignment", np.uint8),  # of species: random, draft, chosen
        ("by_rank", np.uint8),  # neighbors are the next species, however far away
        (COUNTED, np.uint8),
        ("left_out", np.uint16),  # species, as bits
        ("changes", np.uint8, (CHANGES, 3)),  # of numbers on cards, see `changes.py`
        ("has_changes", np.uint8),  # whether there are any
    ],
    SIZES,
)


@rule
def hand_of(s: Any, seat: int) -> CardSet:
    """The hand as a set."""
    return row_of(s.hand, seat, t.EMPTY)


@rule
def picked_by(s: Any, seat: int) -> CardSet:
    """The cards picked for a combination."""
    return row_of(s.picked, seat, t.EMPTY)


@rule
def played_by(s: Any, seat: int) -> CardSet:
    """What a seat has played to the trick."""
    return row_of(s.played, seat, t.EMPTY)


@rule
def declared_by(s: Any, seat: int) -> CardSet:
    """The cards of the display that a seat uses; there are two seats where there is a display."""
    return row_of(s.declared, seat, t.EMPTY) if seat < 2 else t.EMPTY


@rule
def on_display(s: Any) -> CardSet:
    """The cards on display, in games of two."""
    return read_set(s.display, t.EMPTY)


@rule
def has_dummy(s: Any) -> bool:
    """Whether the dummy plays along: always with two players."""
    return num(s.players) == 2


@rule
def seat_after(s: Any, seat: int, steps: int) -> int:
    """The seat this many places clockwise (to the left)."""
    return (seat + steps) % num(s.players)


@rule
def clear_table(s: Any) -> None:
    """Nobody has a species yet, and no trick has been played."""
    for seat in range(MAX_PLAYERS):
        s.lineage[seat] = -1
    s.leader = -1
    s.best = -1
    s.first_out = -1
