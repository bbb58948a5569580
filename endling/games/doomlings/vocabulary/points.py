"""Points that a catastrophe gives at World's End."""

from __future__ import annotations

from dataclasses import dataclass

from endling.games.doomlings.vocabulary.basics import Color


@dataclass(frozen=True)
class Points:
    """A World's End rule that changes scores."""


@dataclass(frozen=True)
class PointsPerTrait(Points):
    """So many points for each trait of a colour in the own pile."""

    points: int
    color: Color


@dataclass(frozen=True)
class PointsPerMissingColor(Points):
    """So many points for each of the four colours missing from the own pile."""

    points: int


@dataclass(frozen=True)
class PointsForMostTraits(Points):
    """So many points for everybody with the most traits, ties included."""

    points: int


@dataclass(frozen=True)
class PointsForFewestTraits(Points):
    """So many points for everybody with the fewest traits, ties included."""

    points: int


@dataclass(frozen=True)
class ColorlessWorth(Points):
    """Colourless traits that are not dominant are worth exactly so much, without their bonus."""

    points: int


@dataclass(frozen=True)
class PointsPerFace(Points):
    """So many points for each trait in the own pile with at least this face value."""

    points: int
    at_least: int
