"""Games in which the lowest score wins, several win, or nobody does, counted at any size."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from endling.kernel import event_stats, game_stats, state
from endling.kernel.cardset import WORD, CardSet, card_set, with_card
from endling.kernel.event_stats import PLAY_ROW, SEEN
from endling.kernel.game_hooks import Rules, register
from endling.kernel.game_stats import (
    BEST,
    FINAL,
    MARGIN,
    SHARED,
    UNWON,
    WIN,
    WON,
    N,
    layout_for,
)
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD, Sizes
from endling.kernel.stats_hooks import DRAWN, Stats, register_stats
from endling.kernel.winning import CANNOT_WIN, can_win
from tests.kernel.entry_points import entry_point

LAST_CARD = 249
SIZES = Sizes(
    players=10,
    cards=LAST_CARD + 1,
    prompts=2,
    frames=2,
    decisions=10_000,
    least_score=-400,
    most_score=50,
    lowest_wins=True,
)
RECORD = state.record([("score", np.int16, (10,)), ("lost", np.int8, (10,))], SIZES)
LAYOUT = layout_for(SIZES)
_EMPTY = card_set([], 5)


@rule
def _standing(s: Any, seat: int) -> int:
    return -num(s.score[seat]) + (CANNOT_WIN if s.lost[seat] == 1 else 0)


@rule
def _points(s: Any, seat: int) -> int:
    return num(s.score[seat])


@rule
def _final(s: Any, seat: int) -> CardSet:
    return with_card(_EMPTY, LAST_CARD - seat)


@rule
def _worth(s: Any, seat: int, card: int) -> int:
    return -card


@rule
def _ending(s: Any) -> int:
    return LAST_CARD


@rule
def _role(s: Any, verb: int) -> int:
    return DRAWN


@rule
def _nothing(s: Any, *_: Any) -> int:
    return 0


unused: Any = _nothing
register(
    RECORD,
    Rules(
        game="lowest",
        sources=Path(__file__).parent,
        resolve=unused,
        redact=unused,
        determinize=unused,
        problem=unused,
        standing=_standing,
        immediate_value=unused,
        comfortable_lead=unused,
    ),
)
register_stats(RECORD, Stats(_role, _final, _points, _worth, _ending))

count_over = entry_point(game_stats.count_over)
begin = entry_point(event_stats.begin)
count_event = entry_point(event_stats.count_event)


@dataclass
class Counted:
    tally: Any
    game: Any
    seats: Any


def counted(scores: list[int], lost: tuple[int, ...] = (), decisions: int = 5) -> Counted:
    """A game that ended with these scores, counted."""
    s, seen = np.zeros(1, RECORD)[0], np.zeros(1, SEEN)[0]
    s.players = len(scores)
    for seat, score in enumerate(scores):
        s.score[seat] = score
        s.lost[seat] = seat in lost
    begin(s, seen)
    count_event(s, seen, np.zeros(9, PLAY_ROW), (0, 0), 1, 0, LAST_CARD)
    count_event(s, seen, np.zeros(9, PLAY_ROW), (0, 0), 1, 0, NO_CARD)
    outcome, tally = np.zeros(1, LAYOUT.outcome)[0], np.zeros(1, LAYOUT.tally)
    game, seats = np.zeros(1, LAYOUT.game_row), np.zeros(len(scores), LAYOUT.seat_row)
    count_over(s, decisions, seen, outcome, tally[0], game[0], seats, 0)
    return Counted(tally[0], game[0], seats)


def test_the_lowest_score_is_the_best() -> None:
    found = counted([10, -360, -20])
    assert found.seats["place"].tolist() == [3, 1, 2]
    assert found.seats["win"].tolist() == [0, WIN, 0]
    assert found.seats["points"].tolist() == [10, -360, -20]
    sums = found.tally.games
    assert (sums[BEST], sums[MARGIN], sums[WON], sums[N]) == (-360, 340, 1, 1)
    assert np.flatnonzero(found.tally.best_scores).tolist() == [-360 - SIZES.least_score]
    assert np.flatnonzero(found.tally.scores).tolist() == [40, 380, 410]


def test_a_win_is_shared() -> None:
    found = counted([5, -7, -7, -7])
    assert found.seats["win"].tolist() == [0, WIN // 3, WIN // 3, WIN // 3]
    assert found.game.winners == 3
    assert found.tally.shared.tolist() == [1, 0]
    assert found.tally.games[MARGIN] == 0


def test_nobody_wins() -> None:
    found = counted([5, -7, -30], lost=(0, 1, 2))
    assert found.seats["place"].tolist() == [3, 2, 1]
    assert found.seats["win"].tolist() == [0, 0, 0]
    assert found.game.winners == 0
    assert found.tally.shared[UNWON] == 1
    assert found.tally.shared[SHARED] == 0
    sums = found.tally.games
    assert (sums[N], sums[WON], sums[BEST], sums[MARGIN]) == (1, 0, 0, 0)
    assert found.tally.best_scores.sum() == 0


def test_who_cannot_win_loses_to_whoever_can() -> None:
    found = counted([5, -7, -30], lost=(1, 2))
    assert found.seats["win"].tolist() == [WIN, 0, 0]


@pytest.mark.parametrize("points", [-32000, -400, 0, 32000])
def test_no_score_is_taken_for_that_of_somebody_who_cannot_win(points: int) -> None:
    assert can_win(points)
    assert not can_win(points + CANNOT_WIN)


def test_the_last_of_many_cards_is_counted_and_no_card_is_not() -> None:
    found = counted([1] * 10)
    drawn = [n for n in range(5 * WORD) if int(found.seats[0]["had"][0, n // WORD]) >> n % WORD & 1]
    assert drawn == [LAST_CARD]
    kept = np.flatnonzero(found.tally.had[FINAL, :, N])
    assert kept.tolist() == list(range(LAST_CARD - 9, LAST_CARD + 1))
    assert found.tally.met[1, LAST_CARD, N] == 1


def test_long_games_are_counted_in_full() -> None:
    found = counted([1, 2], decisions=70_000)
    assert found.game.decisions == 70_000
    assert np.flatnonzero(found.tally.decisions).tolist() == [game_stats.BINS - 1]
    usual = counted([1, 2], decisions=9_300)
    assert np.flatnonzero(usual.tally.decisions).tolist() == [9_300 // 40]
