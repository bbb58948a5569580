"""Windows: others may react to what just happened, and nobody may see who could.

All that is decided here follows from public facts: the game says in its log when a window opens,
whether or not anybody can react. The step is told at the same time in either case. Bots answer
before it, people who do not answer in time pass, and anybody may hold a window open for longer.
Who plays with bots alone has nobody to hide it from: nobody waits, and no answer has a limit.
"""

from __future__ import annotations

from functools import cache, lru_cache

from endling.errors import IllegalAction
from endling.events import Events
from endling.games.game import Game
from endling.match import Match
from endling.server.settings import Settings
from endling.server.table.history import History
from endling.server.table.notes import Notes
from endling.server.table.participants import Participants

WINDOW = "window"  # the event with which a game says that a window opens
_MARGIN = 0.2  # seconds before the end at which people pass, so that this is stored in time


@cache
def tells_windows(game: Game) -> bool:
    """Whether a game says when a window opens; otherwise any step may have opened one."""
    return WINDOW in game.board.events.names


@lru_cache(maxsize=20_000)
def _is_window(game: Game, record: bytes) -> bool:
    (event,) = game.read_events(record)
    return event.verb == WINDOW


def opening(game: Game, events: Events | None) -> int | None:
    """How many events of a step lie before the end of the first window's opening; None: none."""
    if events is None or not tells_windows(game):
        return None
    opened = (n for n, record in enumerate(events.records, start=1) if _is_window(game, record))
    return next(opened, None)


@cache
def _reactions(game: Game) -> dict[str, str]:
    """The questions that are asked in windows, and the words that decline them."""
    return {q.name: q.declines for q in game.board.questions.all if q.window and q.declines}


def passing(match: Match) -> int | None:
    """The action with which somebody who may react passes; None: nobody is asked to react."""
    word = _reactions(match.game).get(match.prompt or "")
    if word is None:
        return None
    try:
        return match.find(word=word)
    except IllegalAction:
        return None


class Windows:
    """When the windows of one table close."""

    def __init__(self, participants: Participants, notes: Notes, settings: Settings) -> None:
        self._participants = participants
        self._notes = notes
        self._length = settings.window
        self._hold = settings.hold
        self._slot = settings.pause
        self._lengths: dict[tuple[int, float], float] = {}  # by row and its time

    def last(self, history: History, first: int, state: int) -> int | None:
        """The last row from `first` to `state` that opened a window."""
        game, events = history.match.game, history.events
        rows = range(state, first - 1, -1)
        return next((row for row in rows if opening(game, events[row]) is not None), None)

    def opened(self, history: History) -> int | None:
        """The row that has opened the latest window, in the present step or the one before it."""
        public = history.rests(None)
        first = public[-2] + 1 if len(public) > 1 else 1
        return self.last(history, first, history.length)

    def begins(self, history: History, row: int) -> float:
        """A reaction is shown when the window in which it was made closes; then its own opens."""
        first = row
        while first > 1 and history.rows[first - 2].secret:
            first -= 1
        earlier = self.last(history, first, row - 1) if first < row else None
        return history.times[row] if earlier is None else self.closes(history, earlier)

    def closes(self, history: History, row: int) -> float:
        """When everybody is told what came of a window."""
        holds = self._notes.holds.get(row, set())
        length = self._base_length(history, row) + self._hold * len(holds)
        return self.begins(history, row) + length

    def _base_length(self, history: History, row: int) -> float:
        key = row, history.times[row]
        if key not in self._lengths:
            mover = history.rows[row - 1].seat
            people = set() if self._is_alone else self._participants.people - {mover}
            waits = any(self._may_answer(seat) for seat in people)
            self._lengths[key] = max(self._length, self._slot) if waits else self._slot
        return self._lengths[key]

    @property
    def _is_alone(self) -> bool:
        return len(self._participants.people) == 1

    def _may_answer(self, number: int) -> bool:
        """Whether somebody is there who has not said beforehand to pass."""
        orders = self._notes.orders.get(number)
        is_online = self._participants.is_online(self._participants.seats[number])
        return is_online and not (orders is not None and orders.until_turn)

    def passes_at(self, history: History) -> float | None:
        """When the person who is asked in secret passes; None: takes as long as it takes."""
        now = history.now()
        if not now.secret or now.actor is None or passing(history.match) is None:
            return None
        if self._is_ordered(history, now.actor):
            return 0.0
        row = self.opened(history)
        if row is None or self._length == 0 or self._is_alone:
            return None
        return self.closes(history, row) - _MARGIN

    def _is_ordered(self, history: History, seat: int) -> bool:
        orders = self._notes.orders.get(seat)
        if orders is None:
            return False
        match = history.match
        return orders.until_turn or match.cause in orders.cards or match.prompt in orders.questions
