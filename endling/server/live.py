"""The WebSocket of a table: one connection per viewer."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from endling.games import find_game
from endling.server import messages as m
from endling.server.guard import is_welcome
from endling.server.hub import Hub
from endling.server.refusals import Refused
from endling.server.table import Table
from endling.server.viewer import Viewer

log = logging.getLogger("endling.server")

_HELLO_WITHIN = 10.0
_EXCESS = 200  # refused messages before a flood is cut off
_REFUSED, _FLOOD, _SLOW, _GOING = 4400, 4429, 4408, 1012
_IDENT = msgspec.json.Decoder(dict[str, Any])


class Closed(Exception):
    """The connection is to be closed, or is gone."""

    def __init__(self, code: int = 1000) -> None:
        self.code = code


@websocket("/api/tables/{table:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Look at a table, and play if a token says so."""
    hub: Hub = socket.app.state.hub
    if not is_welcome(socket, hub.settings) or hub.connections >= hub.settings.connections:
        await socket.receive()
        await socket.close(4403)
        return
    await socket.accept()
    hub.connections += 1
    code = 1000
    try:
        await Session(socket, hub).run(table)
    except Closed as closed:
        code = closed.code
    except WebSocketDisconnect:
        return
    except Exception:
        log.exception("a connection failed")
        code = 1011
    finally:
        hub.connections -= 1
    with suppress(Exception):
        await socket.close(code)


class Session:
    """A connection from its hello to its end."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub) -> None:
        self.socket = socket
        self.hub = hub
        self.lang = socket.query_params.get("lang", "en")[:16]

    async def run(self, name: str) -> None:
        """Say hello, then serve the connection until it ends."""
        try:
            table, viewer = await self._hello(name)
        except (Refused, TimeoutError) as problem:
            refused = problem if isinstance(problem, Refused) else Refused("malformed")
            error = m.Error(refused.code, refused.message(self.lang))
            await self._send(m.write_message(error))
            raise Closed(_REFUSED) from None
        jobs = [
            asyncio.create_task(self._listen(table, viewer)),
            asyncio.create_task(self._talk(viewer)),
            asyncio.create_task(viewer.lost.wait()),
        ]
        try:
            done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for job in jobs:
                job.cancel()
            results = await asyncio.gather(*jobs, return_exceptions=True)
            await asyncio.shield(table.detach(viewer))
        if viewer.lost.is_set():
            raise Closed(_SLOW)
        for job, result in zip(jobs, results, strict=True):
            if job in done and isinstance(result, BaseException):
                raise result

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
        viewer = Viewer(seat, who, self.lang, self.hub.settings)
        await table.attach(viewer)
        return table, viewer

    # --- Sending

    async def _send(self, data: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    async def _talk(self, viewer: Viewer) -> None:
        while True:
            await self._send(await viewer.next())

    # --- Receiving

    async def _receive(self) -> str:
        message: Any = await self.socket.receive()
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
        while True:
            text = await self._receive()
            ident = None
            try:
                if not viewer.messages.take():
                    excess += 1
                    if excess > _EXCESS:
                        raise Closed(_FLOOD)
                    raise Refused("too_fast")
                message = self._read(text)
                ident = message.id if isinstance(message, m.Move) else None
                await self._answer(table, viewer, message)
            except Refused as refused:
                error = m.Error(refused.code, refused.message(viewer.lang), ident)
                viewer.send(error)
            except Closed:
                raise
            except Exception:
                log.exception("a message failed")
                viewer.send(m.Error("internal", Refused("internal").message(viewer.lang), ident))

    async def _answer(self, table: Table, viewer: Viewer, message: m.ClientMessage) -> None:
        match message:
            case m.Move():
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
