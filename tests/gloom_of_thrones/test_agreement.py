"""Interpreted and compiled rules go through the same bytes."""

from __future__ import annotations

import random
from typing import Any

import pytest

import endling
from endling.games import find_game
from endling.kernel import jit
from endling.kernel.build import INTERPRETED

GAMES = 3
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"porcelain_throne": False},
    {"first_player": "story_vote", "mixed_families": True},
)


def states(players: int, number: int) -> list[bytes]:
    """All states that a game goes through."""
    match = endling.new("gloom_of_thrones", players, number, TABLES[number % len(TABLES)])
    dice = random.Random(f"{players} {number}")
    found = [match.state()]
    while not match.over:
        match.play(dice.choice(match.legal))
        found.append(match.state())
    return found


@pytest.mark.skipif(INTERPRETED, reason="compares two builds")
@pytest.mark.parametrize("players", range(2, 6))
def test_both_builds_go_through_the_same_states(players: int) -> None:
    record = find_game("gloom_of_thrones").record
    compiled = [states(players, number) for number in range(GAMES)]
    jit.interpret(record)
    try:
        interpreted = [states(players, number) for number in range(GAMES)]
    finally:
        jit.use_compiled(record)
    assert interpreted == compiled
    assert all(len(game) > 20 for game in compiled)
