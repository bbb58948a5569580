"""Games on a graphics processor: the same ones as on the CPU, and how many per second.

    python -m bench.gpu --write

Every number of players, random, greedy and mixed: all games are compared with the CPU's. Then whole
batches, with the statistics fetched from the card, and whole runs of the lab. Where there is no GPU
this says so, and what was measured elsewhere stays on the page.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from bench.chosen import chosen_game
from bench.page import PERFORMANCE, machine, put, table
from endling.games import find_game
from endling.gpu import why_not
from endling.gpu.build import build
from endling.gpu.runner import THREADS, Program, check, measure
from endling.lab import RunFolder, Settings, play_missing
from endling.lab.gpu_engine import GraphicsProcessor
from endling.lab.settings import ROWS

GAME = chosen_game()
BATCH = 8_388_608
COMPARED = 100_000
RUNS = (("random", 4), ("greedy", 4), ("random", 2), ("random", 6))
LAB_GAMES = {"none": 50_000_000, "seats": 2_000_000, "cards": 2_000_000}


def speeds(program: Program, games: int) -> str:
    """Whole batches, alone and with everything counted."""
    rows = []
    for choices, players in RUNS:
        for counted in (False, True):
            found = measure(program, choices, players, games, 0, counted)
            what = "sums by card" if counted else "standings"
            rate = [f"{found[f'{what}_per_s'] / 1e6:.2f} M" for what in ("decisions", "games")]
            rows.append([players, choices, what, *rate])
    return table(["Players", "Choices", "Counted", "Decisions/s", "Games/s"], rows)


def lab_rates(share: float) -> str:
    """Whole runs of the lab with four greedy players, files included."""
    engine = GraphicsProcessor(GAME)
    rows = []
    for kind in ROWS:
        games = round(share * LAB_GAMES[kind])
        settings = Settings.make(GAME, games, bots=["greedy"], rows=kind)
        with tempfile.TemporaryDirectory() as folder:
            store = RunFolder.begin(Path(folder) / "run", settings)
            start = perf_counter()
            play_missing([store], engine, lambda done, total: None)
            seconds = perf_counter() - start
        rows.append([kind, f"{games:,}", f"{games / seconds:,.0f}"])
    return table(["Rows", "Games", "Games/s"], rows)


def card() -> str:
    """The name of the card, and what drives it."""
    import cupy

    name = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    return f"{name}, CuPy {cupy.__version__}"


def report(share: float) -> str:
    """The whole section for the page, with a share of the usual games."""
    games, compared = round(share * BATCH), round(share * COMPARED)
    program = build(find_game(GAME), expected_games=compared)
    differ = check(program)
    fast = speeds(program, games)
    return (
        f"Card: {card()}, in: {machine()}.\n\n"
        f"Compared byte for byte with the CPU, {compared:,} games a kind: {differ} differ.\n\n"
        f"Batches of {games:,} games, a thread each, {THREADS} threads a block:\n\n{fast}\n\n"
        f"`endling lab --gpu`, four greedy players:\n\n{lab_rates(share)}"
    )


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of games")
    parser.add_argument("--write", action="store_true", help=f"put it into {PERFORMANCE.name}")
    given = parser.parse_args()
    problem = why_not()
    if problem:
        sys.stderr.write(f"Nothing is measured on a GPU: {problem}.\n")
        return
    text = report(given.share)
    sys.stdout.write(f"{text}\n")
    if given.write:
        put(PERFORMANCE, "gpu", "make bench-gpu", text)


if __name__ == "__main__":
    main()
