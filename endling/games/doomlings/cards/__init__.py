"""The cards, one file a set. A card's place in these lists is its number: append, never sort."""

from endling.games.doomlings.cards.classic_ages import AGES, BIRTH
from endling.games.doomlings.cards.classic_catastrophes import CATASTROPHES
from endling.games.doomlings.cards.classic_traits import TRAITS

__all__ = ["AGES", "BIRTH", "CATASTROPHES", "TRAITS"]
