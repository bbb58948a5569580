"""One game of Doom On You is one record of this type."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.board import BOARD, DEALS_SHOWN, MAX_PLAYERS, PLACES
from endling.games.doom_on_you.cards import BATTLES
from endling.games.doom_on_you.words import OWN_WORDS
from endling.kernel.bits import bits
from endling.kernel.cardset import CardSet, either, row_of
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.state import record

# Rounds, a turn and a window; two for each of twelve attacks within attacks; a battle card with as
# many counters as there are cards of the most frequent kind.
FRAMES = 44
CHANGES = 4
PLAYED_AT_ONCE = 1 + max(battle.copies for battle in BATTLES)  # a doom, and a chain of counters
SIZES = BOARD.sizes(
    frames=FRAMES,
    words=OWN_WORDS,
    events=32,
    decisions=4096,
    turns=1024,
    plays=1024,
    least_score=0,
    most_score=t.MOST_TOKENS,
)
STATE = record(
    [
        *PLACES.fields(),
        ("tokens", np.uint8, (MAX_PLAYERS,)),
        ("out_at", np.uint8, (MAX_PLAYERS,)),  # 0 in the game; else the later, the larger
        ("outs", np.uint8),  # how often somebody went out
        ("burned", np.uint8),  # tokens that dooms have taken
        ("seen", np.int64, (MAX_PLAYERS, t.SET_WORDS)),  # cards of other hands that a seat knows
        # The round and the turn.
        ("round_number", np.uint8),
        ("first_target", np.int8),
        ("target", np.int8),  # -1 in preparation
        ("numbers", np.uint8),  # attacks declared in this turn
        ("fresh", np.uint8),  # force fields drawn in this preparation, a bit for each
        # Attacks and defense.
        ("course", np.uint16, (t.ANIMAL_COUNT,)),  # of attacking animals, see `attacks.py`
        ("number", np.uint8, (t.ANIMAL_COUNT,)),
        ("guards", np.uint8, (t.POINT_COUNT,)),  # what each point does, see `defense_points.py`
        ("marked", np.int64),  # animals chosen while a doom strikes, as bits
        ("deals", np.uint8, (DEALS_SHOWN, 6)),  # giver + 1, taker, tokens, promise, round, state
        # What everybody sees of unfinished work.
        ("played_by", np.uint8, (PLAYED_AT_ONCE,)),  # who laid each card there, with one more
        ("aimed_animal", np.uint8),  # of the battle card played, with one more
        ("aimed_seat", np.uint8),
        ("struck", np.uint8),  # the seats that a doom strikes, as bits
        ("offer", np.uint8, (4,)),  # that is to be answered: giver + 1, taker, tokens, promise
        # Options.
        ("starting_tokens", np.uint8),
        ("ends_with_first", np.uint8),  # when the first one is out
        ("wipeout_ends", np.uint8),  # a doom for all ends the game
        ("animals_return", np.uint8),
        ("animals_enter", np.uint8),  # when they are drawn in an attack round
        ("fields_in_preparation", np.uint8),
        ("opening_truce", np.uint8),
        ("deal_kind", np.uint8),
        ("declare_mode", np.uint8),
        ("changes", np.uint8, (CHANGES, 3)),  # of numbers on cards, see `changes.py`
        ("left_out", np.uint32),  # kinds of cards, as bits
    ],
    SIZES,
)
NO_DEALS, TOKEN_DEALS, CARD_DEALS = range(3)
CIRCUITS, SINGLE_PASS, REAL_TIME = range(3)


@rule
def hand_of(s: Any, seat: int) -> CardSet:
    """The hand as a set."""
    return row_of(s.hand, seat, t.EMPTY)


@rule
def pile_of(s: Any, seat: int) -> int:
    """The animals in front of a seat, as bits."""
    return num(s.pile[seat, 0])


@rule
def animals_in_hand(s: Any, seat: int) -> int:
    """The animals of a hand, as bits."""
    return num(s.hand[seat, 0]) & ((1 << t.ANIMAL_COUNT) - 1)


@rule
def as_cards(animals: int) -> CardSet:
    """Animals as a set of cards."""
    return either(t.EMPTY, (animals, num(0)))


@rule
def is_in(s: Any, seat: int) -> bool:
    """Whether a seat is still in the game."""
    return num(s.out_at[seat]) == 0


@rule
def seats_in(s: Any) -> int:
    """The seats that are still in the game, as bits."""
    found = 0
    for seat in range(num(s.players)):
        if is_in(s, seat):
            found |= 1 << seat
    return found


@rule
def how_many_in(s: Any) -> int:
    """How many are still in the game."""
    return bits(seats_in(s))


@rule
def seat_after(s: Any, seat: int, steps: int) -> int:
    """The seat this many places clockwise (to the left)."""
    return (seat + steps) % num(s.players)


@rule
def next_in(s: Any, seat: int) -> int:
    """The next seat clockwise that is still in the game."""
    following = seat_after(s, seat, 1)
    while not is_in(s, following):
        following = seat_after(s, following, 1)
    return following


assert t.SET_WORDS == 2
