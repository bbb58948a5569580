"""The database is locked, full or gone for a while; and it grows with the program."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect, text

import endling
from endling.server.settings import Settings
from endling.server.storage.migrations import upgrade
from endling.server.storage.schema import metadata
from endling.server.storage.store import Store, hash_token
from endling.server.table.history.history import History
from tests.server.clients import Client, Person, play_on
from tests.server.running import Server, running


def stored(database: str, table: str) -> int:
    with sqlite3.connect(database) as connection:
        found = connection.execute("select count(*) from moves where table_id = ?", [table])
        return int(found.fetchone()[0])


@contextmanager
def locked(server: Server) -> Iterator[None]:
    blocker = sqlite3.connect(server.database, isolation_level=None)
    blocker.execute("begin immediate")
    yield
    blocker.execute("rollback")
    blocker.close()


@contextmanager
def full(server: Server) -> Iterator[None]:
    """No file of the server's process may grow any more."""
    assert server.process is not None
    process, limit = server.process.pid, resource.RLIMIT_FSIZE
    soft, hard = resource.prlimit(process, limit)
    resource.prlimit(process, limit, (1, hard))
    yield
    resource.prlimit(process, limit, (soft, hard))


@pytest.mark.parametrize("trouble", [locked, full])
def test_moves_are_refused_and_play_goes_on_after(trouble: object, tmp_path: Path) -> None:
    assert callable(trouble)
    with running(tmp_path, patience=1) as server:
        ann = Person(server.url, "Ann")
        table = ann.open_table("me", "bot")["table"]
        client = Client(server.url, table, ann.token)
        while not client.is_asked:
            client.receive()
        client.settle()
        before, view = stored(server.database, table), client.view
        action = client.view["choices"][0]["action"]
        with trouble(server):
            for _ in range(2):  # again and again, if need be
                ident = client.move(action, "the-same")
                while (answer := client.receive())["t"] != "error":
                    assert answer["t"] != "ack"
                assert (answer["code"], answer["id"]) == ("storage", ident)
            client.settle()
            assert client.view == view
        assert stored(server.database, table) == before
        client.move(action, "the-same")
        assert client.until("ack")["id"] == "the-same"
        play_on([client], random.Random(2))
        assert client.over is not None
        match = endling.replay(client.over["replay"])
        assert len(match.actions) == stored(server.database, table)


def old_database(path: Path, actions: list[int], key: bytes) -> None:
    """A database as the first version has left it, with a game in it."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, "0001")
        run = connection.execute
        run(
            text("insert into players values ('ann', :token, 'Ann', 1.0)"),
            {"token": hash_token("secret")},
        )
        columns = (
            "id, code, game, rules, options, key, public, hints, creator, created, version, "
            "updated, over"
        )
        run(
            text(
                f"insert into tables ({columns}) values "
                "('t', 'CODE', 'doomlings', :rules, '{}', :key, 0, 0, 'ann', 1.0, 1, 1.0, 0)"
            ),
            {"key": key, "rules": endling.new("doomlings", 2).game.version},
        )
        for seat, kind, player in ((0, "person", "ann"), (1, "bot", None)):
            run(
                text("insert into seats values ('t', :seat, :kind, 'random', :player, 'Ann', 1.0)"),
                {"seat": seat, "kind": kind, "player": player},
            )
        for number, action in enumerate(actions, start=1):
            run(
                text(
                    "insert into moves values "
                    "('t', :number, 'move', :action, 0, 'player', null, 0, 0, 0, 1.0)"
                ),
                {"number": number, "action": action},
            )
        run(text("insert into notes values ('t', 1, 'chat', 0, 'Ann', 'hello', 1.0)"))
    engine.dispose()


def test_an_old_database_grows_up_with_everything_in_it(tmp_path: Path) -> None:
    match = endling.new("doomlings", 2, bytes(range(32)))
    for _ in range(10):
        match.play(match.legal[0])
    path = tmp_path / "old.sqlite"
    old_database(path, match.actions, match.key)

    async def look() -> None:
        store = Store(Settings(database=str(path)))
        await store.start()
        try:
            assert (await store.player("secret")).name == "Ann"
            record, seats = await store.table("t"), await store.seats("t")
            history = History(record, len(seats), await store.rows("t"))
            assert history.match.state() == match.state()
            assert [note.text for note in await store.notes("t")] == ["hello"]
            await store.keep_analysis("t", "en", "{}")
            assert await store.analysis("t", "en") == "{}"
        finally:
            await store.stop()

    asyncio.run(look())
    engine = create_engine(f"sqlite:///{path}")
    names = set(inspect(engine).get_table_names()) - {"alembic_version"}
    found = {name: {c["name"] for c in inspect(engine).get_columns(name)} for name in names}
    assert found == {t.name: {c.name for c in t.columns} for t in metadata.sorted_tables}
