"""What other words are made of: colours, who, how many, which."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Color(IntEnum):
    """The four colours; `NONE` is colourless, which is not a colour."""

    RED = 0
    BLUE = 1
    GREEN = 2
    PURPLE = 3
    NONE = 4


class Who(IntEnum):
    """Whom an instruction is carried out by, in this order of play."""

    YOU = 0
    OPPONENTS = 1
    EVERYONE = 2
    HOLDERS = 3  # those with a named trait in their pile


class Leaving(IntEnum):
    """How a trait can leave its pile."""

    TAKEN = 0  # stolen or swapped
    DISCARDED = 1
    HANDED = 2  # given away, or back into a hand


class Pick(IntEnum):
    """Who or what picks a card."""

    CHOSEN = 0
    RANDOM = 1


class Quantity(IntEnum):
    """How many cards."""

    FIXED = 0
    PER_TRAIT_OF_COLOR = 1  # per trait of a colour in one's own pile
    PER_COLOR = 2  # per different colour in one's own pile
    HALF = 3  # of the hand, rounded up
    ALL_BUT = 4  # down to this many
    PER_DOMINANT = 5  # per dominant in one's own pile


@dataclass(frozen=True)
class Amount:
    """How many: a kind and a value (a number, or a colour)."""

    kind: Quantity
    value: int = 0


def fixed(n: int) -> Amount:
    """Exactly this many."""
    return Amount(Quantity.FIXED, n)


def per_trait(color: Color) -> Amount:
    """One for each trait of this colour in one's own pile."""
    return Amount(Quantity.PER_TRAIT_OF_COLOR, color)


PER_COLOR = Amount(Quantity.PER_COLOR)
HALF = Amount(Quantity.HALF)
WHOLE_HAND = Amount(Quantity.ALL_BUT, 0)
PER_DOMINANT = Amount(Quantity.PER_DOMINANT)


def all_but(n: int) -> Amount:
    """As many as it takes to be left with n."""
    return Amount(Quantity.ALL_BUT, n)


@dataclass(frozen=True)
class Those:
    """Which traits: by colour, face value (exact, least, most, highest) or set. Never dominants."""

    color: Color | None = None
    face: int | None = None
    at_least: int | None = None
    at_most: int | None = None
    of_set: str | None = None
    highest: bool = False  # those with the highest face value of the pile


ANY = Those()
