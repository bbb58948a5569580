"""A live table: brings its parts together, and lets one thing happen at a time.

Who is there: company.py. What has happened, and is stored before it is told: chronicle.py. What is
said: talk.py. Who is told what, and when: telling.py, welcoming.py, clock.py. Who does what:
moving.py, undoing.py, bot_turns.py, advising.py.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

from endling.server.refusals import Refused
from endling.server.settings import Settings
from endling.server.storage.schema import TableRecord
from endling.server.storage.store import Store
from endling.server.table.advising import explain_card, give_hint
from endling.server.table.arrivals import Arrivals
from endling.server.table.bot_turns import BotTurns
from endling.server.table.chronicle import Chronicle
from endling.server.table.clock import Clock
from endling.server.table.company import Company
from endling.server.table.moving import Mover
from endling.server.table.rounds import Rounds
from endling.server.table.story import Story
from endling.server.table.talk import Talk, chat_line
from endling.server.table.telling import Teller
from endling.server.table.thinking import Thinkers
from endling.server.table.undoing import Undoer
from endling.server.table.viewer import Viewer
from endling.server.table.welcoming import Host
from endling.server.wire import messages as m


class Table:
    """One table in the memory of this process.

    Its parts know what they need of each other, but never the table: so one that nobody refers to
    any more is freed at once.
    """

    def __init__(
        self,
        record: TableRecord,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        rounds: Rounds,
        arrivals: Arrivals,
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._most_viewers = settings.viewers
        self._lock = asyncio.Lock()
        self.company = company = Company(record, store, arrivals, settings)
        self.chronicle = chronicle = Chronicle(company, store)
        self._talk = talk = Talk(company, store)
        self._clock = clock = Clock(company, settings)
        self._host = host = Host(company, talk, clock)
        self.teller = teller = Teller(company, chronicle, clock, host, settings, rounds, self._lock)
        self._bots = bots = BotTurns(company, chronicle, clock, teller, thinkers, self._lock)
        self._mover = Mover(company, chronicle, teller, bots)
        self._undoer = Undoer(company, chronicle, talk, teller, bots)

    # --- Loading, forgetting

    @property
    def record(self) -> TableRecord:
        """The table as it is stored."""
        return self.company.record

    async def load(self) -> None:
        """Read everything but the moves."""
        await self.company.read_seats()
        await self._talk.read_on()

    async def current(self) -> Story:
        """The story, while nothing else happens."""
        async with self._lock:
            return await self.chronicle.story()

    @property
    def used(self) -> float:
        """When somebody last needed the table."""
        return self.chronicle.used

    @property
    def is_over(self) -> bool:
        """Whether the game in memory has ended."""
        return self.chronicle.known is not None and self.chronicle.known.match.over

    def use(self) -> None:
        """Somebody needs the table now."""
        self.chronicle.used = time.time()

    def forget(self) -> None:
        """Free the memory of a table that nobody moves at."""
        if not self._lock.locked():
            self.chronicle.forget()
            for viewer in self.company.viewers:
                viewer.look = None  # the next step will tell everything

    async def close(self) -> None:
        """Stop everything that is going on."""
        going_on = [*self._bots.stop(), *self.teller.stop()]
        await asyncio.gather(*going_on, return_exceptions=True)

    # --- Other processes

    def may_lag(self, version: int) -> bool:
        """Whether another process has changed the table, by the version that is stored.

        What this process is storing right now may be in it already.
        """
        return version > self.record.version + self._lock.locked()

    async def refresh(self) -> None:
        """Take in what another process has stored."""
        async with self._lock:
            record = await self._store.table(self.record.id)
            if record.version != self.record.version:
                await self._take_in(record)

    async def _take_in(self, record: TableRecord) -> None:
        company, chronicle = self.company, self.chronicle
        moved_on = record.next if record.next != self.record.next else None
        before = [(seat.kind, seat.name, seat.level) for seat in company.seats]
        company.record = record
        await self.load()
        if chronicle.known is not None:
            await chronicle.read_on(chronicle.known)
        elif company.viewers:
            await chronicle.story()
        self.teller.publish()
        if before != [(seat.kind, seat.name, seat.level) for seat in company.seats]:
            self.teller.welcome_all()
        if moved_on:
            company.tell(m.Next(moved_on))
        company.show_presence()
        self._bots.wake()

    # --- Coming and going

    async def attach(self, viewer: Viewer, last: int = 0) -> None:
        """Somebody begins to look, who knows the steps up to the last one already."""
        if len(self.company.viewers) >= self._most_viewers:
            raise Refused("full")
        async with self._lock:
            await self._let_in(viewer, last)
        if viewer.seat is not None:
            self.company.arrive(viewer.seat)
        self._bots.wake()

    async def _let_in(self, viewer: Viewer, last: int) -> None:
        if last > 0:  # another process may have told more than this one knows
            self.chronicle.mistrust()
        story = await self.chronicle.story()
        self.teller.publish()
        if self.record.timer is not None:
            await self.company.read_seats()
            self._clock.note_return()
        self.company.viewers.add(viewer)
        self._host.welcome(viewer, story)
        self.company.show_presence()

    def detach(self, viewer: Viewer) -> None:
        """Somebody stops looking."""
        self.use()
        if self.company.leave(viewer):
            self._bots.wake()

    # --- What viewers want

    async def move(self, viewer: Viewer, move: m.Move) -> None:
        """A decision of a player; acknowledged when it is stored."""
        async with self._lock:
            await self._mover.move(viewer, move)

    async def undo(self, viewer: Viewer) -> None:
        """Take the last own step back, or ask the others."""
        async with self._lock:
            await self._undoer.undo(viewer)

    async def vote(self, viewer: Viewer, agree: bool) -> None:
        """An answer to somebody who wants to take a step back."""
        async with self._lock:
            await self._undoer.vote(viewer, agree)

    async def say(self, viewer: Viewer, text: str) -> None:
        """A line of chat."""
        line = chat_line(text)
        async with self._lock:
            await self._talk.add("chat", viewer.seat, viewer.name, line)

    async def why(self, viewer: Viewer, card: str) -> None:
        """Why a card cannot be chosen by this viewer."""
        explain_card(viewer, await self.current(), card)

    async def hint(self, viewer: Viewer) -> None:
        """What a bot would do in the place of this viewer."""
        if not self.record.hints:
            raise Refused("no_hints")
        await give_hint(viewer, await self.current(), self.company, self._thinkers)

    def speak(self, viewer: Viewer, lang: str) -> Awaitable[None]:
        """Speak another language to a viewer."""
        viewer.lang = lang
        return self.sync(viewer)

    async def sync(self, viewer: Viewer) -> None:
        """Tell a viewer everything anew."""
        async with self._lock:
            self._host.welcome(viewer, await self.chronicle.story())
