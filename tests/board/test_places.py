"""Reading what lies at a place, derived from the board."""

from __future__ import annotations

import numpy as np
import pytest

from endling.kernel.cardset import cards_in
from tests.embers import board as b

put_in = b.PLACES.put_in()


def test_the_cards_of_a_seat_are_read_as_a_set() -> None:
    s = np.zeros(1, b.STATE)[0]
    for card in (3, 7):
        put_in(s, card, b.PLACES.first("hand") + 1)
    read = b.PLACES.reader("hand")
    assert [cards_in(read(s, seat)) for seat in (0, 1)] == [[], [3, 7]]


def test_what_lies_on_a_card_is_read_as_a_set() -> None:
    s = np.zeros(1, b.STATE)[0]
    for card in (9, 0, 4):
        put_in(s, card, b.PLACES.first("stack") + 2)
    read = b.PLACES.reader("stack")
    assert [cards_in(read(s, host)) for host in (1, 2)] == [[], [0, 4, 9]]


def test_a_list_is_not_read_as_a_set() -> None:
    with pytest.raises(ValueError, match="deck"):
        b.PLACES.reader("deck")
