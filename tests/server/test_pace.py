"""Bots take their time, unless everybody who is seated wants them not to."""

from __future__ import annotations

import asyncio

import pytest

import endling
from endling.match import Match
from endling.server.settings import Settings
from endling.server.table.history import rows
from tests.server.virtual import run
from tests.server.world import World

SLOW = Settings(pause=0, window=0, update_interval=0, bot_pause=1e10)


def test_everybody_decides_about_the_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    match = endling.new("doomlings", players=3, seed=4)
    monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())

    async def first(_level: str | None, asked: Match, *_: object) -> int:
        return asked.legal[0]

    async def hurry() -> None:
        assert match.actor is not None
        world = World(match, SLOW, frozenset({match.actor}))
        vars(world.bot_pool)["choose"] = first
        await world.start()
        people = [seat for seat in range(3) if seat != match.actor]
        # Whoever looks from the seat of the bot is nobody who is seated.
        world.table.detach(world.viewers[match.actor])
        world.table.set_pace(world.viewers[people[0]], True)
        await asyncio.sleep(0.1)
        assert world.history.length == 0
        world.table.set_pace(world.viewers[people[1]], True)
        async with asyncio.timeout(60):
            while world.history.length == 0:
                await asyncio.sleep(0.01)
        await world.table.close()
        world.bot_pool.stop()

    run(hurry(), monkeypatch)
