"""The server is killed again and again: no acknowledged move is lost, none counts twice.

`ENDLING_KILLS` says how often; the default keeps the usual test run short.
"""

from __future__ import annotations

import os
import random
import sqlite3
import threading
import time
import uuid
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

import endling
from tests.server.clients import Client, Person
from tests.server.running import PATIENCE, Server, running

KILLS = int(os.environ.get("ENDLING_KILLS", "4"))
GONE = (ConnectionClosed, InvalidHandshake, ConnectionError, EOFError, TimeoutError)


class Stubborn(threading.Thread):
    """A player who comes back after every crash and repeats what was not acknowledged."""

    def __init__(self, url: str, table: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.url, self.table, self.token = url, table, token
        self.dice = random.Random(seed)
        self.acked: dict[str, int] = {}
        self.pending: tuple[str, int, int] | None = None
        self.over: dict[str, object] | None = None
        self.problem: BaseException | None = None
        self.stop = False

    def run(self) -> None:
        try:
            while self.over is None and not self.stop:
                try:
                    self._play(Client(self.url, self.table, self.token))
                except GONE:
                    time.sleep(0.05)
        except BaseException as problem:
            self.problem = problem

    def _play(self, client: Client) -> None:
        while client.over is None and not self.stop:
            if self.pending is None and client.is_asked:
                action = int(self.dice.choice(client.view["choices"])["action"])
                self.pending = uuid.uuid4().hex, client.number, action
            if self.pending is not None:
                ident, after, action = self.pending
                client.move(action, ident, after)
                self._wait_for(client, ident, action)
            else:
                client.receive()
        self.over = client.over

    def _wait_for(self, client: Client, ident: str, action: int) -> None:
        while self.pending is not None:
            message = client.receive()
            if message["t"] == "ack" and message["id"] == ident:
                self.acked[ident] = action
                self.pending = None
            elif message["t"] == "error" and message.get("id") == ident:
                assert message["code"] in ("stale", "storage"), message
                if message["code"] == "stale":
                    self.pending = None
                return


def check_table(server: Server, table: str, players: list[Stubborn]) -> None:
    with sqlite3.connect(server.database) as database:
        rows = database.execute(
            'select number, action, ident, "by" from moves where table_id = ? order by number',
            [table],
        ).fetchall()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    stored = [(ident, action) for _, action, ident, _ in rows if ident is not None]
    assert len(stored) == len(dict(stored)), "a move counts twice"
    acked = {ident: action for player in players for ident, action in player.acked.items()}
    assert acked.items() <= dict(stored).items(), "an acknowledged move is lost"
    over = players[0].over
    assert over is not None
    match = endling.replay(str(over["replay"]))
    assert match.over
    assert match.actions == [row[1] for row in rows]


def test_kill_the_server_in_the_middle_of_play(tmp_path: Path) -> None:
    dice = random.Random(int(os.environ.get("ENDLING_SEED", "1")))
    left = KILLS
    with running(tmp_path) as server:
        games = 0
        while left > 0:
            games += 1
            ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
            table = ann.open_table("me", "open", "bot")["table"]
            ben.join(table)
            players = [
                Stubborn(server.url, table, person.token, games * 2 + n)
                for n, person in enumerate((ann, ben))
            ]
            for player in players:
                player.start()
            while left > 0 and any(player.is_alive() for player in players):
                time.sleep(dice.uniform(0.0, 0.4))
                server.kill()
                left -= 1
                server.start()
            for player in players:
                player.join(5 * PATIENCE)
                player.stop = True
                assert player.problem is None, player.problem
                assert player.over is not None, "the game did not finish"
            check_table(server, table, players)
