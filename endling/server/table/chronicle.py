"""The story of a table between memory and database: read, forgotten, and stored move by move."""

from __future__ import annotations

import asyncio
import time

from endling.server.refusals import StorageFailed
from endling.server.storage.schema import Row
from endling.server.storage.store import Store
from endling.server.table.company import Company
from endling.server.table.story import Story

_SHORT = 200  # moves that are replayed in a moment


class Chronicle:
    """Keeps the story of one table in step with what is stored.

    Nothing here may overlap: whoever calls a coroutine holds the table's lock.
    """

    def __init__(self, company: Company, store: Store) -> None:
        self.known: Story | None = None  # None: forgotten, or never read
        self.used = time.time()
        self.doubt = False  # the story may lack something that is stored
        self._company = company
        self._store = store

    async def story(self) -> Story:
        """The story, read again if it was forgotten or may have changed."""
        if self.known is None:
            rows = await self._store.rows(self._company.record.id)
            facts = self._company.record, len(self._company.seats), rows
            is_short = len(rows) < _SHORT
            self.known = Story(*facts) if is_short else await asyncio.to_thread(Story, *facts)
            self.doubt = False
        elif self.doubt:
            await self.read_on(self.known)
        self.used = time.time()
        return self.known

    async def read_on(self, story: Story) -> None:
        """Take in what other processes have stored."""
        for row in await self._store.rows(self._company.record.id, story.length):
            story.apply(row)
        self.doubt = False

    def mistrust(self) -> None:
        """Look at what is stored before the story is next needed."""
        self.doubt = self.known is not None

    def forget(self) -> None:
        """Free the memory."""
        self.known = None

    async def play(
        self, story: Story, action: int, seat: int, by: str, ident: str | None
    ) -> Row | None:
        """Play and store an action; None if another process has stored this number."""
        events = story.try_action(action)
        match = story.match
        number = story.length + 1
        actor, secret, over = match.actor, match.secret, match.over
        row = Row(number, "move", action, seat, by, ident, actor, secret, over, time.time())
        try:
            stored = await self._append(row)
        except StorageFailed:
            story.take_back()
            raise
        if not stored:
            story.take_back()
            await self.read_on(story)
            return None
        story.keep(row, events)
        return row

    async def take_back(self, story: Story, keep: int, seat: int) -> bool:
        """Store that only the first `keep` moves count; False if another process was quicker."""
        row = story.undo_row(keep, seat, time.time())
        stored = await self._append(row)
        if stored:
            story.apply(row)
        else:
            await self.read_on(story)
        return stored

    async def _append(self, row: Row) -> bool:
        try:
            stored = await self._store.append(self._company.record.id, row)
        except StorageFailed:  # perhaps it was stored after all
            self.doubt = True
            raise
        if stored:
            self._company.record.version += 1
        return stored
