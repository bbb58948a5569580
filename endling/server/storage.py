"""The database: SQLite or PostgreSQL behind the same few questions."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Engine,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from endling.server import schema as db
from endling.server.listing import Turn, select_turns
from endling.server.metrics import STORAGE_FAILED
from endling.server.migrations import upgrade
from endling.server.refusals import Refused, StorageFailed
from endling.server.schema import Note, Player, Row, Seat, TableRecord
from endling.server.settings import Settings
from endling.server.writer import Key, NumberTaken, Pending, Writer, store_moves

log = logging.getLogger("endling.server")

CHANNEL = "endling"
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


def _failed(problem: Exception) -> StorageFailed:
    log.warning("storage failed: %s", problem)
    STORAGE_FAILED.inc()
    return StorageFailed()


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
        self._moves: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "moves")
        self._turn = asyncio.Lock()
        self._writer = Writer(self._store)
        if settings.is_sqlite:
            self._moves = create_engine(make_url(url).set(drivername="sqlite"), **extra)
            for engine in (self.engine.sync_engine, self._moves):
                event.listen(engine, "connect", self._set_up_sqlite)

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

    async def stop(self) -> None:
        """Store what waits, then close."""
        await self._writer.stop()
        self._thread.shutdown()
        if self._moves is not None:
            self._moves.dispose()
        await self.engine.dispose()

    def _set_up_sqlite(self, connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for setting in ("journal_mode=WAL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.execute(f"PRAGMA synchronous={'FULL' if self.settings.careful else 'NORMAL'}")
        cursor.close()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """What the database does as a whole or not at all."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as problem:
            raise _failed(problem) from problem

    @asynccontextmanager
    async def _change(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        async with self._in_turn(), self._transaction() as connection:
            yield connection

    @asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        """SQLite takes one writer at a time, and is no fair judge of whose turn it is."""
        if self._moves is None:
            yield
            return
        try:
            async with asyncio.timeout(self.settings.patience):
                await self._turn.acquire()
        except TimeoutError:
            raise StorageFailed from None
        try:
            yield
        finally:
            self._turn.release()

    async def _tell(self, connection: AsyncConnection, tables: Iterable[str]) -> None:
        if not self.settings.is_sqlite:
            told = [{"channel": CHANNEL, "table": table} for table in tables]
            await connection.execute(text("SELECT pg_notify(:channel, :table)"), told)

    async def _changed(self, connection: AsyncConnection, table: str, **facts: Any) -> None:
        """Raise the version of a table and tell the other processes."""
        raised = update(db.tables).where(db.tables.c.id == table)
        await connection.execute(raised.values(version=db.tables.c.version + 1, **facts))
        if not self.settings.is_sqlite:
            await self._tell(connection, [table])

    # --- Players

    async def new_player(self, name: str) -> tuple[Player, str]:
        """A new player and the token that proves it."""
        player, token = Player(new_id(), name), secrets.token_urlsafe(32)
        values = {"id": player.id, "token_hash": hash_token(token), "name": name}
        async with self._change() as connection:
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
        async with self._change() as connection:
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
        async with self._change() as connection:
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

    async def turns(self, tables: Sequence[str], player: Player | None) -> dict[str, Turn]:
        """Whose turn it is at tables where a move was made, as far as a player may know."""
        told = time.time() - self.settings.pause
        wanted = select_turns(tables, None if player is None else player.id, told)
        async with self._transaction() as connection:
            return {row[0]: Turn(row[1], row[2]) for row in await connection.execute(wanted)}

    async def take_seat(self, table: str, seat: int, values: dict[str, Any]) -> bool:
        """Take an open seat; False if somebody was quicker."""
        c = db.seats.c
        free = (c.table_id == table) & (c.seat == seat) & (c.kind == "open")
        async with self._change() as connection:
            taken = await connection.execute(update(db.seats).where(free).values(**values))
            await self._changed(connection, table, updated=time.time())
        return taken.rowcount == 1

    async def set_next(self, table: str, successor: str) -> bool:
        """Where a table goes on; False if that was settled already."""
        c = db.tables.c
        async with self._change() as connection:
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
        async with self._change() as connection:
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

    async def analysis(self, table: str, lang: str) -> str | None:
        """The analysis of a game, if it was made."""
        c = db.analyses.c
        wanted = select(c.data).where(c.table_id == table, c.lang == lang)
        async with self._transaction() as connection:
            found: str | None = (await connection.execute(wanted)).scalar()
        return found

    async def keep_analysis(self, table: str, lang: str, data: str) -> None:
        """Keep an analysis; if another process has made one meanwhile, that stays."""
        with suppress(IntegrityError):
            async with self._change() as connection:
                values = {"table_id": table, "lang": lang, "data": data}
                await connection.execute(insert(db.analyses).values(**values))

    # --- Moves and notes

    async def add_note(self, table: str, note: Note) -> Note:
        """Store what was said under the next free number."""
        highest = select(func.max(db.notes.c.number)).where(db.notes.c.table_id == table)
        for _ in range(_TRIES):
            with suppress(IntegrityError):
                async with self._change() as connection:
                    # Starts with a write, so that SQLite never has to turn a reader into a writer.
                    await self._changed(connection, table)
                    note.number = ((await connection.execute(highest)).scalar() or 0) + 1
                    values = {"table_id": table, **msgspec.structs.asdict(note)}
                    await connection.execute(insert(db.notes).values(**values))
                return note
        raise StorageFailed

    def append(self, table: str, row: Row) -> Awaitable[bool]:
        """Store a move; False if another one has its number. Returns when it is safe."""
        return self._writer.append(table, row)

    async def _store(self, batch: Sequence[Pending]) -> set[Key]:
        if self._moves is not None:
            loop = asyncio.get_running_loop()
            try:
                async with self._in_turn():
                    return await loop.run_in_executor(self._thread, self._store_now, batch)
            except (SQLAlchemyError, OSError) as problem:
                raise _failed(problem) from problem
        async with self._transaction() as connection:
            done = await connection.run_sync(store_moves, batch)
            if done:
                await self._tell(connection, sorted({table for table, _ in done}))
        return done

    def _store_now(self, batch: Sequence[Pending]) -> set[Key]:
        """SQLite, in a thread: a batch is one step there, not a dozen to and fro."""
        assert self._moves is not None
        try:
            with self._moves.begin() as connection:
                return store_moves(connection, batch)
        except NumberTaken:
            with self._moves.begin() as connection:
                return store_moves(connection, batch, one_by_one=True)

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
