"""Whole games, counted: who drew, played and kept which cards, what the games met, how they ended.

Which game a number stands for is said in `mass.py`, what is counted in `tally.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from endling.kernel.chacha import key_words, new_dice
from endling.kernel.choosing import greedy_action, random_action
from endling.kernel.engine import run, step
from endling.kernel.events import clear_log
from endling.kernel.jit import entry, rule
from endling.kernel.mass import GREEDY, deal
from endling.kernel.numbers import num
from endling.kernel.tally import GAME_ROW, OUTCOME, SEAT_ROW, TALLY, count_over, price_plays
from endling.kernel.witness import PLAY_ROW, SEEN, begin, read_log

Rows = np.ndarray[Any, Any]

# --- Compiled -------------------------------------------------------------------------------------


@rule
def choose(s: Any, policies: Any, dice: Any) -> int:
    """What the seat that must decide takes."""
    if policies[num(s.actor)] == GREEDY:
        return greedy_action(s, dice)
    return random_action(s, dice)


@rule
def _play(s: Any, dice: Any, policies: Any, seen: Any, plays: Any) -> int:
    """Play a game to its end, reading the log whenever it is full or a decision is due."""
    decisions = 0
    run(s)
    read_log(s, seen, plays)
    while s.over == 0:
        if s.pending == 1:
            clear_log(s)
            run(s)
        else:
            step(s, choose(s, policies, dice))
            decisions += 1
        read_log(s, seen, plays)
    return decisions


@entry
def deal_game(pool: Any, dice: Any, key: Any, number: int) -> None:
    """The key of one game of a run and the dice of its players, for playing it again."""
    deal(pool[0], dice[0], key, number)


@entry
def choose_action(pool: Any, policies: Any, dice: Any) -> int:
    """`choose` for Python."""
    return choose(pool[0], policies, dice[0])


@entry
def count_games(
    pool: Any,
    template: Any,
    dice: Any,
    key: Any,
    policies: Any,
    first: int,
    games: Any,
    seats: Any,
    plays: Any,
    scratch: Any,
    seen: Any,
    tally: Any,
) -> int:
    """Play as many games as there are rows for; returns how many cards were played in them.

    Where that is more than there are rows for cards played, those that did not fit are missing.
    """
    s, heard, outcome = pool[0], seen[0], scratch[0]
    heard.plays = 0
    for i in range(len(games)):
        before = num(heard.plays)
        pool[0] = template[0]
        deal(s, dice[0], key, first + i)
        begin(s, heard)
        decisions = _play(s, dice[0], policies, heard, plays)
        count_over(s, decisions, heard, outcome, tally[0], games[i], seats, i * num(s.players))
        games[i].plays = num(heard.plays) - before
        price_plays(outcome, plays, before, min(num(heard.plays), len(plays)))
    return num(heard.plays)


# --- For Python -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Counted:
    """Games that were played and counted, by any processor."""

    games: Rows  # GAME_ROW
    seats: Rows  # SEAT_ROW, those of a game after each other
    plays: Rows  # PLAY_ROW, in the order of games and events; empty if nobody asked for them
    tally: Rows  # TALLY, one

    def copy(self) -> Counted:
        """The same in memory of its own."""
        return Counted(self.games.copy(), self.seats.copy(), self.plays.copy(), self.tally.copy())


_PLAYS_OF_A_SEAT = 20  # rows for cards played that there are at first, for every seat of a game
_kept: dict[Any, Rows] = {}


def _room(kind: np.dtype[Any], rows: int) -> Rows:
    """Memory for rows, the same again and again: fresh memory costs as much as a game's sums."""
    if kind not in _kept or len(_kept[kind]) < rows:
        _kept[kind] = np.zeros(rows, kind)
    return _kept[kind][:rows]


def count(
    template: Rows, key: bytes, policies: Sequence[int], numbers: range, with_plays: bool
) -> Counted:
    """Play the games of these numbers here. The rows are good until the next call."""
    seats = len(numbers) * len(policies)
    room = seats * _PLAYS_OF_A_SEAT if with_plays else 0
    while True:
        counted = Counted(
            _room(GAME_ROW, len(numbers)),
            _room(SEAT_ROW, seats),
            _room(PLAY_ROW, room),
            np.zeros(1, TALLY),
        )
        plays = _count_into(counted, template, key, policies, numbers.start)
        if not with_plays:
            return counted
        if plays <= room:
            return replace(counted, plays=counted.plays[:plays])
        room = plays


def _count_into(
    counted: Counted, template: Rows, key: bytes, policies: Sequence[int], first: int
) -> int:
    plays: int = count_games(
        np.zeros(1, template.dtype),
        template,
        new_dice(bytes(32)),
        key_words(key),
        np.array(policies, np.int64),
        first,
        counted.games,
        counted.seats,
        counted.plays,
        np.zeros(1, OUTCOME),
        np.zeros(1, SEEN),
        counted.tally,
    )
    return plays
