"""All cards, each declared once."""

from __future__ import annotations

from endling.games.doom_on_you.cards.animals import ANIMALS
from endling.games.doom_on_you.cards.battles import BATTLES
from endling.games.doom_on_you.cards.dooms import DOOMS
from endling.games.doom_on_you.vocabulary import Card

__all__ = ["ANIMALS", "BATTLES", "CARDS", "DOOMS"]

CARDS: tuple[Card, ...] = (*ANIMALS, *BATTLES, *DOOMS)
