"""A player's or spectator's connection to a table: what is said on it, and what that does."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Protocol

import msgspec

from endling.games import find_game
from endling.server import timing
from endling.server.hub import Hub
from endling.server.metrics import ANSWERING, REFUSED
from endling.server.refusals import Refused
from endling.server.table.table import Table
from endling.server.wire import messages as m
from endling.server.wire.viewer import Viewer

log = logging.getLogger("endling.server")

_HELLO_WITHIN = 10.0
_EXCESS = 200  # refused messages before a flood is cut off
_MOST_WAITING = 32  # messages that wait for their turn before no more are read
_REFUSED, _FLOOD, _FAILED = 4400, 4429, 1011
_NAMELESS = "–"  # the name of somebody who has none
# Requests that are rare and slow.
_SELDOM = frozenset(
    {m.Contribute, m.Say, m.Undo, m.Sync, m.Hint, m.Hold, m.Ready, m.Orders},
)
_PATH = re.compile(r"/api/tables/([^/]{1,80})/play")


def table_in(path: str) -> str | None:
    """The table that an address is about."""
    found = _PATH.fullmatch(path)
    return found[1] if found else None


class Wire(Protocol):
    """What carries the messages."""

    def write(self, message: bytes) -> None:
        """Send a message."""

    def close(self, code: int) -> None:
        """Hang up."""

    def pause(self) -> None:
        """Take no more messages for now."""

    def resume(self) -> None:
        """Go on."""


class Session:
    """A connection from its hello to its end; messages are answered one after the other."""

    __slots__ = (
        "_excess",
        "_from",
        "_heard",
        "_is_over",
        "_is_visitor",
        "_wire",
        "_name",
        "_table",
        "_task",
        "_timeout",
        "_viewer",
        "hub",
        "lang",
    )

    def __init__(self, wire: Wire, table: str, lang: str, hub: Hub, network: str) -> None:
        self.hub = hub
        self.lang = lang
        self._wire = wire
        self._name = table
        self._table: Table | None = None
        self._viewer: Viewer | None = None
        self._heard: list[tuple[float, bytes]] = []  # with when it came
        self._task: asyncio.Task[None] | None = None
        self._excess = 0
        self._is_over = False
        self._from = network
        self._is_visitor = True  # until it is known that somebody has a seat
        hub.visitors.enter(network)
        loop = asyncio.get_running_loop()
        self._timeout: asyncio.TimerHandle | None = loop.call_later(_HELLO_WITHIN, self._too_late)

    def hear(self, message: bytes) -> None:
        """A message has come."""
        self._heard.append((timing.now(), message))
        if self._task is None:
            self._task = asyncio.create_task(self._serve())
        elif len(self._heard) == _MOST_WAITING:
            self._wire.pause()

    def end(self) -> None:
        """The connection is gone."""
        self._is_over = True
        self._leave_visitors()
        self._heard.clear()
        if self._timeout is not None:
            self._timeout.cancel()
        if self._viewer is not None:
            self._viewer.close()
        if self._task is None:  # otherwise, whatever is being stored is stored first
            self._task = asyncio.create_task(self._serve())
        self.hub.leaving.add(self._task)
        self._task.add_done_callback(self.hub.leaving.discard)

    def _leave_visitors(self) -> None:
        if self._is_visitor:
            self._is_visitor = False
            self.hub.visitors.leave(self._from)

    def _check_room(self) -> None:
        """Visitors share the room that is left; whoever has a seat always gets in."""
        settings = self.hub.settings
        is_full = len(self.hub.sockets) > settings.connections
        if is_full or self.hub.visitors.count(self._from) > settings.address_sockets:
            raise Refused("full")

    def _too_late(self) -> None:
        self._timeout = None
        self._refuse(Refused("malformed"))

    def _refuse(self, refused: Refused) -> None:
        error = m.Error(refused.code, refused.message(self.lang))
        self._wire.write(m.write_message(error))
        self._hang_up(_REFUSED)

    def _hang_up(self, code: int) -> None:
        self._heard.clear()
        self._is_over = True
        self._wire.close(code)

    async def _serve(self) -> None:
        """Answer what was heard."""
        try:
            while self._heard:
                if len(self._heard) == _MOST_WAITING:
                    self._wire.resume()
                at, message = self._heard.pop(0)
                if self._table is not None and self._viewer is not None:
                    self._table.hear(self._viewer, at)
                    await self._take(message, self._table, self._viewer)
                else:
                    await self._greet(message, at)
            if self._is_over and self._table is not None and self._viewer is not None:
                viewer, self._viewer = self._viewer, None
                await self.hub.leave(self._table, viewer)
        except Exception:
            log.exception("a connection failed")
            self._hang_up(_FAILED)
        finally:
            self._task = None

    # --- The first message

    async def _greet(self, message: bytes, at: float) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None
        try:
            await self._hello(message, at)
        except Refused as refused:
            REFUSED.labels(refused.code).inc()
            self._refuse(refused)

    async def _hello(self, message: bytes, at: float) -> None:
        hello = self._read(message)
        if not isinstance(hello, m.Hello):
            raise Refused("malformed")
        table = await self.hub.table(self._name)
        self.lang = find_game(table.record.game).spoken(self.lang)
        player, seat, who = await self._find_seat(table, hello.token)
        if seat is None:
            self._check_room()
        else:
            self._leave_visitors()
        write = self._wire.write
        viewer = Viewer(seat, who, self.lang, self.hub.settings, write, player, self._from)
        table.hear(viewer, at)
        await table.attach(viewer, hello.last)
        if self.hub.keeps(table):
            self._table, self._viewer = table, viewer
        else:  # it was freed in the meantime; another welcome replaces the first
            viewer.close()
            table.detach(viewer)
            await self._hello(message, at)

    async def _find_seat(
        self, table: Table, token: str | None
    ) -> tuple[str | None, int | None, str]:
        """Whose token it is, where that person sits, and what that person is called."""
        if token is None:
            return None, None, _NAMELESS
        player = await self.hub.store.player_id(token)
        mine = table.participants.seat_of(player)
        if mine is None:  # perhaps it was taken a moment ago, in another process
            await table.refresh()
            mine = table.participants.seat_of(player)
        if mine is not None:
            return player, mine.seat, mine.name or _NAMELESS
        return player, None, (await self.hub.store.player(token)).name

    # --- All other messages

    def _read(self, message: bytes) -> m.ClientMessage:
        if len(message) > self.hub.settings.message_bytes:
            raise Refused("too_large")
        try:
            read: m.ClientMessage = m.read_message(message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as problem:
            raise Refused("malformed", str(problem)[:200]) from None
        return read

    async def _take(self, data: bytes, table: Table, viewer: Viewer) -> None:
        ident = None
        if not self.hub.keeps(table):
            self._refuse(Refused("deleted"))
            return
        try:
            if not viewer.messages.take():
                await self._slow_down()
            message = self._read(data)
            ident = message.id if isinstance(message, m.Move) else None
            await self._answer(table, viewer, message)
        except Refused as refused:
            REFUSED.labels(refused.code).inc()
            viewer.send(m.Error(refused.code, refused.message(viewer.lang), ident))
        except Exception:
            log.exception("a message failed")
            viewer.send(m.Error("internal", Refused("internal").message(viewer.lang), ident))

    async def _slow_down(self) -> None:
        self._excess += 1
        await asyncio.sleep(0)  # a flood must not keep the others waiting
        if self._excess > _EXCESS:
            self._hang_up(_FLOOD)
        raise Refused("too_fast")

    def _check_chat(self, table: Table, viewer: Viewer) -> None:
        """Those who only look on share what they may say, at each table and from each address."""
        if viewer.seat is None:
            by_address = self.hub.chats_from.take(self._from)
            if not by_address or not self.hub.chats_at.take(table.record.id):
                raise Refused("too_fast")

    async def _answer(self, table: Table, viewer: Viewer, message: m.ClientMessage) -> None:
        if type(message) in _SELDOM and not viewer.chats.take():
            raise Refused("too_fast")
        match message:
            case m.Move():
                with ANSWERING.time():
                    await table.moves.move(viewer, message)
            case m.Contribute(contribution):
                await table.contribute(viewer, contribution)
            case m.Say(text):
                self._check_chat(table, viewer)
                await table.say(viewer, text)
            case m.Undo():
                await table.moves.undo(viewer)
            case m.UndoVote(agree):
                await table.moves.vote(viewer, agree)
            case m.Hold():
                await table.moves.hold(viewer)
            case m.Ready():
                await table.moves.need_no_more(viewer)
            case m.Orders():
                await table.moves.order(viewer, message)
            case m.Pace(quick):
                table.set_pace(viewer, quick)
            case m.SetLang(lang):
                await table.speak(viewer, find_game(table.record.game).spoken(lang))
            case m.Sync():
                await table.sync(viewer)
            case m.Why(card):
                await table.why(viewer, card)
            case m.Hint():
                await table.hint(viewer)
            case m.Ping():
                viewer.send(m.Pong())
            case _:
                raise Refused("malformed")
