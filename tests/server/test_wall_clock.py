"""Nobody waits longer, or shorter, because the wall clock was set."""

from __future__ import annotations

import asyncio
import time

import pytest

import endling
from endling.server.settings import Settings
from endling.server.table.history import rows
from tests.server.virtual import run
from tests.server.world import PLAYERS, SPECTATOR, World

PAUSE = 0.05
HOUR = 3600.0


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_news_come_in_time(jump: float, monkeypatch: pytest.MonkeyPatch) -> None:
    match = endling.new("doomlings", PLAYERS, seed=5)
    monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())

    async def jump_on() -> None:
        world = World(match, Settings(pause=PAUSE, window=0, update_interval=PAUSE, bot_pause=0))
        await world.start()
        await world.play(match.legal[0])
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        for _ in range(2):
            await asyncio.sleep(3 * PAUSE)
            assert world.viewers[SPECTATOR].number == world.history.number(None)
            while world.viewers[SPECTATOR].number == world.history.number(None):
                await world.play(world.history.match.legal[0])
        await asyncio.sleep(3 * PAUSE)
        assert world.viewers[SPECTATOR].number == world.history.number(None)
        await world.table.close()
        world.bot_pool.stop()

    run(jump_on(), monkeypatch)
