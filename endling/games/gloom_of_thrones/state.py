"""One game of Gloom of Thrones is one record of this type."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.games.gloom_of_thrones.board import BOARD, MAX_PLAYERS, PLACES
from endling.games.gloom_of_thrones.tables import (
    CHARACTER_COUNT,
    CHARACTER_SHIFT,
    CIRCLE,
    CIRCLE_COUNT,
    CLEAR,
    EMPTY,
    SET_WORDS,
    SLOTS,
)
from endling.games.gloom_of_thrones.words import OWN_WORDS
from endling.kernel.cardset import CardSet, row_of
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.state import record

FRAMES = 24
SIZES = BOARD.sizes(
    frames=FRAMES,
    words=OWN_WORDS,
    events=48,
    plays=320,
    least_score=-500,
    most_score=200,
    entry_bits=16,
)
STATE = record(
    [
        *PLACES.fields(),
        ("removed", np.int64, (SET_WORDS,)),  # option: cards that are not in the game
        # Sets of characters, as words of bits.
        ("cast", np.int64),  # those of this game
        ("dead", np.int64),
        ("revived", np.int64),  # those who have been dead before
        ("negative", np.int64),  # whose score is below zero, the Throne included
        ("immune", np.int64),  # against Events
        ("vowed", np.int64),  # only the owner may kill them
        ("exposed", np.int64),  # everybody may kill them by a free play
        # What can be seen of each stack; `stacks.py` keeps it in step with the cards.
        ("score", np.int16, (CHARACTER_COUNT,)),  # the sum of the visible points
        ("visible", np.int8, (CHARACTER_COUNT, SLOTS)),
        ("icons", np.uint8, (CHARACTER_COUNT,)),
        ("text", np.uint8, (CHARACTER_COUNT,)),  # the card whose text shows, and one more
        ("persistent", np.uint8, (CHARACTER_COUNT,)),  # a bit for each persistent effect
        ("fixed", np.int8, (CHARACTER_COUNT,)),  # what a death has added for good
        ("owner", np.int8, (CHARACTER_COUNT,)),
        ("monarch", np.uint8),  # the card of the character who has the Throne
        ("chosen", np.uint8),  # that of the first character chosen, while a second one is asked for
        # Marks of players.
        ("skip_draw", np.uint8, (MAX_PLAYERS,)),
        ("skip_turn", np.uint8, (MAX_PLAYERS,)),
        ("lose_actions", np.uint8, (MAX_PLAYERS,)),
        ("house", np.int8, (MAX_PLAYERS,)),  # the number of the family, -1 if it has none
        ("vote", np.uint8, (MAX_PLAYERS,)),  # for whom, and one more
        # The turn.
        ("turn", np.int8),
        ("first", np.int8),
        ("round_number", np.uint8),
        ("actions", np.uint8),  # left
        ("taken", np.uint8),  # actions used in this turn
        ("extra", np.uint8),  # further actions for gloomy Modifiers
        ("free_plays", np.uint8),  # that cards have granted and nobody has used yet
        ("has_played", np.uint8),  # whether a card was played in this turn
        ("quiet_turns", np.uint8),  # in a row without a card played
        ("stuck_turns", np.uint8),  # in a row in which nothing could be drawn besides
        # Options.
        ("throne_in_play", np.uint8),
        ("family_size", np.uint8),
        ("mixed_families", np.uint8),
        ("story_vote", np.uint8),
        ("printed", np.int8, (CIRCLE_COUNT,)),  # the number in every circle that has one
        ("gloomy", np.int64, (SET_WORDS,)),  # the Modifiers that are gloomy with these numbers
    ],
    SIZES,
)


@rule
def printed(s: Any, card: int, slot: int) -> int:
    """The number in a circle of a card, CLEAR if there is none."""
    circle = num(CIRCLE[card, slot])
    return CLEAR if circle < 0 else num(s.printed[circle])


@rule
def hand_of(s: Any, seat: int) -> CardSet:
    """The hand as a set."""
    return row_of(s.hand, seat, EMPTY)


@rule
def family_of(s: Any, seat: int) -> int:
    """The family as a word of bits."""
    return num(s.family[seat, 1]) >> CHARACTER_SHIFT


@rule
def cards_of(characters: int) -> CardSet:
    """A word of characters as a set of cards."""
    return (0, characters << CHARACTER_SHIFT)


@rule
def living(s: Any) -> int:
    """All living characters."""
    return num(s.cast) & ~num(s.dead)


@rule
def is_dead(s: Any, character: int) -> bool:
    """Whether a character is dead."""
    return num(s.dead) >> character & 1 == 1


@rule
def seat_after(s: Any, seat: int, steps: int) -> int:
    """The seat this many places clockwise (to the left)."""
    return (seat + steps) % num(s.players)
