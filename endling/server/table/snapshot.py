"""The table as a whole: sent to a new viewer, again after a change, and at the end."""

from __future__ import annotations

import json
import math
from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from msgspec import Raw

from endling.match import Match
from endling.server import timing
from endling.server.table.clock import Clock
from endling.server.table.history.history import History
from endling.server.table.history.log import lines_between, whole_log
from endling.server.table.history.moments import Step
from endling.server.table.notes import Notes
from endling.server.table.participants import Participants
from endling.server.wire import messages as m
from endling.server.wire.viewer import Viewer
from endling.shuffle import fingerprint

_NO_LINES = Raw(b"[]")
_QUESTION: dict[str, Any] = {
    "actor": None,
    "prompt": None,
    "cause": None,
    "question": None,
    "choices": [],
}


@lru_cache(maxsize=200)
def empty_view(game: str, options: str, players: int, lang: str) -> dict[str, Any]:
    """The table before anything is dealt: of a game with an empty key, as a spectator sees it.

    It is shared by all who ask, so nobody may write to it.
    """
    match = Match.new(game, players, bytes(32), json.loads(options))
    return match.view(None, lang) | _QUESTION


def told(parts: Iterable[bytes | None]) -> list[str | None]:
    """Parts of a shuffle as they are written."""
    return [part.hex() if part else None for part in parts]


class Snapshot:
    """Welcomes viewers to one table."""

    def __init__(self, participants: Participants, notes: Notes, clock: Clock) -> None:
        self._participants = participants
        self._notes = notes
        self._clock = clock

    def welcome(self, viewer: Viewer, history: History) -> None:
        """Everything anew. Before the first step an empty table comes first, dealt or not."""
        viewer.number, viewer.waiting = -1, True
        dealt = self._is_dealt(viewer, history)
        if not dealt or self._clock.told_number(viewer.seat, history) == 0:
            record, players = self._participants.record, len(self._participants.seats)
            view = empty_view(record.game, record.options, players, viewer.lang)
            self._send(viewer, 0, view, _NO_LINES, 0)
        if dealt:
            self._show_all(viewer, history)
        self._notes.show_ask(viewer, self._clock.told_number(None, history))
        self._notes.show_orders(viewer)
        if viewer.number == history.number(viewer.seat):
            self.tell_over(viewer, history)

    def deal(self, viewer: Viewer, history: History) -> None:
        """Send the deal, if there is one, to a viewer who waits for it."""
        if self._is_dealt(viewer, history):
            self._show_all(viewer, history)

    def held(self, window: int) -> list[int]:
        """The seats that hold a window open."""
        return sorted(self._notes.holds.get(window, ()))

    def show_window(
        self, viewer: Viewer, history: History, step: Step, moment: int, ready: bool | None
    ) -> None:
        """Tell that others may react to what just happened, and what that was."""
        closes = self._clock.windows.closes_at_last(history, step, moment)
        left = round(closes - viewer.leaves, 1)
        names, number = self._participants.names(viewer.lang), viewer.number + 1
        news = step.news_of(moment)
        lines = lines_between(history, viewer.seat, *news, number, names, viewer.lang)
        viewer.send(m.Window(number, lines, left, self.held(step.ident(moment)), ready))

    def show_race(self, viewer: Viewer, history: History) -> None:
        """Tell how long the present race goes on, once."""
        left = self._clock.races.left(history)
        if viewer.race != history.choice and left is not None:
            viewer.race = history.choice
            viewer.send(m.Race(viewer.number, round(left, 1)))

    def expire_ask(self, history: History) -> float:
        """A question about taking back holds as long as nobody was seen to move; until when?"""
        if self._notes.ask is None:
            return math.inf
        told = self._clock.told_number(None, history)
        self._notes.expire_ask(told)
        is_ending = self._notes.ask is not None and told < history.number(None)
        return self._clock.told_from(None, history, told + 1) if is_ending else math.inf

    def tell_over(self, viewer: Viewer, history: History) -> None:
        """Tell the end, once."""
        if history.match.over and not viewer.told_over:
            record, (replay, scores, ranking) = self._participants.record, history.ending()
            key, secret = (record.key or b"").hex(), record.secret.hex()
            contributions = told(seat.contribution for seat in self._participants.seats)
            steps = [bisect_right(history.alive, state) for state in history.rests[viewer.seat]]
            match = history.match
            tale = match.game.tells(match.options)
            viewer.send(m.Over(replay, key, scores, ranking, steps, tale, secret, contributions))
        viewer.told_over = history.match.over

    def _is_dealt(self, viewer: Viewer, history: History) -> bool:
        return self._clock.dealt_from(viewer, history) <= timing.now()

    def _show_all(self, viewer: Viewer, history: History) -> None:
        viewer.waiting = False
        viewer.number = viewer.due = self._clock.told_number(viewer.seat, history)
        viewer.window = viewer.race = None
        names = self._participants.names(viewer.lang)
        viewer.row, view = history.view(viewer.seat, viewer.number, names, viewer.lang)
        lines = whole_log(history, viewer.seat, viewer.number, names, viewer.lang)
        own = None if viewer.seat is None else history.last_own(viewer.seat)
        acked = 0 if own is None else history.acknowledged(history.rows[own - 1])
        left = self._clock.left(viewer, history, viewer.number)
        self._send(viewer, viewer.number, view, lines, acked, left)

    def _send(
        self,
        viewer: Viewer,
        number: int,
        view: dict[str, Any],
        lines: Raw,
        acked: int,
        left: int | None = None,
    ) -> None:
        record, seats = self._participants.record, self._participants.seats
        welcome = m.Welcome(
            seat=viewer.seat,
            names=list(self._participants.names(viewer.lang)),
            commitment=fingerprint(record.secret),
            pledges=told(seat.pledge for seat in seats),
            dealt=record.key is not None,
            number=number,
            view=view,
            log=lines,
            game=record.game,
            started=self._participants.is_full,
            open=[seat.kind == "open" for seat in seats],
            invited=[seat.kind == "invited" for seat in seats],
            resigned=[seat.kind == "resigned" for seat in seats],
            bots=[seat.level if seat.is_bot else None for seat in seats],
            online=self._participants.online(),
            chat=self._notes.recent(),
            timer=record.timer,
            left=left,
            hints=record.hints,
            lang=viewer.lang,
            acked=acked,
            host=self._participants.host,
            invitation=self._participants.invitation(viewer.player),
        )
        if viewer.seat is not None:
            welcome.join = record.code
        if record.next is not None:
            welcome.next = record.next
        viewer.send(welcome)
