"""Sets of cards behave like Python's sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from endling.kernel import bits, cardset
from endling.kernel.cardset import CAPACITY, WORD, CardSet, card_set
from tests.kernel.entry_points import entry_point

both = entry_point(cardset.both)
count = entry_point(cardset.count)
either = entry_point(cardset.either)
has = entry_point(cardset.has)
is_empty = entry_point(cardset.is_empty)
lowest = entry_point(cardset.lowest)
nth = entry_point(cardset.nth)
one = entry_point(cardset.one)
without = entry_point(cardset.without)

cards = st.integers(0, CAPACITY - 1)
sets = st.frozensets(cards)
EDGES = [0, 1, WORD - 1, WORD, WORD + 1, CAPACITY - 1]


def packed(numbers: frozenset[int]) -> CardSet:
    return card_set(sorted(numbers))


def unpacked(words: CardSet) -> frozenset[int]:
    """The cards of a set, without any of the functions under test."""
    low, high = map(int, words)
    assert 0 <= low < 1 << WORD
    assert 0 <= high < 1 << WORD
    together = low | high << WORD
    return frozenset(n for n in range(CAPACITY) if together >> n & 1)


@given(sets)
def test_packing_keeps_every_card(a: frozenset[int]) -> None:
    assert unpacked(packed(a)) == a


@pytest.mark.parametrize("card", EDGES)
def test_one_card(card: int) -> None:
    assert unpacked(one(card)) == {card}


@given(sets, sets)
def test_two_sets(a: frozenset[int], b: frozenset[int]) -> None:
    x, y = packed(a), packed(b)
    assert unpacked(both(x, y)) == a & b
    assert unpacked(either(x, y)) == a | b
    assert unpacked(without(x, y)) == a - b


@given(sets, cards)
def test_looking_for_a_card(a: frozenset[int], card: int) -> None:
    assert bool(has(packed(a), card)) == (card in a)
    assert bool(has(packed(a | {card}), card))
    assert not has(packed(a - {card}), card)


@given(sets)
def test_counting(a: frozenset[int]) -> None:
    assert int(count(packed(a))) == len(a)
    assert bool(is_empty(packed(a))) == (not a)


def test_the_full_and_the_empty_set() -> None:
    full = packed(frozenset(range(CAPACITY)))
    assert int(count(full)) == CAPACITY
    assert unpacked(without(full, full)) == frozenset()
    assert unpacked(cardset.EMPTY) == frozenset()


@given(sets.filter(bool))
def test_cards_by_rank(a: frozenset[int]) -> None:
    in_order = [int(nth(packed(a), rank)) for rank in range(len(a))]
    assert in_order == sorted(a)
    assert int(lowest(packed(a))) == min(a)


@given(st.integers(0, 2**63 - 1))
def test_bits_of_a_word(word: int) -> None:
    assert bits.bits(word) == bin(word).count("1")
    if word:
        assert bits.lowest_bit(word) == bin(word)[::-1].index("1")
