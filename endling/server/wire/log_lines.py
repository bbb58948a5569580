"""Lines of the log: what happened in words and as facts, as far as a viewer may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from endling.events import Event, Events
from endling.games import blanks
from endling.games.game import Game
from endling.kernel.events import MOMENT, VERB
from endling.languages import words_in

_MOST_LINES = 20_000
_RECENT = 64  # steps whose lines are kept, for viewers who are told of them a moment later

Forms = dict[str, bytes]  # names, ready for their blanks

encode = msgspec.json.Encoder().encode


def tell(
    game: Game, event: Event, seat: int | None, names: Sequence[str], lang: str
) -> tuple[str, dict[str, Any], str | None]:
    """An event as a viewer may know it, and in words for several times in a row."""
    known = event.for_seat(seat)
    words = game.event_text(known, names, lang)
    many = game.event_text(known, names, lang, blanks.COUNT)
    return words, known.as_dict(), many if many != words else None


def join_lines(lines: Iterable[tuple[int, list[bytes]]]) -> msgspec.Raw:
    """Lines with their numbers as one list."""
    whole = []
    for number, some in lines:
        if some:
            opening = b'{"n":%d,' % number
            whole.append(opening + (b"," + opening).join(some))
    return msgspec.Raw(b"[%b]" % b",".join(whole))


class Pattern(NamedTuple):
    """A line without its opening and its number, which viewers count differently.

    Names are filled in as bytes are formatted; `pick` finds those that are missing.
    """

    line: bytes
    pick: Callable[[Forms], bytes | tuple[bytes, ...]] | None


class Told(NamedTuple):
    """A line for those who may know all of it, and for the others."""

    seen_by: frozenset[int] | None
    whole: Pattern
    veiled: Pattern


class Line(NamedTuple):
    """The same with the names of a table in it."""

    seen_by: frozenset[int] | None
    whole: bytes
    veiled: bytes


class Page(NamedTuple):
    """The lines of a step, and those alone that everybody may know, if these are all."""

    lines: list[Line]
    public: list[bytes] | None


@lru_cache(maxsize=100)
def _known_lines(game: Game, lang: str) -> dict[bytes, Told]:
    """Lines that were put into words before, at whatever table."""
    return {}


def _text(words: str) -> tuple[bytes, list[str]]:
    """Words as a pattern for bytes, and the blanks in it."""
    parts, missing = blanks.split(words)
    return b"%b".join(encode(part)[1:-1].replace(b"%", b"%%") for part in parts), missing


def _pattern(game: Game, event: Event, lang: str) -> Pattern:
    words, many = game.event_template(event, lang), game.event_template(event, lang, blanks.COUNT)
    text, missing = _text(words)
    facts = encode(event.as_dict()).replace(b"%", b"%%")
    line = b'"text":"%b","event":%b' % (text, facts)
    if many != words:
        text, more = _text(many)
        line, missing = b'%b,"many":"%b"' % (line, text), missing + more
    line += b"}"
    if missing:
        return Pattern(line, itemgetter(*missing))
    return Pattern(line.replace(b"%%", b"%"), None)


class Book:
    """The lines of one table in one language."""

    def __init__(self, game: Game, names: Sequence[str], lang: str) -> None:
        self._game = game
        self._names = names
        self._lang = lang
        self._known = _known_lines(game, lang)
        forms = blanks.forms(names, lambda name: game.owner_text(name, lang))
        self._forms = {place: encode(name)[1:-1] for place, name in forms.items()}
        self._recent: dict[Events, Page] = {}

    def lines(self, events: Events, seat: int | None) -> list[bytes]:
        """Events as a viewer may know them; nobody may write to the list."""
        page = self._recent.get(events) or self._write(events)
        if page.public is not None:
            return page.public
        return [
            whole if seen_by is None or seat in seen_by else veiled
            for seen_by, whole, veiled in page.lines
        ]

    def _write(self, events: Events) -> Page:
        """Write what happened down once, for all viewers."""
        if len(self._recent) >= _RECENT:
            self._recent.clear()
        records = [record for record in events.records if record[VERB] != MOMENT]
        lines = [self._line(record) for record in records]
        is_public = all(line.seen_by is None for line in lines)
        public = [line.whole for line in lines] if is_public else None
        page = self._recent[events] = Page(lines, public)
        return page

    def _line(self, record: bytes) -> Line:
        seen_by, whole, veiled = self._known.get(record) or self._learn(record)
        line = self._fill(whole)
        return Line(seen_by, line, line if seen_by is None else self._fill(veiled))

    def _fill(self, pattern: Pattern) -> bytes:
        line, pick = pattern
        return line if pick is None else line % pick(self._forms)

    def _learn(self, record: bytes) -> Told:
        if len(self._known) >= _MOST_LINES:
            self._known.clear()
        (event,) = self._game.read_events(record)
        whole = _pattern(self._game, event, self._lang)
        veiled = whole
        if event.seen_by is not None:
            veiled = _pattern(self._game, event.for_seat(None), self._lang)
        told = self._known[record] = Told(event.seen_by, whole, veiled)
        return told

    def takes_back(self, seat: int) -> bytes:
        """That somebody has taken a step back."""
        return self._say(words_in(self._lang).takes_back, "undo", seat)

    def time_ran_out(self, seat: int) -> bytes:
        """That a bot has decided for somebody who took too long."""
        return self._say(words_in(self._lang).time_ran_out, "time_ran_out", seat)

    def note(self, seat: int, text: str) -> bytes:
        """What somebody has written with a move."""
        return self._say(words_in(self._lang).note, "note", seat, text)

    def _say(self, words: str, verb: str, seat: int, *more: str) -> bytes:
        facts = {"verb": verb, "player": seat}
        return encode({"text": words.format(self._names[seat], *more), "event": facts})[1:]
