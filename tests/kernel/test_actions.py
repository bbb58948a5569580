"""Actions: one number means one thing, and the legal ones are exactly those in the mask."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from endling.kernel import actions, engine, policies, question
from endling.kernel.actions import CARD, COLOR, END, NUMBER, PLAYER, Word
from endling.kernel.cardset import CAPACITY, WORD, card_set
from tests.kernel.entry_points import RECORD, entry_point

ask = entry_point(question.ask)
close_question = entry_point(question.close_question)
is_legal = entry_point(actions.is_legal)
legal_count = entry_point(policies.legal_count)
legal_nth = entry_point(policies.legal_nth)

masks = st.frozensets(st.integers(0, END - 1))


def pool_with(legal: frozenset[int]) -> Any:
    pool = np.zeros(1, RECORD)
    for action in legal:
        pool[0].legal[action // WORD] |= 1 << action % WORD
    return pool


def test_the_kinds_of_actions_do_not_overlap() -> None:
    assert max(Word) < PLAYER < COLOR < NUMBER < CARD < END
    assert PLAYER + 9 < COLOR
    assert COLOR + 9 < NUMBER
    assert NUMBER + 25 < CARD
    assert END - CARD == 3 * WORD


@given(masks)
def test_exactly_what_is_in_the_mask_is_legal(legal: frozenset[int]) -> None:
    pool = pool_with(legal)
    assert {action for action in range(END) if is_legal(pool[0], action)} == legal


@given(masks, st.one_of(st.integers(-(2**62), -1), st.integers(END, 2**62)))
def test_numbers_that_are_no_actions_are_never_legal(legal: frozenset[int], number: int) -> None:
    assert not is_legal(pool_with(legal)[0], number)


@given(masks)
def test_legal_actions_are_listed_in_ascending_order(legal: frozenset[int]) -> None:
    pool = pool_with(legal)
    out = np.zeros(END, np.int64)
    n = engine.list_legal(pool, out)
    assert out[:n].tolist() == sorted(legal)
    assert int(legal_count(pool[0])) == len(legal)
    by_rank = [int(legal_nth(pool[0], rank)) for rank in range(len(legal) + 1)]
    assert by_rank == [*sorted(legal), actions.NONE]


@given(
    st.frozensets(st.integers(0, CARD - 1)),
    st.frozensets(st.integers(0, CAPACITY - 1)),
    st.integers(0, 9),
)
def test_a_question_offers_its_words_and_cards(
    words: frozenset[int], cards: frozenset[int], actor: int
) -> None:
    pool = pool_with(frozenset(range(END)))
    mask = sum(1 << action for action in words)
    assert ask(pool[0], actor, 7, 200, mask, card_set(sorted(cards)))
    assert (int(pool[0].actor), int(pool[0].prompt), int(pool[0].cause)) == (actor, 7, 200)
    offered = {action for action in range(END) if is_legal(pool[0], action)}
    assert offered == words | {CARD + card for card in cards}


def test_closing_a_question_leaves_no_trace() -> None:
    pool = pool_with(frozenset())
    pool[0].actor = question.NOBODY
    before = pool.tobytes()
    ask(pool[0], 3, 7, 200, 0b111, (1 << 61, 1 << 5))
    assert pool.tobytes() != before
    close_question(pool[0])
    assert pool.tobytes() == before
