"""The times of a table: when a step may be sent, when a bot decides, how long a player has left."""

from __future__ import annotations

import math

from endling.server import timing
from endling.server.settings import Settings
from endling.server.storage.listing import Turn
from endling.server.storage.schema import Seat
from endling.server.table.history.history import History
from endling.server.table.history.moments import step_at
from endling.server.table.participants import Participants
from endling.server.table.races import Races
from endling.server.table.windows import Windows
from endling.server.wire.viewer import Viewer


class Clock:
    """The clock of one table; it stands still while nobody is there."""

    def __init__(self, participants: Participants, windows: Windows, settings: Settings) -> None:
        self._participants = participants
        self.races = Races(participants, settings)
        self._settings = settings
        self.windows = windows
        self.update_interval = settings.update_interval
        self._returned = 0.0  # when somebody came back to a table that all had left

    def note_return(self) -> None:
        """Somebody comes; if nobody was there, the clock runs from now on."""
        if self._participants.was_deserted():
            self._returned = self.races.returned = timing.now()

    # --- When something is told

    def told_from(self, seat: int | None, history: History, number: int) -> float:
        """When a step may be told; this must not depend on who could react to it.

        Whoever is asked in secret hears when the moment for that has come, whoever is asked after
        a step without such moments at once.
        """
        rests = history.rests[seat]
        if number >= len(rests) or (number == 0 and len(rests) > 1):
            return 0.0  # an answer that is sealed, told to its giver; what was told long ago
        state = rests[number]
        step = step_at(history, state)
        row = history.rows[state - 1] if state else history.start
        is_choosing = seat in history.choosing[state]
        is_asked = is_choosing or seat in history.asked[state]
        if seat is not None and is_asked and row.secret and not is_choosing:
            return self.windows.asks_from(history, step, seat, state)
        if number and history.choosing[rests[number - 1]] and history.choosing[state]:
            return 0.0  # while others choose, one's own answer shows at once
        if step.moments:
            return self.windows.ends(history, step)
        if number == 0 or (is_asked and not history.choosing[rests[number - 1]]):
            return 0.0
        return self.windows.begun(history, step) + self._settings.pause

    def turn(self, seat: int | None, history: History) -> Turn | None:
        """Who is asked and since when, as far as a seat may know; None: nothing has happened."""
        number = self.told_number(seat, history)
        if number <= 0:
            return None
        first = history.rows[history.state_of(seat, number - 1)]
        return Turn(history.actor_at(seat, number), first.at)

    def keep_time(self, viewer: Viewer, history: History, number: int) -> None:
        """Hide how long the work took for a step in which somebody may be asked."""
        state = history.state_of(viewer.seat, number)
        if step_at(history, state).moments:
            self.windows.tell_from(viewer, self.told_from(viewer.seat, history, number))

    def told_number(self, seat: int | None, history: History) -> int:
        """How many steps a seat may have been told by now; -1: not even what was dealt."""
        number, now = history.number(seat), timing.now()
        while number >= 0 and self.told_from(seat, history, number) > now:
            number -= 1
        return number

    def is_telling(self, history: History) -> bool:
        """Whether something has happened that not everybody may know yet."""
        return self.told_number(None, history) < history.number(None)

    def dealt_from(self, viewer: Viewer, history: History) -> float:
        """When a viewer may see what was dealt."""
        if not self._participants.is_started or not history.is_dealt(viewer.seat):
            return math.inf
        return self.told_from(viewer.seat, history, 0)

    def answer_within(self, history: History) -> float | None:
        """How long a bot may think about a question that is secret; None: as long as usual."""
        is_secret = history.now().secret and not history.together
        if not is_secret or self._settings.pause == 0:
            return None
        step = step_at(history, history.length)
        moment = max(0, len(step.moments) - 1)
        begun = self.windows.begins(history, step, moment)
        return max(0.0, begun + self._settings.pause / 2 - timing.now())

    # --- When somebody decides

    def wait(self, history: History) -> float | None:
        """The seconds until a bot has to decide; None if none has to."""
        now = history.now()
        if not self._participants.is_started or now.actor is None:
            return None
        if history.race:
            return self.races.wait(history)
        due = self._due_for_bot(self._participants.seats[now.actor], history)
        return None if due is None else due - timing.now()

    def _due_for_bot(self, seat: Seat, history: History) -> float | None:
        now = history.now()
        if seat.is_bot:
            if not self._participants.viewers and not self._participants.people:
                return None
            if now.secret:
                return history.times[-1]
            is_quick = self._participants.is_quick
            bot_pause = 0.0 if is_quick else self._settings.bot_pause
            return self._shown(history) + max(0.0, bot_pause - self._settings.pause)
        passes = self.windows.passes_at(history)
        if not self._participants.viewers:
            return passes
        dues = [self._participants.standin_from(seat), passes]
        timer = self._participants.record.timer
        if timer is not None:
            dues.append(self._runs_from(history, history.length) + timer)
        due = min((due for due in dues if due is not None), default=None)
        return due if due is None or now.secret else max(due, self._shown(history))

    def _shown(self, history: History) -> float:
        """When everybody has seen the last public step, whoever was asked in secret meanwhile."""
        if not history.is_dealt(None):
            return history.times[-1]
        number = history.number(None)
        told = self.told_from(None, history, number)
        return told if number else max(told, history.times[-1])

    def has_run_out(self, history: History) -> bool:
        """Whether somebody for whom no bot stands in has taken too long."""
        actor, timer = history.now().actor, self._participants.record.timer
        if actor is None or timer is None:
            return False
        seat, now = self._participants.seats[actor], timing.now()
        standin = self._participants.standin_from(seat)
        is_replaced = seat.is_bot or (standin is not None and standin <= now)
        return not is_replaced and self._runs_from(history, history.length) + timer <= now

    def is_passing(self, history: History) -> bool:
        """Whether a person who is asked in secret passes now."""
        actor, passes = history.now().actor, self.windows.passes_at(history)
        is_person = actor is not None and not self._participants.seats[actor].is_bot
        return is_person and passes is not None and passes <= timing.now()

    def left(self, viewer: Viewer, history: History, number: int) -> int | None:
        """The seconds left for the decision that a viewer sees, as if its clock began when told."""
        due = self.told_from(viewer.seat, history, number)
        state = history.state_of(viewer.seat, number)
        actor = history.actor_at(viewer.seat, number)
        is_timed = actor is not None and self._participants.seats[actor].kind == "person"
        timer = self._participants.record.timer
        if timer is None or not is_timed or history.race:
            return None
        since = max(self._runs_from(history, state), due)
        return max(0, math.ceil(since + timer - timing.now()))

    def _runs_from(self, history: History, state: int) -> float:
        """Since when the time for a decision runs; for the first: since all seats were taken."""
        if history.choosing[state]:
            state = history.opened(state)
        begun = history.times[state] if state else self._participants.started
        return max(begun, self._returned)
