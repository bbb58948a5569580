"""What people can get wrong on a score sheet, in a position or among the options of a table.

Every mistake here has words in every language. What only a program can get wrong, such as a number
where a list belongs, is not here: it is refused in English. A game may add mistakes of its own.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Unknown:
    """A name that does not exist, with names that are close to it, or all if they are few."""

    what: str  # the noun for what was looked for
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

    kind: str  # the noun for them
    left: int
    needed: int


COMMON = (Unknown, NotInRange, TooManyCopies, NeverLeftOut, TooFewLeft)


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
    mistake: object


def seat_at_fault(about: object) -> int | None:
    """In which player's part of a score sheet something is wrong, if it is in one's alone."""
    place = about.where if isinstance(about, Complaint) else None
    return place.seat if isinstance(place, Place) else None
