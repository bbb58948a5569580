"""Whoever is asked hears at once; the others hear of many quick steps together."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import endling
from endling.server.settings import Settings
from endling.server.table.history import rows
from endling.server.table.history.log import whole_log
from tests.merging import merged
from tests.server.virtual import run
from tests.server.world import PLAYERS, World

CALM = 0.25


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    match = endling.new("doomlings", PLAYERS, seed=5)
    monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())
    return World(match, Settings(pause=0, window=0, update_interval=CALM, bot_pause=0))


def updates(world: World, seat: int | None) -> list[dict[str, Any]]:
    messages = [json.loads(data) for data in world.traffic(seat)]
    return [message for message in messages if message["t"] == "update"]


async def play_quickly(world: World, steps: int) -> list[int]:
    """How many of all steps each seat that was asked had heard of by then."""
    behind = []
    for _ in range(steps):
        seat = world.history.now().actor
        assert seat is not None
        behind.append(world.history.number(seat) - world.viewers[seat].number)
        await world.play(world.history.match.legal[0])
    return behind


def test_who_is_asked_knows_everything(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        await world.start()
        assert set(await play_quickly(world, 40)) == {0}
        await world.table.close()

    run(play(), monkeypatch)


def test_the_others_hear_of_many_steps_together_and_miss_none(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        await world.start()
        await play_quickly(world, 40)
        await asyncio.sleep(10 * CALM)
        told = updates(world, None)
        assert len(told) < 30
        assert any(update["number"] > update["after"] + 1 for update in told)
        welcome = next(
            json.loads(data) for data in reversed(world.traffic(None)) if b"welcome" in data
        )
        number, view, lines = welcome["number"], welcome["view"], welcome["log"]
        for update in told:
            assert update["after"] == number < update["number"]
            number, view = update["number"], merged(view, update["changes"])
            lines += update["events"]
        history, names = world.history, world.table.participants.names("en")
        assert number == history.number(None)
        assert view == json.loads(json.dumps(history.view(None, number, names, "en")[1]))
        assert lines == json.loads(bytes(whole_log(history, None, number, names, "en")))
        await world.table.close()

    run(play(), monkeypatch)


def test_a_single_step_is_told_to_all_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        await world.start()
        await asyncio.sleep(2 * CALM)
        await play_quickly(world, 1)
        for seat in world.viewers:
            assert world.viewers[seat].number == world.history.number(seat)
        await world.table.close()

    run(play(), monkeypatch)
