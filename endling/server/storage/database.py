"""The database behind the store: SQLite in the user's folder, or PostgreSQL by address.

Work is a plain function of a connection and becomes one transaction. For SQLite it runs in a thread
(one for reading, one for writing, for SQLite takes one writer at a time): a piece of work is one
step there, not a dozen back and forth. What takes less time than a thread would wait for its turn
(`quick`: a row by its key, a batch of moves) runs at once. For PostgreSQL all work runs in the
event loop, on the async driver.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    IntegrityError,
    OperationalError,
    SQLAlchemyError,
)

from endling.errors import EndlingError
from endling.server.metrics import STORAGE_FAILED
from endling.server.refusals import StorageFailed
from endling.server.settings import Settings
from endling.server.storage.migrations import WrittenByNewer, upgrade

log = logging.getLogger("endling.server")

_CACHE = 16_384  # kilobytes of the file that each connection caches

CHANNEL = "endling"
_TRIES = 20  # to bring the tables up to date, while other processes do the same
_TELL = text("SELECT pg_notify(:channel, :table)")

_PROBE = text("PRAGMA user_version = 1")

T = TypeVar("T")
Work = Callable[[Connection], T]
Hear = Callable[[str | None], Awaitable[None]]


class Database(Protocol):
    """What the store needs of a database."""

    async def read(self, work: Work[T]) -> T:
        """Look something up."""

    async def glance(self, work: Work[T]) -> T:
        """The same for what is found in well under a millisecond."""

    async def change(self, work: Work[T]) -> T:
        """Do something as a whole or not at all."""

    async def quick(self, work: Work[T]) -> T:
        """The same for what takes well under a millisecond."""

    async def listen(self, hear: Hear) -> None:
        """Call for every table that another process has changed; None: perhaps any of them."""

    async def probe(self) -> None:
        """Find out whether anything can be stored."""

    async def stop(self) -> None:
        """Let go of the database."""


def open_database(settings: Settings) -> Database:
    """The database that the settings name."""
    return Sqlite(settings) if settings.is_sqlite else Postgres(settings)


def tell_others(connection: Connection, tables: list[str]) -> None:
    """Tell the other processes, once this is stored, that tables have changed."""
    if connection.dialect.name == "postgresql" and tables:
        connection.execute(_TELL, [{"channel": CHANNEL, "table": table} for table in tables])


async def bring_up_to_date(database: Database) -> None:
    """Make or change the stored tables as this version needs them."""
    for attempt in range(_TRIES):
        try:
            await database.change(upgrade)
            return
        except StorageFailed as failure:  # another process is at it, or still starting
            if attempt == _TRIES - 1 or _is_damaged(failure.__cause__):
                raise
            await asyncio.sleep(0.25)


def _is_damaged(problem: BaseException | None) -> bool:
    return isinstance(problem, DatabaseError) and not isinstance(problem, OperationalError)


async def prepare(settings: Settings) -> None:
    """Bring the database up to date before anybody is served; one line says why it cannot be."""
    name = make_url(settings.database_url).render_as_string(hide_password=True)
    database = open_database(settings)
    log.disabled = True  # one line is enough
    try:
        await bring_up_to_date(database)
    except WrittenByNewer:
        raise EndlingError(f"{name} was written by a newer version of Endling") from None
    except StorageFailed as failure:
        cause = failure.__cause__
        what = "is damaged, or no database" if _is_damaged(cause) else "cannot be used"
        raise EndlingError(f"{name} {what}: {_reason(cause)}") from None
    finally:
        log.disabled = False
        await database.stop()


@asynccontextmanager
async def _failures() -> AsyncIterator[None]:
    """Turn every database error into StorageFailed, except duplicate keys."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, OSError, TimeoutError) as problem:
        log.warning("storage failed: %s", _reason(problem))
        STORAGE_FAILED.inc()
        raise StorageFailed from problem


def _reason(problem: BaseException | None) -> object:
    """The driver's own message, without what SQLAlchemy adds."""
    return problem.orig if isinstance(problem, DBAPIError) else problem


class Standing:
    """A connection that stays open as long as nothing goes wrong on it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def do(self, work: Work[T]) -> T:
        """Do something as a whole or not at all."""
        connection = self._connection or self._engine.connect()
        self._connection = None
        try:
            with connection.begin():
                done = work(connection)
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return done

    def close(self) -> None:
        """Let go of the database."""
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class Sqlite:
    """A file."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._engine = self._open(settings.patience)
        self._writing = Standing(self._engine)
        self._at_once = Standing(self._open(0))
        self._reader = ThreadPoolExecutor(1, "read")
        self._writer = ThreadPoolExecutor(1, "write")
        self._turn = asyncio.Lock()

    def _open(self, patience: float) -> Engine:
        """Open SQLite with this lock timeout."""
        engine = create_engine(
            self._settings.database_url, hide_parameters=True, connect_args={"timeout": patience}
        )
        Path(engine.url.database or "").parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine, "connect", self._set_up)
        return engine

    def _set_up(self, connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for setting in (
            "journal_mode=WAL",
            "foreign_keys=ON",
            f"synchronous={'FULL' if self._settings.sqlite_full_sync else 'NORMAL'}",
            f"cache_size=-{_CACHE}",
            "wal_autocheckpoint=0",  # writers have no time for that, see `_tidy`
        ):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    def _look(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def read(self, work: Work[T]) -> T:
        """Look something up; writers do not block it."""
        loop = asyncio.get_running_loop()
        async with _failures():
            return await loop.run_in_executor(self._reader, self._look, work)

    async def glance(self, work: Work[T]) -> T:
        """Look something up at once."""
        with suppress(OperationalError):
            return self._at_once.do(work)
        return await self.read(work)

    async def change(self, work: Work[T]) -> T:
        """Run one transaction when it is its turn."""
        loop = asyncio.get_running_loop()
        async with _failures():
            async with asyncio.timeout(self._settings.patience):
                await self._turn.acquire()
            try:
                return await loop.run_in_executor(self._writer, self._writing.do, work)
            finally:
                self._turn.release()

    async def quick(self, work: Work[T]) -> T:
        """Run it at once if no other transaction is waiting and no disk sync is needed."""
        if not (self._turn.locked() or self._settings.sqlite_full_sync):
            with suppress(OperationalError):
                return self._at_once.do(work)
        return await self.change(work)

    async def listen(self, hear: Hear) -> None:
        """Poll for changes by other processes."""
        while True:
            await asyncio.sleep(self._settings.poll)
            await hear(None)
            await asyncio.to_thread(self._tidy)

    def _tidy(self) -> None:
        """Move the log of changes into the file, while others go on writing it."""
        with suppress(SQLAlchemyError), self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def probe(self) -> None:
        """Write a throwaway value, which fails when the disk is full."""
        await self.change(lambda connection: connection.execute(_PROBE))

    async def stop(self) -> None:
        """Finish what has begun."""
        self._reader.shutdown()
        self._writer.shutdown()
        self._writing.close()
        self._at_once.close()


class Postgres:
    """A server."""

    def __init__(self, settings: Settings) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # a start with SQLite is quicker

        patience = settings.patience
        self._engine = create_async_engine(
            settings.database_url,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_timeout=patience,
            connect_args={"timeout": patience, "command_timeout": patience * 5},
        )

    async def change(self, work: Work[T]) -> T:
        """Do something as a whole or not at all."""
        async with _failures(), self._engine.begin() as connection:
            return await connection.run_sync(work)

    read = glance = quick = change

    async def listen(self, hear: Hear) -> None:
        """Other processes tell when they have changed something."""
        while True:
            with suppress(SQLAlchemyError, OSError, TimeoutError):
                await self._listen(hear)
            await asyncio.sleep(1)
            await hear(None)

    async def _listen(self, hear: Hear) -> None:
        heard: asyncio.Queue[str | None] = asyncio.Queue()

        def note(_connection: object, _pid: int, _channel: str, table: object) -> None:
            heard.put_nowait(str(table))

        async with self._engine.connect() as connection:
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

    async def probe(self) -> None:
        """Ask for anything."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")))

    async def stop(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
