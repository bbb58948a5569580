"""What seats have seen of hidden zones, and what they believe to lie there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from endling.board.declaration import Board, Of, SeenBy, Zone
from endling.board.guessing import determinizer
from endling.board.hiding import redactor
from endling.board.knowledge import Knowledge
from endling.board.observation import Observation
from endling.board.places import Places
from endling.kernel.chacha import new_dice
from endling.kernel.question import NOBODY
from endling.kernel.state import record
from tests.embers import board as b

HAND = b.BOARD.zone("hand")
DECK = b.BOARD.zone("deck")


def with_zones(*zones: Zone) -> Board:
    """A board with nothing but these zones."""
    return replace(b.BOARD, zones=zones, table=(), seat=())


KNOWN_HAND = replace(HAND, known=True, counted_by=SeenBy.ALL, guess_sizes=None)
KNOWN = with_zones(replace(DECK, known=True), KNOWN_HAND)
SET_ASIDE = with_zones(
    DECK,
    replace(HAND, counted_by=SeenBy.ALL, guess_sizes=None),
    replace(HAND, name="aside", part_of="hand", guess_sizes=None),
)


def dealt(board: Board) -> Any:
    """Two players with three cards each; nobody is asked."""
    s = np.zeros(1, record([*Places(board).fields()], b.SIZES))[0]
    s.players, s.actor = 2, NOBODY
    s.hand[:2, 0] = [0b111, 0b111000]
    s.hand_n[:2] = 3
    s.deck[:3] = [6, 7, 8]
    s.deck_n = 3
    return s


def test_seen_cards_are_left_in_a_hand_and_the_others_are_not() -> None:
    s = dealt(KNOWN)
    Knowledge(KNOWN).write_seen(s, 0, (0b1000,))
    redactor(KNOWN)(s, 0)
    assert s.hand[:2, 0].tolist() == [0b111, 0b1000]
    assert s.deck[:3].tolist() == [0, 0, 0]
    assert not s.seen.any()


@pytest.mark.parametrize("seed", range(5))
def test_a_guess_keeps_seen_cards_where_they_lie(seed: int) -> None:
    s = dealt(KNOWN)
    Knowledge(KNOWN).write_seen(s, 0, (1 << 3 | 1 << 7,))
    Knowledge(KNOWN).write_seen(s, 1, (1 << 6,))
    determinizer(KNOWN)(s, 0, new_dice(bytes([seed]) * 32)[0])
    assert int(s.hand[1, 0]) & 1 << 3
    assert s.deck[1] == 7
    others = {card for card in range(9) if int(s.hand[1, 0]) >> card & 1}
    assert sorted([*others, *s.deck[:3].tolist()]) == [3, 4, 5, 6, 7, 8]
    assert Knowledge(KNOWN).seen_by(s, 1) == (0,)  # what others saw in secret is not guessed


def test_observations_have_the_cards_that_were_seen() -> None:
    s, rows = dealt(KNOWN), Observation(KNOWN)
    Knowledge(KNOWN).write_seen(s, 0, (1 << 3 | 1 << 7,))  # one of the hand, one in the deck
    row = np.zeros(rows.MEMORY[-1].end, np.int8)
    rows.senses().recall(s, 0, np.zeros(rows.MEMORY_WORDS, np.int64), row)
    told = next(part for part in rows.MEMORY if part.name == "known_hand_1")
    assert np.flatnonzero(row[told.start : told.end]).tolist() == [3]


def test_cards_that_somebody_set_aside_still_seem_to_be_in_the_hand() -> None:
    s = dealt(SET_ASIDE)
    s.hand[1, 0], s.hand_n[1] = 0b11000, 2
    s.aside[1, 0], s.aside_n[1] = 0b100000, 1
    redactor(SET_ASIDE)(s, 0)
    assert (s.hand_n[1], s.hand[1, 0], s.aside_n[1], s.aside[1, 0]) == (3, 0, 0, 0)


@pytest.mark.parametrize("part", [False, True], ids=["hand", "both"])
def test_nobody_sees_that_a_card_they_know_was_set_aside(part: bool) -> None:
    aside = replace(HAND, name="aside", part_of="hand", guess_sizes=None, counted_by=SeenBy.ALL)
    board = with_zones(DECK, KNOWN_HAND, replace(aside, known=part))
    pictures = []
    for held, set_aside in ((0b111000, 0), (0b11000, 0b100000)):
        s = dealt(board)
        s.hand[1, 0], s.hand_n[1] = held, held.bit_count()
        s.aside[1, 0], s.aside_n[1] = set_aside, set_aside.bit_count()
        Knowledge(board).write_seen(s, 0, (0b101000,))
        redactor(board)(s, 0)
        pictures.append((int(s.hand[1, 0]), s.hand_n[1], int(s.aside[1, 0]), s.aside_n[1]))
    assert pictures == [(0b101000, 3, 0, 0)] * 2


def test_a_guess_puts_back_what_others_set_aside() -> None:
    s = dealt(SET_ASIDE)
    s.hand[1, 0], s.hand_n[1] = 0b11000, 2
    s.aside[1, 0], s.aside_n[1] = 0b100000, 1
    determinizer(SET_ASIDE)(s, 0, new_dice(bytes(32))[0])
    assert (s.hand_n[1], s.aside_n[1], s.aside[1, 0]) == (3, 0, 0)
    assert int(s.hand[1, 0]).bit_count() == 3


@pytest.mark.parametrize(
    "declare",
    [
        lambda: replace(HAND, seen_by=SeenBy.ALL, known=True),
        lambda: replace(HAND, known=True),  # its sizes are guessed
        lambda: replace(DECK, part_of="hand"),
        lambda: replace(HAND, of=Of.TABLE, part_of="deck"),
    ],
)
def test_what_cannot_be_declared(declare: Any) -> None:
    with pytest.raises(ValueError, match="hand|deck"):
        declare()
