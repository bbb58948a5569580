"""Sockets: damaged frames and messages on connections to a table in this process."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import tempfile
from pathlib import Path
from typing import Any, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from endling.games import find_game, game_names
from endling.server.http.tables import open_table
from endling.server.hub import Hub
from endling.server.settings import Settings
from endling.server.wire import messages as m
from endling.server.wire.sockets import Socket
from scripts.fuzz.mutation import damaged, damaged_bytes

_FAST = 1e9
_SETTINGS: dict[str, Any] = {
    "pause": 0.0,
    "bot_pause": 0.0,
    "message_rate": _FAST,
    "message_burst": 10**9,
    "chat_rate": 50.0,
    "hint_iterations": 10,
}
_PER_CONNECTION = 60
_MESSAGES: tuple[dict[str, Any], ...] = (
    {"t": "hello", "token": None, "last": 0},
    {"t": "move", "id": "a", "after": 0, "action": 62},
    {"t": "chat", "text": "hello"},
    {"t": "undo"},
    {"t": "undo_vote", "agree": True},
    {"t": "lang", "lang": "de"},
    {"t": "sync"},
    {"t": "why", "card": "Tiny"},
    {"t": "hint"},
    {"t": "ping"},
)


class _Transport(asyncio.Transport):
    """A network that swallows everything."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1)})
        self.is_closed = False
        self.sent = b""

    def write(self, data: Any) -> None:
        if len(self.sent) < 4096:
            self.sent += bytes(data)

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    abort = close

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        """It goes on anyway."""

    def resume_reading(self) -> None:
        """It never stopped."""


class _Complaints(logging.Handler):
    """Whatever the server logs as an error is a failure."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            self.found = record
            problem = record.exc_info[1] if record.exc_info else None
            raise AssertionError(record.getMessage()) from problem

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        raise  # noqa: PLE0704


class _Visitor:
    """A connection from its handshake on, whatever comes over it."""

    def __init__(self, hub: Hub, table: str, token: str | None, dice: random.Random) -> None:
        self.transport = _Transport()
        state: Any = type("State", (), {"connections": set()})()
        self.socket = Socket(cast("Any", None), state, {"hub": hub})
        self.socket.connection_made(self.transport)
        self.client = ClientProtocol(
            parse_uri(f"ws://127.0.0.1/api/tables/{table}/play"), max_size=None
        )
        self.client.send_request(self.client.connect())
        request = b"".join(self.client.data_to_send())
        self.say(damaged_bytes(request, dice) if dice.random() < 0.1 else request)
        self.token = token

    def say(self, data: bytes) -> None:
        if not self.transport.is_closed:
            self.socket.data_received(data)

    def leave(self) -> None:
        self.socket.connection_lost(None)


def _frame(data: bytes, dice: random.Random) -> bytes:
    opcode = Opcode.TEXT if dice.random() < 0.9 else dice.choice(list(Opcode))
    if opcode >= Opcode.CLOSE:  # control frames are short and come in one piece
        frame = Frame(opcode, data[:125])
    else:
        frame = Frame(opcode, data, dice.random() < 0.95)
    written = frame.serialize(mask=True)
    return damaged_bytes(written, dice) if dice.random() < 0.1 else written


def _message(dice: random.Random) -> bytes:
    message: Any = dict(dice.choice(_MESSAGES))
    if dice.random() < 0.7:
        message = damaged(message, dice)
    written = json.dumps(message).encode("utf-8", "replace")
    return damaged_bytes(written, dice) if dice.random() < 0.2 else written


async def try_sockets(count: int, seed: int) -> int:
    """Send so many messages; returns how many connections that took."""
    log = logging.getLogger("endling.server")
    log.addHandler(_Complaints())
    log.propagate = False
    loop = asyncio.get_running_loop()
    failures: list[dict[str, Any]] = []
    loop.set_exception_handler(lambda _, context: failures.append(context))
    connections = sent = 0
    with tempfile.TemporaryDirectory() as folder:
        hub = Hub(Settings(database=str(Path(folder) / "tables.sqlite"), **_SETTINGS))
        await hub.start()
        try:
            while sent < count:
                dice = random.Random(f"{seed} {connections}")
                if connections % 50 == 0:
                    player, token = await hub.store.new_player("Ann")
                    table = await _open(hub, player, dice)
                connections += 1
                visitor = _Visitor(hub, table, token, dice)
                hello = json.dumps({"t": "hello", "token": dice.choice((token, None))}).encode()
                visitor.say(Frame(Opcode.TEXT, hello).serialize(mask=True))
                for _ in range(min(_PER_CONNECTION, count - sent)):
                    visitor.say(_frame(_message(dice), dice))
                    sent += 1
                    await asyncio.sleep(0)
                await asyncio.sleep(0.001)
                visitor.leave()
                assert not failures, (connections, failures[0])
        finally:
            await hub.stop()
    assert not failures, failures[0]
    return connections


async def _open(hub: Hub, player: Any, dice: random.Random) -> str:
    game = find_game(dice.choice(game_names()))
    seats = [m.SeatWish("me"), m.SeatWish("bot", "random")]
    made = await open_table(hub, player, m.NewTable(game.name, seats, hints=True), "en")
    return made.table
