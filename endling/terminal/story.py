"""What happened, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

from endling.events import Event, Events
from endling.games.game import Game
from endling.match import Match
from endling.terminal.words import say


def tell(game: Game, events: Iterable[Event], names: list[str], lang: str) -> list[str]:
    """The events as lines of a log; the same line several times in a row is told once."""
    lines = ((game.event_text(event, names, lang), event) for event in events)
    told = []
    for line, again in groupby(lines, key=itemgetter(0)):
        same = [event for _, event in again]
        n = len(same)
        counted = game.event_text(same[0], names, lang, n)
        told.append(line if n == 1 else _counted(line, counted, n, lang))
    return told


def _counted(line: str, counted: str, n: int, lang: str) -> str:
    """A line that is told once for several times; some lines have no room for the number."""
    return f"{line} {say(lang, 'times', n=n)}" if counted == line else counted


def known_to(seat: int | None, events: Iterable[Event]) -> list[Event]:
    """The events as a seat may know them, None for a spectator."""
    return [event.for_seat(seat) for event in events]


def steps(match: Match) -> Iterator[tuple[int | None, Events]]:
    """A played match again from its beginning: who decided (nobody at first), what happened."""
    again = match.copy()
    actions = list(again.actions)
    again.rewind(0)
    yield None, again.opening
    for action in actions:
        actor = again.actor
        yield actor, again.play(action)
