"""What people can get wrong on a score sheet of this game, beyond what they can in every game."""

from __future__ import annotations

from dataclasses import dataclass


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
class NoneDrawn:
    """A catastrophe for which everybody draws a card, and nothing is said of one."""

    catastrophe: str


@dataclass(frozen=True)
class NoneLeftToDraw:
    """A face value for a drawn card that none of those has which nobody holds."""

    face: int


@dataclass(frozen=True)
class TwoCatastrophes:
    """A choice of one catastrophe, beside another one that is said to count."""

    chosen: str
    given: str


@dataclass(frozen=True)
class NobodyChose:
    """A catastrophe that is said to count though it is not the last, and nobody can choose one."""

    given: str
    last: str


@dataclass(frozen=True)
class TooManyStruck:
    """More catastrophes than a game has."""

    most: int


@dataclass(frozen=True)
class DrawnInVain:
    """A drawn card, though nobody draws one, or this player does not."""

    catastrophe: str


@dataclass(frozen=True)
class NothingShields:
    """A player whom the last catastrophe is said to pass by, without the card that does that."""

    card: str


@dataclass(frozen=True)
class CannotBeDenied:
    """A catastrophe that passes nobody by."""

    catastrophe: str


@dataclass(frozen=True)
class NothingToChoose:
    """A choice for a card with which none counts."""


@dataclass(frozen=True)
class ChosenTwice:
    """Two choices for a card, written in two ways."""


@dataclass(frozen=True)
class TooManyDominants:
    """More dominants than a pile can have."""

    dominants: tuple[str, ...]
    most: int
    only_with: tuple[str, ...]  # what could lie there besides, if anything


@dataclass(frozen=True)
class NoHost:
    """A trait to which the card cannot be attached."""

    card: str
    host: str


@dataclass(frozen=True)
class HostTaken:
    """A trait that has an attachment already."""

    host: str


@dataclass(frozen=True)
class NotInGame:
    """A card that is left out, alone or with its set."""

    card: str
    of_set: str | None


OWN = (
    NeedsColor,
    NeedsCatastrophe,
    NeedsTwoColors,
    SameColorTwice,
    NeedsDrawnCard,
    NoneDrawn,
    NoneLeftToDraw,
    TwoCatastrophes,
    NobodyChose,
    TooManyStruck,
    DrawnInVain,
    NothingShields,
    CannotBeDenied,
    NothingToChoose,
    ChosenTwice,
    TooManyDominants,
    NoHost,
    HostTaken,
    NotInGame,
)
