"""Every card of the deck, every option and every ruling has a scenario."""

from __future__ import annotations

import pytest

from endling.games.gloom_of_thrones.cards import DECK
from endling.games.gloom_of_thrones.game import GAME
from scripts.scenarios import Scenarios

SCENARIOS = Scenarios("gloom_of_thrones")
RULINGS = range(1, 53)


@pytest.mark.parametrize("card", [card.id for card in DECK])
def test_card(card: str) -> None:
    assert SCENARIOS.of(card)


@pytest.mark.parametrize("option", GAME.option_takes())
def test_option(option: str) -> None:
    assert SCENARIOS.of(f"option_{option}")


@pytest.mark.parametrize("ruling", RULINGS)
def test_ruling(ruling: int) -> None:
    assert any(test.name.startswith(f"g_{ruling}_") for test in SCENARIOS.all)
