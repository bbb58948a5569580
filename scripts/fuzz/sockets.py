"""Sockets: damaged frames and messages on connections to a table in this process."""

from __future__ import annotations

import asyncio
import copy
import json
import logging
import random
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from endling.games import find_game, game_names
from endling.server.http.tables import open_table
from endling.server.hub import Hub
from endling.server.settings import Settings
from endling.server.table.history.history import History
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
_PER_CONNECTION = 100  # messages at most; a connection that the server closes is replaced
_AT_ONCE = 5  # messages in one packet
_PER_TABLE = 20  # connections
_ON_NETWORK = 0.05  # of the connections go through the network of this machine
_SEAT = 0  # of whoever opens a table
_HELLO = {"t": "hello", "token": None, "last": 0}
# One of each kind at least.
MESSAGES: tuple[dict[str, Any], ...] = (
    _HELLO,
    {"t": "contribute", "contribution": "0" * 64},
    {"t": "chat", "text": "hello"},
    {"t": "undo"},
    {"t": "undo_vote", "agree": True},
    {"t": "hold"},
    {"t": "ready"},
    {"t": "orders", "until_turn": True, "cards": ["Tiny"], "questions": ["react"]},
    {"t": "pace", "quick": True},
    {"t": "lang", "lang": "de"},
    {"t": "sync"},
    {"t": "why", "card": "Tiny"},
    {"t": "hint"},
    {"t": "ping"},
    *[{"t": "move", "id": "a", "after": 0, "action": 62}] * 5,
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
    """A connection in this process from its handshake on, whatever comes over it."""

    def __init__(self, server: Callable[[], Socket], request: bytes) -> None:
        self.transport = _Transport()
        self.socket = server()
        self.socket.connection_made(self.transport)
        self.socket.data_received(request)

    async def say(self, data: bytes) -> bool:
        """Send bytes and wait until they are answered; False when the server has closed."""
        if self.transport.is_closed or self.socket._session is None:
            return False
        self.socket.data_received(data)
        session = self.socket._session
        while session is not None and session._task is not None:
            await asyncio.sleep(0)
        return True

    async def leave(self) -> None:
        self.socket.connection_lost(None)


class _Caller:
    """A connection over the network of this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def say(self, data: bytes) -> bool:
        """Send bytes and read what has come meanwhile; False when the server has closed."""
        if self.reader.at_eof() or self.writer.is_closing():
            return False
        self.writer.write(data)
        await asyncio.sleep(0.001)
        with suppress(TimeoutError, OSError):
            await asyncio.wait_for(self.reader.read(1 << 20), 0.001)
        return True

    async def leave(self) -> None:
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()


def _handshake(table: str, dice: random.Random) -> bytes:
    client = ClientProtocol(parse_uri(f"ws://127.0.0.1/api/tables/{table}/play"), max_size=None)
    client.send_request(client.connect())
    request = b"".join(client.data_to_send())
    return damaged_bytes(request, dice) if dice.random() < 0.02 else request


def _frame(data: bytes, dice: random.Random) -> bytes:
    opcode = Opcode.TEXT if dice.random() < 0.95 else dice.choice(list(Opcode))
    if opcode >= Opcode.CLOSE:  # control frames are short and come in one piece
        frame = Frame(opcode, data[:125])
    else:
        frame = Frame(opcode, data, dice.random() < 0.99)
    written = frame.serialize(mask=True)
    return damaged_bytes(written, dice) if dice.random() < 0.01 else written


def _message(dice: random.Random, history: History | None) -> bytes:
    message: Any = copy.deepcopy(dice.choice(MESSAGES))
    if message["t"] == "move" and history is not None and history.match.legal:
        after, action = history.number(_SEAT), dice.choice(history.match.legal)
        message |= {"id": f"{dice.random()}", "after": after, "action": action}
    if dice.random() < 0.6:
        message = damaged(message, dice)
    written = json.dumps(message).encode("utf-8", "replace")
    return damaged_bytes(written, dice) if dice.random() < 0.1 else written


class _Company:
    """A table, and the connections of those who send it whatever they like."""

    def __init__(self, hub: Hub, server: Callable[[], Socket], port: int) -> None:
        self.hub, self.server, self.port = hub, server, port
        self.connections = 0

    async def sit_down(self, dice: random.Random) -> None:
        """Open another table."""
        player, self.token = await self.hub.store.new_player("Ann")
        game = find_game(dice.choice(game_names()))
        seats = [m.SeatWish("me"), m.SeatWish("bot", "random")]
        wish = m.NewTable(game.name, seats, hints=True)
        made = await open_table(self.hub, player, wish, "en", network=player.id)
        self.table = made.table

    async def come(self, dice: random.Random) -> _Visitor | _Caller:
        """Another connection, from its handshake to its hello."""
        if self.connections % _PER_TABLE == 0:
            await self.sit_down(dice)
        self.connections += 1
        request = _handshake(self.table, dice)
        visitor: _Visitor | _Caller
        if dice.random() < _ON_NETWORK:
            visitor = _Caller(*await asyncio.open_connection("127.0.0.1", self.port))
            await visitor.say(request)
        else:
            visitor = _Visitor(self.server, request)
        hello = json.dumps({**_HELLO, "token": dice.choice((self.token, self.token, None))})
        await visitor.say(Frame(Opcode.TEXT, hello.encode()).serialize(mask=True))
        return visitor

    async def talk(self, visitor: _Visitor | _Caller, most: int, dice: random.Random) -> int:
        """Send so many messages, unless the server closes first; returns how many it took."""
        sent = 0
        while sent < most:
            now = min(_AT_ONCE, most - sent)
            history = (await self.hub.table(self.table)).persistence.loaded
            frames = [_frame(_message(dice, history), dice) for _ in range(now)]
            if not await visitor.say(b"".join(frames)):
                break
            sent += now
        return sent


async def try_sockets(
    count: int, seed: int, is_enough: Callable[[], bool] = lambda: False
) -> tuple[int, int]:
    """Send so many messages that the server takes; returns how many, and on how many connections.

    It ends sooner when somebody says that it is enough.
    """
    log = logging.getLogger("endling.server")
    log.addHandler(_Complaints())
    log.propagate = False
    loop = asyncio.get_running_loop()
    failures: list[dict[str, Any]] = []
    loop.set_exception_handler(lambda _, context: failures.append(context))
    state: Any = type("State", (), {"connections": set()})()
    with tempfile.TemporaryDirectory() as folder:
        hub = Hub(Settings(database=str(Path(folder) / "tables.sqlite"), **_SETTINGS))
        await hub.start()

        def server() -> Socket:
            return Socket(cast("Any", None), state, {"hub": hub})

        listening = await loop.create_server(server, "127.0.0.1", 0)
        company = _Company(hub, server, listening.sockets[0].getsockname()[1])
        try:
            sent = 0
            while sent < count and not is_enough():
                dice = random.Random(f"{seed} {company.connections}")
                visitor = await company.come(dice)
                sent += await company.talk(visitor, min(_PER_CONNECTION, count - sent), dice)
                await visitor.leave()
                assert not failures, (company.connections, failures[0])
        finally:
            listening.close()
            await hub.stop()
    assert not failures, failures[0]
    return sent, company.connections
