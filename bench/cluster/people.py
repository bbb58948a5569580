"""People who play on whatever happens: they come back, and repeat what was not acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

_RESEND = 2.5  # seconds, as the browser has it
_GONE = (WebSocketException, OSError, TimeoutError, EOFError)


@dataclass
class Tally:
    """What happened to everybody."""

    acked: dict[tuple[str, str], int] = field(default_factory=dict)  # table, id: the action
    waits: list[float] = field(default_factory=list)  # from a move to its acknowledgement
    returns: list[float] = field(default_factory=list)  # from a cut connection to a welcome
    turns: list[float] = field(default_factory=list)  # from a move to the next one's question
    refused: dict[str, int] = field(default_factory=dict)
    games: int = 0


class Group:
    """A table, and the people at it."""

    def __init__(self, url: str, http: httpx.AsyncClient, tally: Tally, think: float) -> None:
        self.url, self.http, self.tally, self.think = url, http, tally, think
        self.table = ""
        self.moved: float | None = None  # when the last move was acknowledged, until a question
        self.tokens: list[str] = []

    async def post(self, path: str, token: str = "", body: Any = None) -> dict[str, Any]:
        """Ask until somebody answers."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        since = time.monotonic()
        while True:
            with suppress(httpx.HTTPError):
                answer = await self.http.post(f"{self.url}{path}", json=body, headers=headers)
                if answer.status_code < 500:
                    answer.raise_for_status()
                    made: dict[str, Any] = answer.json()
                    return made
            assert time.monotonic() < since + 60, f"{path} is never answered"
            await asyncio.sleep(0.3)

    async def sit_down(self, game: str, people: int, bots: int = 0) -> None:
        """Open a table for people who have just come, and for bots that think."""
        for _ in range(people):
            made = await self.post("/api/players", body={"name": secrets.token_hex(4)})
            self.tokens.append(made["token"])
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(people - 1))]
        seats += [{"kind": "bot"} for _ in range(bots)]
        wish = {"game": game, "seats": seats, "grace": None}
        self.table = (await self.post("/api/tables", self.tokens[0], wish))["table"]
        for token in self.tokens[1:]:
            await self.post(f"/api/tables/{self.table}/join", token, {})

    async def play(self, until: float) -> None:
        """Play until that time, one game after the other."""
        while time.monotonic() < until:
            people = [Player(self, token, until) for token in self.tokens]
            await asyncio.gather(*(person.play() for person in people))
            if self.moved is not None and not all(person.is_over for person in people):
                self.tally.turns.append(
                    time.monotonic() - self.moved
                )  # nobody was asked at the end
            if time.monotonic() < until:
                self.tally.games += 1
                self.moved = None
                table = self.table
                for token in self.tokens:
                    self.table = (await self.post(f"/api/tables/{table}/again", token))["table"]


class Player:
    """One of them, at one table."""

    def __init__(self, group: Group, token: str, until: float) -> None:
        self.group, self.token, self.until = group, token, until
        self.number = self.answered = 0
        self.choices: list[dict[str, Any]] = []
        self.pending: tuple[str, int, int] | None = None
        self.since = 0.0  # when the pending move was first sent
        self.lost: float | None = None
        self.is_over = False

    async def play(self) -> None:
        """Come, and come back whenever the connection is gone, until the game or the time ends."""
        address = f"{self.group.url.replace('http', 'ws', 1)}/api/tables/{self.group.table}/play"
        while not self.is_over and (time.monotonic() < self.until or self.pending):
            with suppress(*_GONE):
                async with connect(address, max_size=None, open_timeout=10) as socket:
                    await socket.send(json.dumps({"t": "hello", "token": self.token}))
                    await self._listen(socket)
            self.lost = self.lost or time.monotonic()
            await asyncio.sleep(0.3)

    async def _listen(self, socket: ClientConnection) -> None:
        while not self.is_over and (time.monotonic() < self.until or self.pending):
            try:
                async with asyncio.timeout(_RESEND):
                    message = json.loads(await socket.recv())
            except TimeoutError:
                await self._send(socket)
                continue
            await self._hear(socket, message)

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["t"]:
            case "welcome":
                self._come_back()
                self.number, self.answered = message["number"], message["acked"]
                self.choices = message["view"]["choices"]
                await self._send(socket)
            case "update":
                self.number = message["number"]
                self.choices = message["changes"].get("choices", self.choices)
            case "ack":
                self._note_ack(message)
            case "error":
                await self._note_error(socket, message["code"])
            case "over":
                self.is_over = True
        if message["t"] in ("welcome", "update", "ack", "error"):
            await self._answer(socket)

    def _come_back(self) -> None:
        if self.lost is not None:
            self.group.tally.returns.append(time.monotonic() - self.lost)
            self.lost = None

    async def _answer(self, socket: ClientConnection) -> None:
        is_asked = bool(self.choices) and self.answered <= self.number
        if not is_asked or self.pending or self.is_over or time.monotonic() >= self.until:
            return
        if self.group.moved is not None:
            self.group.tally.turns.append(time.monotonic() - self.group.moved)
            self.group.moved = None
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.group.think)
        action = int(random.choice(self.choices)["action"])
        self.pending, self.since = (secrets.token_hex(8), self.number, action), time.monotonic()
        await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            ident, after, action = self.pending
            move = {"t": "move", "id": ident, "after": after, "action": action}
            await socket.send(json.dumps(move))

    def _note_ack(self, message: dict[str, Any]) -> None:
        if self.pending is None or message["id"] != self.pending[0]:
            return
        now, tally = time.monotonic(), self.group.tally
        tally.acked[self.group.table, self.pending[0]] = self.pending[2]
        tally.waits.append(now - self.since)
        self.answered, self.pending, self.group.moved = message["number"], None, now

    async def _note_error(self, socket: ClientConnection, code: str) -> None:
        refused = self.group.tally.refused
        refused[code] = refused.get(code, 0) + 1
        if code == "storage":
            await asyncio.sleep(0.3)
            await self._send(socket)
        elif code in ("stale", "not_your_turn"):
            self.pending = None
            await socket.send(json.dumps({"t": "sync"}))
