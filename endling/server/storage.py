"""The database: SQLite or PostgreSQL behind the same few questions.

Moves go through one writer that stores many of them in one transaction. The primary key of a move
is (table, number): of two processes that store the same number only one succeeds.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import bindparam, event, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from endling.server import schema as db
from endling.server.migrations import upgrade
from endling.server.refusals import Refused, StorageFailed
from endling.server.schema import Note, Player, Row, Seat, TableRecord
from endling.server.settings import Settings

log = logging.getLogger("endling.server")

CHANNEL = "endling"
BATCH = 400
_CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_CODE_LENGTH = 10
_TRIES = 20


def new_id() -> str:
    """160 random bits that fit into a link."""
    return secrets.token_urlsafe(20)


def new_code() -> str:
    """A code that people can type: 49 random bits, good only while a seat is free."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def hash_token(token: str) -> str:
    """What is stored of a token; it has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Pending(msgspec.Struct):
    """A move that waits to be stored."""

    table: str
    row: Row
    stored: asyncio.Future[bool]


class Store:
    """Everything that is kept."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        url = settings.database_url
        extra: dict[str, Any] = {}
        if settings.is_sqlite:
            extra["connect_args"] = {"timeout": settings.patience}
        else:
            extra = {"pool_pre_ping": True, "pool_timeout": settings.patience}
            extra["connect_args"] = {
                "timeout": settings.patience,
                "command_timeout": settings.patience * 5,
            }
        self.engine = create_async_engine(url, **extra)
        if settings.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
        self._queue: asyncio.Queue[Pending] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    # --- Starting and stopping

    async def start(self) -> None:
        """Bring the database up to date and start to write."""
        if self.settings.is_sqlite:
            name = self.engine.url.database or ""
            Path(name).parent.mkdir(parents=True, exist_ok=True)
        for attempt in range(_TRIES):
            try:
                async with self.engine.begin() as connection:
                    await connection.run_sync(upgrade)
                break
            except (SQLAlchemyError, OSError):  # another process is at it, or still starting
                if attempt == _TRIES - 1:
                    raise
                await asyncio.sleep(0.25)
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Store what waits, then close."""
        if self._writer is not None:
            for _ in range(100):
                if self._queue.empty():
                    break
                await asyncio.sleep(0.01)
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as problem:
            log.warning("storage failed: %s", problem)
            raise StorageFailed from problem

    def _insert_if_new(self, table: Any) -> Any:
        dialect = sqlite if self.settings.is_sqlite else postgresql
        return dialect.insert(table).on_conflict_do_nothing()

    async def _tell(self, connection: AsyncConnection, tables: Iterable[str]) -> None:
        if not self.settings.is_sqlite:
            told = [{"channel": CHANNEL, "table": table} for table in tables]
            await connection.execute(text("SELECT pg_notify(:channel, :table)"), told)

    async def _changed(self, connection: AsyncConnection, table: str) -> None:
        """Raise the version of a table and tell the other processes."""
        raised = update(db.tables).where(db.tables.c.id == table)
        await connection.execute(raised.values(version=db.tables.c.version + 1))
        if not self.settings.is_sqlite:
            await self._tell(connection, [table])

    # --- Players

    async def new_player(self, name: str) -> tuple[Player, str]:
        """A new player and the token that proves it."""
        player, token = Player(new_id(), name), secrets.token_urlsafe(32)
        values = {"id": player.id, "token_hash": hash_token(token), "name": name}
        async with self._transaction() as connection:
            await connection.execute(insert(db.players).values(**values, created=time.time()))
        return player, token

    async def player(self, token: str) -> Player:
        """Whose token this is."""
        c = db.players.c
        async with self._transaction() as connection:
            found = await connection.execute(
                select(c.id, c.name).where(c.token_hash == hash_token(token))
            )
            row = found.first()
        if row is None:
            raise Refused("bad_token")
        return Player(*row)

    async def rename(self, player: Player, name: str) -> None:
        """Give a player another name, at every table."""
        async with self._transaction() as connection:
            await connection.execute(
                update(db.players).where(db.players.c.id == player.id).values(name=name)
            )
            mine = db.seats.c.player_id == player.id
            await connection.execute(update(db.seats).where(mine).values(name=name))
            found = await connection.execute(select(db.seats.c.table_id).where(mine))
            for table in sorted({row[0] for row in found}):
                await self._changed(connection, table)

    # --- Tables

    async def new_table(self, record: TableRecord, seats: Sequence[Seat]) -> None:
        """Store a new table."""
        async with self._transaction() as connection:
            await connection.execute(insert(db.tables).values(**msgspec.structs.asdict(record)))
            rows = [{"table_id": record.id, **msgspec.structs.asdict(seat)} for seat in seats]
            await connection.execute(insert(db.seats), rows)

    async def table(self, name: str) -> TableRecord:
        """A table by its id or by its code."""
        if not (name.isascii() and name.isprintable()):
            raise Refused("unknown_table")
        code = name.replace("-", "").upper()
        wanted = or_(db.tables.c.id == name, db.tables.c.code == code)
        async with self._transaction() as connection:
            row = (await connection.execute(select(db.tables).where(wanted))).first()
        if row is None:
            raise Refused("unknown_table")
        return TableRecord(**row._mapping)

    async def seats(self, table: str) -> list[Seat]:
        """Who sits at a table."""
        async with self._transaction() as connection:
            return (await self._seats(connection, [table])).get(table, [])

    async def _seats(
        self, connection: AsyncConnection, tables: Sequence[str]
    ) -> dict[str, list[Seat]]:
        c = db.seats.c
        found = await connection.execute(
            select(db.seats).where(c.table_id.in_(tables)).order_by(c.table_id, c.seat)
        )
        seats: dict[str, list[Seat]] = {}
        for row in found:
            facts = dict(row._mapping)
            seats.setdefault(facts.pop("table_id"), []).append(Seat(**facts))
        return seats

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The moves of a table after a number."""
        c = db.moves.c
        columns = [column for column in c if column.name != "table_id"]
        wanted = select(*columns).where(c.table_id == table, c.number > after).order_by(c.number)
        async with self._transaction() as connection:
            return [Row(*row) for row in await connection.execute(wanted)]

    async def notes(self, table: str, after: int = 0) -> list[Note]:
        """What was said at a table after a number."""
        c = db.notes.c
        columns = [column for column in c if column.name != "table_id"]
        wanted = select(*columns).where(c.table_id == table, c.number > after).order_by(c.number)
        async with self._transaction() as connection:
            return [Note(*row) for row in await connection.execute(wanted)]

    async def tables_of(self, player: Player, most: int = 200) -> list[tuple[TableRecord, Any]]:
        """All tables at which a player sits, the latest first, with their seats."""
        mine = select(db.seats.c.table_id).where(db.seats.c.player_id == player.id)
        return await self._list(db.tables.c.id.in_(mine), most)

    async def public_tables(self, most: int = 100) -> list[tuple[TableRecord, Any]]:
        """All public tables that are not over."""
        c = db.tables.c
        return await self._list(c.public.is_(True) & c.over.is_(False), most)

    async def _list(self, which: Any, most: int) -> list[tuple[TableRecord, Any]]:
        wanted = select(db.tables).where(which).order_by(db.tables.c.updated.desc()).limit(most)
        async with self._transaction() as connection:
            found = await connection.execute(wanted)
            records = [TableRecord(**row._mapping) for row in found]
            seats = await self._seats(connection, [record.id for record in records])
        return [(record, seats.get(record.id, [])) for record in records]

    async def take_seat(self, table: str, seat: int, values: dict[str, Any]) -> bool:
        """Take an open seat; False if somebody was quicker."""
        c = db.seats.c
        free = (c.table_id == table) & (c.seat == seat) & (c.kind == "open")
        async with self._transaction() as connection:
            taken = await connection.execute(update(db.seats).where(free).values(**values))
            await self._changed(connection, table)
        return taken.rowcount == 1

    async def set_next(self, table: str, successor: str) -> bool:
        """Where a table goes on; False if that was settled already."""
        c = db.tables.c
        async with self._transaction() as connection:
            done = await connection.execute(
                update(db.tables).where(c.id == table, c.next.is_(None)).values(next=successor)
            )
            await self._changed(connection, table)
        return done.rowcount == 1

    async def seen(self, seats: Iterable[tuple[str, int, float]], tell: bool = False) -> None:
        """Players are there until the given times."""
        c = db.seats.c
        listed = sorted(seats)
        facts = [{"of": table, "nr": seat, "till": until} for table, seat, until in listed]
        if not facts:
            return
        async with self._transaction() as connection:
            which = (c.table_id == bindparam("of")) & (c.seat == bindparam("nr"))
            seen = update(db.seats).where(which).values(until=bindparam("till"))
            await connection.execute(seen, facts)
            if tell:
                for table in sorted({table for table, _, _ in listed}):
                    await self._changed(connection, table)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How often tables were changed."""
        wanted = select(db.tables.c.id, db.tables.c.version).where(db.tables.c.id.in_(tables))
        async with self._transaction() as connection:
            return {row[0]: row[1] for row in await connection.execute(wanted)}

    # --- Moves and notes

    async def add_note(self, table: str, note: Note) -> Note:
        """Store what was said under the next free number."""
        highest = select(func.max(db.notes.c.number)).where(db.notes.c.table_id == table)
        for _ in range(_TRIES):
            with suppress(IntegrityError):
                async with self._transaction() as connection:
                    # Starts with a write, so that SQLite never has to turn a reader into a writer.
                    await self._changed(connection, table)
                    note.number = ((await connection.execute(highest)).scalar() or 0) + 1
                    values = {"table_id": table, **msgspec.structs.asdict(note)}
                    await connection.execute(insert(db.notes).values(**values))
                return note
        raise StorageFailed

    async def append(self, table: str, row: Row) -> bool:
        """Store a move; False if another one has its number. Returns when it is safe."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Pending(table, row, stored))
        return await stored

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                done = await self._store(batch)
            except Exception as problem:  # whatever it is, the players must hear of it
                if not isinstance(problem, StorageFailed):
                    log.exception("storing moves failed")
                for pending in batch:
                    pending.stored.set_exception(StorageFailed())
            else:
                for pending in batch:
                    pending.stored.set_result((pending.table, pending.row.number) in done)

    async def _store(self, batch: Sequence[Pending]) -> set[tuple[str, int]]:
        values = [{"table_id": p.table, **msgspec.structs.asdict(p.row)} for p in batch]
        # Always in the same order, so that two processes never wait for each other in a circle.
        values.sort(key=lambda row: (row["table_id"], row["number"]))
        c = db.moves.c
        wanted = self._insert_if_new(db.moves).values(values).returning(c.table_id, c.number)
        async with self._transaction() as connection:
            done = {(row[0], row[1]) for row in await connection.execute(wanted)}
            news = [
                {
                    "of": row["table_id"],
                    "who": row["actor"],
                    "end": row["over"],
                    "when": None if row["secret"] else row["at"],  # a secret leaves no trace
                }
                for row in values
                if (row["table_id"], row["number"]) in done
            ]
            if news:
                t = db.tables.c
                await connection.execute(
                    update(db.tables)
                    .where(t.id == bindparam("of"))
                    .values(
                        actor=bindparam("who"),
                        over=bindparam("end"),
                        updated=func.coalesce(bindparam("when", type_=t.updated.type), t.updated),
                        version=t.version + 1,
                    ),
                    news,
                )
                if not self.settings.is_sqlite:
                    await self._tell(connection, sorted({row["of"] for row in news}))
        return done

    # --- News from other processes

    async def listen(self, hear: Callable[[str | None], Awaitable[None]]) -> None:
        """Call for every table that another process has changed; None: perhaps any of them."""
        if self.settings.is_sqlite:
            while True:
                await asyncio.sleep(self.settings.poll)
                await hear(None)
        while True:
            with suppress(SQLAlchemyError, OSError, TimeoutError):
                await self._listen_postgres(hear)
            await asyncio.sleep(1)
            await hear(None)

    async def _listen_postgres(self, hear: Callable[[str | None], Awaitable[None]]) -> None:
        heard: asyncio.Queue[str | None] = asyncio.Queue()

        def note(_connection: object, _pid: int, _channel: str, table: object) -> None:
            heard.put_nowait(str(table))

        async with self.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            driver.add_termination_listener(lambda _: heard.put_nowait(None))
            await driver.add_listener(CHANNEL, note)
            try:
                await hear(None)  # what happened before we listened
                while (table := await heard.get()) is not None:
                    await hear(table)
            finally:
                with suppress(Exception):
                    await driver.remove_listener(CHANNEL, note)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
