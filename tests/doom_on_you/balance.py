"""How long games among greedy bots are, and how the first target fares.

    python -m tests.doom_on_you.balance --games 800

A share of 1 is an even one: the first target wins as often as anybody else.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

from tests.doom_on_you.greedy_games import greedy_game, parts_in_winning

PLAYERS = range(2, 7)
TABLES: dict[str, dict[str, Any]] = {
    "usual": {},
    "no deals": {"deals": "off"},
    "first one out": {"end_condition": "first_player_out"},
    "no deals, opening truce": {"deals": "off", "opening_truce": True},
    "no deals, five tokens": {"deals": "off", "starting_tokens": 5},
}


def play(players: int, seed: int, options: dict[str, Any]) -> tuple[int, float]:
    """The rounds of a game, and the first target's part in winning it."""
    game = greedy_game(players, seed, options)
    first = int(next(game)["first_target"])
    for s in game:
        end = s
    return int(end["round_number"]), float(parts_in_winning(end)[first])


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
