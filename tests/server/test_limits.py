"""One person has some tables, few public ones, and a name of its own."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from endling.server.cleaning import clean_name, skeleton
from endling.server.limits import network
from endling.server.refusals import StorageFailed
from endling.server.settings import Settings
from endling.server.storage import store as stores
from endling.server.storage.schema import Seat
from endling.server.storage.store import Store
from tests.server.clients import Client, Person, get, post
from tests.server.running import PATIENCE, Server, running
from tests.server.test_storage import full
from tests.server.world import record

# --- Tables ---------------------------------------------------------------------------------------

BOTS = [{"kind": "bot", "level": "random"}] * 2


def test_tables_of_one_person_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, player_tables=4, player_public=2) as server:
        ann = Person(server.url, "Ann")
        codes = [open_one(ann, public=True) for _ in range(3)]
        assert codes == [201, 201, 429]
        assert [open_one(ann) for _ in range(3)] == [201, 201, 429]
        assert open_one(Person(server.url, "Bob"), public=True) == 201


@pytest.mark.parametrize(("seconds_ago", "code"), [(1, 429), (300, 201)])
def test_limits_do_not_tell_of_an_end_before_anybody_knows_it(
    tmp_path: Path, seconds_ago: int, code: int
) -> None:
    with running(tmp_path, player_public=1) as server:
        ann = Person(server.url, "Ann")
        assert open_one(ann, public=True) == 201
        with sqlite3.connect(server.database) as database:
            database.execute("update tables set over = 1, updated = ?", [time.time() - seconds_ago])
        assert open_one(ann, public=True) == code


def test_neither_tables_nor_players_come_as_quickly_as_one_likes(tmp_path: Path) -> None:
    with running(
        tmp_path, table_rate=0.001, table_burst=2, newcomer_rate=0.001, newcomer_burst=2
    ) as server:
        ann, _ = Person(server.url, "Ann"), Person(server.url, "Ben")
        third = post(f"{server.url}/api/players", json={"name": "Cem"})
        assert (third.status_code, third.json()["error"]) == (429, "too_fast")
        bots = {"game": "doomlings", "seats": BOTS}
        codes = [ann.post("/api/tables", bots).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


def test_more_players_do_not_help_one_address_to_more_tables(tmp_path: Path) -> None:
    with running(
        tmp_path,
        address_table_rate=0.001,
        address_table_burst=5,
        address_public_rate=0.001,
        address_public_burst=2,
    ) as server:
        people = [Person(server.url, name) for name in ("Ann", "Ben", "Cem")]
        assert [open_one(person, public=True) for person in people] == [201, 201, 429]
        assert [open_one(person) for person in people] == [201, 201, 429]


def open_one(person: Person, **wishes: object) -> int:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "doomlings", "seats": seats, **wishes}
    return person.post("/api/tables", body).status_code


def moves(server: Server, table: str) -> int:
    with sqlite3.connect(server.database) as database:
        found = database.execute("select count(*) from moves where table_id = ?", [table])
        return int(found.fetchone()[0])


def test_bots_that_nobody_watches_wait(server: Server) -> None:
    ann = Person(server.url, "Ann")
    made = ann.post("/api/tables", {"game": "doomlings", "seats": BOTS}).json()["table"]
    time.sleep(1)
    assert moves(server, made) == 0
    client = Client(server.url, made, None)
    while client.over is None:
        client.receive()
    client.close()


# --- Names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u115f\u1160", "\u200d", "\u034f", "\ufe0f"])
def test_a_name_that_shows_nothing_is_refused(server: Server, name: str) -> None:
    assert clean_name(name) == ""
    answer = post(f"{server.url}/api/players", json={"name": name})
    assert answer.status_code == 422


LIKE_ANN = ["ANN", "Аnn", "Ánn", "A\u200dnn", "Ann\u3164", "Ａnn", "𝐀nn", "ann"]  # noqa: RUF001
LIKE_ILL = ["lll", "I11", "|ll", "ill"]


@pytest.mark.parametrize("name", LIKE_ANN)
def test_names_that_look_the_same_are_the_same(name: str) -> None:
    assert skeleton(name) == skeleton("Ann")


@pytest.mark.parametrize("name", LIKE_ILL)
def test_strokes_look_the_same(name: str) -> None:
    assert skeleton(name) == skeleton("Ill")


@pytest.mark.parametrize("name", ["Anna", "Bnn", "An", "Ann 2", "安"])
def test_names_that_look_different_are_different(name: str) -> None:
    assert skeleton(name) != skeleton("Ann")


def test_nobody_sits_down_under_the_name_of_another(server: Server) -> None:
    ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
    table = ann.open_table("me", "open", "bot")["table"]
    false_ann = Person(server.url, LIKE_ANN[1])
    refused = false_ann.post(f"/api/tables/{table}/join", {})
    assert (refused.status_code, refused.json()["error"]) == (409, "name_taken")
    bob.join(table)
    renamed = bob.post("/api/me", {"name": LIKE_ANN[2]})
    assert (renamed.status_code, renamed.json()["error"]) == (409, "name_taken")
    assert bob.get("/api/me").json()["name"] == "Bob"
    assert ann.post("/api/me", {"name": "Ánn"}).status_code == 200


def test_a_new_name_is_written_at_some_tables_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "_RENAMED", 20)

    async def run() -> None:
        store = Store(Settings(database=str(tmp_path / "tables.sqlite")))
        await store.start()
        ann, token = await store.new_player("Ann")
        for number in range(50):
            table = record("doomlings")
            table.id, table.code, table.over = f"t{number}", f"c{number}", number > 0
            mine = Seat(0, "person", None, ann.id, "Ann", 0.0)
            await store.new_table(table, [mine, Seat(1, "bot", None, None, None, 0.0)])
        change, transactions = store._database.change, []

        async def counted(work: Any) -> Any:
            transactions.append(work)
            return await change(work)

        monkeypatch.setattr(store._database, "change", counted)
        before = await store.versions(["t0", "t1"])
        await store.rename(ann, "Bea")
        assert len(transactions) == 1 + 3 + 1  # the player, 20 + 20 + 10 tables, and no more
        names = [seat.name for n in range(50) for seat in (await store.seats(f"t{n}"))[:1]]
        assert set(names) == {(await store.player(token)).name} == {"Bea"}
        after = await store.versions(["t0", "t1"])
        assert (after["t0"], after["t1"]) == (before["t0"] + 1, before["t1"])
        await store.stop()

    asyncio.run(run())


# --- Addresses ------------------------------------------------------------------------------------


def test_ipv6_is_limited_by_network() -> None:
    assert network("2001:db8:0:1::1") == network("2001:db8:0:1:ffff::2")
    assert network("2001:db8:0:1::1") != network("2001:db8:0:2::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") != network("192.0.2.2")
    assert network("a unix socket") == "a unix socket"


# --- What operators are told ----------------------------------------------------------------------


def test_health_says_when_nothing_can_be_stored(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        health = f"{server.url}/api/health"
        assert get(health).json()["ok"] is True
        with full(server):
            assert comes_true(lambda: get(health).status_code == 503)
            assert get(health).json()["ok"] is False
        assert comes_true(lambda: get(health).status_code == 200)


def comes_true(condition: object, within: float = PATIENCE) -> bool:
    assert callable(condition)
    until = time.monotonic() + within
    while time.monotonic() < until:
        if condition():
            return True
        time.sleep(0.1)
    return False


def test_warnings_of_the_database_tell_no_parameters(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.sqlite"

    async def run() -> None:
        store = Store(Settings(database=str(path), patience=0.1))
        await store.start()
        with sqlite3.connect(path) as other:
            other.execute("drop table players")
        with pytest.raises(StorageFailed):
            await store.new_player("secret name")
        await store.stop()

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert "storage failed" in caplog.text
    assert "secret name" not in caplog.text
