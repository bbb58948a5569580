"""Scores: the drop of life on a trait."""

from __future__ import annotations

from dataclasses import dataclass

from endling.games.doomlings.vocabulary.basics import Color


@dataclass(frozen=True)
class Score:
    """A bonus, a penalty or the variable value of a trait."""


@dataclass(frozen=True)
class GenePool(Score):
    """One's own gene pool."""


@dataclass(frozen=True)
class HandSize(Score):
    """Cards in one's own hand."""


@dataclass(frozen=True)
class HandWithEffect(Score):
    """Cards in one's own hand that carry an effect."""


@dataclass(frozen=True)
class HandDominants(Score):
    """Points per dominant in one's own hand."""

    points: int


@dataclass(frozen=True)
class HandColors(Score):
    """Different colours in one's own hand."""


@dataclass(frozen=True)
class PileColors(Score):
    """Different colours in one's own pile."""


@dataclass(frozen=True)
class PerTraitOfColor(Score):
    """Points per trait of a colour in one's own pile."""

    points: int
    color: Color


@dataclass(frozen=True)
class PerTrait(Score):
    """Points per trait in one's own pile."""

    points: int


@dataclass(frozen=True)
class PerFaceValue(Score):
    """Points per trait in one's own pile with this face value."""

    points: int
    face: int


@dataclass(frozen=True)
class PerNegativeFace(Score):
    """Points per trait in one's own pile with a face value below zero."""

    points: int


@dataclass(frozen=True)
class Kin(Score):
    """Traits of this name in one's own pile, or in all piles."""

    everywhere: bool


@dataclass(frozen=True)
class ColorPairs(Score):
    """Complete pairs of one colour in one's own pile."""


@dataclass(frozen=True)
class OpponentPairs(Score):
    """Complete pairs of a colour, counted in each opponent's pile separately."""

    color: Color


@dataclass(frozen=True)
class FewestColor(Score):
    """Points per trait of one's own rarest colour, if there are at least two colours."""

    points: int


@dataclass(frozen=True)
class MostTraits(Score):
    """Points for having more traits than every opponent."""

    points: int


@dataclass(frozen=True)
class PerChosenColor(Score):
    """Points per trait of the chosen colour in one's own pile."""

    points: int


@dataclass(frozen=True)
class OpponentsPerChosenColor(Score):
    """So many points to each opponent per trait of the chosen colour in their pile."""

    points: int


@dataclass(frozen=True)
class DiscardedNegatives(Score):
    """A point for each group of this many negative cards in the discard pile."""

    every: int


@dataclass(frozen=True)
class DiscardedDominants(Score):
    """Points per dominant in the discard pile."""

    points: int


@dataclass(frozen=True)
class DiscardedOfSet(Score):
    """Points per trait of a set in the discard pile."""

    points: int
    of_set: str


@dataclass(frozen=True)
class AllColors(Score):
    """Points for having all four colours in one's own pile."""

    points: int


@dataclass(frozen=True)
class PerOfSet(Score):
    """Points per trait of a set in all piles."""

    points: int
    of_set: str


@dataclass(frozen=True)
class PerOwnOfSet(Score):
    """Points per trait of a set in one's own pile; more with a card attached to this one."""

    points: int
    of_set: str
    as_host: int


@dataclass(frozen=True)
class PerEffectless(Score):
    """Points per trait without effect in one's own pile."""

    points: int


@dataclass(frozen=True)
class PerHostColor(Score):
    """Points per trait in one's own pile that shares a colour with the host."""

    points: int


@dataclass(frozen=True)
class HostFace(Score):
    """The face value of the host."""


@dataclass(frozen=True)
class LargestGenePool(Score):
    """The largest gene pool of all."""
