"""One game of Doomlings is one record of this type."""

from __future__ import annotations

from dataclasses import fields
from functools import cached_property
from typing import Any

import numpy as np

from endling.games.doomlings.board import BOARD, MAX_AGES, MAX_PLAYERS, PLACES
from endling.games.doomlings.tables import (
    ATTACHMENTS,
    BIRTH_CARD,
    EMPTY,
    SET_WORDS,
    TRAIT_COUNT,
)
from endling.games.doomlings.words import OWN_WORDS
from endling.kernel.actions import ActionSpace
from endling.kernel.cardset import (
    CardSet,
    is_empty,
    lowest,
    row_of,
    with_card,
    without_card,
    words_for,
)
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import Sizes
from endling.kernel.state import record

# What the game is doing.
REVEALING, TAKING_TURNS, ENDING, FINISHED = range(1, 5)

# How far a shield against catastrophes is.
NO_SHIELD, SHIELD_READY, SHIELDED = range(3)

# What everybody knows of cards that were dealt from the discard pile: nothing, that each is in one
# of the hands to which they were dealt, or that each is in some hand.
NONE_DEALT, DEALT, SCATTERED = range(3)


class _Sizes(Sizes):
    """Nobody chooses the card that opens every game, so that masks of answers have a word less."""

    @cached_property
    def actions(self) -> ActionSpace:
        return ActionSpace(BIRTH_CARD, self.words, self.numbers)


_USUAL = BOARD.sizes(frames=40, words=OWN_WORDS)
SIZES = _Sizes(**{field.name: getattr(_USUAL, field.name) for field in fields(Sizes)})
STATE = record(
    [
        *PLACES.fields(),
        # Sets of cards: `shown` and `fresh` are those that the work in progress is about.
        ("shown", np.int64, (SET_WORDS,)),
        ("fresh", np.int64, (SET_WORDS,)),
        ("dealt", np.int64, (SET_WORDS,)),  # from the discard pile, and known to be in hands
        ("resolved", np.int64, (SET_WORDS,)),  # World's End effects already carried out
        ("removed", np.int64, (words_for(BIRTH_CARD),)),  # option: cards that are not in the game
        ("points", np.int16, (MAX_PLAYERS,)),
        ("tie_points", np.int16, (MAX_PLAYERS,)),
        ("gene_pool", np.int8, (MAX_PLAYERS,)),
        ("pledge", np.uint8, (MAX_PLAYERS, 2)),  # cards promised to the neighbours
        # The age deck: everything up to and including age_at has been revealed.
        ("ages", np.uint8, (MAX_AGES,)),
        ("ages_n", np.uint8),
        ("age_at", np.uint8),
        ("knows_age", np.uint8, (MAX_PLAYERS,)),  # how many of the next ages a seat has looked at
        ("catastrophes", np.int8),
        # The round.
        ("phase", np.int8),
        ("first", np.int8),
        ("turn", np.int8),  # whose turn it is, -1 between turns
        ("taken", np.int8),  # turns of this round that have begun
        ("no_stabilizing", np.int8),  # the turn ends without it
        ("extra", np.int8),  # the age's extra play: 0 not earned, 1 earned, 2 used
        ("skipping", np.int8),  # ages are turned over until a catastrophe appears
        ("cut", np.int8),  # the round ends early
        ("last_played", np.uint8),
        ("shield", np.int8, (MAX_PLAYERS,)),
        # World's End.
        ("worlds_end", np.uint8),  # the catastrophe that supplies the World's End effect
        # Signs; 0 is none.
        ("sign", np.uint8, (MAX_PLAYERS,)),
        ("offered", np.uint8, (MAX_PLAYERS, 2)),
        ("chosen", np.int8, (2,)),  # colour + 1 chosen for one's score, and for opponents' scores
        ("recolor", np.int8, (MAX_PLAYERS, 2)),  # colour + 1 that counts as colour + 1
        ("drawn_points", np.int8, (MAX_PLAYERS,)),
        ("discards_counted", np.uint8),  # once scored: how many + 1; ties draw more
        ("painted", np.int8),  # colour + 1 that a colourless trait chose for itself
        # Attachments: how many have a host, and the host + 1 of each.
        ("attached", np.int8),
        ("host", np.uint8, (len(ATTACHMENTS),)),
        ("dealing", np.int8),  # what is known of `dealt`
        ("open_hands", np.int8),  # the age lets everybody see all hands
        # Options.
        ("ages_per_pile", np.int8),  # 0: all of them
        ("start_hand", np.int8),
        ("start_gene_pool", np.int8),
        ("turns_after_catastrophe", np.int8),
        ("leader_bonus", np.int8),
        ("ignore_forbidden_cost", np.int8),
        ("gene_pool_unbounded", np.int8),
        ("has_triggers", np.int8),  # whether any trait in the game acts when cards leave a hand
        ("has_roaming", np.int8),  # whether any attachment in the game may change its host
        ("face", np.int8, (TRAIT_COUNT,)),  # the face value of every trait
        ("has_other_sets", np.int8),  # whether cards beyond the classic set are in the game
    ],
    SIZES,
)


@rule
def hand_of(s: Any, seat: int) -> CardSet:
    """The hand as a set."""
    return row_of(s.hand, seat, EMPTY)


@rule
def pile_of(s: Any, seat: int) -> CardSet:
    """The trait pile as a set."""
    return row_of(s.pile, seat, EMPTY)


@rule
def faced(s: Any, cards: CardSet, low: int, high: int) -> CardSet:
    """Those of the cards whose face value lies between the two, ends included."""
    found = EMPTY
    while not is_empty(cards):
        card = lowest(cards)
        cards = without_card(cards, card)
        if low <= num(s.face[card]) <= high:
            found = with_card(found, card)
    return found


@rule
def seat_after(s: Any, seat: int, steps: int) -> int:
    """The seat this many places clockwise (to the left)."""
    return (seat + steps) % num(s.players)


@rule
def discarded(s: Any) -> CardSet:
    """The discard pile as a set."""
    return _first_discards(s, num(s.discard_n))


@rule
def discarded_for_score(s: Any) -> CardSet:
    """The discard pile as it was when points were counted; until then, as it is."""
    n = num(s.discard_n)
    if s.discards_counted > 0:
        n = min(n, num(s.discards_counted) - 1)
    return _first_discards(s, n)


@rule
def _first_discards(s: Any, n: int) -> CardSet:
    cards = EMPTY
    for i in range(n):
        cards = with_card(cards, num(s.discard[i]))
    return cards
