"""Storing moves: many of them in one transaction, each acknowledged when that is committed.

While one batch is being written, the moves of all tables gather for the next. The primary key of a
move is (table, number): of two processes that store the same number only one succeeds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, func, update
from sqlalchemy.dialects import postgresql, sqlite

from endling.server import schema as db
from endling.server.metrics import BATCH, MOVES, STORING
from endling.server.refusals import StorageFailed
from endling.server.schema import Row

log = logging.getLogger("endling.server")

LARGEST_BATCH = 1000
Key = tuple[str, int]


class Pending(msgspec.Struct):
    """A move that waits to be stored."""

    table: str
    row: Row
    stored: asyncio.Future[bool]


class Writer:
    """The one door through which moves of this process go into the database."""

    def __init__(self, store: Callable[[Sequence[Pending]], Awaitable[set[Key]]]) -> None:
        self._store = store
        self._waiting: list[Pending] = []
        self._task: asyncio.Task[None] | None = None

    def append(self, table: str, row: Row) -> asyncio.Future[bool]:
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
                for pending in batch:
                    is_stored = (pending.table, pending.row.number) in done
                    if is_stored:
                        MOVES.labels(pending.row.by).inc()
                    if not pending.stored.done():
                        pending.stored.set_result(is_stored)
        self._task = None


_t = db.tables.c
_FOLLOW = (
    update(db.tables)
    .where(_t.id == bindparam("of"))
    .values(
        actor=bindparam("who"),
        over=bindparam("end"),
        updated=func.coalesce(bindparam("when", type_=_t.updated.type), _t.updated),
        version=_t.version + 1,
    )
)
_INSERT_SQLITE = sqlite.insert(db.moves).on_conflict_do_nothing()
_RETURNED = (db.moves.c.table_id, db.moves.c.number)
_INSERT_POSTGRES = postgresql.insert(db.moves).on_conflict_do_nothing().returning(*_RETURNED)


class NumberTaken(Exception):
    """Another process has stored a move of this number; nothing of the batch is stored."""


def store_moves(
    connection: Connection, batch: Sequence[Pending], one_by_one: bool = False
) -> set[Key]:
    """Insert moves and say of their tables who decides next; which of them are stored.

    SQLite cannot tell which rows of a batch were new. If not all of them were, NumberTaken is
    raised, and the batch has to be stored again one by one.
    """
    rows = [{"table_id": p.table, **msgspec.structs.asdict(p.row)} for p in batch]
    # Always in the same order, so that two processes never wait for each other in a circle.
    rows.sort(key=_key)
    if connection.dialect.name == "postgresql":
        done = {(row[0], row[1]) for row in connection.execute(_INSERT_POSTGRES, rows)}
    elif one_by_one:
        done = {_key(row) for row in rows if connection.execute(_INSERT_SQLITE, row).rowcount}
    elif connection.execute(_INSERT_SQLITE, rows).rowcount == len(rows):
        done = {_key(row) for row in rows}
    else:
        raise NumberTaken
    news = [
        {
            "of": row["table_id"],
            "who": row["actor"],
            "end": row["over"],
            "when": None if row["secret"] else row["at"],  # a secret leaves no trace
        }
        for row in rows
        if _key(row) in done
    ]
    if news:
        connection.execute(_FOLLOW, news)
    return done


def _key(row: dict[str, Any]) -> Key:
    return row["table_id"], row["number"]
