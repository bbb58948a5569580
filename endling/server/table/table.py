"""A live table: joins its parts, and lets one thing happen at a time.

Who takes part: participants.py. What has happened, and is stored before it is told: history,
persistence.py. What is said: notes.py. Who is told what, and when: broadcast.py, snapshot.py,
clock.py, windows.py. What players and bots do: moves.py, bot_turns.py, races.py.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from contextlib import suppress

from endling.errors import EndlingError
from endling.server.analysis import rated
from endling.server.bot_pool import BotPool
from endling.server.fair_queue import FairQueue
from endling.server.fair_threads import Owner
from endling.server.refusals import Refused
from endling.server.settings import Settings
from endling.server.storage.listing import Turn
from endling.server.storage.presence import PresenceWriter
from endling.server.storage.schema import Seat, TableRecord
from endling.server.storage.store import Store
from endling.server.table.bot_turns import BotTurns
from endling.server.table.broadcast import Broadcast
from endling.server.table.clock import Clock
from endling.server.table.history.history import History
from endling.server.table.history.sealed import SealedAnswers
from endling.server.table.moves import Moves
from endling.server.table.notes import Notes, chat_line
from endling.server.table.participants import Participants
from endling.server.table.persistence import Persistence
from endling.server.table.snapshot import Snapshot
from endling.server.table.windows import Windows
from endling.server.wire import messages as m
from endling.server.wire.viewer import Viewer

_MOST_WINDOWS = 10  # of one seat


def _who(seats: Sequence[Seat]) -> list[tuple[str | None, ...]]:
    return [(seat.kind, seat.player_id, seat.name, seat.level) for seat in seats]


class Table:
    """One table in the memory of this process.

    Its parts know each other but never the table, so an unused table is freed at once.
    """

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        bot_pool: BotPool,
        settings: Settings,
        queue: FairQueue,
        presence: PresenceWriter,
    ) -> None:
        self._store = store
        self._bot_pool = bot_pool
        self._most_viewers = settings.viewers
        self.participants = Participants(record, store, presence, settings)
        sealed = SealedAnswers()
        self.persistence = Persistence(self.participants, store, sealed)
        self._lock = self.persistence.lock
        self._notes = Notes(self.participants, store, sealed)
        self._windows = Windows(self.participants, self._notes, settings)
        self._clock = Clock(self.participants, self._windows, settings)
        self._snapshot = Snapshot(self.participants, self._notes, self._clock)
        self.broadcast = Broadcast(self.persistence, self._clock, self._snapshot, queue)
        self._bots = BotTurns(self.persistence, self._notes, self._clock, self.broadcast, bot_pool)
        self.moves = Moves(
            self.persistence,
            self._notes,
            self._windows,
            self.broadcast,
            self._bots,
            settings.holds,
        )

    # --- Loading, unloading

    @property
    def record(self) -> TableRecord:
        """The table as it is stored."""
        return self.participants.record

    async def load(self) -> None:
        """Read everything but the moves."""
        await self.participants.read_seats()
        await self._notes.read_on()

    async def current(self) -> History:
        """The history, while nothing else happens."""
        async with self._lock:
            return await self.persistence.history()

    @property
    def used(self) -> float:
        """When somebody last needed the table, by the monotonic clock."""
        return self.persistence.used

    @property
    def is_over(self) -> bool:
        """Whether the game in memory has ended."""
        return self.persistence.loaded is not None and self.persistence.loaded.match.over

    @property
    def is_telling(self) -> bool:
        """Whether something has happened that not everybody may know yet, perhaps the end."""
        history = self.persistence.loaded
        return history is not None and self._clock.is_telling(history)

    def turn(self, seat: int | None) -> Turn | None:
        """Who is asked and since when, as far as a seat may know; None: as it was dealt."""
        history = self.persistence.loaded
        return None if history is None else self._clock.turn(seat, history)

    def waits_for(self) -> tuple[str, int] | None:
        """Which player is away while all wait for a decision, and after how many moves.

        Nobody is called for what is asked in secret: such moments are short. Nor before all may
        know who is asked: a call would tell that nobody has reacted.
        """
        history = self.persistence.loaded
        if history is None or not self.participants.is_started or history.match.over:
            return None
        if self.is_telling:
            return None
        now = history.now()
        if now.actor is None or now.secret:
            return None
        seat = self.participants.seats[now.actor]
        if seat.kind != "person" or seat.player_id is None or self.participants.is_online(seat):
            return None
        return seat.player_id, history.length

    def use(self) -> None:
        """Somebody needs the table now."""
        self.persistence.used = time.monotonic()

    def unload(self) -> None:
        """Free the memory of a table at which nobody moves."""
        if not self._lock.locked():
            self.persistence.unload()
            for viewer in self.participants.viewers:
                viewer.row = None  # the next step will tell everything

    async def close(self) -> None:
        """Stop everything that is going on."""
        going_on = [*self._bots.stop(), *self.broadcast.stop()]
        await asyncio.gather(*going_on, return_exceptions=True)

    # --- Other processes

    def may_lag(self, version: int | None) -> bool:
        """Whether another process has changed the table, by the version that is stored.

        What this process is storing right now may be in it already.
        """
        return version is None or version > self.record.version + self._lock.locked()

    async def refresh(self) -> None:
        """Take in what another process has stored."""
        async with self._lock:
            record = await self._store.table(self.record.id)
            if record.version != self.record.version:
                await self._take_in(record)

    async def _take_in(self, record: TableRecord) -> None:
        participants, persistence = self.participants, self.persistence
        moved_on = record.next if record.next != self.record.next else None
        before, was_dealt = _who(participants.seats), self.record.key is not None
        participants.record = record
        await self.load()
        is_reseated = before != _who(participants.seats)
        is_newly_dealt = not was_dealt and record.key is not None
        if len(before) != len(participants.seats) or is_newly_dealt:  # nobody has moved yet
            persistence.unload()
        if is_reseated:
            participants.reseat_viewers()
        if persistence.loaded is not None:
            await persistence.read_on(persistence.loaded)
            # What was sealed in one process may be due because of what was played in another.
            await persistence.take_in_sealed(persistence.loaded)
        elif participants.viewers:
            await persistence.history()
        await self.persistence.deal_if_ready()
        self.broadcast.publish()
        if is_reseated:
            self.broadcast.welcome_all()
        if moved_on:
            await self._tell_next(moved_on)
        participants.show_presence()
        self._bots.wake()

    async def _tell_next(self, successor: str) -> None:
        """Somebody has asked for a rematch in another process."""
        with suppress(Refused):
            host = (await self._store.table(successor)).creator
            seat = self.participants.seat_of(host)
            if seat is not None:
                self.participants.tell(m.Next(successor, seat.seat, seat.name or ""))

    def tell_deleted(self) -> None:
        """The host has taken the table away."""
        for viewer in list(self.participants.viewers):
            viewer.send(m.Error("deleted", Refused("deleted").message(viewer.lang)))

    # --- Coming and going

    def _has_room(self, viewer: Viewer) -> bool:
        """Whether there is room for one more viewer; a seated player may open a few windows."""
        viewers = self.participants.viewers
        if viewer.seat is None:
            return len(viewers) < self._most_viewers
        return sum(other.seat == viewer.seat for other in viewers) < _MOST_WINDOWS

    async def attach(self, viewer: Viewer, last: int = 0) -> None:
        """Somebody begins to look, who knows the steps up to the last one already."""
        if not self._has_room(viewer):
            raise Refused("full")
        async with self._lock:
            await self._let_in(viewer, last)
        if viewer.seat is not None:
            self.participants.arrive(viewer.seat)
        self._bots.wake()

    async def _let_in(self, viewer: Viewer, last: int) -> None:
        if last > 0:  # another process may have told more than this one knows
            self.persistence.mark_stale()
        await self.persistence.deal_if_ready()
        history = await self.persistence.history()
        self.broadcast.publish()
        if self.record.timer is not None:
            await self.participants.read_seats()
            self._clock.note_return()
        self.participants.viewers.add(viewer)
        self._snapshot.welcome(viewer, history)
        self.broadcast.publish()
        self.participants.show_presence()

    def detach(self, viewer: Viewer) -> None:
        """Somebody stops looking."""
        self.use()
        if self.participants.leave(viewer):
            self._bots.wake()

    # --- Dealing

    async def contribute(self, viewer: Viewer, contribution: str | None) -> None:
        """What somebody adds to the shuffle."""
        async with self._lock:
            await self.persistence.contribute(viewer, contribution)
        await self.deal_if_ready()

    async def deal_if_ready(self) -> None:
        """Deal, if nobody has to be waited for any more."""
        if self.record.key is None:
            async with self._lock:
                await self.persistence.deal_if_ready()
                self.broadcast.publish()
            self._bots.wake()

    # --- What viewers want

    def hear(self, viewer: Viewer, at: float) -> None:
        """A viewer has sent something; the time of the answer must give nothing away."""
        viewer.heard = at
        self._windows.answer_from(viewer, at)

    def set_pace(self, viewer: Viewer, quick: bool) -> None:
        """Set whether bots play without pauses for this viewer."""
        viewer.quick = quick
        self._bots.wake()

    async def say(self, viewer: Viewer, text: str) -> None:
        """A line of chat."""
        line = chat_line(text)
        async with self._lock:
            await self._notes.add("chat", viewer.seat, viewer.name, line)

    async def why(self, viewer: Viewer, card: str) -> None:
        """Tell a viewer why a card cannot be chosen."""
        history = await self.current()
        reason: str | None = Refused("not_your_turn").message(viewer.lang)
        if viewer.seat is not None and history.asks(viewer.seat, viewer.number):
            try:
                asked = history.question(viewer.seat, viewer.number)
                reason = asked.why_not(card=card, lang=viewer.lang)
            except EndlingError:
                raise Refused("unknown") from None
        viewer.send(m.WhyNot(card, reason))

    async def hint(self, viewer: Viewer) -> None:
        """Tell a viewer what a bot would do in this situation."""
        if not self.record.hints:
            raise Refused("no_hints")
        history = await self.current()
        seat, number = viewer.seat, viewer.number
        if seat is None or not history.asks(seat, number) or not self.participants.is_started:
            raise Refused("not_your_turn")
        asker = Owner(viewer.network, viewer.player or self.record.creator)
        asked = history.question(seat, number).copy()
        told = await self._bot_pool.explain(asked, viewer.lang, asker)
        options = [rated(option) for option in told.options]
        viewer.send(m.HintGiven(number, told.best.action, options))

    def speak(self, viewer: Viewer, lang: str) -> Awaitable[None]:
        """Speak another language to a viewer."""
        viewer.lang = lang
        return self.sync(viewer)

    async def sync(self, viewer: Viewer) -> None:
        """Send a viewer a fresh snapshot."""
        async with self._lock:
            self._snapshot.welcome(viewer, await self.persistence.history())
            self.broadcast.publish()
