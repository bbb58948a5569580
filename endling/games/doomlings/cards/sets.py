"""A set of cards: what lies in one box, and mixes with the others."""

from __future__ import annotations

from dataclasses import dataclass

from endling.games.doomlings.vocabulary import Age, Catastrophe, Sign, Trait


@dataclass(frozen=True)
class SetOfCards:
    """The cards of one set."""

    name: str
    traits: tuple[Trait, ...] = ()
    ages: tuple[Age, ...] = ()
    catastrophes: tuple[Catastrophe, ...] = ()
    signs: tuple[Sign, ...] = ()
