"""What a saga is made of: plain data, cards and characters by the names that the game has."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Beat:
    """A card that happened to a character, who played it, and what they wrote about it."""

    card: str
    player: str = ""
    note: str = ""


@dataclass(frozen=True)
class Life:
    """All that happened to a character, and what it counts in the end."""

    character: str
    beats: tuple[Beat, ...]
    points: int
    dead: bool
    monarch: bool = False
    revived: bool = False


@dataclass(frozen=True)
class House:
    """A family (by its key, None if it is a mixed one), the player who led it, and its total.

    `deeds` are the player's Events that were about nobody in particular.
    """

    family: str | None
    player: str
    lives: tuple[Life, ...]
    total: int
    deeds: tuple[Beat, ...] = ()


@dataclass(frozen=True)
class Saga:
    """A finished game."""

    houses: tuple[House, ...]
    winners: tuple[str, ...]  # players
