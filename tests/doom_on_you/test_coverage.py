"""Every card, every option and every ruling has a scenario."""

from __future__ import annotations

import pytest

from endling.games.doom_on_you.cards import CARDS
from endling.games.doom_on_you.game import GAME
from scripts.scenarios import Scenarios

SCENARIOS = Scenarios("doom_on_you")
RULINGS = range(1, 49)


@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_card(card: str) -> None:
    assert SCENARIOS.of(card)


@pytest.mark.parametrize("option", GAME.option_takes())
def test_option(option: str) -> None:
    assert SCENARIOS.of(f"option_{option}")


@pytest.mark.parametrize("ruling", RULINGS)
def test_ruling(ruling: int) -> None:
    assert any(test.name.startswith(f"d_{ruling}_") for test in SCENARIOS.all)
