"""Scripted players."""

from __future__ import annotations

import json
import random
import time
import uuid
from collections.abc import Sequence
from functools import partial
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_by_default

from tests.merging import merged
from tests.server.running import PATIENCE

Message = dict[str, Any]

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
connect = partial(connect_by_default, max_size=None, open_timeout=PATIENCE, ping_interval=None)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Person:
    """Somebody with a token."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        answer = post(f"{url}/api/players", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.token: str = answer.json()["token"]
        self.player: str = answer.json()["player"]

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return post(self.url + path, json=body, headers=bearer(self.token))

    def get(self, path: str) -> httpx.Response:
        return get(self.url + path, headers=bearer(self.token))

    def open_table(self, *seats: str, game: str = "doomlings", **wishes: Any) -> Message:
        kinds = [{"kind": "bot", "level": "random"} if s == "bot" else {"kind": s} for s in seats]
        answer = self.post("/api/tables", {"game": game, "seats": kinds, **wishes})
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    def join(self, table: str) -> int:
        answer = self.post(f"/api/tables/{table}/join", {})
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])


class Client:
    """One WebSocket, and what it has been told."""

    def __init__(
        self, url: str, table: str, token: str | None, lang: str = "en", last: int = 0
    ) -> None:
        address = url.replace("http", "ws") + f"/api/tables/{table}/play?lang={lang}"
        opened = connect(address)
        self.socket: ClientConnection = opened.__enter__()
        self.raw: list[str] = []
        self.heard: list[Message] = []
        self.view: Message = {}
        self.number = self.acked = -1
        self.seat: int | None = None
        self.names: list[str] = []
        self.over: Message | None = None
        self.started = False
        self.send(t="hello", token=token, last=last)
        self.until("welcome")
        self.settle()  # before the first step an empty table comes first

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        self._follow(message)
        return message

    def _follow(self, message: Message) -> None:
        if message["t"] == "welcome":
            self.view, self.number = message["view"], message["number"]
            self.seat, self.names = message["seat"], message["names"]
            self.started, self.acked = message["started"], message["acked"]
        elif message["t"] == "update":
            assert message["after"] == self.number < message["number"], (message, self.number)
            self.number = message["number"]
            self.view = merged(self.view, message["changes"])
        elif message["t"] == "ack":
            self.acked = message["number"]
        elif message["t"] == "over":
            self.over = message

    def until(self, kind: str, timeout: float = PATIENCE) -> Message:
        while True:
            message = self.receive(timeout)
            if message["t"] == kind:
                return message
            assert message["t"] != "error", message

    def settle(self) -> list[Message]:
        """Read everything that was sent before the answer to a ping."""
        at = len(self.heard)
        self.send(t="ping")
        self.until("pong")
        return self.heard[at:-1]

    @property
    def is_asked(self) -> bool:
        answered = self.acked > self.number  # stored, but its news may have to wait
        return bool(self.view["choices"]) and self.over is None and not answered

    def move(self, action: int, ident: str | None = None, after: int | None = None) -> str:
        ident = ident or uuid.uuid4().hex
        after = self.number if after is None else after
        self.send(t="move", id=ident, after=after, action=action)
        return ident

    def play(self, dice: random.Random) -> None:
        """Any legal action, acknowledged."""
        assert self.try_play(dice), self.heard[-1]

    def try_play(self, dice: random.Random) -> bool:
        """Any legal action; False if something had happened before it came."""
        ident = self.move(int(dice.choice(self.view["choices"])["action"]))
        while (answer := self.receive())["t"] not in ("ack", "error"):
            pass
        assert answer["id"] == ident
        assert answer["t"] == "ack" or answer["code"] in ("stale", "not_your_turn"), answer
        return bool(answer["t"] == "ack")

    def catch_up(self) -> None:
        """Wait for the news of one's own last step."""
        while self.acked > self.number:
            self.receive()

    def close(self) -> None:
        self.socket.close()


def next_asked(clients: Sequence[Client]) -> Client:
    """Whoever is asked now, or as soon as somebody is."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for client in clients:
            client.settle()
        asked = next((client for client in clients if client.is_asked), None)
        if asked is not None:
            return asked
    raise AssertionError("nobody is asked")


def play_on(clients: list[Client], dice: random.Random, steps: int = 10_000) -> int:
    """Let the clients play until the game is over, or for so many steps of theirs."""
    done = 0
    while done < steps:
        for client in clients:
            client.settle()
        if all(client.over for client in clients):
            return done
        for client in clients:
            if client.is_asked:
                done += client.try_play(dice)
    return done


__all__ = [
    "Client",
    "ConnectionClosed",
    "Message",
    "Person",
    "bearer",
    "connect",
    "get",
    "merged",
    "next_asked",
    "play_on",
    "post",
]
