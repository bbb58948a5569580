"""Several server processes on one PostgreSQL, players of one table on different processes."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import endling
from tests.server.clients import Client, Person, play_on
from tests.server.running import free_port, running


def binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


class Postgres:
    """A PostgreSQL of our own."""

    def __init__(self, command: list[Any], folder: Path, port: int, options: Any) -> None:
        self.command, self.folder, self.port, self.options = command, folder, port, options
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"postgresql://endling@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        self.process = subprocess.Popen[bytes](self.command, cwd=self.folder, **self.options)
        until = time.time() + 60
        while time.time() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("PostgreSQL does not start")

    def stop(self) -> None:
        """At once, whoever is connected."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    where = binaries()
    if where is None:
        pytest.skip("PostgreSQL is not installed (package postgresql)")
    user = None
    if os.getuid() == 0:  # PostgreSQL refuses to be run by root
        names = [entry.pw_name for entry in pwd.getpwall()]
        if "postgres" not in names:
            pytest.skip("PostgreSQL cannot be run by root, and there is no user postgres")
        user = "postgres"
    folder = Path(tempfile.mkdtemp(prefix="endling-postgres-"))
    if user:
        shutil.chown(folder, user)
    port, data = free_port(), folder / "data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "user": user}
    initdb = [where / "initdb", "-D", data, "-U", "endling", "-A", "trust", "-E", "UTF8"]
    subprocess.run(initdb, check=True, cwd=folder, **quiet)  # type: ignore[call-overload]
    options = ["-p", str(port), "-h", "127.0.0.1", "-k", str(folder), "-c", "fsync=off"]
    server = Postgres([where / "postgres", "-D", data, *options], folder, port, quiet)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.address


def test_players_of_one_table_on_two_processes(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database) as one, running(tmp_path, database) as two:
        ann, ben = Person(one.url, "Ann"), Person(two.url, "Ben")
        made = ann.open_table("me", "open", "bot")
        first = Client(one.url, made["table"], ann.token)
        assert not first.started
        ben.join(made["join"])
        first.until("welcome")
        second = Client(two.url, made["table"], ben.token)
        watchers = [Client(server.url, made["table"], None) for server in (one, two)]
        second.send(t="chat", text="hello")
        assert first.until("chat")["name"] == "Ben"
        assert watchers[0].until("chat")["name"] == "Ben"
        play_on([first, second], random.Random(8))
        assert first.over is not None
        assert second.over is not None
        assert first.over["replay"] == second.over["replay"]
        for watcher in watchers:
            watcher.until("over")
        match = endling.replay(first.over["replay"])
        assert first.view == match.view(0)
        assert second.view == match.view(1)
        assert watchers[0].view == watchers[1].view == match.view(None)


def test_both_processes_get_the_same_move_at_once(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database) as one, running(tmp_path, database) as two:
        ann = Person(one.url, "Ann")
        table = ann.open_table("me", "bot", grace=None)["table"]
        clients = [Client(server.url, table, ann.token) for server in (one, two)]
        dice = random.Random(9)
        for turn in range(25):
            for client in clients:
                client.settle()
            while not clients[0].is_asked and clients[0].over is None:
                clients[0].receive()
            if clients[0].over:
                break
            while clients[0].number != clients[1].number:
                min(clients, key=lambda client: client.number).receive()
            if not all(client.is_asked for client in clients):
                continue
            action = dice.choice(clients[0].view["choices"])["action"]
            for client in clients:
                client.move(action, f"move-{turn}")
            acks = [client.until("ack") for client in clients]
            assert acks[0] == acks[1]


def test_the_database_goes_and_comes_back(postgres: Postgres, tmp_path: Path) -> None:
    with running(tmp_path, postgres.address) as server:
        ann = Person(server.url, "Ann")
        table = ann.open_table("me", "bot", grace=None)["table"]
        client = Client(server.url, table, ann.token)
        dice = random.Random(3)
        play_on([client], dice, 3)
        while not client.is_asked:
            client.receive()
        action, view = client.view["choices"][0]["action"], client.view
        postgres.stop()
        try:
            client.move(action, "the-same")
            while (answer := client.receive())["t"] != "error":
                assert answer["t"] != "ack"
            assert answer["code"] == "storage"
            client.settle()
            assert client.view == view
        finally:
            postgres.start()
        until = time.time() + 30
        while time.time() < until:
            client.move(action, "the-same")
            while (answer := client.receive())["t"] not in ("ack", "error"):
                pass
            if answer["t"] == "ack":
                break
            assert answer["code"] == "storage"
            time.sleep(0.2)
        play_on([client], dice)
        assert client.over is not None
        assert endling.replay(client.over["replay"]).over
