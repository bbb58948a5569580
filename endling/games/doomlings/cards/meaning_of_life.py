"""Meaning of Life: 18 signs, each a secret goal."""

from __future__ import annotations

from endling.games.doomlings.cards.sets import SetOfCards
from endling.games.doomlings.vocabulary import (
    NO_LIMIT,
    ColorSets,
    FewestTraits,
    LowestScore,
    Sign,
    Step,
    Tallied,
    Tally,
)


def _few(what: Tallied) -> Tally:
    return Tally(what, good=Step(1, 2, 3), best=Step(0, 0, 6))


def _many(what: Tallied) -> Tally:
    return Tally(what, good=Step(3, 5, 3), best=Step(6, NO_LIMIT, 6))


MEANING_OF_LIFE = SetOfCards(
    "meaning_of_life",
    signs=(
        Sign("The Bilbies", Tally(Tallied.DOMINANTS, good=Step(1, 1, 4), best=Step(0, 0, 10))),
        Sign("The Cabochon", _few(Tallied.RED)),
        Sign("The Cosmic Jinx", Tally(Tallied.GENE_POOL, good=Step(3, 3, 4), best=Step(1, 2, 8))),
        Sign("The Dancer", LowestScore(alone=12, tied=8)),
        Sign("The Fellmonger", _few(Tallied.BLUE)),
        Sign("The Jellyfish", _many(Tallied.BLUE)),
        Sign("The Logician", _many(Tallied.EFFECTLESS)),
        Sign("The Lumberjack", _few(Tallied.GREEN)),
        Sign("The Magician", _few(Tallied.COLORLESS)),
        Sign("The Maven", Tally(Tallied.TRAITS, good=Step(10, 14, 3), best=Step(15, NO_LIMIT, 7))),
        Sign("The Soothsayer", _few(Tallied.PURPLE)),
        Sign("The Spirit Gardener", _many(Tallied.COLORLESS)),
        Sign("The Tigris", _many(Tallied.WITH_ACTION)),
        Sign("The Vagrant", FewestTraits(alone=8, tied=6)),
        Sign("The Vixen", _many(Tallied.PURPLE)),
        Sign("The Warbler", _many(Tallied.GREEN)),
        Sign("The Warrior", _many(Tallied.RED)),
        Sign("The Weaver", ColorSets(3)),
    ),
)
