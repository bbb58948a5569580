"""What happened, for people: events with names instead of numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol, overload


class Event(NamedTuple):
    """One thing that happened.

    Places are written like `hand:0` or `deck`. `seen_by` are the seats that may know the card, or
    None when everybody may.
    """

    verb: str
    player: int | None = None
    card: str | None = None
    source: str | None = None
    target: str | None = None
    number: int | None = None
    seen_by: frozenset[int] | None = None

    def for_seat(self, seat: int | None) -> Event:
        """The event as a seat (or a spectator: None) may know it."""
        if self.seen_by is None:
            return self
        card = self.card if seat in self.seen_by else None
        return Event(self.verb, self.player, card, self.source, self.target, self.number)

    def as_dict(self) -> dict[str, Any]:
        """Plain data, without what does not apply."""
        facts = {
            "verb": self.verb,
            "player": self.player,
            "card": self.card,
            "source": self.source,
            "target": self.target,
            "number": self.number,
        }
        return {name: value for name, value in facts.items() if value is not None}


class Log(Protocol):
    """How events are read from the bytes that hold them."""

    def records(self, held: bytes) -> list[bytes]:
        """Every event as the rules have written it down."""

    def read(self, held: bytes) -> list[Event]:
        """Every event with names."""


class Events(Sequence[Event]):
    """The events of one step, read only when somebody looks."""

    __slots__ = ("_events", "_held", "_log")
    _events: list[Event]  # once somebody has looked

    def __init__(self, held: bytes, log: Log) -> None:
        self._held = held
        self._log = log

    @property
    def records(self) -> list[bytes]:
        """Every event as the rules have written it down."""
        return self._log.records(self._held)

    def _all(self) -> list[Event]:
        try:
            return self._events
        except AttributeError:  # nobody has looked yet
            self._events = self._log.read(self._held)
            return self._events

    def __len__(self) -> int:
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        return self._all()[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._all())

    def __repr__(self) -> str:
        return f"Events({self._all()!r})"
