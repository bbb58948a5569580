"""What people can get wrong on a score sheet of this game, beyond what they can in every game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SpaceTaken:
    """A space of the food chain on which two species would stand."""

    space: int


@dataclass(frozen=True)
class LivesThere:
    """An environment that the species has already."""

    environment: str


@dataclass(frozen=True)
class TooManyTraits:
    """More trait cards than there are spaces."""

    given: int
    spaces: int


@dataclass(frozen=True)
class TooManyChanges:
    """More numbers on cards that are not as printed than a table can have."""

    given: int
    most: int


OWN = (SpaceTaken, LivesThere, TooManyTraits, TooManyChanges)
