"""Any game can be played in the terminal, from start to end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import endling
from endling.terminal.saves import save_path
from endling.terminal.seating import seat_people
from tests.kits import Kit, each_game
from tests.terminal.script import Table

KEYS = ["?", "? 1", "? nonsense", "h", "l", "l 3", "t", "s", "99", "u", ""]


@each_game
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_from_start_to_end(kit: Kit, players: int, lang: str, home: Path) -> None:
    match = endling.new(kit.name, players, 3, kit.short)
    table = Table(seat_people(match, None, "random", 3, lang))
    dice = random.Random(players)

    def answer() -> str:
        if dice.random() < 0.2:
            return dice.choice(KEYS)
        return str(1 + dice.randrange(len(match.legal)))

    assert table.play([], then=answer)
    assert match.over
    assert table.widest <= 80
    for seat in match.winners:
        assert table.seating.names[seat] in table.shown
    assert not save_path(kit.name).exists()
    (kept,) = (home / "replays").iterdir()
    assert endling.replay(kept.read_text()).state() == match.state()
