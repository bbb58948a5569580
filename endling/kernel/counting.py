"""Whole games, counted: who drew, played and kept which cards, what the games met, how they ended.

Which game a number stands for is said in `batch.py`, what is counted in `game_stats.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from endling.kernel.batch import GREEDY, seed_game
from endling.kernel.chacha import key_words, new_dice
from endling.kernel.engine import run, step
from endling.kernel.event_hooks import counting_entry
from endling.kernel.event_stats import PLAY_ROW, begin, read_log
from endling.kernel.events import clear_log
from endling.kernel.game_stats import count_over, layout_for, price_plays
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num
from endling.kernel.policies import greedy_action, random_action
from endling.kernel.sizes import sizes_of
from endling.kernel.stats_buffer import new_slot

Rows = np.ndarray[Any, Any]

# --- Compiled -------------------------------------------------------------------------------------


@rule
def choose(s: Any, policies: Any, dice: Any) -> int:
    """The answer that the deciding seat chooses."""
    if policies[num(s.actor)] == GREEDY:
        return greedy_action(s, dice)
    return random_action(s, dice)


@rule
def _play(s: Any, dice: Any, policies: Any, seen: Any, plays: Any) -> int:
    """Play a game to its end, reading the log whenever it is full or a decision is due.

    Compiled, events are counted where they happen, and the log is empty.
    """
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
    seed_game(pool[0], dice[0], key, number)


@entry
def choose_action(pool: Any, policies: Any, dice: Any) -> int:
    """`choose` for Python."""
    return choose(pool[0], policies, dice[0])


@counting_entry
def count_games(
    pool: Any,
    seen: Any,
    played: Any,
    template: Any,
    dice: Any,
    key: Any,
    policies: Any,
    first: int,
    games: Any,
    seats: Any,
    plays: Any,
    scratch: Any,
    tally: Any,
) -> int:
    """Play as many games as there are rows for; returns the most cards played in one of them.

    The first three arguments are a slot; cards played that it has no room for are left out.
    """
    s, outcome = pool[0], scratch[0]
    at, most = 0, 0
    for i in range(len(games)):
        pool[0] = template[0]
        seed_game(s, dice[0], key, first + i)
        begin(s, seen[0])
        decisions = _play(s, dice[0], policies, seen[0], played)
        count_over(s, decisions, seen[0], outcome, tally[0], games[i], seats, i * num(s.players))
        most = max(most, num(seen[0].plays))
        rows = min(num(seen[0].plays), len(played))
        price_plays(outcome, played, rows)
        for j in range(rows):
            plays[at + j] = played[j]
        at += rows
    return most


# --- For Python -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Counted:
    """Games that were played and counted, by any processor."""

    games: Rows  # records of the game's StatsLayout
    seats: Rows  # those of a game after each other
    plays: Rows  # PLAY_ROW, in the order of games and events; empty if nobody asked for them
    tally: Rows  # one

    def copy(self) -> Counted:
        """A copy in its own memory."""
        return Counted(self.games.copy(), self.seats.copy(), self.plays.copy(), self.tally.copy())


_kept: dict[Any, Rows] = {}


def _room(kind: np.dtype[Any], rows: int) -> Rows:
    """Memory for rows, which is reused: fresh memory would cost as much as counting."""
    if kind not in _kept or len(_kept[kind]) < rows:
        _kept[kind] = np.zeros(rows, kind)
    return _kept[kind][:rows]


def count(
    template: Rows,
    key: bytes,
    policies: Sequence[int],
    numbers: range,
    with_plays: bool,
    room: int | None = None,
) -> Counted:
    """Play the games of these numbers here. The rows are good until the next call."""
    sizes = sizes_of(template.dtype)
    layout = layout_for(sizes)
    if room is None:
        room = sizes.plays if with_plays else 0
    counted = Counted(
        _room(layout.game_row, len(numbers)),
        _room(layout.seat_row, len(numbers) * len(policies)),
        _room(PLAY_ROW, len(numbers) * room),
        np.zeros(1, layout.tally),
    )
    most = count_games(
        *new_slot(template.dtype, room),
        template,
        new_dice(bytes(32)),
        key_words(key),
        np.array(policies, np.int64),
        numbers.start,
        counted.games,
        counted.seats,
        counted.plays,
        np.zeros(1, layout.outcome),
        counted.tally,
    )
    if with_plays and most > room:
        return count(template, key, policies, numbers, with_plays, most)
    played = int(counted.games["plays"].sum()) if with_plays else 0
    return replace(counted, plays=counted.plays[:played])
