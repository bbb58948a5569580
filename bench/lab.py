"""How many games a second the lab plays, with everything counted and kept.

Prints wall-clock rates of whole runs with all cores, and what a game costs one core: on a machine
that others use too, only the latter says something.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from endling.lab import Processes, Settings, Store, play_chunk, play_missing

GAME = "doomlings"


def cpu_per_game(settings: Settings, chunks: int) -> float:
    """Seconds of one core for a game: played, counted and packed; the median of some chunks."""
    play_chunk(settings, 0)
    spent = []
    for number in range(1, chunks + 1):
        start = process_time()
        chunk = play_chunk(settings, number)
        spent.append((process_time() - start) / chunk.games)
    return median(spent)


def whole_run(settings: Settings, workers: int) -> float:
    """Games a second of a whole run, files included, from when the workers have started."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store.begin(Path(folder) / "run", settings)
        marks: list[tuple[float, int]] = []

        def report(done: int, _: int) -> None:
            marks.append((perf_counter(), done))

        play_missing([store], Processes(workers), report)
        begun = next(mark for mark in marks if mark[1] >= settings.chunk_size * workers)
        ended = marks[-1]
    return (ended[1] - begun[1]) / (ended[0] - begun[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = []
    for bots in ("random", "greedy"):
        for with_cards in (True, False):
            settings = Settings.make(
                GAME, given.games, given.players, bots=[bots], with_cards=with_cards
            )
            cost = cpu_per_game(settings, 15)
            rate = whole_run(settings, given.workers)
            rows.append(
                {
                    "bots": bots,
                    "card_rows": with_cards,
                    "wall_games_per_s": round(rate),
                    "workers": given.workers,
                    "cpu_us_per_game": round(1e6 * cost, 2),
                    "cpu_games_per_s_per_core": round(1 / cost),
                }
            )
    if given.json:
        json.dump(rows, sys.stdout, indent=2)
        return
    print(
        f"{'bots':8} {'card rows':10} {'wall games/s':>14} {'cpu us/game':>12} {'per core/s':>12}"
    )
    for row in rows:
        print(
            f"{row['bots']:8} {'yes' if row['card_rows'] else 'no':10} "
            f"{row['wall_games_per_s']:14,} {row['cpu_us_per_game']:12} "
            f"{row['cpu_games_per_s_per_core']:12,}"
        )


if __name__ == "__main__":
    main()
