"""Points that a catastrophe gives at World's End."""

from __future__ import annotations

from dataclasses import dataclass

from endling.games.doomlings.vocabulary.basics import Color


@dataclass(frozen=True)
class Points:
    """A World's End rule that changes scores."""


@dataclass(frozen=True)
class PointsPerTrait(Points):
    """Points for each trait of a colour in one's own pile."""

    points: int
    color: Color


@dataclass(frozen=True)
class PointsPerMissingColor(Points):
    """Points for each of the four colours missing from one's own pile."""

    points: int


@dataclass(frozen=True)
class PointsForMostTraits(Points):
    """Points for everybody with the most traits, ties included."""

    points: int


@dataclass(frozen=True)
class PointsForFewestTraits(Points):
    """Points for everybody with the fewest traits, ties included."""

    points: int


@dataclass(frozen=True)
class ColorlessWorth(Points):
    """Colourless traits that are not dominant are worth exactly so much, without their bonus."""

    points: int


@dataclass(frozen=True)
class PointsPerFace(Points):
    """Points for each trait in one's own pile with at least this face value."""

    points: int
    at_least: int
