"""Who has come or gone, stored for the other processes: soon, and many in one transaction."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from endling.server.refusals import StorageFailed
from endling.server.storage.schema import TableRecord
from endling.server.storage.store import Store

GATHER = 0.2  # seconds in which further people come and go


class PresenceWriter:
    """Stores who is present at all tables of this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until: dict[tuple[str, int], float] = {}
        self._records: dict[str, TableRecord] = {}
        self._task: asyncio.Task[None] | None = None

    def note(self, record: TableRecord, seat: int, until: float) -> None:
        """Somebody counts as present until then, unless there is further word."""
        self._until[record.id, seat] = until
        self._records[record.id] = record
        if self._task is None:
            self._task = asyncio.create_task(self._write_soon())

    async def stop(self) -> None:
        """Store the rest."""
        if self._task is not None:
            self._task.cancel()
        await self._write()

    async def _write_soon(self) -> None:
        await asyncio.sleep(GATHER)
        self._task = None
        await self._write()

    async def _write(self) -> None:
        """Store what is known; if the database is away, the next heartbeat stores it."""
        seats = [(table, seat, until) for (table, seat), until in self._until.items()]
        records = self._records
        self._until, self._records = {}, {}
        with suppress(StorageFailed):
            await self._store.seen(seats, True)
            for record in records.values():
                record.version += 1
