"""A server that finds nothing compiled: tables are played at once, and bots wake up later."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

import endling
from tests.server.clients import Client, Person, play_on
from tests.server.running import Server

GAME, MODULE = "embers", "tests.embers.game"  # a tiny game is soon compiled


def waking(person: Person) -> list[str]:
    found: list[str] = person.get("/api/health").json()["waking"]
    return found


def test_a_table_is_played_while_its_game_wakes_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENDLING_GAMES", f"{GAME}={MODULE}")
    monkeypatch.setenv("ENDLING_CACHE", str(tmp_path / "cache"))
    server = Server(tmp_path, compiled=True, warm=0)
    server.start()
    try:
        ann = Person(server.url, "Ann")
        assert waking(ann) == []  # nobody has wanted a game yet
        seats = [{"kind": "me"}, {"kind": "bot", "level": "celia"}]
        wish = {"game": GAME, "seats": seats, "hints": True}
        table = ann.post("/api/tables", wish).json()["table"]
        client = Client(server.url, table, ann.token)
        dice = random.Random(1)
        play_on([client], dice, 3)
        assert waking(ann) == [GAME]
        while not client.is_asked:
            client.receive()
        client.send(t="hint")
        refused = client.receive()
        assert (refused["t"], refused["code"]) == ("error", "waking")

        until = time.monotonic() + 900  # a busy machine may take its time
        while waking(ann) and time.monotonic() < until:
            client.settle()
            time.sleep(1)
        assert waking(ann) == []
        client.send(t="hint")
        assert client.until("hint", 60)["options"]
        play_on([client], dice)

        assert client.over is not None
        match = endling.replay(client.over["replay"])
        assert match.scores == client.over["scores"]
        assert client.view == match.view(client.seat)
        assert list((tmp_path / "cache").glob(f"{GAME}-*/playable-*"))
    finally:
        server.stop()
    assert "Traceback" not in server.log(), server.log()
