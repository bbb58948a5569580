"""How many games per second the lab plays, with everything counted and packed as Parquet.

Prints what a game costs one core, as the best and the median of some chunks. Then for whole runs on
all cores, files included: the rate, and what a game costs in processor time, that of all processes
together. On a machine that others use too, the rate says little and the processor time most.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from itertools import zip_longest
from multiprocessing import active_children
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from bench.chosen import chosen_game
from bench.page import PERFORMANCE, machine, put, table
from endling.kernel import engine
from endling.kernel.chacha import new_dice
from endling.lab import Processes, RunFolder, Settings, play_chunk, play_missing
from endling.lab.chunk import ready
from endling.lab.settings import ROWS

GAME = chosen_game()
CHUNKS = 15
HEADS = ("bots", "rows", "best us", "median us", "run games/s", "run CPU us", "CPU games/s")


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


def whole_run(settings: Settings, workers: int) -> tuple[float, float]:
    """Games per second of a run, and microseconds of processor time per game in all processes.

    Files are included; the clock starts when the workers have started.
    """
    with tempfile.TemporaryDirectory() as folder:
        store = RunFolder.begin(Path(folder) / "run", settings)
        marks: list[tuple[int, float, float]] = []

        def report(done: int, _: int) -> None:
            marks.append((done, perf_counter(), processor_time()))

        play_missing([store], Processes(workers), report)
        begun = next(mark for mark in marks if mark[0] >= settings.chunk_size * workers)
        games, seconds, spent = (
            after - before for before, after in zip(begun, marks[-1], strict=True)
        )
    return games / seconds, 1e6 * spent / games


def processor_time() -> float:
    """Seconds that this process and its workers have been at work (Linux)."""
    spent = process_time()
    for worker in active_children():
        fields = Path(f"/proc/{worker.pid}/stat").read_text().rpartition(")")[2].split()
        spent += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return spent


def row(
    bots: str, kind: str, spent: list[float], run: tuple[float, float] | None, workers: int
) -> dict[str, Any]:
    """A line of the result."""
    values: list[Any] = [bots, kind, round(min(spent), 2), round(median(spent), 2)]
    if run is not None:
        rate, cost = run
        values += [round(rate), round(cost, 2), round(workers * 1e6 / cost)]
    return dict(zip_longest(HEADS, values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--no-runs", action="store_true", help="leave the whole runs out")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help=f"put it into {PERFORMANCE.name}")
    given = parser.parse_args()
    rows = []
    for bots in ("random", "greedy"):
        for kind in ROWS:
            settings = Settings.make(GAME, given.games, given.players, bots=[bots], rows=kind)
            run = None if given.no_runs else whole_run(settings, given.workers)
            rows.append(row(bots, kind, counted(settings), run, given.workers))
    rows.append(row("random", "uncounted", uncounted(settings), None, given.workers))
    if given.json:
        json.dump(rows, sys.stdout, indent=2)
        return
    cells = [["" if value is None else value for value in line.values()] for line in rows]
    text = f"Machine: {machine()}. {given.players} players.\n\n{table(HEADS, cells)}"
    print(text)
    if given.write:
        put(PERFORMANCE, "lab", "make bench-lab", text)


if __name__ == "__main__":
    main()
