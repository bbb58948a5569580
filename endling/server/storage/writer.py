"""Storing moves: many of them in one transaction, each acknowledged when that is committed.

When much is going on, moves of all tables gather for a moment before they are written.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from functools import partial

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from endling.server.metrics import BATCH, MOVES, STORING
from endling.server.refusals import StorageFailed
from endling.server.storage.batches import Key, NumberTaken, store_moves
from endling.server.storage.database import Database
from endling.server.storage.schema import StoredMove

log = logging.getLogger("endling.server")

LARGEST_BATCH = 1000
GATHER = 0.012  # seconds in which further moves come, to share a transaction


class Pending(msgspec.Struct):
    """A move that waits to be stored."""

    table: str
    row: StoredMove
    stored: asyncio.Future[bool]


class Writer:
    """The only writer of moves in this process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Pending] = []
        self._task: asyncio.Task[None] | None = None

    def append(self, table: str, row: StoredMove) -> asyncio.Future[bool]:
        """Store a move; the answer comes when it is safe, False if another one has its number."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Pending(table, row, stored))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        return stored

    async def stop(self) -> None:
        """Store what waits."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=5)

    async def _write(self) -> None:
        while self._waiting:
            batch = self._waiting[:LARGEST_BATCH]
            del self._waiting[:LARGEST_BATCH]
            BATCH.observe(len(batch))
            try:
                with STORING.time():
                    done = await self._store(batch)
            except Exception as problem:  # whatever it is, the players must hear of it
                if not isinstance(problem, StorageFailed):
                    log.exception("storing moves failed")
                for pending in batch:
                    if not pending.stored.done():
                        pending.stored.set_exception(StorageFailed())
            else:
                self._answer(batch, done)
            if len(batch) > 1:  # much is going on
                await asyncio.sleep(GATHER)
        self._task = None

    def _answer(self, batch: list[Pending], done: set[Key]) -> None:
        by: Counter[str] = Counter()
        for pending in batch:
            is_stored = (pending.table, pending.row.number) in done
            by[pending.row.by] += is_stored
            if not pending.stored.done():
                pending.stored.set_result(is_stored)
        for kind, moves in by.items():
            MOVES.labels(kind).inc(moves)

    async def _store(self, batch: list[Pending]) -> set[Key]:
        moves = [(pending.table, pending.row) for pending in batch]
        try:
            return await self._database.quick(lambda c: store_moves(c, moves))
        except NumberTaken:
            return await self._database.change(lambda c: store_moves(c, moves, some_taken=True))
        except IntegrityError:  # a table was deleted meanwhile; the others must not suffer
            return await self._store_one_by_one(moves)

    async def _store_one_by_one(self, moves: list[tuple[str, StoredMove]]) -> set[Key]:
        done: set[Key] = set()
        for move in moves:
            with suppress(IntegrityError):
                done |= await self._database.change(partial(_store_one, move))
        return done


def _store_one(move: tuple[str, StoredMove], connection: Connection) -> set[Key]:
    return store_moves(connection, [move], some_taken=True)
