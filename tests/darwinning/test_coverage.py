"""Every trait, every combination, every option and every ruling has a scenario."""

from __future__ import annotations

import pytest

from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.cards import TRAITS
from endling.games.darwinning.game import GAME
from scripts.games.darwinning import about_option, about_ruling, about_trait
from tests.darwinning.scenarios.test_combinations import COMBINATIONS, EQUAL, SMALLER

RULINGS = range(1, 63)


@pytest.mark.parametrize("trait", TRAITS, ids=lambda kind: kind.trait.name)
def test_trait(trait: v.TraitKind) -> None:
    assert about_trait(trait)


def test_combinations() -> None:
    """Four of a kind has no equal: there are six cards of a value."""
    names = [kind.name.lower() for kind in v.Combination if kind != v.Combination.NOTHING]
    assert list(COMBINATIONS) == list(SMALLER) == names
    assert list(EQUAL) == names[:-1]


@pytest.mark.parametrize("option", GAME.option_takes())
def test_option(option: str) -> None:
    assert about_option(option)


@pytest.mark.parametrize("ruling", RULINGS)
def test_ruling(ruling: int) -> None:
    assert about_ruling(ruling)
