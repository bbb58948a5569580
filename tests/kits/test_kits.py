"""No game is forgotten."""

from __future__ import annotations

import pytest

from endling.games import game_names
from tests.kits import Kit, each_game, has_kit


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_kit(name: str) -> None:
    assert has_kit(name), f"tests/kits/{name}.py is missing"


@each_game
def test_a_short_game_is_shorter(kit: Kit) -> None:
    usual = sum(len(kit.played(2, seed, 10_000).actions) for seed in range(3))
    match = [kit.short_game(2, seed) for seed in range(3)]
    assert 0 < sum(len(one.actions) for one in match) < usual
