"""Replays of Doomlings: short, and from half a position."""

from __future__ import annotations

import random

import pytest

import endling
from tests.doomlings.games import play_on, random_match

LONGEST = 400  # letters of a classic game of four


@pytest.mark.parametrize("steps", [0, 1, 20])
def test_a_game_from_half_a_position_replays(steps: int) -> None:
    position = {"players": [{"hand": ["Bad", "Tiny"]}, {}], "age": "Ice Age", "turn": None}
    start = play_on(endling.position("doomlings", position, seed=3), random.Random(1), steps)
    assert len(start.opening) > 0
    assert endling.replay(start.replay()).state() == start.state()


def test_classic_games_of_four_are_short() -> None:
    lengths = [len(random_match(4, seed, 10_000).replay()) for seed in range(100)]
    assert max(lengths) <= LONGEST


def test_a_game_without_actions_tells_little_more_than_its_key() -> None:
    assert len(endling.new("doomlings", 4, 1).replay()) < 80
