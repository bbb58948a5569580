"""The generated parts of the documentation that are about Gloom of Thrones."""

from __future__ import annotations

from collections.abc import Callable

from endling.games.gloom_of_thrones.cards import DEATHS, EVENTS, MODIFIERS
from endling.games.gloom_of_thrones.game import GAME
from scripts import rulings as tables
from scripts.markdown import table
from scripts.scenarios import Scenarios

_SCENARIOS = Scenarios("gloom_of_thrones")
_FEWEST_PLAYERS = 2


def option_table() -> str:
    """Every option of the game."""
    return tables.option_table(
        GAME, _FEWEST_PLAYERS, lambda name: _SCENARIOS.links(f"option_{name}")
    )


def rulings() -> str:
    """Every ruling of the game."""
    return tables.rulings(_SCENARIOS, "G")


def card_table() -> str:
    """Every card of the deck with its scenario tests."""
    kinds = {"modifier": MODIFIERS, "event": EVENTS, "death": DEATHS}
    rows = [
        (card.name, kind, _SCENARIOS.links(card.id))
        for kind, cards in kinds.items()
        for card in cards
    ]
    tested = sum(links != "none" for *_, links in rows)
    return f"{len(rows)} cards, {tested} with scenario tests.\n\n" + table(
        ("card", "kind", "scenario tests"), rows
    )


SECTIONS: dict[str, Callable[[], str]] = {
    "gloom_cards": card_table,
    "gloom_options": option_table,
    "gloom_rulings": rulings,
}
