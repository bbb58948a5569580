"""Windows: how long a moment lasts at which somebody may be asked in secret.

All that is decided here follows from public facts: the game notes its moments whether or not
anybody is asked (`moments.py`), and the step is told at the same time in either case. Moments come
one after the other, each at its own time. Whoever is asked hears of it then, also while others are
asked before them (`history.py`). Bots answer before that, people who do not answer in time pass,
and anybody may hold a window open for longer. It lasts only where somebody could learn from time:
a person whom nobody else watches may take all the time, and nobody else waits.
"""

from __future__ import annotations

from typing import NamedTuple

from endling.server.settings import Settings
from endling.server.table.declining import passing
from endling.server.table.history import History
from endling.server.table.moments import Step, step_at
from endling.server.table.notes import Notes
from endling.server.table.participants import Participants
from endling.server.wire.viewer import Viewer

_MARGIN = 0.2  # seconds before the end at which people pass, so that this is stored in time


class Pace(NamedTuple):
    """The pace of a step, which depends on who is present when it begins."""

    length: float  # of a window; 0: nobody waits
    alone: int | None  # the person whom nobody else watches


class Windows:
    """When the windows of one table open and close."""

    def __init__(self, participants: Participants, notes: Notes, settings: Settings) -> None:
        self._participants = participants
        self._notes = notes
        self._length = settings.window
        self._hold = settings.hold
        self._slot = settings.pause
        self._beat = min(settings.answer, settings.pause)
        self._paces: dict[tuple[int, float], Pace] = {}  # by row and its time

    # --- How long

    def begun(self, history: History, step: Step) -> float:
        """When a step has begun."""
        return history.times[step.begun] if step.first else self._participants.started

    def _pace(self, history: History, step: Step) -> Pace:
        key = step.first, self.begun(history, step)
        if key not in self._paces:
            self._paces[key] = self._find_pace()
        return self._paces[key]

    def _find_pace(self) -> Pace:
        participants = self._participants
        here = [n for n in participants.people if participants.is_online(participants.seats[n])]
        spectators = sum(viewer.seat is None for viewer in participants.viewers)
        if len(here) == 1 and not spectators:
            return Pace(0.0, here[0])
        return Pace(self._length if here else 0.0, None)

    def lasts(self, history: History, step: Step) -> bool:
        """Whether windows of a step last for people."""
        return self._length > 0 and self._pace(history, step).length > 0

    def begins(self, history: History, step: Step, moment: int) -> float:
        """When a moment begins; if nobody waits, all moments of a step are one."""
        length = self._pace(history, step).length
        if not length:
            return self.begun(history, step)
        before = range(moment)
        return self.begun(history, step) + sum(self._lasts(step, one, length) for one in before)

    def closes(self, history: History, step: Step, moment: int) -> float:
        """When everybody is told what came of a moment."""
        length = self._pace(history, step).length
        lasts = self._lasts(step, moment, length) if length else self._slot
        return self.begins(history, step, moment) + lasts

    def _lasts(self, step: Step, moment: int, length: float) -> float:
        holds = self._notes.holds.get(step.ident(moment), ())
        return max(length * step.moments[moment].lengths, self._slot) + self._hold * len(holds)

    def ends(self, history: History, step: Step) -> float:
        """When everybody is told of a step that has moments."""
        return self.closes(history, step, len(step.moments) - 1)

    def asks_from(self, history: History, step: Step, seat: int, state: int) -> float:
        """When whoever is asked in secret hears of it: after bots before them have answered."""
        if not step.is_open:
            return 0.0  # is asked more, after an answer of their own
        if self.is_spared(history, seat, state):
            return self.ends(history, step)
        return self.begins(history, step, len(step.moments) - 1) + self._slot

    def tell_from(self, viewer: Viewer, time: float) -> None:
        """Send what is due at this time a fixed time later, however long the work takes."""
        viewer.keep_time(time, self._beat)

    def answer_from(self, viewer: Viewer, time: float) -> None:
        """The same for answers to what a viewer has sent, where time could tell somebody."""
        if self._length and self._find_pace().length:
            viewer.keep_time(time, self._beat)

    # --- What is open

    def now(self, history: History, time: float) -> tuple[Step, int] | None:
        """The window that is open at a time; None if there is none."""
        if not self._length:
            return None
        step = step_at(history, history.length)
        if not step.moments or not self.lasts(history, step):
            return None
        begun = (n for n in range(len(step.moments)) if self.begins(history, step, n) <= time)
        moment = max(begun, default=0)
        return (step, moment) if self.closes(history, step, moment) > time else None

    def next_after(self, history: History, step: Step, moment: int) -> float | None:
        """When the window after this one opens, as far as is known."""
        is_last = moment + 1 == len(step.moments)
        return None if is_last else self.begins(history, step, moment + 1)

    def passes_at(self, history: History) -> float | None:
        """When the person who is asked in secret passes; None: takes as long as it takes."""
        now = history.now()
        if not now.secret or now.actor is None or history.together:
            return None
        if self.is_spared(history, now.actor, history.length):
            return 0.0
        step = step_at(history, history.length)
        if not step.is_open or not self._length:
            return None
        if self._pace(history, step).alone == now.actor:
            return None
        return self.ends(history, step) - _MARGIN

    def is_spared(self, history: History, seat: int, state: int) -> bool:
        """Whether somebody who is asked in secret at a state has said beforehand to pass."""
        orders = self._notes.orders.get(seat)
        if orders is None:
            return False
        match = history.asked_at(seat, state)
        is_named = match.cause in orders.cards or match.prompt in orders.questions
        return passing(match) is not None and (orders.until_turn or is_named)
