"""Many moves in one transaction. The first to store a number wins: the key is the lock."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, func, update

from endling.server.storage import schema as db
from endling.server.storage.database import tell_others
from endling.server.storage.schema import StoredMove

Key = tuple[str, int]
Values = tuple[Any, ...]

_COLUMNS = tuple(column.name for column in db.moves.c)
_TABLE_ID, _ACTOR, _SECRET, _OVER, _AT = map(
    _COLUMNS.index, ("table_id", "actor", "secret", "over", "at")
)
_NEWS = ("of", "who", "end", "when")  # what a table says about its latest move
_t = db.tables.c


class NumberTaken(Exception):
    """Another process has stored a move with one of the numbers; none of the batch is stored."""


def store_moves(
    connection: Connection, batch: Sequence[tuple[str, StoredMove]], some_taken: bool = False
) -> set[Key]:
    """Insert moves and note who decides next at their tables; returns the moves stored.

    A table has at most one move in a batch: it waits for each before it makes the next. In SQLite
    it takes longer to tell which of them are stored. So first NumberTaken is raised if not all of
    them can be, and the batch has to be stored again with `some_taken`.
    """
    # Always in the same order, so that two processes never wait for each other in a circle.
    rows = sorted([(table, *msgspec.structs.astuple(row)) for table, row in batch], key=_key)
    if connection.dialect.name == "sqlite":
        return _store_in_sqlite(connection, rows, some_taken)
    return _store_in_postgres(connection, rows)


def _key(row: Values) -> Key:
    return row[0], row[1]


def _news(row: Values) -> Values:
    when = None if row[_SECRET] else row[_AT]  # a secret leaves no trace
    return row[_TABLE_ID], row[_ACTOR], row[_OVER], when


# --- PostgreSQL

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


@cache
def _insert() -> Any:
    from sqlalchemy.dialects import postgresql  # a start with SQLite is quicker

    new = postgresql.insert(db.moves).on_conflict_do_nothing()
    return new.returning(db.moves.c.table_id, db.moves.c.number)


def _store_in_postgres(connection: Connection, rows: list[Values]) -> set[Key]:
    values = [dict(zip(_COLUMNS, row, strict=True)) for row in rows]
    done = {(row[0], row[1]) for row in connection.execute(_insert(), values)}
    news = [_news(row) for row in rows if _key(row) in done]
    if news:
        connection.execute(_FOLLOW, [dict(zip(_NEWS, one, strict=True)) for one in news])
        tell_others(connection, [one[0] for one in news])
    return done


# --- SQLite, as the driver takes it: this is what the server does most often.

_NAMED = ", ".join(f'"{name}"' for name in _COLUMNS)
_MOVE = (
    f"INSERT INTO moves ({_NAMED}) VALUES ({', '.join('?' * len(_COLUMNS))}) ON CONFLICT DO NOTHING"
)
_NEW_MOVE = f"{_MOVE} RETURNING number"
_NOTICE = (
    "UPDATE tables SET actor = ?, over = ?, updated = coalesce(?, updated), "
    "version = version + 1 WHERE id = ?"
)


def _store_in_sqlite(connection: Connection, rows: list[Values], some_taken: bool) -> set[Key]:
    do = connection.exec_driver_sql
    if some_taken:
        rows = [row for row in rows if do(_NEW_MOVE, row).first() is not None]
    elif do(_MOVE, rows).rowcount < len(rows):
        raise NumberTaken
    if rows:
        do(_NOTICE, [(*news, table) for table, *news in map(_news, rows)])
    return {_key(row) for row in rows}
