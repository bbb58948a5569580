"""What people can get wrong in this game, beyond what they can in every game."""

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


@dataclass(frozen=True)
class LostThrone:
    """A Monarch who is dead while others of the family live."""

    character: str


@dataclass(frozen=True)
class NothingPrinted:
    """Points for a circle in which the card has none."""

    card: str


OWN = (LiesOnNobody, CoversDeath, LostThrone, NothingPrinted)
