"""Who leaves is replaced by a bot, and can come back."""

from __future__ import annotations

import asyncio
import json
import math
import random
import time
from pathlib import Path

import pytest

import endling
from endling.server import timing
from endling.server.http.tables import join_table, open_table
from endling.server.hub import Hub
from endling.server.settings import Settings
from endling.server.table.history import rows
from endling.server.table.table import Table
from endling.server.wire.messages import NewTable, SeatWish
from endling.server.wire.viewer import Viewer
from tests.server.clients import Client, Person, next_asked
from tests.server.running import Server
from tests.server.virtual import run
from tests.server.world import PLAYERS, World

GAME = "doomlings"


def test_a_bot_takes_over_and_gives_back(server: Server) -> None:
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    made = ann.open_table("me", "open", grace=0)
    ben.join(made["join"])
    first = Client(server.url, made["table"], ann.token)
    second = Client(server.url, made["table"], ben.token)
    dice = random.Random(1)
    first.settle()
    second.settle()
    second.close()
    while (presence := first.until("presence"))["online"] != [True, False]:
        pass
    assert presence["standins"] == [False, True]
    for _ in range(5):  # a bot plays in between
        next_asked([first]).play(dice)
    back = Client(server.url, made["table"], ben.token)
    back.settle()
    assert back.seat == 1
    while first.until("presence")["online"] != [True, True]:
        pass
    while (asked := next_asked([back, first])) is first:
        asked.play(dice)
    number = back.number
    time.sleep(0.3)
    back.settle()
    assert back.number == number, "a bot still plays for somebody who is back"


def test_the_clock_lets_a_bot_decide(server: Server) -> None:
    ann = Person(server.url, "Ann")
    table = ann.open_table("me", "bot", timer=5)["table"]
    client = Client(server.url, table, ann.token)
    while not client.is_asked:
        client.receive()
    told = client.until("update")
    assert told["events"][0]["event"] == {"verb": "time_ran_out", "player": 0}


def test_a_reload_changes_nothing_about_the_time_that_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = endling.new("doomlings", PLAYERS, seed=5)
    monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())

    async def reload() -> None:
        world = World(match, is_new=True)
        world.table.record.timer = 7
        vars(world.bot_pool)["choose"] = lambda *_: asyncio.sleep(0, match.legal[0])
        begun = timing.now()
        await world.start()
        mover = match.actor
        assert mover is not None
        await asyncio.sleep(2.5)
        world.table.detach(world.viewers[mover])
        await asyncio.sleep(1)
        await world.table.attach(world.viewers[mover])
        told = [json.loads(data) for data in world.sent[mover]]
        assert [m["left"] for m in told if m["t"] == "welcome"][-1] == math.ceil(7 - 3.5)
        # What was told is what happens: a bot decides then, not a whole timer after the reload.
        while world.history.length == 0:
            await asyncio.sleep(0.01)
        assert 7 <= timing.now() - begun < 7.1
        await world.table.close()
        world.bot_pool.stop()

    run(reload(), monkeypatch)


class TwoProcesses:
    """Ann and Ben at one table, each in a process of their own; nobody looks for news."""

    def __init__(self, here: Hub, there: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
        self.here, self.there = here, there
        self.later = 0.0
        real, wall = time.monotonic, time.time
        monkeypatch.setattr("endling.server.timing.now", lambda: real() + self.later)
        monkeypatch.setattr(time, "time", lambda: wall() + self.later)

    async def meet(self) -> None:
        ann, _ = await self.here.store.new_player("Ann")
        ben, _ = await self.here.store.new_player("Ben")
        wish = NewTable(GAME, [SeatWish("me"), SeatWish("open")], grace=0)
        name = (await open_table(self.here, ann, wish, "en", "")).table
        await join_table(self.here, ben, name)
        self.tables = [await self.here.table(name), await self.there.table(name)]
        for seat, table in enumerate(self.tables):
            viewer = Viewer(seat, "", "en", self.here.settings, lambda _: None)
            await table.attach(viewer)

    async def decide(self, table: Table) -> int:
        """Let time pass and the bots of a process see whether they have to decide."""
        self.later += 4 * self.here.settings.beat
        await table._bots._decide()
        return (await table.current()).length


def test_nobody_stands_in_for_who_is_seen_by_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unaware = Settings(
        database=str(tmp_path / "tables.sqlite"), poll=1e6, beat=1e5, pause=0, window=0
    )

    async def work() -> None:
        hubs = Hub(unaware), Hub(unaware)
        for hub in hubs:
            await hub.start()
        try:
            both = TwoProcesses(*hubs, monkeypatch)
            await both.meet()
            actor = (await both.tables[0].current()).now().actor
            assert actor is not None
            asked, other = both.tables[actor], both.tables[1 - actor]
            for _ in range(3):  # signs of life, which the other process does not hear of by itself
                both.later += 4 * unaware.beat
                await hubs[actor].store.seen(asked.participants.beats())
                both.later -= 4 * unaware.beat
                assert await both.decide(other) == 0
            assert await both.decide(other) > 0, "without one, a bot stands in"
        finally:
            for hub in hubs:
                await hub.stop()

    asyncio.run(work())


def test_a_bot_can_fill_an_open_seat(server: Server) -> None:
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    made = ann.open_table("me", "open")
    client = Client(server.url, made["table"], ann.token)
    client.send(t="move", id="a", after=0, action=70)
    while (answer := client.receive())["t"] != "error":
        pass
    assert answer["code"] == "not_started"
    path = f"/api/tables/{made['table']}/bot"
    assert ben.post(path, {"seat": 1}).status_code == 403
    assert ann.post(path, {"seat": 1, "level": "random"}).status_code == 200
    client.until("welcome")
    while not client.is_asked:
        client.receive()
    assert client.started
