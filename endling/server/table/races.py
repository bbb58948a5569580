"""Races: several seats are asked at the same time, and whoever acts first is first.

The record asks them one after the other, clockwise, and starts again after whoever acts. A race at
a table becomes the same list of answers: those before whoever was quicker are written down as
declining, which is undone by what that one does. So a replay knows nothing of time.

Answers that come within a blink of the first are ties, and count clockwise: a slow line costs
nobody anything. Whoever does not answer while the clock runs declines, and the clock starts anew
after everybody who acts. What people answer is stored, sealed; bots can think again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from endling.match import Match
from endling.server import timing
from endling.server.settings import Settings
from endling.server.storage.schema import Seat
from endling.server.table.history.history import History
from endling.server.table.participants import Participants
from endling.server.table.persistence import Persistence

_BOT_SHARE = 4  # bots take this part of the time


class Given(NamedTuple):
    """What a seat has answered, and when."""

    seat: int
    action: int
    at: float
    ident: str | None  # None: by a bot


class Races:
    """The clock of races at one table, and what comes of them."""

    def __init__(self, participants: Participants, settings: Settings) -> None:
        self._participants = participants
        self._length = settings.race
        self._blink = settings.blink
        self._bot_pause = settings.bot_pause
        self.returned = 0.0  # when somebody came back to a table that all had left
        self._choice = ""  # what bots have answered to
        self._by_bots: dict[int, Given] = {}

    # --- When

    def wait(self, history: History) -> float | None:
        """The seconds until a bot decides or the race is settled; None: as long as it takes."""
        bots = (self._bot_due(history, seat) for seat in self._thinkers(history))
        dues = [*bots, self._settled_at(history)]
        due = min((due for due in dues if due is not None), default=None)
        return None if due is None else due - timing.now()

    def left(self, history: History) -> float | None:
        """The seconds left to act; None if nobody counts them."""
        return max(0.0, self._ends(history) - timing.now()) if self._length else None

    def _begun(self, history: History) -> float:
        return max(history.opened_at, self._participants.started, self.returned)

    def _ends(self, history: History) -> float:
        return self._begun(history) + self._length

    def _settled_at(self, history: History) -> float | None:
        """When it will be clear what comes of a race; None: not before somebody answers."""
        given = self._given(history)
        if len(given) == len(list(racers(history.match))):
            return 0.0
        acts = [one.at for one in given.values() if _acts(history, one)]
        dues = [min(acts) + self._blink] if acts else []
        if self._length and self._participants.viewers:
            dues.append(self._ends(history))
        return min(dues, default=None)

    # --- Bots

    def thinker(self, history: History) -> Seat | None:
        """A seat for which a bot has to decide now."""
        now = timing.now()
        for seat in self._thinkers(history):
            if self._bot_due(history, seat) <= now:
                return seat
        return None

    def _thinkers(self, history: History) -> list[Seat]:
        """The seats that a bot answers for, and has not."""
        if not self._participants.viewers and not self._participants.people:
            return []
        given, now = self._given(history), timing.now()
        seats = [self._participants.seats[seat] for seat in racers(history.match)]
        return [one for one in seats if one.seat not in given and self._has_bot(one, now)]

    def _has_bot(self, seat: Seat, now: float) -> bool:
        standin = None if seat.is_bot else self._participants.standin_from(seat)
        return seat.is_bot or (standin is not None and standin <= now)

    def _bot_due(self, history: History, seat: Seat) -> float:
        if self._participants.is_quick:
            return self._begun(history)
        return self._begun(history) + max(self._bot_pause, self._length / _BOT_SHARE)

    def answer(self, history: History, choice: str, seat: Seat, action: int) -> None:
        """A bot has decided; its answer counts as if thinking had taken no time."""
        if history.race and history.choice == choice:
            if self._choice != choice:
                self._choice, self._by_bots = choice, {}
            due = self._bot_due(history, seat)
            self._by_bots[seat.seat] = Given(seat.seat, action, due, None)

    # --- What comes of it

    def _given(self, history: History) -> dict[int, Given]:
        """What was answered so far, in the order of the record."""
        by_bots = self._by_bots if history.choice == self._choice else {}
        given: dict[int, Given] = {}
        for seat in racers(history.match):
            sealed = history.sealed(seat)
            if sealed:
                given[seat] = Given(seat, sealed[0].action, sealed[0].at, sealed[0].ident)
            elif seat in by_bots:
                given[seat] = by_bots[seat]
        return given

    def _by_arrival(self, history: History, acts: list[Given]) -> list[Given]:
        """By time, but clockwise where they come within a blink.

        Among ties, an answer that interrupts the race comes last, so that no tap is lost.
        """
        ordered: list[Given] = []
        while acts:
            until = min(one.at for one in acts) + self._blink
            ties = [one for one in acts if one.at <= until]
            ordered += sorted(ties, key=lambda one: _interrupts(history, one))
            acts = [one for one in acts if one.at > until]
        return ordered

    async def settle(self, history: History, persistence: Persistence) -> bool:
        """Write down what comes of the race, if that is clear by now; returns whether it was."""
        due = self._settled_at(history)
        if due is None or due > timing.now():
            return False
        given = self._given(history)
        acts = [one for one in given.values() if _acts(history, one)]
        for one in self._by_arrival(history, acts):
            if not await _act(history, persistence, one, given):
                return True
            given = {}  # what was declined before somebody acted is declined no more
        if not acts:
            await _decline_all(history, persistence, given)
        return True


def racers(match: Match) -> Iterator[int]:
    """Those who are asked, in the order of the record."""
    twin = match.copy()
    while twin.race and twin.actor is not None:
        yield twin.actor
        action = twin.declining
        assert action is not None, "a race can be declined"
        if len(twin.play(action)):
            return


def _acts(history: History, given: Given) -> bool:
    ahead = history.match.ahead(given.seat)
    return ahead is not None and given.action != ahead.declining


def _interrupts(history: History, given: Given) -> bool:
    """Whether something else is asked before the race goes on."""
    ahead = history.match.ahead(given.seat)
    assert ahead is not None
    ahead.play(given.action)
    return not ahead.race


async def _act(
    history: History, persistence: Persistence, one: Given, declined: dict[int, Given]
) -> bool:
    """All before one decline, and it acts; False if it cannot, or another process was quicker."""
    ahead = history.match.ahead(one.seat)
    if not history.race or ahead is None or one.action not in ahead.legal:
        return True  # what somebody else did has made the answer impossible
    while history.match.actor != one.seat:
        if not await _decline(history, persistence, declined):
            return False
    by = "player" if one.ident else "bot"
    return await persistence.play(history, one.action, one.seat, by, one.ident) is not None


async def _decline_all(history: History, persistence: Persistence, given: dict[int, Given]) -> None:
    """Nobody acts."""
    for _ in list(racers(history.match)):
        if not await _decline(history, persistence, given):
            return


async def _decline(history: History, persistence: Persistence, given: dict[int, Given]) -> bool:
    """Whoever the record asks declines, by answering so or by being slower."""
    seat, action = history.match.actor, history.match.declining
    assert seat is not None
    assert action is not None
    own = given.get(seat)
    ident = own.ident if own is not None and own.action == action else None
    return await persistence.play(history, action, seat, "race", ident) is not None
