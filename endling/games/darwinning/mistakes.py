"""What people can get wrong on a score sheet or among the options, beyond what every game knows."""

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


@dataclass(frozen=True)
class NotPrinted:
    """A card on which there is no such number that could be another one."""

    card: str


OWN = (SpaceTaken, LivesThere, TooManyTraits, TooManyChanges, NotPrinted)
