"""Lines of the log: what happened in words and as facts, as far as a viewer may know it.

And people by their names, where a game knows only seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from endling.events import Event
from endling.games.game import Game

_MOST_LINES = 300  # of one table, to be used again
_encode = msgspec.json.Encoder().encode


def tell(
    game: Game, event: Event, seat: int | None, names: Sequence[str], lang: str
) -> tuple[str, dict[str, Any]]:
    """An event as a viewer may know it."""
    known = event.for_seat(seat)
    return game.event_text(known, names, lang), known.as_dict()


def call_by_name(
    game: Game, view: dict[str, Any], names: Sequence[str], lang: str
) -> dict[str, Any]:
    """A view in which people who can be chosen are called by their names."""

    def named(choice: dict[str, Any]) -> dict[str, Any]:
        name = names[choice["player"]]
        return choice | {"label": game.choice_text(view["prompt"], "player", name, lang)}

    if any(choice["kind"] == "player" for choice in view["choices"]):
        view["choices"] = [named(c) if c["kind"] == "player" else c for c in view["choices"]]
    return view


def write_line(text: str, facts: dict[str, Any]) -> bytes:
    """A line without its opening and its number, which viewers count differently."""
    return _encode({"text": text, "event": facts})[1:]


def join_lines(lines: Iterable[tuple[int, list[bytes]]]) -> msgspec.Raw:
    """Lines with their numbers as one list."""
    whole = []
    for number, some in lines:
        opening = b'{"n":%d,' % number
        whole += [opening + line for line in some]
    return msgspec.Raw(b"[%b]" % b",".join(whole))


class Book:
    """The lines of one table in one language; what happens again is written once."""

    def __init__(self, game: Game, names: Sequence[str], lang: str) -> None:
        self._game = game
        self._names = names
        self._lang = lang
        self._lines: dict[Event, bytes] = {}

    def lines(self, events: Sequence[Event], seat: int | None) -> list[bytes]:
        """Events as a viewer may know them."""
        return [self._line(event.for_seat(seat)) for event in events]

    def _line(self, event: Event) -> bytes:
        found = self._lines.get(event)
        if found is None:
            if len(self._lines) >= _MOST_LINES:
                self._lines.clear()
            words = self._game.event_text(event, self._names, self._lang)
            found = self._lines[event] = write_line(words, event.as_dict())
        return found
