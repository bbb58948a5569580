"""My games: results, ratings, and where I sat, without an account."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from endling.server.settings import Settings
from endling.server.storage.ratings import BEGINNER, Rated, rated_anew
from endling.server.storage.schema import Seat
from endling.server.storage.store import Store
from tests.server.clients import Client, Person, get, play_on
from tests.server.running import running
from tests.server.world import record


def seat(number: int, player: str | None = None, kind: str = "person", level: str = "") -> Seat:
    return Seat(number, kind, level or None, player, player, 0.0)


ANN, BEN, BOT = seat(0, "ann"), seat(1, "ben"), seat(2, kind="bot", level="martha")


def test_ratings_move_towards_the_result_and_bots_apart() -> None:
    changed = rated_anew(Rated("g", [ANN, BEN, BOT], [[0], [2], [1]]), {})
    assert changed["ann", "people"] == (BEGINNER + 16, 1)
    assert changed["ben", "people"] == (BEGINNER - 16, 1)
    assert changed["ann", "bots"][0] == pytest.approx(BEGINNER + 16, abs=1)
    assert changed["ben", "bots"][0] < BEGINNER
    assert len(changed) == 4


def test_a_win_against_the_strong_counts_more() -> None:
    known = {("ann", "people"): (1500.0, 3), ("ben", "people"): (1900.0, 9)}
    value, games = rated_anew(Rated("g", [ANN, BEN], [[0], [1]]), known)["ann", "people"]
    assert (games, value > 1525) == (4, True)
    drawn = rated_anew(Rated("g", [ANN, BEN], [[0, 1]]), known)["ann", "people"][0]
    assert 1500 < drawn < value


def test_whoever_gave_up_has_lost_even_if_the_bot_won() -> None:
    left = seat(0, "ann", "resigned", "martha")
    changed = rated_anew(Rated("g", [left, BEN], [[0], [1]]), {})
    assert changed["ann", "people"][0] == BEGINNER - 16
    assert ("ben", "people") not in changed  # played against a bot


def test_my_games_and_where_i_sat(tmp_path: Path) -> None:
    with running(tmp_path, pause=0, bot_pause=0) as server:
        ann = Person(server.url, "Ann")
        table = ann.open_table("bot", "me", options={"ages_per_pile": 1})["table"]
        assert ann.get("/api/games/mine").json() == {"games": [], "ratings": []}
        client = Client(server.url, table, ann.token)
        play_on([client], random.Random(1))
        assert client.over is not None
        mine = ann.get("/api/games/mine").json()
        (game,), (rating,) = mine["games"], mine["ratings"]
        assert (rating["game"], rating["against"]) == ("doomlings", "bots")
        assert (rating["games"], rating["value"] > BEGINNER) == (1, game["ranking"] == [[1], [0]])
        assert (game["table"], game["seat"], game["scores"]) == (table, 1, client.over["scores"])
        assert game["names"][1] == "Ann"
        assert [level is None for level in game["levels"]] == [False, True]
        assert sum(game["played"].values()) > 0
        assert ann.get(f"/api/replays/{table}").json()["seat"] == 1
        assert get(f"{server.url}/api/replays/{table}").json()["seat"] is None
        assert get(f"{server.url}/api/games/mine").status_code == 401


def test_a_game_counts_once(tmp_path: Path) -> None:
    async def archived_twice() -> None:
        store = Store(Settings(database=str(tmp_path / "tables.sqlite")))
        await store.start()
        ann, _ = await store.new_player("Ann")
        seats = [seat(0, ann.id), BEN]
        await store.new_table(replace(record("g"), over=True), seats)
        assert await store.ratings(ann) == ({}, {"t"})
        for _ in range(2):
            await store.keep_archive("t", {"result": b"{}"}, Rated("g", seats, [[0], [1]]))
        known, late = await store.ratings(ann)
        assert known["g"][ann.id, "people"] == (BEGINNER + 16, 1)
        assert late == set()
        await store.stop()

    asyncio.run(archived_twice())
