"""How many games a second the lab plays, with everything counted and packed as Parquet.

Prints what a game costs one core, as the best and the median of some chunks, and the rate of whole
runs on all cores. On a machine that others use too, only the best chunk says something.
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
from typing import Any

from endling.kernel import engine
from endling.kernel.chacha import new_dice
from endling.lab import Processes, Settings, Store, play_chunk, play_missing
from endling.lab.chunk import ready
from endling.lab.settings import ROWS

GAME = "doomlings"
CHUNKS = 15
HEADS = ("bots", "rows", "best us/game", "median us/game", "best games/s core", "run games/s")


def uncounted(settings: Settings) -> list[float]:
    """Microseconds for a random game that nobody counts, for comparison."""
    game = ready(settings.game)
    template = game.template(settings.players, dict(settings.options))
    pool, dice = template.copy(), new_dice(settings.key)
    spent = []
    for _ in range(CHUNKS + 1):
        start = process_time()
        engine.random_games(pool, template, dice, settings.chunk_size, 100_000)
        spent.append(1e6 * (process_time() - start) / settings.chunk_size)
    return spent[1:]


def counted(settings: Settings) -> list[float]:
    """Microseconds of one core for a game that is played, counted and packed."""
    spent = []
    for number in range(CHUNKS + 1):
        start = process_time()
        chunk = play_chunk(settings, number)
        spent.append(1e6 * (process_time() - start) / chunk.games)
    return spent[1:]


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


def row(bots: str, kind: str, spent: list[float], rate: float | None) -> dict[str, Any]:
    """A line of the result."""
    best = min(spent)
    values = (bots, kind, round(best, 2), round(median(spent), 2), round(1e6 / best), rate)
    return dict(zip(HEADS, values, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--no-runs", action="store_true", help="leave the whole runs out")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = []
    for bots in ("random", "greedy"):
        for kind in ROWS:
            settings = Settings.make(GAME, given.games, given.players, bots=[bots], rows=kind)
            rate = None if given.no_runs else round(whole_run(settings, given.workers))
            rows.append(row(bots, kind, counted(settings), rate))
    rows.append(row("random", "uncounted", uncounted(settings), None))
    if given.json:
        json.dump(rows, sys.stdout, indent=2)
        return
    print("  ".join(f"{head:>17}" for head in HEADS))
    for line in rows:
        print("  ".join(f"{'' if value is None else value:>17}" for value in line.values()))


if __name__ == "__main__":
    main()
