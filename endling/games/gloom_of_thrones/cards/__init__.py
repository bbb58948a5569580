"""The cards. A card's place in these lists is its number: append, never sort."""

from __future__ import annotations

from endling.games.gloom_of_thrones.cards.characters import FAMILIES
from endling.games.gloom_of_thrones.cards.deaths import DEATHS
from endling.games.gloom_of_thrones.cards.events import EVENTS
from endling.games.gloom_of_thrones.cards.modifiers import MODIFIERS
from endling.games.gloom_of_thrones.cards.throne import THRONE

CHARACTERS = tuple(character for family in FAMILIES for character in family.characters)
DECK = (*MODIFIERS, *EVENTS, *DEATHS)

__all__ = ["CHARACTERS", "DEATHS", "DECK", "EVENTS", "FAMILIES", "MODIFIERS", "THRONE"]
