"""A finished game step by step, as a seat or a spectator saw it, or with open hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from endling.events import Events
from endling.languages import words_in
from endling.match import Match
from endling.server.wire import messages as m
from endling.server.wire.changes import changes
from endling.server.wire.log_lines import tell

Look = Callable[[Match, int | None, str], dict[str, Any]]
Names = tuple[str, ...]


def with_open_hands(match: Match, seat: int | None, lang: str) -> dict[str, Any]:
    """A view in which everybody is shown as they see themselves."""
    players = [match.view(i, lang)["players"][i] for i in range(match.players)]
    return match.view(seat, lang) | {"players": players}


def _note(number: int, seat: int, names: Names, note: str, lang: str) -> m.Line:
    text = words_in(lang).note.format(names[seat], note)
    return m.Line(number, text, {"verb": "note", "player": seat})


def make_frames(
    match: Match,
    seat: int | None,
    names: Names,
    lang: str,
    look: Look = Match.view,
    rest: Callable[[], None] = lambda: None,
    notes: Sequence[str] = (),
) -> list[m.Frame]:
    """All frames of a match, which is changed; `rest` is called after each of them.

    `notes` are what was written with each decision, if anything was.
    """

    def lines(events: Events, number: int) -> list[m.Line]:
        return [m.Line(number, *tell(match.game, event, seat, names, lang)) for event in events]

    actions = list(match.actions)
    match.rewind(0)
    view = look(match, seat, lang)
    frames = [m.Frame(0, None, lines(match.opening, 0), view)]
    for number, action in enumerate(actions, start=1):
        actor = match.actor
        events = match.play(action)
        after = look(match, seat, lang)
        told = lines(events, number)
        if notes and notes[number - 1]:
            told.append(_note(number, actor or 0, names, notes[number - 1], lang))
        frames.append(m.Frame(number, actor, told, changes(view, after)))
        view = after
        rest()
    return frames
