"""The times of a table: when a step may be told, when a bot decides, how long somebody has left."""

from __future__ import annotations

import math

from endling.server import timing
from endling.server.settings import Settings
from endling.server.storage.schema import Seat
from endling.server.table.history import History
from endling.server.table.participants import Participants
from endling.server.wire.viewer import Viewer


class Clock:
    """The clock of one table; it stands still while nobody is there."""

    def __init__(self, participants: Participants, settings: Settings) -> None:
        self._participants = participants
        self._settings = settings
        self.update_interval = settings.update_interval
        self._returned = 0.0  # when somebody came back to a table that all had left

    def note_return(self) -> None:
        """Somebody comes; if nobody was there, the time runs from now on."""
        if self._participants.was_deserted():
            self._returned = timing.now()

    def told_from(self, viewer: Viewer, history: History, number: int) -> float:
        """When a step may be told: after the same pause for all, except to whoever is asked."""
        if number == 0 or history.now().actor == viewer.seat:
            return 0.0
        first = history.rests(viewer.seat)[number - 1] + 1
        return history.times[first] + self._settings.pause

    def wait(self, history: History) -> float | None:
        """The seconds until a bot has to decide; None if it has not."""
        now = history.now()
        if not self._participants.is_started or now.actor is None:
            return None
        due = self._due_for_bot(self._participants.seats[now.actor], history)
        return None if due is None else due - timing.now()

    def _due_for_bot(self, seat: Seat, history: History) -> float | None:
        now = history.now()
        if seat.is_bot:
            if not self._participants.viewers and not self._participants.people:
                return None
            return history.times[-1] + (0.0 if now.secret else self._settings.bot_pause)
        if not self._participants.viewers:
            return None
        dues = [self._participants.standin_from(seat)]
        timer = self._participants.record.timer
        if timer is not None:
            dues.append(self._runs_from(history, history.length) + timer)
        return min((due for due in dues if due is not None), default=None)

    def has_run_out(self, history: History) -> bool:
        """Whether somebody for whom no bot stands in has taken too long."""
        actor, timer = history.now().actor, self._participants.record.timer
        if actor is None or timer is None:
            return False
        seat, now = self._participants.seats[actor], timing.now()
        standin = self._participants.standin_from(seat)
        is_replaced = seat.is_bot or (standin is not None and standin <= now)
        return not is_replaced and self._runs_from(history, history.length) + timer <= now

    def left(self, viewer: Viewer, history: History, due: float) -> int | None:
        """The seconds left for the decision that a viewer sees, as if its clock began when told."""
        state = history.rests(viewer.seat)[-1]
        row = history.rows[state - 1] if state else history.start
        is_timed = row.actor is not None and self._participants.seats[row.actor].kind == "person"
        timer = self._participants.record.timer
        if timer is None or not is_timed:
            return None
        since = max(self._runs_from(history, state), due)
        return max(0, math.ceil(since + timer - timing.now()))

    def _runs_from(self, history: History, state: int) -> float:
        """Since when the time for a decision runs; for the first: since all seats are taken."""
        begun = history.times[state] if state else self._participants.started
        return max(begun, self._returned)
