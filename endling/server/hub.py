"""All tables that this process has in memory, and the news from other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Protocol

from endling.games import find_game, game_names
from endling.server.analysis import Analyst
from endling.server.archive import Archive
from endling.server.bot_pool import BotPool
from endling.server.calls.caller import Caller
from endling.server.fair_queue import FairQueue
from endling.server.limits import Buckets, Crowd
from endling.server.metrics import TABLES
from endling.server.refusals import Refused, StorageFailed, UnknownTable
from endling.server.settings import Settings
from endling.server.storage.presence import PresenceWriter
from endling.server.storage.schema import Seat, TableRecord
from endling.server.storage.store import Store
from endling.server.table.table import Table
from endling.server.waking import Waking
from endling.server.wire.outbox import Outbox
from endling.server.wire.viewer import Viewer

log = logging.getLogger("endling.server")


class Beating(Protocol):
    """A socket that can be asked for a sign of life."""

    def beat(self) -> None:
        """Ask."""


def _read_games() -> None:
    """Read the modules of all games while the first page is on its way."""
    for name in game_names():
        find_game(name)


class Hub:
    """The tables of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.waking = Waking()
        self.bots = BotPool(settings, self.waking)
        self.analyst = Analyst(settings, self.store, self.waking)
        self.archive = Archive(self.store, self.waking)
        self.caller = Caller(self.store, settings)
        self.tables: dict[str, Table] = {}
        self.sockets: set[Beating] = set()
        self.leaving: set[asyncio.Task[None]] = set()  # connections that are being closed
        self.openings = Buckets(settings.table_rate, settings.table_burst)  # of tables, by player
        self.openings_from = Buckets(settings.address_table_rate, settings.address_table_burst)
        self.publishings_from = Buckets(
            settings.address_public_rate, settings.address_public_burst
        )  # of tables that are open to all, by network
        self.newcomers = Buckets(settings.newcomer_rate, settings.newcomer_burst)  # by network
        self.is_writable = True  # whether the database took something at the last beat
        self.connections = Crowd()  # connections that are no sockets, by network
        self.crowd = Crowd()  # all sockets, by network
        self.visitors = Crowd()  # those of people without a seat
        self.chats_from = Buckets(
            settings.chat_rate, settings.chat_burst
        )  # of visitors, by network
        self.chats_at = Buckets(settings.chat_rate, settings.chat_burst)  # of visitors, by table
        self.outbox = Outbox()
        self._presence = PresenceWriter(self.store)
        self._queue = FairQueue()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the database and begin to listen."""
        await self.store.start()
        self._tasks = [
            asyncio.create_task(self.store.listen(self._hear)),
            asyncio.create_task(self._beat()),
            asyncio.create_task(self._ping()),
            asyncio.create_task(self.archive.run()),
            asyncio.create_task(asyncio.to_thread(_read_games)),
        ]

    async def stop(self) -> None:
        """Finish what is being stored, then close."""
        self.archive.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self.leaving, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close()
        await self._presence.stop()
        await self.waking.stop()
        self.bots.stop()
        self.analyst.stop()
        self.caller.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.stop()

    async def table(self, name: str) -> Table:
        """A table by its id or code, read from the database if need be."""
        found = self.tables.get(name)
        if found is None:
            record = await self.store.table(name)
            lock = self._loading.setdefault(record.id, asyncio.Lock())
            async with lock:
                found = self.tables.get(record.id)
                if found is None:
                    found = self._open(record)
                    await found.load()
                    self._keep(found)
            self._loading.pop(record.id, None)
        found.use()
        return found

    def _open(self, record: TableRecord) -> Table:
        self.waking.want(record.game)
        return Table(record, self.store, self.bots, self.settings, self._queue, self._presence)

    def _keep(self, table: Table) -> None:
        self.tables[table.record.id] = table
        TABLES.inc()

    def add(self, record: TableRecord, seats: list[Seat]) -> None:
        """A table that was just made: its maker is about to come."""
        table = self._open(record)
        table.participants.take_seats(seats)
        self._keep(table)

    def telling(self, record: TableRecord) -> Table | None:
        """A table here at which something has happened that not everybody may know yet."""
        table = self.tables.get(record.id)
        return table if table is not None and table.is_telling else None

    def is_over(self, record: TableRecord) -> bool:
        """Whether everybody may know that a game has ended."""
        return record.over and self.telling(record) is None

    def go_on(self, name: str, successor: str, seat: int) -> None:
        """Somebody at a table has opened another one for a rematch."""
        if name in self.tables:
            self.tables[name].participants.go_on(successor, seat)

    async def changed(self, name: str) -> None:
        """Apply a change that was not made through the table itself."""
        if name in self.tables:
            try:
                await self.tables[name].refresh()
            except UnknownTable:
                await self.deleted(name)

    async def deleted(self, name: str) -> None:
        """A table was deleted."""
        table = self.tables.get(name)
        if table is not None:
            table.tell_deleted()
            await self._drop(table)

    async def _hear(self, name: str | None) -> None:
        try:
            if name is not None:
                await self.changed(name)
                return
            for at in range(0, len(names := list(self.tables)), 500):
                versions = await self.store.versions(names[at : at + 500])
                for table in names[at : at + 500]:
                    found = self.tables.get(table)
                    if found is not None and found.may_lag(versions.get(table)):
                        await self.changed(table)
        except Refused:  # the database is away; the next news will say so
            pass
        except Exception:
            log.exception("listening failed")

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.settings.beat)
            try:
                beats = [
                    beat for table in self.tables.values() for beat in table.participants.beats()
                ]
                for table in list(self.tables.values()):
                    table.participants.show_presence()
                    with suppress(Refused):
                        await table.deal_if_ready()  # perhaps somebody has gone in the meantime
                self.is_writable = await self.store.is_writable()
                with suppress(StorageFailed):
                    await self.store.seen(beats)
                    await self.caller.look(self.tables.values())
                await self._forget()
            except Exception:
                log.exception("the heartbeat failed")

    async def _ping(self) -> None:
        """Ping silent connections, to find those that are gone."""
        while True:
            await asyncio.sleep(self.settings.ping)
            for socket in list(self.sockets):
                socket.beat()

    async def _forget(self) -> None:
        """Free the memory of tables that nobody has used for a while."""
        long_ago = time.monotonic() - self.settings.idle
        for table in list(self.tables.values()):
            if table.used < long_ago:
                if table.participants.viewers:
                    table.unload()
                else:
                    await self._drop(table)

    async def leave(self, table: Table, viewer: Viewer) -> None:
        """A viewer leaves; a finished game without viewers is freed."""
        table.detach(viewer)
        if table.is_over and not table.is_telling and not table.participants.viewers:
            await self._drop(table)

    def keeps(self, table: Table) -> bool:
        """Whether this object is still the one in memory for its table."""
        return self.tables.get(table.record.id) is table

    async def _drop(self, table: Table) -> None:
        if self.keeps(table):
            del self.tables[table.record.id]
            TABLES.dec()
            await table.close()
