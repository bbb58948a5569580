"""Rows of observations hold the numbers of a game, in eight or in 16 bits."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from endling.kernel import observation
from endling.kernel.cardset import WORD, card_set
from endling.kernel.observation import SPILL
from tests.kernel.entry_points import RECORD, SIZES, entry_point

write_cards = entry_point(lambda row, at, cards: observation.write_cards(row, at, cards))
write_number = entry_point(lambda row, at, value: observation.write_number(row, at, value))
write_large_number = entry_point(
    lambda row, at, times, value: observation.write_large_number(row, at, times, value)
)
write_mask = entry_point(lambda mask, s, seat: observation.write_mask(s, seat, mask))

ENTRIES = [replace(SIZES, entry_bits=bits).entry for bits in (8, 16)]


@pytest.mark.parametrize("entry", ENTRIES)
@given(numbers=st.lists(st.integers(-500, 500), min_size=1, max_size=5))
def test_numbers(entry: np.dtype[np.integer], numbers: list[int]) -> None:
    row, limits = np.zeros(len(numbers) + 1, entry), np.iinfo(entry)
    for at, number in enumerate(numbers):
        write_number(row, at, number)
    assert row[:-1].tolist() == [min(max(n, limits.min), limits.max) for n in numbers]
    assert row[-1] == 0


@pytest.mark.parametrize("entry", ENTRIES)
@given(number=st.integers(-32_000, 32_000))
def test_large_numbers(entry: np.dtype[np.integer], number: int) -> None:
    row = np.zeros(3, entry)
    write_large_number(row, 0, 2, number)
    left, between, times = row.tolist()
    assert left + times * observation.LARGE == number
    assert between == 0
    assert abs(number) > 127 or times == 0


def test_totals_of_16_bits() -> None:
    row = np.zeros(1, ENTRIES[1])
    write_number(row, 0, -400)
    assert row[0] == -400


@pytest.mark.parametrize("entry", ENTRIES)
@given(words=st.integers(1, 5), cards=st.frozensets(st.integers(0, 5 * WORD - 1)))
def test_sets(entry: np.dtype[np.integer], words: int, cards: frozenset[int]) -> None:
    fitting = {card for card in cards if card < words * WORD}
    row = np.full(3 + words * WORD + SPILL + 1, 7, entry)
    write_cards(row, 3, card_set(fitting, words))
    assert set(np.flatnonzero(row[3 : 3 + words * WORD]).tolist()) == fitting
    assert row[[0, 1, 2, -1]].tolist() == [7] * 4


@given(st.frozensets(st.integers(0, SIZES.actions.end - 1)))
def test_masks_of_any_number_of_words(legal: frozenset[int]) -> None:
    s, end = np.zeros(1, RECORD)[0], SIZES.actions.end
    for action in legal:
        s.legal[action // WORD] |= 1 << action % WORD
    s.actor = 9
    mask = np.full(end + 1, 7, observation.MASK_ENTRY)
    write_mask(mask[:end], s, 9)
    assert set(np.flatnonzero(mask[:end]).tolist()) == legal
    write_mask(mask[:end], s, 8)
    assert not mask[:end].any()
    assert mask[end] == 7


def test_other_sizes_of_entries_are_refused() -> None:
    with pytest.raises(ValueError, match="8 or 16 bits, not 32"):
        replace(SIZES, entry_bits=32)
