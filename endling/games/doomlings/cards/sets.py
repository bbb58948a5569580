"""A set of cards: what lies in one box, and mixes with the others."""

from __future__ import annotations

from dataclasses import dataclass

from endling.games.doomlings.vocabulary import Age, Card, Catastrophe, Sign, Trait


@dataclass(frozen=True)
class SetOfCards:
    """The cards of one set."""

    name: str
    traits: tuple[Trait, ...] = ()
    ages: tuple[Age, ...] = ()
    catastrophes: tuple[Catastrophe, ...] = ()
    signs: tuple[Sign, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All of them."""
        return (*self.traits, *self.ages, *self.catastrophes, *self.signs)
