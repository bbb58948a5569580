"""Interpreted and compiled rules agree, byte for byte, after every step of whole games."""

from __future__ import annotations

import json

from tests.kernel.entry_points import OTHER_BUILD, run_python
from tests.kernel.traces import start, steps
from tests.kits import Kit, each_table

GAMES = 12  # for every number of players


def show_difference(kit: Kit, players: int, number: int, there: list[str]) -> str:
    """Where the game with this number parts ways."""
    here = steps(kit, players, number)
    step = next(i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b)
    match, dice = start(kit, players, number)
    for _ in range(step):
        match.play(dice.choice(match.legal))
    return f"game {number} of {players} players differs after step {step}: {match.replay()}"


@each_table
def test_both_builds_go_through_the_same_states(kit: Kit, players: int) -> None:
    arguments = ("steps", kit.name, "0", str(GAMES), str(players))
    told: list[list[str]] = json.loads(
        run_python(OTHER_BUILD, "-m", "tests.kernel.traces", *arguments)
    )
    assert len(told) == GAMES
    for number, there in enumerate(told):
        assert len(there) > 10
        assert steps(kit, players, number) == there, show_difference(kit, players, number, there)
