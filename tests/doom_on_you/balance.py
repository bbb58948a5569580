"""How long games among greedy bots are, and how the first target fares.

    python -m tests.doom_on_you.balance --games 800

A share of 1 is an even one: the first target wins as often as anybody else.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

import endling
from tests.doom_on_you.scenario import GAME

PLAYERS = range(2, 7)
TABLES: dict[str, dict[str, Any]] = {
    "usual": {},
    "first one out": {"end_condition": "first_player_out"},
    "opening truce": {"opening_truce": True},
}


def play(players: int, seed: int, options: dict[str, Any]) -> tuple[int, float]:
    """The rounds of a game, and the first target's part in winning it."""
    match = endling.new(GAME, players, seed, options)
    bots = [endling.bot("greedy", seed=players * seed + seat) for seat in range(players)]
    first = match.view()["first_target"]
    while not match.over:
        legal, seat = match.legal, match.actor or 0
        match.play(legal[0] if len(legal) == 1 else bots[seat].choose(match))
    winners = match.winners
    return match.view()["round"], (first in winners) / max(1, len(winners))


def main() -> None:
    """Print a line for every table and number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    for table, options in TABLES.items():
        for players in PLAYERS:
            played = [play(players, seed, options) for seed in range(games)]
            rounds = statistics.median(one[0] for one in played)
            share = players * statistics.fmean(one[1] for one in played)
            error = 1.96 * statistics.stdev(players * one[1] for one in played) / games**0.5
            figures = f"median of {rounds:g} rounds, first target {share:.2f} ± {error:.2f}"
            print(f"{table}, {players} players: {figures}", flush=True)


if __name__ == "__main__":
    main()
