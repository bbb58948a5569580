"""Sets of cards behave like Python's sets, whatever the number of their words."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from endling.kernel import bits, cardset
from endling.kernel.cardset import MOST_WORDS, WORD, CardSet, card_set, words_for
from tests.kernel.entry_points import compiled

both = compiled(lambda a, b: cardset.both(a, b))
count = compiled(lambda a: cardset.count(a))
either = compiled(lambda a, b: cardset.either(a, b))
has = compiled(lambda a, card: cardset.has(a, card))
is_empty = compiled(lambda a: cardset.is_empty(a))
lowest = compiled(lambda a: cardset.lowest(a))
nth = compiled(lambda a, index: cardset.nth(a, index))
read_set = compiled(lambda words, like: cardset.read_set(words, like))
row_of = compiled(lambda table, row, like: cardset.row_of(table, row, like))
with_card = compiled(lambda a, card: cardset.with_card(a, card))
without = compiled(lambda a, b: cardset.without(a, b))
without_card = compiled(lambda a, card: cardset.without_card(a, card))
write_set = compiled(lambda words, a: cardset.write_set(words, a))

WORDS = range(1, MOST_WORDS + 1)


def packed(numbers: frozenset[int], words: int) -> CardSet:
    return card_set(sorted(numbers), words)


def unpacked(words: CardSet) -> frozenset[int]:
    """The cards of a set, without any of the functions under test."""
    together = 0
    for i, word in enumerate(map(int, words)):
        assert 0 <= word < 1 << WORD
        together |= word << (i * WORD)
    return frozenset(n for n in range(len(words) * WORD) if together >> n & 1)


@st.composite
def sets(draw: Any, how_many: int = 1) -> tuple[Any, ...]:
    """A number of words, and so many sets of cards that fit into them."""
    words = draw(st.sampled_from(WORDS))
    numbers = st.frozensets(st.integers(0, words * WORD - 1))
    return (words, *(draw(numbers) for _ in range(how_many)))


@st.composite
def sets_and_cards(draw: Any) -> tuple[int, frozenset[int], int]:
    words, a = draw(sets())
    return words, a, draw(st.integers(0, words * WORD - 1))


@given(sets())
def test_packing_keeps_every_card(case: tuple[int, frozenset[int]]) -> None:
    words, a = case
    assert len(packed(a, words)) == words
    assert unpacked(packed(a, words)) == a


@given(sets(2))
def test_two_sets(case: tuple[int, frozenset[int], frozenset[int]]) -> None:
    words, a, b = case
    x, y = packed(a, words), packed(b, words)
    assert unpacked(both(x, y)) == a & b
    assert unpacked(either(x, y)) == a | b
    assert unpacked(without(x, y)) == a - b


@given(sets_and_cards())
def test_a_set_and_a_card(case: tuple[int, frozenset[int], int]) -> None:
    words, a, card = case
    assert unpacked(with_card(packed(a, words), card)) == a | {card}
    assert unpacked(without_card(packed(a, words), card)) == a - {card}
    assert bool(has(packed(a, words), card)) == (card in a)


@pytest.mark.parametrize("words", WORDS)
def test_a_card_that_a_set_has_no_room_for_is_not_in_it(words: int) -> None:
    full = packed(frozenset(range(words * WORD)), words)
    for card in (words * WORD, words * WORD + 1, words * WORD + 64, 255 + words * WORD):
        assert not has(full, card)
        assert tuple(without_card(full, card)) == full


@given(sets())
def test_counting(case: tuple[int, frozenset[int]]) -> None:
    words, a = case
    assert int(count(packed(a, words))) == len(a)
    assert bool(is_empty(packed(a, words))) == (not a)


@pytest.mark.parametrize("words", WORDS)
def test_the_full_and_the_empty_set(words: int) -> None:
    full = packed(frozenset(range(words * WORD)), words)
    assert int(count(full)) == words * WORD
    assert is_empty(without(full, full))
    assert unpacked(card_set([], words)) == frozenset()


@given(sets().filter(lambda case: bool(case[1])))
def test_cards_by_rank(case: tuple[int, frozenset[int]]) -> None:
    words, a = case
    in_order = [int(nth(packed(a, words), rank)) for rank in range(len(a))]
    assert in_order == sorted(a)
    assert int(lowest(packed(a, words))) == min(a)


@given(sets(2))
def test_sets_in_fields_and_tables(case: tuple[int, frozenset[int], frozenset[int]]) -> None:
    words, a, b = case
    like = card_set([], words)
    table = np.full((3, words + 1), -1, np.int64)  # a wider field keeps what lies behind
    write_set(table[0], packed(a, words))
    write_set(table[2], packed(b, words))
    assert unpacked(row_of(table, 0, like)) == a
    assert unpacked(read_set(table[2], like)) == b
    assert (table[:, -1] == -1).all()
    assert (table[1] == -1).all()


@pytest.mark.parametrize(("cards", "words"), [(0, 1), (62, 1), (63, 2), (124, 2), (249, 5)])
def test_how_many_words_cards_need(cards: int, words: int) -> None:
    assert words_for(cards) == words


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="below 310, not 311"):
        words_for(311)
    for card in (-1, 124):
        with pytest.raises(ValueError, match=f"card {card} does not fit into a set of 2 words"):
            card_set([3, card], 2)


@given(st.integers(0, 2**63 - 1))
def test_bits_of_a_word(word: int) -> None:
    assert bits.bits(word) == bin(word).count("1")
    if word:
        assert bits.lowest_bit(word) == bin(word)[::-1].index("1")
