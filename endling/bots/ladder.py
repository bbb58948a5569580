"""Bots against bots: a round robin in which luck is shared.

Every deal is played twice by the same pair, with seats exchanged. At a table of more than two, the
two bots take turns in the seats, and every seat is compared with every seat of the other bot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from endling.bots.rating import Rating, rate
from endling.bots.spec import make_bot
from endling.errors import EndlingError
from endling.match import Match


@dataclass(frozen=True)
class Pairing:
    """One game that is to be played: who sits where, and which deal."""

    first: int
    second: int
    seed: int
    turned: int

    def holder(self, seat: int) -> int:
        """The bot in a seat."""
        return self.first if (seat + self.turned) % 2 == 0 else self.second


@dataclass(frozen=True)
class Ladder:
    """All results and what they say about the bots."""

    bots: tuple[str, ...]
    ratings: tuple[Rating, ...]
    scores: tuple[tuple[float, ...], ...]  # [a][b]: the share of points that a took from b
    games: int  # of every pair

    @property
    def order(self) -> list[int]:
        """The numbers of the bots, the strongest first."""
        return sorted(range(len(self.bots)), key=lambda n: -self.ratings[n].value)

    def share(self, number: int) -> float:
        """The share of all points that a bot took."""
        others = [score for b, score in enumerate(self.scores[number]) if b != number]
        return sum(others) / len(others)

    def as_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "games_per_pair": self.games,
            "bots": [
                {
                    "bot": self.bots[n],
                    "rating": round(self.ratings[n].value, 1),
                    "error_95": round(self.ratings[n].error, 1),
                    "score": round(self.share(n), 4),
                    "against": {
                        self.bots[b]: round(self.scores[n][b], 4)
                        for b in range(len(self.bots))
                        if b != n
                    },
                }
                for n in self.order
            ],
        }


def play_ladder(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int = 2,
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    report: Callable[[int, int], None] = lambda done, total: None,
) -> Ladder:
    """Let every pair of bots play this many games (an odd number is made even) and rate them."""
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise EndlingError("a ladder takes at least two different bots")
    if players < 2:
        raise EndlingError("a ladder takes at least two players")
    for bot in bots:
        make_bot(bot)
    deals = range(seed, seed + (games + 1) // 2)
    tables = [
        Pairing(a, b, deal, turned)
        for a, b in combinations(range(len(bots)), 2)
        for deal in deals
        for turned in range(2)
    ]
    won = np.zeros((len(bots), len(bots)))
    Match.new(game, players, 0, options)  # refuses what is wrong before anything is started

    def play(table: Pairing) -> tuple[Pairing, float]:
        return table, _play(Match.new(game, players, table.seed, options), table, bots)

    with ThreadPoolExecutor(max(1, jobs)) as workers:
        results: Iterable[tuple[Pairing, float]] = workers.map(play, tables)
        for done, (table, score) in enumerate(results, start=1):
            won[table.first, table.second] += score
            won[table.second, table.first] += 1 - score
            report(done, len(tables))
    played = won + won.T
    shares = np.divide(won, played, out=np.zeros_like(won), where=played > 0)
    return Ladder(
        tuple(bots),
        tuple(rate(won, played)),
        tuple(tuple(float(share) for share in row) for row in shares),
        2 * len(deals),
    )


def _play(match: Match, table: Pairing, bots: Sequence[str]) -> float:
    """Play a game; returns what the first bot scored against the second."""
    minds = {n: make_bot(bots[n], table.seed) for n in (table.first, table.second)}
    while not match.over:
        match.play(minds[table.holder(match.actor or 0)].choose(match))
    place = {seat: place for place, seats in enumerate(match.ranking) for seat in seats}
    mine = [seat for seat in place if table.holder(seat) == table.first]
    theirs = [seat for seat in place if table.holder(seat) == table.second]
    points = [_compare(place[a], place[b]) for a in mine for b in theirs]
    return sum(points) / len(points)


def _compare(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)
