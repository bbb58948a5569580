"""A finished game is kept in the database, and in memory only while somebody looks at it."""

from __future__ import annotations

import random
import time
from pathlib import Path

import httpx

from tests.server.clients import Client, Person, play_on
from tests.server.running import Server, running


def tables_in_memory(server: Server) -> int:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("endling_tables "))))


def wait_for(server: Server, tables: int) -> None:
    deadline = time.monotonic() + 10
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
