"""An end is known when it is told: until then nothing that anybody can ask for shows it.

The last step of a game may have moments at which somebody could be asked. Where nobody is, the game
is over at once; where somebody is, only after an answer. That must not show while windows last.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from endling.match import Match
from endling.server.http import tables
from endling.server.http.invitations import describe_table
from endling.server.http.replays import read_analysis, read_frames, read_replay, read_tale
from endling.server.http.seats import leave
from endling.server.http.tables import list_tables, play_again
from endling.server.hub import Hub
from endling.server.refusals import Refused
from endling.server.settings import Settings
from endling.server.storage.listing import Turn
from endling.server.storage.schema import Player, Seat, TableRecord
from endling.server.table.history import rows
from endling.server.table.history.moments import marks_in
from endling.server.wire import messages as m
from tests.kits import KITS, Kit
from tests.server.pairs import is_secretive
from tests.server.virtual import run
from tests.server.world import PLAYERS, Memory, World, fresh

SETTINGS = Settings(pause=0.2, window=2, update_interval=0, bot_pause=60)
SECRETIVE = [kit for kit in KITS if is_secretive(kit)]
ANN = Player("p0", "P0")


class Stored(Memory):
    """A database in which the game has ended as soon as its last move is stored."""

    world: World

    def __init__(self) -> None:
        super().__init__()
        self.left: list[str] = []

    async def table(self, name: str) -> TableRecord:
        record, match = self.world.table.record, self.world.history.match
        if not match.over:
            return msgspec.structs.replace(record, actor=match.actor)
        return msgspec.structs.replace(record, actor=None, over=True, updated=time.time())

    async def change_seat(self, table: str, seat: Seat, *given: Any, **values: Any) -> bool:
        self.left.append(values["kind"])
        return False

    async def turns(self, *given: Any) -> dict[str, Turn]:
        return {}

    async def archive(self, *given: Any) -> None:
        return None

    async def analysis(self, *given: Any) -> None:
        return None


def moment(kit: Kit, fits: Callable[[Match, Match], bool]) -> tuple[Match, int]:
    """A game before an open move to which somebody might have reacted, if before and after fit."""
    for seed in itertools.count():
        match, dice = kit.new(PLAYERS, seed), random.Random(seed)
        while not match.over:
            before, action = fresh(match), dice.choice(match.legal)
            is_open = not match.secret and not match.together
            if marks_in(match.play(action)).marks and is_open and fits(before, match):
                return before, action
    raise AssertionError


def ends(_before: Match, after: Match) -> bool:
    return after.over


def asks_another(before: Match, after: Match) -> bool:
    """Whether another seat is asked, in the open."""
    is_other = after.actor not in (None, before.actor)
    return is_other and not after.secret and not after.together


@pytest.mark.parametrize("kit", SECRETIVE, ids=str)
def test_nothing_shows_an_end_that_is_not_told(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    match, action = moment(kit, ends)
    for module in (rows, tables):
        monkeypatch.setattr(module, "start_match", lambda *_: match.copy())

    async def play() -> None:
        stored = Stored()
        world = stored.world = World(match, SETTINGS, is_new=True, store=stored)
        await world.start()
        hub = Hub(SETTINGS)
        hub.store = stored  # type: ignore[assignment]
        hub.archive._store = hub.analyst.store = stored  # type: ignore[assignment]
        hub.tables["t"] = world.table
        actor = match.actor
        assert actor is not None
        viewer = world.viewers[actor]
        watching = Player(f"p{(actor + 1) % PLAYERS}", "")
        before = await outside(hub, watching)
        await world.table.moves.move(viewer, m.Move("a", viewer.number, action))
        await asyncio.sleep(0.5)
        assert world.history.match.over
        assert await outside(hub, watching) == before
        for ask in questions(hub):
            with pytest.raises(Refused, match="not_over"):
                await ask()
        with pytest.raises(Refused, match="stale"):
            await leave(hub, ANN, "t")
        assert len(stored.left) == 1, "as from a game that goes on"
        for other in world.viewers.values():
            if other.seat is not None:
                with pytest.raises(Refused, match="too_fast" if other is viewer else "no_undo"):
                    await world.table.moves.undo(other)
        await asyncio.sleep(60)
        assert (await describe_table(hub, "t", ANN, "en")).over
        assert (await read_replay(hub, "t", "en")).ranking
        await world.table.close()
        for part in (world.bot_pool, hub.bots, hub.analyst, hub.caller):
            part.stop()

    run(play(), monkeypatch)


@pytest.mark.parametrize("kit", SECRETIVE, ids=str)
def test_nobody_is_called_before_all_may_know_it(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    match, action = moment(kit, asks_another)
    for module in (rows, tables):
        monkeypatch.setattr(module, "start_match", lambda *_: match.copy())

    async def play() -> None:
        world = World(match, SETTINGS, is_new=True)
        await world.start()
        actor = match.actor
        viewer = world.viewers[actor]
        await world.table.moves.move(viewer, m.Move("a", viewer.number, action))
        asked = world.history.match.actor
        assert asked not in (None, actor)
        monkeypatch.setattr(world.table.participants, "is_online", lambda seat: seat.seat != asked)
        await asyncio.sleep(0.5)
        assert world.table.waits_for() is None
        await asyncio.sleep(60)
        assert world.table.waits_for() == (f"p{asked}", world.history.length)
        await world.table.close()
        world.bot_pool.stop()

    run(play(), monkeypatch)


async def outside(hub: Hub, watching: Player) -> list[Any]:
    """What a link to the table tells, the list of a player, and that of public tables."""
    found = [(await hub.store.table("t"), await hub.store.seats("t"))]
    seen = [await list_tables(hub, found, player, "en") for player in (watching, None)]
    return [await describe_table(hub, "t", watching, "en"), *seen]


def questions(hub: Hub) -> list[Callable[[], Awaitable[Any]]]:
    """What is answered about finished games only."""
    return [
        lambda: read_replay(hub, "t", "en"),
        lambda: read_frames(hub, "t", None, True, "en"),
        lambda: read_tale(hub, "t", "en"),
        lambda: read_analysis(hub, "t", "en"),
        lambda: play_again(hub, ANN, "t"),
    ]
