"""Actions: one number means one thing, and the legal ones are exactly those in the mask."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from endling.kernel import actions, engine, policies, question
from endling.kernel.actions import CARD, COLOR, NUMBER, PASS, PLAYER, ActionSpace
from endling.kernel.cardset import WORD, card_set, words_for
from tests.kernel.entry_points import RECORD, SIZES, entry_point

ask = entry_point(question.ask)
close_question = entry_point(question.close_question)
is_legal = entry_point(actions.is_legal)
offer = entry_point(actions.offer)
legal_count = entry_point(policies.legal_count)
legal_nth = entry_point(policies.legal_nth)

SPACE = SIZES.actions
END = SPACE.end
CARDS = SIZES.cards
masks = st.frozensets(st.integers(0, END - 1))


def pool_with(legal: frozenset[int]) -> Any:
    pool = np.zeros(1, RECORD)
    for action in legal:
        pool[0].legal[action // WORD] |= 1 << action % WORD
    return pool


def test_the_kinds_of_actions_do_not_overlap() -> None:
    assert PASS < PLAYER < COLOR < NUMBER < CARD
    assert PLAYER + 9 < COLOR
    assert COLOR + 9 < NUMBER
    for space in (SPACE, ActionSpace(cards=62), ActionSpace(cards=186, own_words=("a", "b"))):
        chosen = [CARD + card for card in range(space.cards)]
        chosen += [space.number + number for number in range(space.numbers)]
        chosen += [*space.words.values(), *range(PLAYER, NUMBER)]
        assert len(chosen) == len(set(chosen))
        assert 0 <= min(chosen) <= max(chosen) < space.end


def test_what_an_action_means() -> None:
    assert SPACE.meaning(CARD + 249) == ("card", 249)
    assert SPACE.meaning(SPACE.number + 63) == ("number", 63)
    assert SPACE.meaning(COLOR + 2) == ("color", 2)
    assert SPACE.meaning(PLAYER + 9) == ("player", 9)
    assert [SPACE.word_name(SPACE.words[word]) for word in SPACE.words] == list(SPACE.words)
    assert ActionSpace(cards=5).meaning(NUMBER + 25) == ("number", 25)


def test_words_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 12 words"):
        ActionSpace(cards=5, own_words=tuple("abcdefghijklm"))
    with pytest.raises(ValueError, match="not all different"):
        ActionSpace(cards=5, own_words=("pass",))


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
    st.frozensets(st.integers(0, CARDS - 1)),
    st.integers(0, 9),
)
def test_a_question_offers_its_words_and_cards(
    words: frozenset[int], cards: frozenset[int], actor: int
) -> None:
    pool = pool_with(frozenset(range(END)))
    mask = sum(1 << action for action in words)
    assert ask(pool[0], actor, 7, 200, mask, card_set(cards, words_for(CARDS)))
    assert (int(pool[0].actor), int(pool[0].prompt), int(pool[0].cause)) == (actor, 7, 200)
    offered = {action for action in range(END) if is_legal(pool[0], action)}
    assert offered == words | {CARD + card for card in cards}
    offer(pool[0], SPACE.number + 63)
    assert offered | {SPACE.number + 63} == {n for n in range(END) if is_legal(pool[0], n)}


def test_closing_a_question_leaves_no_trace() -> None:
    pool = pool_with(frozenset())
    pool[0].actor = question.NOBODY
    before = pool.tobytes()
    ask(pool[0], 3, 7, 200, 0b111, (1 << 61, 1 << 5))
    assert pool.tobytes() != before
    close_question(pool[0])
    assert pool.tobytes() == before
