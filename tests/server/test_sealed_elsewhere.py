"""Two processes take answers to one choice, each before it knows of the other's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from endling.kernel.actions import DONE
from endling.server.http.tables import join_table, open_table
from endling.server.hub import Hub
from endling.server.settings import Settings
from endling.server.table.table import Table
from endling.server.wire import messages as m
from endling.server.wire.viewer import Viewer
from tests.embers.game import GAME

UNAWARE = 1000.0  # seconds: nobody looks for news by itself


async def come(table: Table, seat: int, settings: Settings) -> Viewer:
    viewer = Viewer(seat, "", "en", settings, lambda _: None)
    await table.attach(viewer)
    return viewer


async def answer(table: Table, viewer: Viewer) -> None:
    """Bury nothing more."""
    assert viewer.seat is not None
    await table.moves.move(viewer, m.Move(f"move-{viewer.seat}", viewer.number, DONE))


async def choose_apart(here: Hub, there: Hub, settings: Settings) -> None:
    ann, _ = await here.store.new_player("Ann")
    ben, _ = await here.store.new_player("Ben")
    wish = m.NewTable(GAME.name, [m.SeatWish("me"), m.SeatWish("open")])
    name = (await open_table(here, ann, wish, "en", "")).table
    await join_table(here, ben, name)
    one, two = await here.table(name), await there.table(name)
    first, second = await come(one, 0, settings), await come(two, 1, settings)
    await answer(two, second)  # sealed, for the record asks Ann first
    await answer(one, first)  # without any knowledge of that
    assert (await one.current()).match.together
    await one.refresh()
    assert not (await one.current()).match.together
    await two.refresh()
    assert (await two.current()).length == (await one.current()).length


def test_what_was_sealed_elsewhere_is_taken_in(tmp_path: Path) -> None:
    settings = Settings(
        database=str(tmp_path / "tables.sqlite"), poll=UNAWARE, pause=0, window=0, answer=0
    )

    async def work() -> None:
        here, there = Hub(settings), Hub(settings)
        await here.start()
        await there.start()
        try:
            await choose_apart(here, there, settings)
        finally:
            await here.stop()
            await there.stop()

    asyncio.run(work())
