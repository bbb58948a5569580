"""The store: everything that is kept, behind a few methods."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Iterable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from endling.server.refusals import Refused, StorageFailed, UnknownTable
from endling.server.settings import Settings
from endling.server.storage import deals, devices
from endling.server.storage import schema as db
from endling.server.storage.database import Hear, bring_up_to_date, open_database, tell_others
from endling.server.storage.listing import Turn, select_turns
from endling.server.storage.ratings import Known, Rated, rate
from endling.server.storage.schema import (
    REPLACED,
    Device,
    Note,
    Player,
    Seat,
    StoredMove,
    TableRecord,
)
from endling.server.storage.writer import Writer

_CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_CODE_LENGTH = 10
_TRIES = 20
_MOST_OWNERS = 10_000
_RENAMED = 100  # tables at which a name is changed at once
_JUST_NOW = 120.0  # seconds; the news of a step are told by then
Listed = list[tuple[TableRecord, list[Seat]]]


def new_id() -> str:
    """160 random bits that fit into a link."""
    return secrets.token_urlsafe(20)


def new_code() -> str:
    """A code that people can type: 49 random bits, good only while a seat is free."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def _may_be_running() -> ColumnElement[bool]:
    """Tables that are not over, or so recently that nobody may know it yet."""
    return or_(db.tables.c.over.is_(False), db.tables.c.updated > time.time() - _JUST_NOW)


def hash_token(token: str) -> str:
    """What is stored of a token; it has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


# Queries that are needed again and again are built once.
_SEEN = (
    update(db.seats)
    .where(
        db.seats.c.table_id == bindparam("of"),
        db.seats.c.seat == bindparam("nr"),
        # Only coming back takes a seat back from a bot; late news of leaving does not.
        or_(db.seats.c.until != REPLACED, bindparam("till") > bindparam("now")),
    )
    .values(until=bindparam("till"))
)
_RAISED = (
    update(db.tables)
    .where(db.tables.c.id == bindparam("of"))
    .values(version=db.tables.c.version + 1)
)
_GO_ON = (
    update(db.tables)
    .where(db.tables.c.id == bindparam("of"), db.tables.c.next.is_(None))
    .values(next=bindparam("to"), version=db.tables.c.version + 1)
)
_TABLE = select(*(db.tables.c[field] for field in TableRecord.__struct_fields__)).where(
    or_(db.tables.c.id == bindparam("name"), db.tables.c.code == bindparam("code"))
)
_VERSIONS = select(db.tables.c.id, db.tables.c.version).where(
    db.tables.c.id.in_(bindparam("of", expanding=True))
)
_SEATS = (
    select(db.seats)
    .where(db.seats.c.table_id.in_(bindparam("of", expanding=True)))
    .order_by(db.seats.c.table_id, db.seats.c.seat)
)
_SEATS_OF = (
    select(*(db.seats.c[field] for field in Seat.__struct_fields__))
    .where(db.seats.c.table_id == bindparam("of"))
    .order_by(db.seats.c.seat)
)
_NEW_TABLE, _NEW_SEAT, _NEW_NOTE = insert(db.tables), insert(db.seats), insert(db.notes)
_LAST_NOTE = select(func.max(db.notes.c.number)).where(db.notes.c.table_id == bindparam("of"))
_SAME_SEAT = update(db.seats).where(
    db.seats.c.table_id == bindparam("of"),
    db.seats.c.seat == bindparam("at"),
    db.seats.c.kind == bindparam("was"),
    db.seats.c.player_id.is_not_distinct_from(bindparam("whose")),
)
_PLAYER = select(db.players.c.id, db.players.c.name).where(
    db.players.c.token_hash == bindparam("hash")
)


@cache
def _raised_with(*columns: str) -> Update:
    """Raise the version, and change these facts of the table."""
    return _RAISED.values({column: bindparam(f"new_{column}") for column in columns})


def _changed(connection: Connection, table: str, **facts: Any) -> None:
    """Raise the version of a table and tell the other processes."""
    values = {f"new_{column}": value for column, value in facts.items()}
    connection.execute(_raised_with(*facts), {"of": table, **values})
    tell_others(connection, [table])


def _rename_some(player: str, after: str, connection: Connection) -> str | None:
    """Write the name of a player at the next tables; returns the last of them, None: no more."""
    seats, tables = db.seats.c, db.tables.c
    mine = seats.player_id == player
    some = select(seats.table_id, tables.over).join(db.tables, tables.id == seats.table_id)
    some = some.where(mine, seats.table_id > after).order_by(seats.table_id).limit(_RENAMED)
    found = connection.execute(some).all()
    if not found:
        return None
    name = select(db.players.c.name).where(db.players.c.id == player).scalar_subquery()
    names = [row[0] for row in found]
    connection.execute(update(db.seats).where(mine, seats.table_id.in_(names)).values(name=name))
    for table, is_over in found:
        if not is_over:  # nobody waits for news of a finished game
            _changed(connection, table)
    return str(found[-1][0])


def _after(kept: Table) -> Select[Any]:
    """What is kept of a table after a number, without the table's id."""
    c = kept.c
    columns = [column for column in c if column.name != "table_id"]
    wanted = select(*columns).where(c.table_id == bindparam("of"), c.number > bindparam("after"))
    return wanted.order_by(c.number)


_ROWS, _NOTES = _after(db.moves), _after(db.notes)


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[Seat]]:
    seats: dict[str, list[Seat]] = {}
    for row in connection.execute(_SEATS, {"of": tables}):
        facts = dict(row._mapping)
        seats.setdefault(facts.pop("table_id"), []).append(Seat(**facts))
    return seats


class Store:
    """Players, tables, seats, moves, and what was said."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._database = open_database(settings)
        self._writer = Writer(self._database)
        self._owners: dict[str, str] = {}  # of tokens
        self.finished: asyncio.Queue[str] = asyncio.Queue()  # tables whose last move was stored

    async def start(self) -> None:
        """Bring the database up to date."""
        await bring_up_to_date(self._database)

    async def stop(self) -> None:
        """Store what waits, then close."""
        await self._writer.stop()
        await self._database.stop()

    async def is_writable(self) -> bool:
        """Whether anything can be stored."""
        try:
            await self._database.probe()
        except StorageFailed:
            return False
        return True

    async def listen(self, hear: Hear) -> None:
        """Call for every table that another process has changed; None: perhaps any of them."""
        await self._database.listen(hear)

    # --- Players

    async def new_player(self, name: str) -> tuple[Player, str]:
        """A new player and the token that proves it."""
        player, token = Player(new_id(), name), secrets.token_urlsafe(32)
        values = {"id": player.id, "token_hash": hash_token(token), "name": name}
        new = insert(db.players).values(**values, created=time.time())
        await self._database.quick(lambda connection: connection.execute(new))
        return player, token

    async def player(self, token: str) -> Player:
        """The owner of a token."""
        known = {"hash": hash_token(token)}
        row = await self._database.glance(lambda c: c.execute(_PLAYER, known).first())
        if row is None:
            raise Refused("bad_token")
        return Player(*row)

    async def player_id(self, token: str) -> str:
        """The id of the owner of a token; it never changes, so it is looked up once."""
        hashed = hash_token(token)
        known = self._owners.get(hashed)
        if known is None:
            known = (await self.player(token)).id
            if len(self._owners) >= _MOST_OWNERS:
                self._owners.clear()
            self._owners[hashed] = known
        return known

    async def rename(self, player: Player, name: str) -> None:
        """Give a player another name, at some tables at a time: moves are stored in between."""
        mine = update(db.players).where(db.players.c.id == player.id).values(name=name)
        await self._database.change(lambda connection: connection.execute(mine))
        last: str | None = ""
        while last is not None:
            last = await self._database.change(partial(_rename_some, player.id, last))

    # --- Calling players

    async def add_device(self, player: Player, device: Device) -> None:
        """Call a player by this browser, too."""
        await self._database.quick(lambda c: devices.add_device(c, player.id, device))

    async def forget_device(self, endpoint: str, player: Player | None = None) -> None:
        """Call nobody by this browser any more; perhaps only if it is that player's."""
        whose = None if player is None else player.id
        await self._database.quick(lambda c: devices.forget_device(c, endpoint, whose))

    async def devices(self, player: str) -> list[Device]:
        """The browsers by which a player is called."""
        return await self._database.read(lambda c: devices.devices_of(c, player))

    async def server_key(self, name: str, new: bytes) -> bytes:
        """A key of the server; the new one, if it has none and no other process is quicker."""
        add = insert(db.server_keys).values(name=name, key=new)
        found = await self._database.read(lambda c: devices.server_key(c, name))
        if found is None:
            with suppress(IntegrityError):
                await self._database.change(lambda c: c.execute(add))
            found = await self._database.read(lambda c: devices.server_key(c, name))
        return new if found is None else found

    # --- Tables

    async def new_table(
        self, record: TableRecord, seats: Sequence[Seat], after: str | None = None
    ) -> bool:
        """Store a new table, perhaps as the next one of another; False if that has one already."""
        rows = [{"table_id": record.id, **msgspec.structs.asdict(seat)} for seat in seats]

        def work(connection: Connection) -> bool:
            if after is not None:
                if connection.execute(_GO_ON, {"of": after, "to": record.id}).rowcount == 0:
                    return False
                tell_others(connection, [after])
            connection.execute(_NEW_TABLE, msgspec.structs.asdict(record))
            connection.execute(_NEW_SEAT, rows)
            return True

        return await self._database.quick(work)

    async def table(self, name: str) -> TableRecord:
        """A table by its id or by its code."""
        if not (name.isascii() and name.isprintable()):
            raise UnknownTable
        wanted = {"name": name, "code": name.replace("-", "").upper()}
        row = await self._database.glance(lambda c: c.execute(_TABLE, wanted).first())
        if row is None:
            raise UnknownTable
        return TableRecord(*row)

    async def seats(self, table: str) -> list[Seat]:
        """Who sits at a table."""
        found = await self._database.glance(lambda c: c.execute(_SEATS_OF, {"of": table}).all())
        return [Seat(*row) for row in found]

    async def rows(self, table: str, after: int = 0) -> list[StoredMove]:
        """The moves of a table after a number."""
        which = {"of": table, "after": after}
        found = await self._database.glance(lambda c: c.execute(_ROWS, which).all())
        return [StoredMove(*row) for row in found]

    async def notes(self, table: str, after: int = 0) -> list[Note]:
        """What was said at a table after a number."""
        which = {"of": table, "after": after}
        found = await self._database.glance(lambda c: c.execute(_NOTES, which).all())
        return [Note(*row) for row in found]

    async def tables_of(self, player: Player, most: int = 200) -> Listed:
        """All tables at which a player sits, the latest first, with their seats."""
        mine = select(db.seats.c.table_id).where(db.seats.c.player_id == player.id)
        return await self._list(db.tables.c.id.in_(mine), most)

    async def public_tables(self, most: int = 100) -> Listed:
        """All public tables that are not over as far as anybody knows."""
        return await self._list(db.tables.c.public.is_(True) & _may_be_running(), most)

    async def count_tables(self, player: Player) -> tuple[int, int]:
        """At how many running tables a player sits, and how many public ones it has opened."""
        c = db.tables.c
        mine = select(db.seats.c.table_id).where(db.seats.c.player_id == player.id)
        running = select(func.count()).where(c.id.in_(mine), _may_be_running())
        shown = c.public.is_(True) & _may_be_running() & (c.creator == player.id)
        wanted = select(
            running.scalar_subquery(), select(func.count()).where(shown).scalar_subquery()
        )
        found = await self._database.glance(lambda connection: connection.execute(wanted).one())
        return int(found[0]), int(found[1])

    async def _list(self, which: Any, most: int) -> Listed:
        wanted = select(db.tables).where(which).order_by(db.tables.c.updated.desc()).limit(most)

        def work(connection: Connection) -> Listed:
            records = [TableRecord(**row._mapping) for row in connection.execute(wanted)]
            seats = _seats(connection, [record.id for record in records])
            return [(record, seats.get(record.id, [])) for record in records]

        return await self._database.read(work)

    async def turns(self, tables: Sequence[str], player: Player | None) -> dict[str, Turn]:
        """Whose turn it is at tables where a move was made, as far as a player may know."""
        told = time.time() - self._settings.pause
        wanted = select_turns(tables, None if player is None else player.id, told)
        found = await self._database.read(lambda connection: connection.execute(wanted).all())
        return {row[0]: Turn(row[1], row[2]) for row in found}

    async def change_seat(
        self,
        table: str,
        seat: Seat,
        host: str | None = None,
        pledge: bytes | None = None,
        **values: Any,
    ) -> bool:
        """Change who sits on a seat, and perhaps who the host is; False if it was changed."""
        same = {"of": table, "at": seat.seat, "was": seat.kind, "whose": seat.player_id}
        is_taken = values.get("kind") in ("person", "bot")  # perhaps the last one: clocks start
        facts: dict[str, Any] = {"updated": time.time()} if is_taken else {}
        if host is not None:
            facts["creator"] = host

        def work(connection: Connection) -> bool:
            _changed(connection, table, **facts)
            changed = connection.execute(_SAME_SEAT, same | values)
            if changed.rowcount == 1 and "player_id" in values:
                deals.replace_pledge(connection, table, seat.seat, values["kind"], pledge)
            return changed.rowcount == 1

        return await self._database.quick(work)

    async def contribute(self, table: str, seat: int, player: str, contribution: bytes) -> bool:
        """Store what somebody adds to the shuffle; False: too early, too late, or again."""
        return await self._database.quick(
            lambda c: deals.add_contribution(c, table, seat, player, contribution)
        )

    async def deal(self, table: str, seats: Sequence[Seat], key: bytes, actor: int | None) -> bool:
        """Store what is dealt to these seats; False if something else was stored meanwhile."""
        return await self._database.quick(
            lambda connection: deals.store_deal(connection, table, seats, key, actor)
        )

    async def reseat(self, record: TableRecord, seats: Sequence[Seat]) -> None:
        """Begin with fewer seats, by options that fit them."""
        rows = [{"table_id": record.id, **msgspec.structs.asdict(seat)} for seat in seats]
        facts = {"options": record.options, "actor": record.actor, "updated": time.time()}

        def work(connection: Connection) -> None:
            connection.execute(delete(db.seats).where(db.seats.c.table_id == record.id))
            connection.execute(_NEW_SEAT, rows)
            _changed(connection, record.id, **facts)

        await self._database.change(work)

    async def delete_table(self, table: str) -> None:
        """Forget a table and everything about it."""

        def work(connection: Connection) -> None:
            connection.execute(update(db.tables).where(db.tables.c.next == table).values(next=None))
            for kept in (db.notes, db.moves, db.seats, db.analyses, db.archives):
                connection.execute(delete(kept).where(kept.c.table_id == table))
            connection.execute(delete(db.tables).where(db.tables.c.id == table))
            tell_others(connection, [table])

        await self._database.change(work)

    async def seen(self, seats: Iterable[tuple[str, int, float]], tell: bool = False) -> None:
        """Players are there until the given times."""
        listed = sorted(seats)
        now = time.time()
        facts = [{"of": t, "nr": seat, "till": until, "now": now} for t, seat, until in listed]

        def work(connection: Connection) -> None:
            connection.execute(_SEEN, facts)
            if tell:
                tables = sorted({table for table, _, _ in listed})
                connection.execute(_RAISED, [{"of": table} for table in tables])
                tell_others(connection, tables)

        if facts:
            await (self._database.quick(work) if tell else self._database.change(work))

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How often tables were changed."""
        found = await self._database.glance(lambda c: c.execute(_VERSIONS, {"of": tables}).all())
        return {row[0]: row[1] for row in found}

    async def analysis(self, table: str, lang: str) -> str | None:
        """The analysis of a game, if it was made."""
        c = db.analyses.c
        wanted = select(c.data).where(c.table_id == table, c.lang == lang)
        found: str | None = await self._database.read(
            lambda connection: connection.execute(wanted).scalar()
        )
        return found

    async def keep_analysis(self, table: str, lang: str, data: str) -> None:
        """Keep an analysis; if another process has made one meanwhile, that stays."""
        new = insert(db.analyses).values(table_id=table, lang=lang, data=data)
        with suppress(IntegrityError):
            await self._database.change(lambda connection: connection.execute(new))

    async def archive(self, table: str, part: str) -> bytes | None:
        """A part of a finished game as it was archived."""
        c = db.archives.c
        wanted = select(c.data).where(c.table_id == table, c.part == part)
        found: bytes | None = await self._database.read(
            lambda connection: connection.execute(wanted).scalar()
        )
        return found

    async def keep_archive(self, table: str, parts: dict[str, bytes], result: Rated) -> None:
        """Keep a finished game, and let it count for ratings.

        If another process has archived it meanwhile, that stays, and nothing is counted twice.
        """
        rows = [{"table_id": table, "part": part, "data": data} for part, data in parts.items()]

        def work(connection: Connection) -> None:
            connection.execute(insert(db.archives), rows)
            rate(connection, result)

        with suppress(IntegrityError):
            await self._database.change(work)

    async def ratings(self, player: Player) -> tuple[dict[str, Known], set[str]]:
        """Ratings by game, of a player and of whoever else needs one; tables that must still count.

        Finished games count when they are archived. Both are read together, so that none is missed
        or counted twice.
        """
        c, tables = db.ratings.c, db.tables.c
        mine = select(db.seats.c.table_id).where(db.seats.c.player_id == player.id)
        kept = select(db.archives.c.table_id)
        late = select(tables.id).where(tables.over, tables.id.in_(mine), tables.id.not_in(kept))
        others = select(db.seats.c.player_id).where(db.seats.c.table_id.in_(late))
        concerned = (c.player_id == player.id) | c.player_id.in_(others)
        wanted = select(c.game, c.player_id, c.against, c.value, c.games).where(concerned)

        def work(connection: Connection) -> tuple[dict[str, Known], set[str]]:
            known: dict[str, Known] = defaultdict(dict)
            for game, who, against, value, games in connection.execute(wanted):
                known[game][who, against] = (value, games)
            return known, set(connection.execute(late).scalars())

        return await self._database.read(work)

    async def unarchived(self) -> list[str]:
        """Finished tables that are in no archive."""
        kept = select(db.archives.c.table_id)
        wanted = select(db.tables.c.id).where(db.tables.c.over, db.tables.c.id.not_in(kept))
        found = await self._database.read(lambda connection: connection.execute(wanted).all())
        return [row[0] for row in found]

    async def deal_anew(self, table: str, rules: int, actor: int | None) -> None:
        """Let a table at which nobody has moved follow the present rules."""
        new = update(db.tables).where(db.tables.c.id == table).values(rules=rules, actor=actor)
        await self._database.change(lambda connection: connection.execute(new))

    # --- Moves and notes

    def append(self, table: str, row: StoredMove) -> Awaitable[bool]:
        """Store a move; False if another one has its number. Returns when it is safe."""
        stored = self._writer.append(table, row)
        if row.over:
            self.finished.put_nowait(table)
        return stored

    async def add_note(self, table: str, note: Note) -> Note:
        """Store what was said under the next free number."""

        def work(connection: Connection) -> Note:
            # Starts with a write, so that SQLite never has to turn a reader into a writer.
            _changed(connection, table)
            note.number = (connection.execute(_LAST_NOTE, {"of": table}).scalar() or 0) + 1
            connection.execute(_NEW_NOTE, {"table_id": table, **msgspec.structs.asdict(note)})
            return note

        for _ in range(_TRIES):
            with suppress(IntegrityError):
                return await self._database.quick(work)
        raise StorageFailed
