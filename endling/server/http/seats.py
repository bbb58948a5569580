"""What people do with their seats, and the host with the table."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from endling.errors import EndlingError
from endling.games import find_game
from endling.server.bot_pool import check_level
from endling.server.hub import Hub
from endling.server.refusals import Refused
from endling.server.storage.schema import FREE, REPLACED, Player, Seat, TableRecord
from endling.server.table.history.rows import start_match

_OPEN_SEAT: dict[str, Any] = {"kind": "open", "player_id": None, "name": None}


async def _mine(hub: Hub, player: Player, name: str) -> tuple[TableRecord, list[Seat], Seat]:
    record = await hub.store.table(name)
    seats = await hub.store.seats(record.id)
    mine = next((seat for seat in seats if seat.player_id == player.id), None)
    if mine is None:
        raise Refused("not_allowed")
    return record, seats, mine


async def _hosted(hub: Hub, player: Player, name: str) -> TableRecord:
    record = await hub.store.table(name)
    if record.creator != player.id:
        raise Refused("not_allowed")
    return record


async def decline(hub: Hub, player: Player, name: str) -> None:
    """Somebody who was invited declines: the seat is open to others."""
    record, _, mine = await _mine(hub, player, name)
    if mine.kind != "invited" or not await hub.store.change_seat(record.id, mine, **_OPEN_SEAT):
        raise Refused("no_seat")
    await hub.changed(record.id)


async def leave(hub: Hub, player: Player, name: str) -> None:
    """Leave a seat: before the first move it is open again, afterwards a bot takes over."""
    record, seats, mine = await _mine(hub, player, name)
    if mine.kind == "invited":
        await decline(hub, player, name)
        return
    if mine.kind != "person" or hub.is_over(record):
        raise Refused("not_allowed")
    others = [seat for seat in seats if seat.kind == "person" and seat is not mine]
    # While cards are shuffled nobody can take a seat any more: it is too late to pledge.
    is_shuffling = record.key is None and all(seat.kind not in FREE for seat in seats)
    is_begun = bool(await hub.store.rows(record.id)) or (is_shuffling and bool(others))
    level = hub.bots.standin
    values = {"kind": "resigned", "level": level} if is_begun else _OPEN_SEAT
    host = others[0].player_id if others and record.creator == player.id else None
    if not others and not is_begun and record.creator == player.id:
        await delete_table(hub, player, name)
        return
    if not await hub.store.change_seat(record.id, mine, host, **values):
        raise Refused("stale")
    await hub.changed(record.id)


async def replace_absent(hub: Hub, player: Player, name: str, number: int) -> None:
    """Let a bot play at once for somebody who is away, until that person comes back."""
    record = await _hosted(hub, player, name)
    table = await hub.table(record.id)
    await table.participants.read_seats()
    seat = next((seat for seat in table.participants.seats if seat.seat == number), None)
    if seat is None or seat.kind != "person":
        raise Refused("no_seat")
    if table.participants.is_online(seat):
        raise Refused("present")
    if not await hub.store.change_seat(record.id, seat, until=REPLACED):
        raise Refused("stale")
    await hub.changed(record.id)


async def seat_bot(hub: Hub, player: Player, name: str, number: int, level: str | None) -> None:
    """Give an open seat, or one that is kept for somebody invited, to a bot."""
    record = await _hosted(hub, player, name)
    seats = await hub.store.seats(record.id)
    seat = next((seat for seat in seats if seat.seat == number and seat.kind in FREE), None)
    values = _OPEN_SEAT | {"kind": "bot", "level": check_level(level)}
    if seat is None or not await hub.store.change_seat(record.id, seat, **values):
        raise Refused("no_seat")
    await hub.changed(record.id)


async def start_without(hub: Hub, player: Player, name: str) -> None:
    """Begin with those who are there: seats that nobody has taken are removed."""
    record = await _hosted(hub, player, name)
    seats = await hub.store.seats(record.id)
    kept = [seat for seat in seats if seat.kind not in FREE]
    game = find_game(record.game)
    if len(kept) < game.min_players:
        raise Refused("bad_seats", f"{game.min_players} to {game.max_players} can play")
    if len(kept) == len(seats) or await hub.store.rows(record.id):
        raise Refused("stale")
    for number, seat in enumerate(kept):
        seat.seat = number
    try:
        options = game.parse_options(json.loads(record.options), len(kept))
        record.options = json.dumps(game.shorten_options(options))
        present = msgspec.structs.replace(record, rules=game.version)
        start = start_match(present, len(kept))
        record.actor = None if record.key is None else start.actor
    except EndlingError as problem:
        raise Refused("bad_options", str(problem)[:300]) from None
    await hub.store.reseat(record, kept)
    await hub.changed(record.id)


async def delete_table(hub: Hub, player: Player, name: str) -> None:
    """Delete a table that its host no longer wants; a finished game stays."""
    record = await _hosted(hub, player, name)
    if hub.is_over(record):
        raise Refused("not_allowed")
    if record.id in hub.tables:
        await hub.tables[record.id].close()
    await hub.store.delete_table(record.id)
    await hub.deleted(record.id)
