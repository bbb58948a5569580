"""What is told of a table as a whole: to somebody who comes, anew after a change, at the end."""

from __future__ import annotations

import hashlib
import time
from bisect import bisect_right
from typing import Any

from msgspec import Raw

from endling.server.table.clock import Clock
from endling.server.table.company import Company
from endling.server.table.story import Story, empty_view
from endling.server.table.talk import Talk
from endling.server.table.viewer import Viewer
from endling.server.wire import messages as m

_NO_LINES = Raw(b"[]")


class Host:
    """Welcomes viewers to one table."""

    def __init__(self, company: Company, talk: Talk, clock: Clock) -> None:
        self._company = company
        self._talk = talk
        self._clock = clock

    def welcome(self, viewer: Viewer, story: Story) -> None:
        """Everything anew. Before the first step an empty table comes first, dealt or not."""
        viewer.number, viewer.waiting = -1, True
        dealt = self._is_dealt(viewer, story)
        if not dealt or story.number(viewer.seat) == 0:
            record, players = self._company.record, len(self._company.seats)
            view = empty_view(record.game, record.options, players, viewer.lang)
            self._send(viewer, 0, view, _NO_LINES, 0)
        if dealt:
            self._show_all(viewer, story)
        self._talk.show_ask(viewer, story.length)
        self.tell_over(viewer, story)

    def deal(self, viewer: Viewer, story: Story) -> None:
        """Show what was dealt, if it was, to a viewer who waits for that."""
        if self._is_dealt(viewer, story):
            self._show_all(viewer, story)

    def tell_over(self, viewer: Viewer, story: Story) -> None:
        """Tell the end, once."""
        if story.match.over and not viewer.told_over:
            key, (replay, scores, ranking) = self._company.record.key.hex(), story.ending()
            steps = [bisect_right(story.alive, state) for state in story.rests(viewer.seat)]
            viewer.send(m.Over(replay, key, scores, ranking, steps))
        viewer.told_over = story.match.over

    def _is_dealt(self, viewer: Viewer, story: Story) -> bool:
        return self._company.is_started and story.is_dealt(viewer.seat)

    def _show_all(self, viewer: Viewer, story: Story) -> None:
        viewer.waiting = False
        viewer.number = story.number(viewer.seat)
        names = self._company.names(viewer.lang)
        viewer.look, view = story.view(viewer.seat, viewer.number, names, viewer.lang)
        lines = story.log(viewer.seat, names, viewer.lang)
        due = self._clock.told_from(viewer, story, viewer.number)
        own = None if viewer.seat is None else story.last_own(viewer.seat)
        acked = 0 if own is None else story.number_of(own, viewer.seat)
        left = self._clock.left(viewer, story, due)
        self._send(viewer, viewer.number, view, lines, acked, due, left)

    def _send(
        self,
        viewer: Viewer,
        number: int,
        view: dict[str, Any],
        lines: Raw,
        acked: int,
        due: float = 0,
        left: int | None = None,
    ) -> None:
        record, seats = self._company.record, self._company.seats
        welcome = m.Welcome(
            seat=viewer.seat,
            names=list(self._company.names(viewer.lang)),
            commitment=hashlib.sha256(record.key).hexdigest(),
            number=number,
            view=view,
            log=lines,
            game=record.game,
            started=self._company.is_started,
            open=[seat.kind == "open" for seat in seats],
            bots=[seat.level if seat.kind == "bot" else None for seat in seats],
            online=self._company.online(time.time()),
            chat=self._talk.recent(),
            timer=record.timer,
            left=left,
            hints=record.hints,
            lang=viewer.lang,
            acked=acked,
        )
        if viewer.seat is not None:
            welcome.join = record.code
        if record.next is not None:
            welcome.next = record.next
        viewer.send(welcome, due)
