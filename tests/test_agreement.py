"""Interpreted and compiled rules agree, byte for byte, after every step of whole games."""

from __future__ import annotations

import json

import pytest

from tests.kernel.entry_points import OTHER_BUILD, run_python
from tests.kernel.traces import start, steps

GAMES = 100  # for every number of players
CHUNK = 50


def show_difference(players: int, number: int, there: list[str]) -> str:
    """Where the game with this number parts ways."""
    here = steps(players, number)
    step = next(i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b)
    match, dice = start(players, number)
    for _ in range(step):
        match.play(dice.choice(match.legal))
    return f"game {number} of {players} players differs after step {step}: {match.replay()}"


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
@pytest.mark.parametrize("players", range(2, 7))
def test_both_builds_go_through_the_same_states(players: int, first: int) -> None:
    arguments = (str(first), str(first + CHUNK), str(players))
    printed = run_python(OTHER_BUILD, "-m", "tests.kernel.traces", "steps", *arguments)
    told: list[list[str]] = json.loads(printed)
    assert len(told) == CHUNK
    for number, there in enumerate(told, first):
        assert len(there) > 10
        assert steps(players, number) == there, show_difference(players, number, there)
