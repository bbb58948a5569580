"""The parts of a table know what they need of each other, but never the table."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

import endling
from endling.server.table import story as stories
from tests.server.world import PLAYERS, World


def test_a_table_that_nobody_refers_to_is_freed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server seldom looks for garbage, so it must make none of what is large."""
    match = endling.new("doomlings", PLAYERS, seed=5)
    monkeypatch.setattr(stories, "start_match", lambda *_: match.copy())

    async def play() -> None:
        world = World(match)
        await world.start()
        for _ in range(5):
            await world.play(world.story.match.legal[0])
        large = [weakref.ref(part) for part in (world.table, world.story, world.table.company)]
        await world.table.close()
        world.thinkers.stop()
        gc.disable()
        try:
            del world
            assert [part() for part in large] == [None] * len(large)
        finally:
            gc.enable()

    asyncio.run(play())
