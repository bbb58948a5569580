"""What people can get wrong about this game, beyond what they can in every game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class NoDealsOfTwo:
    """Deals at a table of two, where there is nobody to win over."""


@dataclass(frozen=True)
class TooManyChanges:
    """More numbers on cards that are not as printed than a table can have."""

    given: int
    most: int


OWN = (NoDealsOfTwo, TooManyChanges)
