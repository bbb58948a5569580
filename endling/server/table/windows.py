"""Windows: how long a moment lasts at which somebody may be asked in secret.

All that is decided here follows from public facts: the game notes its moments whether or not
anybody is asked (`history/moments.py`), and the step is told at the same time in either case.
Moments come one after the other, each at its own time. Whoever is asked hears of it then, even
while others are asked before them (`history/history.py`). Bots answer before that, people who do
not answer in time pass, and anybody may hold a window open for longer. A window of several lengths
may end sooner: with the length in which the last of all people who are there has said that it may.
A window lasts only where somebody could learn from time: a person whom nobody else watches has as
long as it takes, and nobody waits.
"""

from __future__ import annotations

from typing import NamedTuple

from endling.server import timing
from endling.server.settings import Settings
from endling.server.table.history.history import History
from endling.server.table.history.moments import Step, step_at
from endling.server.table.notes import Notes
from endling.server.table.participants import Participants
from endling.server.wire.viewer import Viewer

_MARGIN = 0.2  # seconds before the end at which people pass, so that this is stored in time


class Pace(NamedTuple):
    """The pace of a step, which depends on who is present when it begins."""

    length: float  # of a window; 0: nobody waits
    people: frozenset[int]  # those who are there
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
            return Pace(0.0, frozenset(here), here[0])
        return Pace(self._length if here else 0.0, frozenset(here), None)

    def lasts(self, history: History, step: Step) -> bool:
        """Whether the windows of a step last at all."""
        return self._length > 0 and self._pace(history, step).length > 0

    def begins(self, history: History, step: Step, moment: int) -> float:
        """When a moment begins; if nobody waits, all of a step are one."""
        time = self.begun(history, step)
        if self.lasts(history, step):
            for one in range(moment):
                time += self._lasts(history, step, one, time)
        return time

    def closes(self, history: History, step: Step, moment: int) -> float:
        """When everybody is told what came of a moment."""
        begins = self.begins(history, step, moment)
        is_long = self.lasts(history, step)
        return begins + (self._lasts(history, step, moment, begins) if is_long else self._slot)

    def closes_at_last(self, history: History, step: Step, moment: int) -> float:
        """When a window closes at the latest; nobody is told that it will close sooner."""
        length = self._pace(history, step).length
        return self.begins(history, step, moment) + self._at_most(step, moment, length)

    def _lasts(self, history: History, step: Step, moment: int, begins: float) -> float:
        pace = self._pace(history, step)
        most = self._at_most(step, moment, pace.length)
        said = self._notes.ready.get(step.ident(moment), {})
        if not pace.people <= said.keys() or self._is_awaited(history, step, moment):
            return most
        until = max(said.values(), default=0), self._answered_in(history, step, moment, begins)
        return min(most, max(pace.length * (max(until) + 1), self._slot))

    def _at_most(self, step: Step, moment: int, length: float) -> float:
        holds = self._notes.holds.get(step.ident(moment), ())
        return max(length * step.moments[moment].lengths, self._slot) + self._hold * len(holds)

    def _is_awaited(self, history: History, step: Step, moment: int) -> bool:
        """Whether somebody who is asked in a window has not answered yet."""
        is_last = step.state == history.length and moment + 1 == len(step.moments)
        actor = history.now().actor if is_last and history.now().secret else None
        return actor is not None and not self._participants.seats[actor].is_bot

    def _answered_in(self, history: History, step: Step, moment: int, begins: float) -> int:
        """In which length of a window the last of those who are asked in it has answered."""
        after = step.moments[moment + 1 :]
        first, last = step.moments[moment].place.row, after[0].place.row if after else step.state
        times = history.times[first + 1 : last + 1]
        return self._length_at(history, step, max((begins, *times)) - begins)

    def _length_at(self, history: History, step: Step, since: float) -> int:
        return int(since / self._pace(history, step).length)

    def length_now(self, history: History, window: int) -> int | None:
        """In which of its lengths a window is; None if it is not the present one."""
        found = self.now(history, timing.now())
        if found is None or found[0].ident(found[1]) != window:
            return None
        since = timing.now() - self.begins(history, *found)
        return self._length_at(history, found[0], since)

    def is_ready(self, history: History, step: Step, moment: int, seat: int | None) -> bool | None:
        """Whether a seat has said that a window may end; None: that would not matter."""
        pace = self._pace(history, step)
        if seat not in pace.people or self._at_most(step, moment, pace.length) <= pace.length:
            return None
        return seat in self._notes.ready.get(step.ident(moment), {})

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
        return match.passing is not None and (orders.until_turn or is_named)
