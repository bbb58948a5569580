"""Finished games: the replay, the result, and every step as a viewer saw it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any

from endling.events import Events
from endling.match import Match
from endling.server.hub import Hub
from endling.server.refusals import Refused
from endling.server.table.table import Table
from endling.server.wire import messages as m
from endling.server.wire.changes import changes
from endling.server.wire.log_lines import tell

Look = Callable[[Match, int | None, str], dict[str, Any]]


async def _finished(hub: Hub, name: str) -> tuple[Table, Match]:
    table = await hub.table(name)
    history = await table.current()
    if not history.match.over:
        raise Refused("not_over")
    return table, history.match.copy()


async def read_replay(hub: Hub, name: str, lang: str) -> m.Replay:
    """A finished game."""
    table, match = await _finished(hub, name)
    return m.Replay(
        replay=match.replay(),
        names=list(table.participants.names(match.game.spoken(lang))),
        scores=match.scores,
        ranking=match.ranking,
        winners=match.winners,
        game=match.game.name,
        key=match.key.hex(),
        commitment=hashlib.sha256(match.key).hexdigest(),
        decisions=len(match.actions),
    )


async def read_analysis(hub: Hub, name: str, lang: str) -> m.Analysis:
    """A finished game judged, or how far that has come."""
    table, match = await _finished(hub, name)
    return await hub.analyst.look(table.record.id, match, match.game.spoken(lang))


async def read_frames(hub: Hub, name: str, seat: int | None, hands: bool, lang: str) -> m.Frames:
    """A finished game step by step."""
    table, match = await _finished(hub, name)
    if seat is not None and not 0 <= seat < match.players:
        raise Refused("unknown")
    look = _with_open_hands if hands else Match.view
    spoken = match.game.spoken(lang)
    names = table.participants.names(spoken)
    frames = await asyncio.to_thread(_frames, match, look, seat, names, spoken)
    return m.Frames(seat, frames)


def _with_open_hands(match: Match, seat: int | None, lang: str) -> dict[str, Any]:
    """A view in which everybody is shown as they see themselves."""
    players = [match.view(i, lang)["players"][i] for i in range(match.players)]
    return match.view(seat, lang) | {"players": players}


def _frames(
    match: Match, look: Look, seat: int | None, names: tuple[str, ...], lang: str
) -> list[m.Frame]:
    def lines(events: Events, number: int) -> list[m.Line]:
        return [m.Line(number, *tell(match.game, event, seat, names, lang)) for event in events]

    actions = list(match.actions)
    while match.actions:
        match.undo()
    view = look(match, seat, lang)
    frames = [m.Frame(0, None, lines(match.opening, 0), view)]
    for number, action in enumerate(actions, start=1):
        actor = match.actor
        events = match.play(action)
        after = look(match, seat, lang)
        frames.append(m.Frame(number, actor, lines(events, number), changes(view, after)))
        view = after
    return frames
