"""Bots at a table: they decide on their own seats, and for people who are away or too late."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from endling.server.bot_pool import BotPool
from endling.server.refusals import Refused, StorageFailed
from endling.server.table.broadcast import Broadcast
from endling.server.table.clock import Clock
from endling.server.table.history.history import History
from endling.server.table.notes import Notes
from endling.server.table.persistence import Persistence

log = logging.getLogger("endling.server")

_RACE_THOUGHT = 0.2  # seconds that a bot may think in a race
_RETRY = 1.0  # seconds until a bot tries again after the database refused


class BotTurns:
    """Watches the clock of one table, and lets bots think when it is time to."""

    def __init__(
        self,
        persistence: Persistence,
        notes: Notes,
        clock: Clock,
        broadcast: Broadcast,
        bot_pool: BotPool,
    ) -> None:
        self._participants = persistence.participants
        self._persistence = persistence
        self._notes = notes
        self._clock = clock
        self._broadcast = broadcast
        self._bot_pool = bot_pool
        self._lock = persistence.lock
        self._timer: asyncio.TimerHandle | None = None
        self._turn: asyncio.Task[None] | None = None
        self._closed = False

    def wake(self) -> None:
        """Work out whether and when a bot has to decide."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._closed or self._turn is not None:  # whoever thinks now looks again afterwards
            return
        history = self._persistence.loaded
        wait = 0.0 if history is None else self._clock.wait(history)
        if wait is not None:
            self._decide_in(wait)

    def stop(self) -> list[asyncio.Task[None]]:
        """Stop deciding; returns the tasks to wait for."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._turn is None:
            return []
        self._turn.cancel()
        return [self._turn]

    def _decide_in(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(0.0, seconds), self._begin)

    def _begin(self) -> None:
        self._timer = None
        self._turn = asyncio.create_task(self._decide())
        self._turn.add_done_callback(self._decided)

    def _decided(self, task: asyncio.Task[None]) -> None:
        self._turn = None
        problem = None if task.cancelled() else task.exception()
        if problem is None:
            self.wake()
        elif isinstance(problem, Refused):
            self._decide_in(_RETRY)
        else:  # a table that fails must not fail silently, nor for ever
            log.error("table %s failed", self._participants.record.id, exc_info=problem)
            self._decide_in(10 * _RETRY)

    async def _decide(self) -> None:
        """Let a bot decide, if it is time to."""
        async with self._lock:
            history = await self._persistence.history()
        wait = self._clock.wait(history)
        actor = history.now().actor
        if actor is None or wait is None or wait > 0:
            return
        if history.race:
            await self._race(history)
            return
        if self._participants.seats[actor].kind == "person":
            async with self._lock:  # perhaps there, but seen by another process only
                await self._participants.read_seats()
            if (wait := self._clock.wait(history)) is None or wait > 0:
                return
        length, seat = history.length, self._participants.seats[actor]
        level = seat.level if seat.is_bot else None
        action = history.match.declining if self._clock.is_passing(history) else None
        if action is None:
            within, owner = self._clock.answer_within(history), self._participants.owner
            action = await self._bot_pool.choose(level, history.match.copy(), owner, within)
        async with self._lock:
            await self._play(length, action, actor)

    async def _race(self, history: History) -> None:
        """Let one more bot decide, or settle the race."""
        races, choice = self._clock.races, history.choice
        seat = races.thinker(history)
        asked = None if seat is None else history.match.ahead(seat.seat)
        if seat is not None and asked is not None:
            owner = self._participants.owner
            level = seat.level if seat.is_bot else None
            action = await self._bot_pool.choose(level, asked, owner, _RACE_THOUGHT)
            races.answer(history, choice, seat, action)
            return
        async with self._lock:
            history = await self._persistence.history()
            if history.race and await races.settle(history, self._persistence):
                await self._persistence.take_in_sealed(history)
                self._broadcast.publish()

    async def _play(self, length: int, action: int, seat: int) -> None:
        history = await self._persistence.history()
        wait = self._clock.wait(history)  # whoever has come back meanwhile decides again
        is_due = wait is not None and wait <= 0
        if is_due and history.length == length and history.now().actor == seat:
            with suppress(Refused):
                by = "timer" if self._clock.has_run_out(history) else "bot"
                await self._persistence.play(history, action, seat, by, None)
                await self._persistence.take_in_sealed(history)
                await self._notes.end_orders(history.now())
            self._broadcast.publish()
            if self._persistence.is_stale:
                raise StorageFailed
