"""Measure the environments, side by side with PettingZoo's own card games: steps per second.

Ours and theirs run in turn, for several rounds; each figure is the median of its rounds. Theirs
live in an environment of their own (bench/.venv), made when missing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from statistics import median

from bench.chosen import chosen_game
from bench.page import PERFORMANCE, machine, put, table
from bench.rules import PEERS, VENV, RunError, ensure_peers, run_json, say, short

sys.path.append(str(PEERS))

from aec_loop import play, rates  # noqa: E402 - the loop is the same for theirs

from endling.environments import VectorGames  # noqa: E402
from endling.environments.pettingzoo import env  # noqa: E402

GAME = chosen_game()
GAMES = 1024
BATCH = 20  # steps between two looks at the clock
KINDS = ("AEC", "vector")

Figure = tuple[str, str]  # which kind, and what is measured
Rates = tuple[float, float]  # per second, and per second of processor time


def vector_rates(players: int, threads: int, information: bool, seconds: float) -> Rates:
    """1,024 random games; choosing the actions is part of it."""
    games = VectorGames(
        GAME, GAMES, players, information=information, threads=threads, seed=1, autoreset="SameStep"
    )

    def work(_: int) -> int:
        for _ in range(BATCH):
            games.step(games.sample())
        return BATCH * GAMES

    found: Rates = rates(work, seconds)
    games.close()
    return found


def measure_ours(seconds: float) -> Iterator[tuple[Figure, Rates]]:
    for players in (2, 4, 6):
        who = f"Endling {GAME}, {players} players"
        yield ("AEC", who), rates(partial(play, env(GAME, players)), seconds)
        for threads in (1, 2):
            for information in (False, True):
                what = f"{who}, {threads} thread{'s' * (threads > 1)}" + ", memory" * information
                yield ("vector", what), vector_rates(players, threads, information, seconds)


def measure_theirs(seconds: float) -> Iterator[tuple[Figure, Rates]]:
    script = str(PEERS / "pettingzoo_cards.py")
    found = run_json([str(VENV / "bin" / "python"), script, "--seconds", str(seconds)])
    by_game: dict[str, dict[str, float]] = {}
    for item in found["figures"]:
        by_game.setdefault(item["what"], {})[item["figure"]] = item["value"]
    for name, figures in by_game.items():
        rate = (figures["steps_per_s"], figures["steps_per_busy_s"])
        yield ("AEC", f"PettingZoo {found['version']} {name}"), rate


def measure(rounds: int, seconds: float) -> dict[Figure, list[Rates]]:
    """All figures, ours and theirs in turn, so that a slow spell of the machine meets all."""
    results: dict[Figure, list[Rates]] = {}
    ensure_peers()
    for number in range(1, rounds + 1):
        for name, measured in (("Endling", measure_ours), ("PettingZoo", measure_theirs)):
            say(f"round {number} of {rounds}: {name}")
            for row, rate in measured(seconds):
                results.setdefault(row, []).append(rate)
    return results


def report(results: dict[Figure, list[Rates]], rounds: int) -> str:
    rows = []
    for kind in KINDS:
        for (found, who), measured in results.items():
            if found == kind:
                wall, busy = (list(column) for column in zip(*measured, strict=True))
                figures = (median(wall), max(wall), median(busy))
                rows.append([kind, who, *map(short, figures)])
    heads = ["Environment", "What", "Steps/s", "Best round", "Per s of processor time"]
    head = f"Machine: {machine()}. Median of {rounds} rounds in turn."
    return "\n".join([head, "", table(heads, rows)])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3, help="length of each loop")
    parser.add_argument("--write", action="store_true", help=f"put it into {PERFORMANCE.name}")
    args = parser.parse_args()
    try:
        results = measure(args.rounds, args.seconds)
    except RunError as error:
        say(f"not measured: {error}")
        return 1
    text = report(results, args.rounds)
    print(text)
    if args.write:
        put(PERFORMANCE, "environments", "make bench-environments", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
