"""Whether time tells who could react: `python -m bench.pairs`.

Pairs of tables differ in what is hidden from those who watch: at one somebody is asked in secret,
at the other nobody is. Both are played on the real clock, with moves stored by SQLite and bots that
think, several at a time. What everybody hears must be the same; a classifier then learns from the
times of most pairs, and must not tell the tables of the others apart more often than chance does.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable
from itertools import count, islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.page import machine, put, table
from endling.bots.warming import warm_up
from endling.match import Match
from endling.server.settings import Settings
from endling.server.storage.store import Store
from endling.server.table.history import rows
from tests.kits import KITS, Kit
from tests.server.classifier import Times, Told, classify
from tests.server.pairs import Deals, Situation, Watched, situations_of, watch_all
from tests.server.world import Memory, World

PAGE = Path(__file__).resolve().parents[1] / "docs" / "security.md"
AT_A_TIME = 8  # pairs
WINDOW, PAUSE = 0.5, 0.25  # seconds
PROBED = 0.08  # seconds between two tries to learn more
COMPANY = {"bots": frozenset({1, 2}), "people who pass": frozenset[int]()}

Open = Callable[[Match], Awaitable[World]]


def opener(
    store: Store, settings: Settings, bots: frozenset[int], patch: pytest.MonkeyPatch
) -> Open:
    """Opens tables in a situation, kept in the store."""
    numbers, deals = count(), Deals()
    patch.setattr(rows, "start_match", deals.start)

    async def open_table(match: Match) -> World:
        name = f"{len(bots)}-{next(numbers):06}"  # as long as any other
        deals[name] = match
        world = World(match, settings, bots, is_new=True, store=store, name=name)
        think = world.bot_pool.choose

        async def decline(level: str | None, asked: Match, *given: Any) -> int:
            await think(level, asked.copy(), *given)
            return asked.passing or asked.legal[0]  # what a bot does openly may show

        vars(world.bot_pool)["choose"] = decline
        await store.new_table(world.table.record, await Memory(bots).seats(name))
        await world.start()
        return world

    return open_table


async def measure(found: list[Situation], open_table: Open) -> Times:
    """How late each message was, at the tables where somebody was asked and at the others."""
    times: Times = [[], []]
    dice = random.Random(1)
    for at in range(0, len(found), AT_A_TIME):
        some = found[at : at + AT_A_TIME]
        turns = [dice.choice((1, -1)) for _ in some]  # which of a pair comes first tells nothing
        turned = [one.turned(turn) for one, turn in zip(some, turns, strict=True)]
        watched = await watch_all(turned, open_table, PROBED)
        for turn, *pair in zip(turns, watched[::2], watched[1::2], strict=True):
            told = [seen.untimed() for seen in pair]
            assert told[0] == told[1], f"what is told differs: {told}"
            for which, late in enumerate(lateness(pair)[::turn]):
                times[which].append(late)
    return times


def lateness(pair: list[Watched]) -> list[list[float]]:
    """How late the messages of both tables were, by when they were due as far as can be known.

    So steps compare that take longer than others, also where messages differ in number.
    """
    times = np.array([seen.times() for seen in pair])
    rows: list[list[float]] = (times - np.round(times.mean(axis=0), 2)).tolist()
    return rows


async def run(kit: Kit, pairs: int, bots: frozenset[int], folder: Path) -> Times:
    settings = Settings(
        database=str(folder / f"{kit.name}.sqlite"),
        pause=PAUSE,
        window=WINDOW,
        update_interval=0,
        bot_pause=60,  # the next open move of a bot is no part of the step
    )
    store = Store(settings)
    await store.start()
    patch = pytest.MonkeyPatch()
    try:
        found = list(islice(situations_of(kit), pairs))
        return await measure(found, opener(store, settings, bots, patch))
    finally:
        patch.undo()
        await store.stop()


def differences(times: Times) -> str:
    """By how much messages of the two kinds of tables come apart, the largest of all medians."""
    shortest = min(len(row) for rows in times for row in rows)
    one, other = (np.median([row[:shortest] for row in rows], axis=0) for rows in times)
    return f"{np.abs(one - other).max() * 1e6:.0f} µs"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--write", action="store_true", help=f"put it into {PAGE.name}")
    given = parser.parse_args()
    rows, told_apart = [], []
    with tempfile.TemporaryDirectory() as folder:
        for kit in KITS:
            if given.games and kit.name not in given.games:
                continue
            warm_up(kit.game)
            for company, bots in COMPANY.items():
                times = asyncio.run(run(kit, given.pairs, bots, Path(folder)))
                told = classify(times)
                rows.append(line(kit, company, given.pairs, times, told))
                told_apart += [] if told.is_chance else [rows[-1]]
                sys.stderr.write(f"{' | '.join(map(str, rows[-1]))}\n")
    heads = ["game", "the others are", "pairs", "messages each", "largest difference of medians"]
    heads += ["told right", "chance leads to at most"]
    text = f"Machine: {machine()}.\n\n{table(heads, rows)}"
    sys.stdout.write(text + "\n")
    if told_apart:
        raise SystemExit(f"told apart: {told_apart}")
    if given.write:
        put(PAGE, "pairs", "python -m bench.pairs --write", text)


def line(kit: Kit, company: str, pairs: int, times: Times, told: Told) -> list[str]:
    fewest = min(len(row) for rows in times for row in rows)
    right = f"{told.share:.1%} of {told.tries}"
    most = f"{told.chance:.1%}"
    return [kit.game.title, company, str(pairs), str(fewest), differences(times), right, most]


if __name__ == "__main__":
    main()
