"""All cards, species and traits."""

from __future__ import annotations

from endling.games.darwinning.cards.deck import DECK, JOKERS, TRAIT_CARDS
from endling.games.darwinning.cards.species import DUMMY, ENVIRONMENTS, SPACES, SPECIES
from endling.games.darwinning.cards.traits import TRAITS

__all__ = ["DECK", "DUMMY", "ENVIRONMENTS", "JOKERS", "SPACES", "SPECIES", "TRAITS", "TRAIT_CARDS"]
