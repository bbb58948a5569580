"""A finished game is kept in the database, and in memory only while somebody looks at it."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path

from endling.server.http.tables import open_table
from endling.server.hub import Hub
from endling.server.settings import Settings
from endling.server.wire.messages import NewTable, SeatWish
from endling.server.wire.session import Session
from endling.server.wire.viewer import Viewer
from tests.server.clients import Client, Person, get, play_on
from tests.server.running import PATIENCE, Server, running


def tables_in_memory(server: Server) -> int:
    lines = get(f"{server.url}/metrics").text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("endling_tables "))))


def wait_for(server: Server, tables: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while tables_in_memory(server) != tables:
        assert time.monotonic() < deadline, "the table was not let go"
        time.sleep(0.05)


def test_a_finished_game_is_let_go_when_all_have_left(tmp_path: Path) -> None:
    with running(tmp_path, pause=0, bot_pause=0) as server:
        ann = Person(server.url, "Ann")
        table = ann.open_table("me", "bot")["table"]
        running_game = ann.open_table("me", "bot")["table"]
        player, watcher = Client(server.url, table, ann.token), Client(server.url, table, None)
        Client(server.url, running_game, ann.token).socket.close()
        play_on([player], random.Random(1))
        watcher.until("over")
        player.socket.close()
        watcher.settle()
        assert tables_in_memory(server) == 2  # somebody still looks at it
        watcher.socket.close()
        wait_for(server, 1)  # the game that goes on
        again = Client(server.url, table, ann.token)
        assert again.over == player.over
        again.socket.close()
        wait_for(server, 1)
        assert player.over is not None
        assert ann.get(f"/api/replays/{table}").json()["replay"] == player.over["replay"]


class Wire:
    """What is said to somebody."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def write(self, message: bytes) -> None:
        self.said.append(json.loads(message)["t"])

    def close(self, code: int) -> None:
        self.said.append(f"closed {code}")

    def pause(self) -> None:
        pass

    def resume(self) -> None:
        pass


def test_who_comes_while_a_table_is_let_go_meets_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        hub = Hub(Settings(database=str(tmp_path / "tables.sqlite")))
        await hub.start()
        player, token = await hub.store.new_player("Ann")
        wish = NewTable(game="doomlings", seats=[SeatWish("me"), SeatWish("bot", "random")])
        name = (await open_table(hub, player, wish, "en", "")).table
        first = hub.tables[name]
        attach = first.attach

        async def come_late(viewer: Viewer, last: int = 0) -> None:
            await attach(viewer, last)
            del hub.tables[name]

        first.attach = come_late  # type: ignore[method-assign]
        wire = Wire()
        session = Session(wire, name, "en", hub, "127.0.0.1")
        session.hear(json.dumps({"t": "hello", "token": token}).encode())
        while name not in hub.tables or not hub.tables[name].participants.viewers:
            await asyncio.sleep(0.01)
        assert hub.tables[name] is not first
        assert not first.participants.viewers
        assert "welcome" in wire.said
        assert not any(said.startswith("closed") for said in wire.said)
        session.end()
        await hub.stop()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
