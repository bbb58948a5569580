"""The parts of a table know what they need of each other, but never the table."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

import endling
from endling.server.table.history import rows
from tests.server.world import PLAYERS, World


def test_a_table_that_nobody_refers_to_is_freed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server seldom looks for garbage, so it must make none of what is large."""
    match = endling.new("doomlings", PLAYERS, seed=5)
    monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())

    async def play() -> None:
        world = World(match)
        await world.start()
        for _ in range(5):
            await world.play(world.history.match.legal[0])
        large = [
            weakref.ref(part) for part in (world.table, world.history, world.table.participants)
        ]
        await world.table.close()
        world.bot_pool.stop()
        gc.disable()
        try:
            del world
            assert [part() for part in large] == [None] * len(large)
        finally:
            gc.enable()

    asyncio.run(play())
