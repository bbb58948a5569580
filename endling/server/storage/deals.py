"""What the shuffle of a table is made of, and the deal itself: whoever stores it first has dealt.

Whoever changes what the key depends on changes the table's row first. That locks it: so these
things happen one after the other, in whatever process.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, select, update

from endling.server.storage import schema as db
from endling.server.storage.database import tell_others
from endling.server.storage.schema import FREE, Seat

VOID = b""  # the contribution of somebody who pledged one and no longer has it

_t, _s = db.tables.c, db.seats.c
_LOCK = (
    update(db.tables)
    .where(_t.id == bindparam("of"), _t.key.is_(None))
    .values(version=_t.version + 1)
)
_DEALT = (
    update(db.tables)
    .where(_t.id == bindparam("of"))
    .values(key=bindparam("drawn"), actor=bindparam("asked"), updated=bindparam("now"))
)
_HERE = _s.table_id == bindparam("of")
_PARTS = select(_s.seat, _s.kind, _s.pledge, _s.contribution).where(_HERE).order_by(_s.seat)
_OPENED = update(db.seats).where(_HERE, _s.contribution.is_not(None)).values(contribution=VOID)
_PLEDGED = (
    update(db.seats)
    .where(_HERE, _s.seat == bindparam("at"))
    .values(pledge=bindparam("pledged"), contribution=None)
)


def _is_undealt(connection: Connection, table: str) -> bool:
    """Whether a table still waits for its deal, and will until this transaction is stored."""
    return connection.execute(_LOCK, {"of": table}).rowcount == 1


def add_contribution(
    connection: Connection, table: str, seat: int, player: str, contribution: bytes
) -> bool:
    """Store what somebody adds to the shuffle, when all have pledged; False: not now."""
    if not _is_undealt(connection, table):
        return False
    tell_others(connection, [table])
    parts = connection.execute(_PARTS, {"of": table}).all()
    if any(part.kind in FREE for part in parts):
        return False
    mine = (_s.table_id == table) & (_s.seat == seat) & (_s.player_id == player)
    pledged = mine & _s.pledge.is_not(None) & _s.contribution.is_(None)
    added = connection.execute(update(db.seats).where(pledged).values(contribution=contribution))
    return added.rowcount == 1


def store_deal(
    connection: Connection, table: str, seats: Sequence[Seat], key: bytes, actor: int | None
) -> bool:
    """Store the key; False if somebody else has dealt, or the seats have changed since.

    That includes all that the key was made of.
    """
    if not _is_undealt(connection, table):
        return False
    tell_others(connection, [table])
    parts = [tuple(part) for part in connection.execute(_PARTS, {"of": table})]
    if parts != [(seat.seat, seat.kind, seat.pledge, seat.contribution) for seat in seats]:
        return False
    facts = {"of": table, "drawn": key, "asked": actor, "now": time.time()}
    connection.execute(_DEALT, facts)
    return True


def replace_pledge(
    connection: Connection, table: str, seat: int, kind: str, pledge: bytes | None
) -> None:
    """Somebody else takes a seat, or somebody gives it up; what was dealt stays as it is.

    Where somebody leaves, what the others have told already is void: whoever comes instead could
    fit a pledge to it.
    """
    if not _is_undealt(connection, table):
        return
    if kind in FREE:
        connection.execute(_OPENED, {"of": table})
    connection.execute(_PLEDGED, {"of": table, "at": seat, "pledged": pledge})
