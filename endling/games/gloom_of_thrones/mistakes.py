"""What people can get wrong on a score sheet of this game, beyond what they can in every game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class LiesOnNobody:
    """A card that comes before the first character."""

    card: str


@dataclass(frozen=True)
class CoversDeath:
    """A card that lies on a Death."""

    card: str
    death: str


OWN = (LiesOnNobody, CoversDeath)
