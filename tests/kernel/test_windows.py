"""Windows: who is asked when, how a window closes, and what is told of it.

The game of these tests: a card is played, which opens a window for all others. Whoever holds a
counter may play it. A counter can be countered in turn; if it is not, it cancels what it was played
against, unless the window was one that stays open: there it is a play of its own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from endling.kernel import engine, state
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NO, PASS
from endling.kernel.cardset import CardSet, card_set
from endling.kernel.events import FROM, MOMENT, OF_NOBODY, VERB, note
from endling.kernel.events import WHO as BY
from endling.kernel.frames import KIND, ROW, STEP, WHO, X, Y, goto, pop, push
from endling.kernel.game_hooks import Rules, load, register
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import NOBODY
from endling.kernel.sizes import Sizes
from endling.kernel.windows import (
    CLOSES,
    GOES_ON,
    STARTS_AGAIN,
    WHICH,
    Windows,
    open_window,
    register_windows,
    window,
)

PLAYERS = 4
PLAY, WINDOW_OPEN = 1, 2  # kinds of work
PLAYED, WORKS, WINDOW = 1, 2, 3  # verbs
A_MOMENT = MOMENT, OF_NOBODY
ANSWER = 10  # the question of a window that closes with the first play; others follow by manner
COUNTER = CARD_ACTION
NOTHING = card_set([], 1)
ONE_CARD = card_set([0], 1)

RECORD = state.record(
    [
        ("held", np.int8, (PLAYERS,)),  # how many counters each seat holds, in secret
        ("unseen", np.int8),  # how many counters do not lie open
    ],
    Sizes(players=PLAYERS, cards=1, prompts=20, frames=16),
)


@rule
def resolve(s: Any, answer: int) -> bool:
    f = num(s.depth) - 1
    if f < 0:
        s.over = 1
        return False
    if s.frames[f, KIND] == WINDOW_OPEN:
        return window(s, f, answer)
    seat, manner = num(s.frames[f, WHO]), num(s.frames[f, ROW])
    if s.frames[f, STEP] == 0:
        goto(s, f, 1)
        first, others = (seat + 1) % num(s.players), num(s.players) - 1
        open_window(s, WINDOW_OPEN, ANSWER + manner, first, others, 7, manner, 0, 0)
        return False
    is_cancelled, counters = s.frames[f, X] == 1, s.frames[f, Y] == 1
    pop(s)
    if not is_cancelled:
        note(s, WORKS, seat, 0, 0, 0)
        if counters:
            s.frames[f - 2, X] = 1  # below the window in which it was played
    return False


@rule
def is_possible(s: Any, f: int) -> bool:
    return num(s.unseen) > 0


@rule
def options(s: Any, f: int, seat: int) -> tuple[int, CardSet]:
    if num(s.held[seat]) == 0:
        return 0, NOTHING
    return 1 << NO | 1 << PASS, ONE_CARD


@rule
def act(s: Any, f: int, seat: int, answer: int) -> None:
    s.held[seat] = num(s.held[seat]) - 1
    s.unseen = num(s.unseen) - 1
    note(s, PLAYED, seat, answer - CARD_ACTION, 0, 0)
    frame = push(s, PLAY, seat, 0, CLOSES)
    s.frames[frame, Y] = 1 if num(s.frames[f, WHICH]) == ANSWER + CLOSES else 0


@rule
def leave(s: Any, seat: int) -> None:
    """There is nothing to hide, or to guess, in these tests."""


@rule
def keep(s: Any, seat: int, dice: Any) -> None:
    """Likewise."""


@rule
def zero(s: Any) -> int:
    return 0


@rule
def zero_for(s: Any, number: int) -> int:
    return 0


register(
    RECORD,
    Rules(
        game="windows",
        sources=Path(__file__).parent,
        resolve=resolve,
        redact=leave,
        determinize=keep,
        problem=zero,
        standing=zero_for,
        immediate_value=zero_for,
        comfortable_lead=zero,
    ),
)


@rule
def announce(s: Any, which: int, seat: int, card: int) -> None:
    note(s, WINDOW, seat, card, which, 0)


register_windows(RECORD, Windows(is_possible, options, act, announce))


class Table:
    """One game; seat 0 has played a card."""

    def __init__(self, manner: int, held: list[int], unseen: int = 12) -> None:
        load(RECORD)
        self.pool = np.zeros(1, RECORD)
        s = self.s = self.pool[0]
        s.players, s.actor, s.depth = PLAYERS, NOBODY, 1
        s.frames[0, KIND], s.frames[0, ROW] = PLAY, manner
        s.held, s.unseen = held, unseen
        self.told: list[tuple[int, int]] = []
        engine.resume(self.pool)
        self._read()

    def _read(self) -> None:
        self.told += [(int(e[VERB]), int(e[BY])) for e in self.s.log[: self.s.log_n]]
        self.kinds = [int(e[FROM]) for e in self.s.log[: self.s.log_n] if e[VERB] == WINDOW]
        assert self.s.fault == 0

    def answers(self, answer: int, *seats: int) -> Table:
        for seat in seats:
            assert self.s.actor == seat
            assert engine.take_step(self.pool, answer) == engine.TAKEN
            self._read()
        return self

    def plays(self, *seats: int) -> Table:
        return self.answers(COUNTER, *seats)

    def passes(self, *seats: int) -> Table:
        return self.answers(NO, *seats)

    @property
    def is_done(self) -> bool:
        return bool(self.s.over == 1 and self.s.depth == 0 and not self.s.frames.any())

    def seats(self, verb: int) -> list[int]:
        return [seat for told, seat in self.told if told == verb]


def test_seats_are_asked_clockwise_and_a_window_closes_when_all_have_passed() -> None:
    table = Table(CLOSES, [1, 1, 1, 1])
    assert table.passes(1, 2).s.prompt == ANSWER
    assert table.passes(3).is_done, "whoever played is not asked"
    assert table.told == [(WINDOW, 1), A_MOMENT, (WORKS, 0)]


def test_a_seat_that_cannot_act_is_passed_over() -> None:
    assert Table(CLOSES, [0, 0, 1, 0]).passes(2).is_done
    assert Table(CLOSES, [3, 0, 0, 0]).is_done


def test_both_words_pass() -> None:
    assert Table(STARTS_AGAIN, [0, 1, 1, 0]).answers(PASS, 1).answers(NO, 2).is_done


def test_the_first_play_can_close_a_window() -> None:
    table = Table(CLOSES, [0, 1, 1, 0]).plays(1)
    assert table.passes(2).is_done, "asked about the counter, and not again about the card"
    assert table.told == [(WINDOW, 1), A_MOMENT, (PLAYED, 1), (WINDOW, 2), A_MOMENT, (WORKS, 1)]


def test_a_play_can_start_the_window_again_from_its_first_seat() -> None:
    table = Table(STARTS_AGAIN, [0, 1, 2, 1]).passes(1).plays(2)
    table.passes(3, 1)  # the window on the counter
    assert table.s.prompt == ANSWER + STARTS_AGAIN
    assert table.passes(1, 2, 3).is_done


def test_a_play_can_let_the_window_go_on_with_the_next_seat() -> None:
    table = Table(GOES_ON, [0, 1, 2, 1]).passes(1).plays(2).passes(3, 1)
    assert table.s.prompt == ANSWER + GOES_ON
    table.passes(3, 1)
    assert not table.is_done, "not all have passed since the last play"
    assert table.passes(2).is_done


def test_passes_count_only_since_the_last_play() -> None:
    table = Table(STARTS_AGAIN, [0, 3, 0, 0])
    for _ in range(3):
        table.plays(1)
    assert table.is_done
    assert table.seats(PLAYED) == table.seats(WORKS)[:-1] == [1, 1, 1]


@pytest.mark.parametrize("counters", range(5))
def test_of_a_chain_of_counters_the_last_one_counts_first(counters: int) -> None:
    """Each counter is answered by the next seat; what nobody answers works."""
    chain = [1, 2, 3, 0][:counters]
    table = Table(CLOSES, [int(seat in chain) for seat in range(PLAYERS)]).plays(*chain)
    assert table.is_done
    assert table.seats(PLAYED) == chain
    assert table.seats(WORKS) == [0, *chain][::-2]


def test_nested_work_is_done_before_the_window_goes_on() -> None:
    """A counter in a window that stays open; countered, and that counter countered too."""
    table = Table(STARTS_AGAIN, [1, 2, 1, 1]).plays(1, 2, 3)
    assert [table.s.prompt, table.s.actor] == [ANSWER, 0]
    table.passes(0, 1)
    assert table.s.prompt == ANSWER + STARTS_AGAIN
    assert table.seats(WORKS) == [3, 1]
    assert table.passes(1).is_done
    assert table.seats(WORKS) == [3, 1, 0]


# --- What is told ---------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [[0, 0, 0, 0], [0, 1, 0, 0], [0, 1, 1, 1]])
def test_a_window_is_announced_whoever_can_act(held: list[int]) -> None:
    table = Table(CLOSES, held)
    assert table.told[:2] == [(WINDOW, 1), A_MOMENT]
    assert table.kinds == [ANSWER + CLOSES]


def test_there_is_no_window_when_all_know_that_nobody_can_act() -> None:
    table = Table(CLOSES, [0, 0, 0, 0], unseen=0)
    assert table.told == [(WORKS, 0)]
    assert table.is_done


def test_every_new_start_is_announced_if_it_is_possible_still() -> None:
    table = Table(STARTS_AGAIN, [0, 1, 1, 0], unseen=2).plays(1).passes(2)
    assert table.kinds == [ANSWER + STARTS_AGAIN]
    table.plays(2)
    assert table.is_done
    assert table.kinds == [], "both counters lie open now"
    assert table.seats(WINDOW) == [1, 2, 1]


def test_passing_tells_nothing() -> None:
    table = Table(STARTS_AGAIN, [0, 1, 1, 1])
    before = list(table.told)
    assert table.passes(1, 2).told == before
