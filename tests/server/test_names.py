"""People who can be chosen are called by their names."""

from __future__ import annotations

import asyncio
import json

import pytest

import endling
from endling.server.storage.schema import Seat
from endling.server.table.history import rows
from endling.server.table.participants import seat_names
from tests.server.world import World

HANDS = [["Flight", "Fear"], ["Gills"], ["Quick"]]


def test_opponents_are_offered_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    match = endling.position("doomlings", {"players": [{"hand": hand} for hand in HANDS]})
    monkeypatch.setattr(rows, "start_match", lambda *_: match.copy())

    async def run() -> None:
        world = World(match)
        await world.start()
        await world.play(match.find(card="Flight"))
        update = json.loads(world.traffic(0)[-1])
        assert [choice["label"] for choice in update["changes"]["choices"]] == ["P1", "P2"]
        await world.table.close()

    asyncio.run(run())


def test_names_stand_in_the_words_of_the_game() -> None:
    match = endling.position("doomlings", {"players": [{"hand": hand} for hand in HANDS]})
    match.play(match.find(card="Flight"))
    named = match.choices("de", ["Ada", "Bo", "Cem"])
    assert [choice["label"] for choice in named] == ["Bo", "Cem"]
    assert [choice["label"] for choice in match.choices("de")] == ["Spieler 2", "Spieler 3"]


@pytest.mark.parametrize("level", ["toughie", "clever", None])
def test_bots_of_one_table_have_different_names(level: str | None) -> None:
    bots = [Seat(number, "bot", level, None, None, 0.0) for number in range(1, 6)]
    named = [Seat(0, "person", None, "p", "Sudan", 0.0), *bots]
    names = seat_names(named)
    assert len(set(names)) == len(names) == 6
    assert names[0] == "Sudan"
    assert not any(name[-1].isdigit() for name in names)
