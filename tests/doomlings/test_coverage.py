"""Every card and every option has a scenario, and every ruling has a card."""

from __future__ import annotations

import pytest

from endling.games.doomlings.game import GAME
from endling.games.doomlings.vocabulary import Card
from scripts.games.doomlings.coverage import SCENARIOS, all_cards, is_implemented, snake
from scripts.games.doomlings.rulings import RULINGS


def test_number_of_cards() -> None:
    assert len(all_cards()) == 148 + 31 + 5 + 1 + 18 + 19 + 18


@pytest.mark.parametrize("card", all_cards(), ids=lambda card: card.name)
def test_card(card: Card) -> None:
    assert is_implemented(card)
    assert SCENARIOS.of(snake(card.name))


@pytest.mark.parametrize("option", GAME.option_takes())
def test_option(option: str) -> None:
    assert SCENARIOS.of(f"option_{option}")


def test_rulings_are_about_cards() -> None:
    assert set(RULINGS) <= {card.name for card in all_cards()}
