"""The WebSocket of a table: one connection per viewer."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs

import msgspec

from endling.games import find_game
from endling.server import messages as m
from endling.server.guard import is_host, is_own
from endling.server.hub import Hub
from endling.server.metrics import ANSWERING, CONNECTIONS, REFUSED, SLOW
from endling.server.refusals import Refused
from endling.server.table import Table
from endling.server.viewer import Viewer

log = logging.getLogger("endling.server")

_HELLO_WITHIN = 10.0
_EXCESS = 200  # refused messages before a flood is cut off
_REFUSED, _FLOOD, _SLOW, _GOING = 4400, 4429, 4408, 1012
_PATH = re.compile(r"/api/tables/([^/]{1,80})/play")


class Closed(Exception):
    """The connection is to be closed, or is gone."""

    def __init__(self, code: int = 1000) -> None:
        self.code = code


async def play(scope: Any, receive: Any, send: Any, hub: Hub) -> None:
    """Look at a table, and play if a token says so.

    This is plain ASGI: every layer less is time saved on every message.
    """
    path = _PATH.fullmatch(scope["path"])
    headers = dict(scope["headers"])
    host = headers.get(b"host", b"").decode("latin-1")
    origin = headers[b"origin"].decode("latin-1") if b"origin" in headers else None
    is_fine = is_own(origin, host, hub.settings) and is_host(host, hub.settings)
    await receive()  # the wish to connect
    if path is None or not is_fine or hub.connections >= hub.settings.connections:
        await send({"type": "websocket.close", "code": 4403})
        return
    await send({"type": "websocket.accept"})
    lang = parse_qs(scope["query_string"].decode("latin-1")).get("lang", ["en"])[0]
    hub.connections += 1
    CONNECTIONS.inc()
    code = 1000
    try:
        await Session(receive, send, lang[:16], hub).run(path[1])
    except Closed as closed:
        code = closed.code
    except OSError:  # gone
        return
    except Exception:
        log.exception("a connection failed")
        code = 1011
    finally:
        hub.connections -= 1
        CONNECTIONS.dec()
    with suppress(Exception):
        await send({"type": "websocket.close", "code": code})


class Session:
    """A connection from its hello to its end."""

    def __init__(self, receive: Any, send: Any, lang: str, hub: Hub) -> None:
        self._receive_message, self._send_message = receive, send
        self.hub = hub
        self.lang = lang
        self._busy = False
        task = asyncio.current_task()
        assert task is not None
        self._task = task

    async def run(self, name: str) -> None:
        """Say hello, then serve the connection until it ends."""
        try:
            table, viewer = await self._hello(name)
        except (Refused, TimeoutError) as problem:
            refused = problem if isinstance(problem, Refused) else Refused("malformed")
            error = m.Error(refused.code, refused.message(self.lang))
            await self._send(m.write_message(error))
            raise Closed(_REFUSED) from None
        talking = asyncio.create_task(self._talk(viewer))
        try:
            await self._listen(table, viewer)
        except asyncio.CancelledError:
            if not viewer.is_lost:
                raise
        finally:
            talking.cancel()
            await table.detach(viewer)
        raise Closed(_SLOW)

    def _drop(self) -> None:
        """Let go of somebody who reads too slowly, but not in the middle of a move."""
        SLOW.inc()
        if not self._busy:
            self._task.cancel()

    async def _hello(self, name: str) -> tuple[Table, Viewer]:
        hello = self._read(await asyncio.wait_for(self._receive(), _HELLO_WITHIN))
        if not isinstance(hello, m.Hello):
            raise Refused("malformed")
        table = await self.hub.table(name)
        languages = find_game(table.record.game).languages
        if self.lang not in languages:
            self.lang = languages[0]
        seat, who = None, "–"
        if hello.token is not None:
            player = await self.hub.store.player(hello.token)
            who = player.name
            mine = table.seat_of(player.id)
            if mine is None:  # perhaps it was taken a moment ago, in another process
                await table.refresh()
                mine = table.seat_of(player.id)
            seat = None if mine is None else mine.seat
        viewer = Viewer(seat, who, self.lang, self.hub.settings, self._drop)
        await table.attach(viewer)
        return table, viewer

    # --- Sending

    async def _send(self, data: bytes) -> None:
        await self._send_message({"type": "websocket.send", "text": data.decode()})

    async def _talk(self, viewer: Viewer) -> None:
        with suppress(OSError):  # gone; the listener hears of it too
            while True:
                await self._send(await viewer.next())

    # --- Receiving

    async def _receive(self) -> str:
        message: Any = await self._receive_message()
        if message["type"] == "websocket.disconnect":
            raise Closed
        text = message.get("text")
        if text is None:
            return (message.get("bytes") or b"").decode(errors="replace")
        return str(text)

    def _read(self, text: str) -> m.ClientMessage:
        if len(text) > self.hub.settings.message_bytes:
            raise Refused("too_large")
        try:
            message: m.ClientMessage = m.read_message(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as problem:
            raise Refused("malformed", str(problem)[:200]) from None
        return message

    async def _listen(self, table: Table, viewer: Viewer) -> None:
        excess = 0
        while not viewer.is_lost:
            text = await self._receive()
            ident = None
            self._busy = True
            try:
                if not viewer.messages.take():
                    excess += 1
                    await asyncio.sleep(0)  # a flood must not keep the others waiting
                    if excess > _EXCESS:
                        raise Closed(_FLOOD)
                    raise Refused("too_fast")
                message = self._read(text)
                ident = message.id if isinstance(message, m.Move) else None
                await self._answer(table, viewer, message)
            except Refused as refused:
                REFUSED.labels(refused.code).inc()
                viewer.send(m.Error(refused.code, refused.message(viewer.lang), ident))
            except Closed:
                raise
            except Exception:
                log.exception("a message failed")
                viewer.send(m.Error("internal", Refused("internal").message(viewer.lang), ident))
            finally:
                self._busy = False

    async def _answer(self, table: Table, viewer: Viewer, message: m.ClientMessage) -> None:
        match message:
            case m.Move():
                with ANSWERING.time():
                    await table.move(viewer, message)
            case m.Say(text):
                if not viewer.chats.take():
                    raise Refused("too_fast")
                await table.say(viewer, text)
            case m.Undo():
                if not viewer.chats.take():
                    raise Refused("too_fast")
                await table.undo(viewer)
            case m.UndoVote(agree):
                await table.vote(viewer, agree)
            case m.SetLang(lang):
                if lang not in find_game(table.record.game).languages:
                    raise Refused("unknown_lang")
                await table.speak(viewer, lang)
            case m.Sync():
                if not viewer.chats.take():
                    raise Refused("too_fast")
                await table.sync(viewer)
            case m.Why(card):
                await table.why(viewer, card)
            case m.Hint():
                if not viewer.chats.take():
                    raise Refused("too_fast")
                await table.hint(viewer)
            case m.Ping():
                viewer.send(m.Pong())
            case _:
                raise Refused("malformed")
