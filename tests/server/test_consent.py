"""A step that revealed something is taken back only if everybody who is seated agrees."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import endling
from endling.server.refusals import Refused
from endling.server.table import moves
from endling.server.table.history import rows
from endling.server.wire.viewer import Viewer
from tests.server.world import PLAYERS, World

Play = Callable[[World], Awaitable[None]]


def run(monkeypatch: pytest.MonkeyPatch, play: Play) -> None:
    match = endling.new("doomlings", PLAYERS, seed=5)
    monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())
    monkeypatch.setattr(moves, "reveals", lambda *_: True)

    async def whole() -> None:
        world = World(match)
        await world.start()
        try:
            await play(world)
        finally:
            await world.table.close()
            world.bot_pool.stop()

    asyncio.run(whole())


def told(world: World, seat: int, kind: str) -> list[dict[str, Any]]:
    messages = [json.loads(data) for data in world.sent[seat]]
    return [message for message in messages if message["t"] == kind]


async def move_and_ask(world: World) -> int:
    """Somebody moves and wants to take it back; who."""
    mover = world.history.now().actor
    assert mover is not None
    await world.play(world.history.match.legal[0])
    await world.table.moves.undo(world.viewers[mover])
    return mover


def test_the_absent_are_asked_and_the_question_waits_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(world: World) -> None:
        away = next(s for s in range(PLAYERS) if s != world.history.now().actor)
        world.table.detach(world.viewers.pop(away))
        mover = await move_and_ask(world)
        moves = len(world.history.alive)
        (present,) = {0, 1, 2} - {mover, away}
        await world.table.moves.vote(world.viewers[present], True)
        assert len(world.history.alive) == moves, "taken back without asking who is away"
        assert told(world, mover, "undo_ask")[-1]["open"]
        back = Viewer(away, "back", "en", world.settings, world.sent[away].append)
        await world.table.attach(back)
        asked = told(world, away, "undo_ask")[-1]
        assert (asked["seat"], asked["open"], asked["votes"][away]) == (mover, True, None)
        await world.table.moves.vote(back, True)
        assert len(world.history.alive) == moves - 1

    run(monkeypatch, play)


def test_one_refusal_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(world: World) -> None:
        mover = await move_and_ask(world)
        moves = len(world.history.alive)
        first, second = {0, 1, 2} - {mover}
        await world.table.moves.vote(world.viewers[first], True)
        await world.table.moves.vote(world.viewers[second], False)
        assert len(world.history.alive) == moves
        closed = told(world, mover, "undo_ask")[-1]
        assert (closed["open"], closed["agreed"]) == (False, False)

    run(monkeypatch, play)


def test_the_question_ends_when_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(world: World) -> None:
        mover = await move_and_ask(world)
        length = world.history.number(None)
        while world.history.number(None) == length:
            await world.play(world.history.match.legal[0])
        assert not told(world, mover, "undo_ask")[-1]["open"]
        with pytest.raises(Refused, match="no_vote"):
            await world.table.moves.vote(world.viewers[(mover + 1) % PLAYERS], True)

    run(monkeypatch, play)
