"""People who can be chosen are called by their names."""

from __future__ import annotations

import asyncio
import json

import pytest

import endling
import endling.server.table.story as stories
from endling.games import find_game
from endling.server.table.words import call_by_name
from tests.server.world import World

HANDS = [["Flight", "Fear"], ["Gills"], ["Quick"]]


def test_opponents_are_offered_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    match = endling.position("doomlings", {"players": [{"hand": hand} for hand in HANDS]})
    monkeypatch.setattr(stories, "start_match", lambda *_: match.copy())

    async def run() -> None:
        world = World(match)
        await world.start()
        await world.play(match.find(card="Flight"))
        update = json.loads(world.traffic(0)[-1])
        assert [choice["label"] for choice in update["changes"]["choices"]] == ["P1", "P2"]
        await world.table.close()

    asyncio.run(run())


def test_names_stand_in_the_words_of_the_game() -> None:
    choices = [
        {"action": 11, "kind": "player", "player": 1, "label": "An Spieler 2 abgeben"},
        {"action": 1, "kind": "word", "word": "no", "label": "Nein"},
    ]
    view = {"prompt": "pay_opponent", "choices": choices, "actor": 0}
    named = call_by_name(find_game("doomlings"), view, ["Ada", "Bo"], "de")
    assert named == view | {"choices": [choices[0] | {"label": "An Bo abgeben"}, choices[1]]}
    assert choices[0]["label"] == "An Spieler 2 abgeben"
