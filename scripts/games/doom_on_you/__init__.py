"""The generated parts of the documentation that are about Doom On You."""

from __future__ import annotations

from collections.abc import Callable

from endling.games.doom_on_you.cards import CARDS
from endling.games.doom_on_you.game import GAME
from scripts import rulings as tables
from scripts.markdown import table
from scripts.scenarios import Scenarios

_SCENARIOS = Scenarios("doom_on_you")
_PLAYERS = 3  # two make no deals


def option_table() -> str:
    """Every option of the game."""
    return tables.option_table(GAME, _PLAYERS, lambda name: _SCENARIOS.links(f"option_{name}"))


def rulings() -> str:
    """Every ruling of the game."""
    return tables.rulings(_SCENARIOS, "D")


def card_table() -> str:
    """Every card with its scenario tests."""
    rows = [
        (card.name, type(card).__name__.lower(), str(card.copies), _SCENARIOS.links(card.id))
        for card in CARDS
    ]
    return table(("card", "kind", "copies", "scenario tests"), rows)


SECTIONS: dict[str, Callable[[], str]] = {
    "doom_cards": card_table,
    "doom_options": option_table,
    "doom_rulings": rulings,
}
