"""Finished games: the replay, the result, and every step as a viewer saw it."""

from __future__ import annotations

import asyncio

from endling.games import find_game
from endling.match import Match
from endling.server.archive import describe, make_tale
from endling.server.frames import make_frames, with_open_hands
from endling.server.hub import Hub
from endling.server.refusals import Refused
from endling.server.storage.schema import Player, TableRecord
from endling.server.table.history.history import History
from endling.server.table.table import Table
from endling.server.wire import messages as m


async def _record(hub: Hub, name: str) -> TableRecord:
    """A table; its end is not told before all may know of it."""
    record = await hub.store.table(name)
    if hub.telling(record) is not None:
        raise Refused("not_over")
    return record


async def _finished(hub: Hub, name: str) -> tuple[Table, History]:
    table = await hub.table(name)
    history = await table.current()
    if not history.match.over:
        raise Refused("not_over")
    return table, history


async def read_replay(hub: Hub, name: str, lang: str) -> m.Replay:
    """A finished game."""
    record = await _record(hub, name)
    kept = await hub.archive.result(record.id)
    if kept is not None:
        return kept
    table, history = await _finished(hub, name)
    return describe(history, table.participants.seats, history.match.game.spoken(lang))


async def seat_of(hub: Hub, name: str, player: Player | None) -> int | None:
    """Where somebody sat at a table."""
    if player is None:
        return None
    seats = await hub.store.seats((await hub.store.table(name)).id)
    return next((seat.seat for seat in seats if seat.player_id == player.id), None)


async def read_analysis(hub: Hub, name: str, lang: str) -> m.Analysis:
    """A finished game judged, or how far that has come."""
    record = await _record(hub, name)
    spoken = find_game(record.game).spoken(lang)
    kept = await hub.analyst.kept(record.id, spoken)
    if kept is not None:
        return kept
    table, history = await _finished(hub, name)
    names = table.participants.names(spoken)
    return await hub.analyst.look(record.id, history.match.copy(), spoken, names)


async def read_frames(hub: Hub, name: str, seat: int | None, hands: bool, lang: str) -> m.Frames:
    """A finished game step by step."""
    record = await _record(hub, name)
    spoken = find_game(record.game).spoken(lang)
    kept = await hub.archive.frames(record.id, seat, hands, spoken)
    if kept is not None:
        return m.Frames(seat, kept)
    table, history = await _finished(hub, name)
    match, notes = history.match.copy(), [step.note for step in history.told()]
    if seat is not None and not 0 <= seat < match.players:
        raise Refused("unknown")
    look = with_open_hands if hands else Match.view
    names = table.participants.names(spoken)
    frames = await asyncio.to_thread(make_frames, match, seat, names, spoken, look, notes=notes)
    return m.Frames(seat, frames)


async def read_tale(hub: Hub, name: str, lang: str) -> m.Tale:
    """A finished game as a story."""
    record = await _record(hub, name)
    spoken = find_game(record.game).spoken(lang)
    tale = await hub.archive.tale(record.id, spoken)
    if tale is None:
        table, history = await _finished(hub, name)
        tale = make_tale(history, table.participants.names(spoken), spoken)
    if tale is None:
        raise Refused("no_tale")
    return tale
