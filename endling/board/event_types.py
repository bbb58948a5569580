"""What can happen: one line per type of event, which is also its number in the log."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np

from endling.kernel.events import MOMENT
from endling.kernel.stats_hooks import DRAWN, MET, NOTHING, PLAYED, TURN_BEGAN


class Role(StrEnum):
    """What an event means for statistics."""

    DRAWN = "drawn"
    PLAYED = "played"
    MET = "met"
    TURN = "turn"


_NUMBERS = 256  # a type of event is a byte
_ROLE_NUMBERS = {
    None: NOTHING,
    Role.DRAWN: DRAWN,
    Role.PLAYED: PLAYED,
    Role.MET: MET,
    Role.TURN: TURN_BEGAN,
}


class CardSeenBy(StrEnum):
    """Who sees the card of an event."""

    ALL = "all"
    PLAYER = "player"  # whom the event is about
    BOTH_OWNERS = "both owners"  # of the two hidden zones between which the card moves


class Shown(StrEnum):
    """How the browser shows an event."""

    TRAVEL = "travel"  # the card moves from place to place
    REVEAL = "reveal"  # the card is held up for all to see
    SHAKE = "shake"
    QUIET = "quiet"


class Carries(StrEnum):
    """What stands in the last numbers of an event."""

    PLACES = "places"
    NUMBER = "number"


@dataclass(frozen=True)
class EventType:
    """One type of event."""

    name: str
    role: Role | None = None
    card_seen_by: CardSeenBy = CardSeenBy.ALL
    carries: Carries = Carries.PLACES
    source: str | None = None  # where the card of an event with a number comes from
    shown: Shown = Shown.TRAVEL


class EventTypes:
    """The events of a game, numbered from 1 in the order of their declaration.

    Number 0 is for moves that another event tells.
    """

    def __init__(self) -> None:
        self._all = [EventType("nothing")]

    def declare(
        self,
        name: str,
        role: Role | None = None,
        card_seen_by: CardSeenBy = CardSeenBy.ALL,
        carries: Carries = Carries.PLACES,
        source: str | None = None,
        shown: Shown = Shown.TRAVEL,
    ) -> int:
        """Add a type of event; returns its number."""
        if name in self.names:
            raise ValueError(f"the event {name!r} is declared twice")
        if len(self._all) == MOMENT:
            raise ValueError(f"there are more than {MOMENT - 1} types of events")
        self._all.append(EventType(name, role, card_seen_by, carries, source, shown))
        return len(self._all) - 1

    @property
    def names(self) -> tuple[str, ...]:
        """Their names, by number."""
        return tuple(event.name for event in self._all)

    @property
    def all(self) -> tuple[EventType, ...]:
        """All of them, by number."""
        return tuple(self._all)

    @property
    def roles(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """The role of each type, for every number that an event could have."""
        table = np.full(_NUMBERS, NOTHING, np.int64)
        table[: len(self._all)] = [_ROLE_NUMBERS[event.role] for event in self._all]
        return table
