"""Whose turn it is at tables that are only listed, told as at the tables themselves.

A question that is secret must not be betrayed here either. So a list shows the latest *rest*
(see `history`), not before its news are due, and the time at which the step to it began: neither
depends on who could react on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, and_, false, func, or_, select

from endling.server.storage import schema as db


class Turn(Struct, frozen=True):
    """Who is asked, as far as somebody may know, and since when."""

    actor: int | None
    since: float


def select_turns(tables: Sequence[str], player: str | None, told: float) -> Select[Any]:
    """The turn of each table at which a move was made; steps begun before `told` are no news."""
    is_asked = _is_asked(player)
    all_rests = _rests(tables, is_asked)
    first = db.moves.alias("first")
    before = func.coalesce(all_rests.c.before, 0)
    is_first = and_(first.c.table_id == all_rests.c.table_id, first.c.number == before + 1)
    latest_first = func.row_number().over(
        partition_by=all_rests.c.table_id, order_by=all_rests.c.number.desc()
    )
    shown = (
        select(all_rests, first.c.at.label("since"), latest_first.label("place"))
        .join(first, is_first)
        .where(or_(first.c.at <= told, all_rests.c.is_asked))
        .subquery()
    )
    return select(shown.c.table_id, shown.c.actor, shown.c.since).where(shown.c.place == 1)


def _rests(tables: Sequence[str], is_asked: ColumnElement[bool]) -> Any:
    c = db.moves.c
    before = func.lag(c.number).over(partition_by=c.table_id, order_by=c.number)
    return (
        select(c.table_id, c.number, c.actor, is_asked.label("is_asked"), before.label("before"))
        .where(c.table_id.in_(tables), or_(c.secret.is_(False), c.over, is_asked))
        .subquery()
    )


def _is_asked(player: str | None) -> ColumnElement[bool]:
    """Whether the move leads to a question to this player."""
    if player is None:
        return false()
    mine = (
        select(db.seats.c.seat)
        .where(db.seats.c.table_id == db.moves.c.table_id, db.seats.c.player_id == player)
        .correlate(db.moves)
        .scalar_subquery()
    )
    return func.coalesce(db.moves.c.actor == mine, false())
