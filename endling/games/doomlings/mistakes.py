"""What people can get wrong on a score sheet or among the options of a table.

Every mistake here has words in every language (`text`). What only a program can get wrong, such as
a number where a list belongs, is not here: it is refused in English.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Named = Literal["card", "card_of_pile", "trait", "catastrophe", "color"]
Dealt = Literal["age", "catastrophe", "trait"]


@dataclass(frozen=True)
class Unknown:
    """A name that does not exist, with names that are close to it, or all if they are few."""

    what: Named
    given: object
    close: tuple[str, ...]
    known: tuple[str, ...]


@dataclass(frozen=True)
class NotInRange:
    """Something else than a whole number that is possible, perhaps for one card."""

    given: object
    least: int
    most: int
    card: str = ""


@dataclass(frozen=True)
class NeedsColor:
    """A card that cannot be scored without a choice of colour."""

    card: str


@dataclass(frozen=True)
class NeedsCatastrophe:
    """A card that cannot be scored without a choice of catastrophe."""

    card: str
    revealed: tuple[str, ...]


@dataclass(frozen=True)
class NeedsTwoColors:
    """Something else than a colour and the one it counts as."""


@dataclass(frozen=True)
class SameColorTwice:
    """A colour that counts as itself."""


@dataclass(frozen=True)
class NeedsDrawnCard:
    """Something else than a drawn card or its face value."""


@dataclass(frozen=True)
class TooManyCopies:
    """A card more often than it exists."""

    card: str
    wanted: int
    copies: int


@dataclass(frozen=True)
class NeverLeftOut:
    """A card that no game is without."""

    card: str


@dataclass(frozen=True)
class TooFewLeft:
    """Not enough cards of a kind for this table."""

    kind: Dealt
    left: int
    needed: int


Mistake = (
    Unknown
    | NotInRange
    | NeedsColor
    | NeedsCatastrophe
    | NeedsTwoColors
    | SameColorTwice
    | NeedsDrawnCard
    | TooManyCopies
    | NeverLeftOut
    | TooFewLeft
)


@dataclass(frozen=True)
class Place:
    """Where on a score sheet: at which player, and at which entry or card."""

    seat: int | None = None
    name: str = ""
    entry: str = ""


@dataclass(frozen=True)
class Complaint:
    """A mistake and where it is: on a score sheet, or an option by its key."""

    where: Place | str
    mistake: Mistake
