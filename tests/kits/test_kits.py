"""No game is forgotten."""

from __future__ import annotations

import pytest

from endling.games import game_names
from tests.kits import Kit, each_game, has_kit


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_kit(name: str) -> None:
    assert has_kit(name), f"tests/kits/{name}.py is missing"


@each_game
def test_a_short_game_comes_to_its_end(kit: Kit) -> None:
    match = kit.short_game(2, seed=1)
    assert match.over
    assert match.actions
