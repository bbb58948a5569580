"""Lines of the log: what happened in words and as facts, as far as a viewer may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from endling.events import Event, Events
from endling.games.game import Game
from endling.languages import words_in

_MOST_LINES = 300  # of one table, to be used again
encode = msgspec.json.Encoder().encode


def tell(
    game: Game, event: Event, seat: int | None, names: Sequence[str], lang: str
) -> tuple[str, dict[str, Any]]:
    """An event as a viewer may know it."""
    known = event.for_seat(seat)
    return game.event_text(known, names, lang), known.as_dict()


def write_line(text: str, facts: bytes) -> bytes:
    """A line without its opening and its number, which viewers count differently."""
    return b'"text":%b,"event":%b}' % (encode(text), facts)


def join_lines(lines: Iterable[tuple[int, list[bytes]]]) -> msgspec.Raw:
    """Lines with their numbers as one list."""
    whole = []
    for number, some in lines:
        if some:
            opening = b'{"n":%d,' % number
            whole.append(opening + (b"," + opening).join(some))
    return msgspec.Raw(b"[%b]" % b",".join(whole))


@lru_cache(maxsize=20_000)
def _read(game: Game, record: bytes) -> tuple[Event, bytes]:
    """An event, and its facts as they are written: the same at all tables."""
    (event,) = game.read_events(record)
    return event, encode(event.as_dict())


class Told(NamedTuple):
    """A line for those who may know all of it, and for the others."""

    seen_by: frozenset[int] | None
    whole: bytes
    veiled: bytes


class Book:
    """The lines of one table in one language; what happens again is written once."""

    def __init__(self, game: Game, names: Sequence[str], lang: str) -> None:
        self._game = game
        self._names = names
        self._lang = lang
        self._told: dict[bytes, Told] = {}
        self._veiled: dict[Event, bytes] = {}

    def lines(self, events: Events, seat: int | None) -> list[bytes]:
        """Events as a viewer may know them."""
        told = [self._told.get(record) or self._write(record) for record in events.records]
        return [
            whole if seen_by is None or seat in seen_by else veiled
            for seen_by, whole, veiled in told
        ]

    def takes_back(self, seat: int) -> bytes:
        """That somebody has taken a step back."""
        words = words_in(self._lang).takes_back.format(self._names[seat])
        return write_line(words, encode({"verb": "undo", "player": seat}))

    def _write(self, record: bytes) -> Told:
        if len(self._told) >= _MOST_LINES:
            self._told.clear()
        event, facts = _read(self._game, record)
        line = write_line(self._game.event_text(event, self._names, self._lang), facts)
        veiled = line if event.seen_by is None else self._veil(event.for_seat(None))
        told = self._told[record] = Told(event.seen_by, line, veiled)
        return told

    def _veil(self, event: Event) -> bytes:
        line = self._veiled.get(event)
        if line is None:
            words = self._game.event_text(event, self._names, self._lang)
            line = self._veiled[event] = write_line(words, encode(event.as_dict()))
        return line
