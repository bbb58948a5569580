"""Several server processes on one PostgreSQL, players of one table on different processes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import endling
from endling.server.settings import Settings
from endling.server.storage.schema import Seat, TableRecord
from endling.server.storage.store import Store
from endling.shuffle import make_key
from scripts.postgres import NoPostgres, Postgres, own_postgres
from tests.server.clients import Client, Person, play_on
from tests.server.running import PATIENCE, free_port, running
from tests.server.test_shuffle import Contributor, wait_for_deal, welcomes


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    try:
        with own_postgres(free_port(), "fsync=off") as found:
            yield found
    except NoPostgres as problem:
        pytest.skip(str(problem))


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
    with running(tmp_path, postgres.address, patience=1) as server:
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
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
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


def test_everybody_contributes_to_the_shuffle_on_another_process(
    database: str, tmp_path: Path
) -> None:
    with running(tmp_path, database) as one, running(tmp_path, database) as two:
        ann, ben = Contributor(one.url, "Ann"), Contributor(two.url, "Ben")
        made = ann.open_table("me", "open", "bot", pledge=ann.pledge)
        first = Client(one.url, made["table"], ann.token)
        ben.join(made["join"])
        second = Client(two.url, made["table"], ben.token)
        while not welcomes(first)[-1]["started"]:
            first.receive()
        ann.contribute(first)
        ben.contribute(second)
        wait_for_deal(first)
        wait_for_deal(second)
        record, seats = asyncio.run(stored(database, made["table"]))
        parts = [ann.contribution, ben.contribution, None]
        assert [seat.contribution for seat in seats] == parts
        assert record.key == make_key(record.secret, parts)


async def stored(database: str, table: str) -> tuple[TableRecord, list[Seat]]:
    store = Store(Settings(database=database))
    try:
        return await store.table(table), await store.seats(table)
    finally:
        await store.stop()
