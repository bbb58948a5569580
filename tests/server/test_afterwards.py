"""After the game: the analysis, the shuffle, the figures of the operator."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

from endling.bots.analysis import VERDICTS
from tests.server.clients import Client, Message, Person, get, play_on
from tests.server.running import ROOT, Server, running


def finished(server: Server) -> tuple[str, Client]:
    ann = Person(server.url, "Ann")
    table = ann.open_table("me", "bot", options={"ages_per_pile": 1})["table"]
    client = Client(server.url, table, ann.token)
    play_on([client], random.Random(1))
    assert client.over is not None
    return table, client


def test_a_game_is_judged_once(tmp_path: Path) -> None:
    with running(tmp_path, compiled=True, analysis=20) as server:
        judge(server)


def judge(server: Server) -> None:
    table, _ = finished(server)
    path = f"{server.url}/api/replays/{table}/analysis?lang=de"
    until = time.time() + 600  # a busy machine may take its time
    while not (told := get(path).json())["ready"]:
        assert told["done"] <= told["total"]
        assert time.time() < until
        time.sleep(0.2)
    assert told["decisions"]
    for one in told["decisions"]:
        assert one["verdict"] in VERDICTS
        assert one["loss"] >= 0
        assert len(one["wins"]) == 2
    assert [seat["decisions"] for seat in told["seats"]] == [
        sum(one["seat"] == seat for one in told["decisions"]) for seat in range(2)
    ]
    assert get(path).json() == told
    running_game = Person(server.url, "Ben").open_table("me", "bot")["table"]
    refused = get(f"{server.url}/api/replays/{running_game}/analysis")
    assert (refused.status_code, refused.json()["error"]) == (409, "not_over")


def verify(*words: str) -> tuple[int, Message]:
    command = [sys.executable, "-m", "endling.cli", "verify", *words, "--json"]
    environment = {**os.environ, "ENDLING_JIT": "0"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, json.loads(done.stdout) if done.stdout else {}


def test_the_shuffle_is_verified_in_the_terminal(server: Server, tmp_path: Path) -> None:
    table, client = finished(server)
    assert client.over is not None
    shown = next(m for m in client.heard if m["t"] == "welcome")["commitment"]
    code, told = verify(f"{server.url}/api/replays/{table}", "--hash", shown)
    assert (code, told["fair"], told["problems"]) == (0, True, [])
    assert told["scores"] == client.over["scores"]
    code, told = verify(client.over["replay"])
    assert (code, told["hash"], told["fair"]) == (0, shown, False)
    code, told = verify(client.over["replay"], "--hash", "0" * 64)
    assert (code, told["fair"]) == (1, False)
    result = get(f"{server.url}/api/replays/{table}").json()
    for name, lie in (("key", "00" * 32), ("scores", [99, 0]), ("commitment", "0" * 64)):
        path = tmp_path / "result.json"
        path.write_text(json.dumps(result | {name: lie}))
        code, told = verify(str(path), "--hash", shown)
        assert (code, len(told["problems"])) == (1, 1)


def test_figures_for_the_operator(tmp_path: Path) -> None:
    with running(tmp_path, metrics="") as server:
        assert get(f"{server.url}/metrics").status_code == 403
    with running(tmp_path) as server:
        _, client = finished(server)
        client.send(t="nonsense")
        client.receive()
        told = get(f"{server.url}/metrics")
        assert told.headers["content-type"].startswith("text/plain")
        lines = dict(line.rsplit(" ", 1) for line in told.text.splitlines() if line[0] != "#")
        moves = float(lines['endling_moves_total{by="player"}'])
        assert moves > 0
        assert float(lines["endling_move_seconds_count"]) == moves
        assert float(lines['endling_refused_total{code="malformed"}']) == 1
        assert float(lines["endling_connections"]) == 1
