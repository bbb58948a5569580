"""The game of a table between memory and database: dealt, loaded, unloaded, stored move by move."""

from __future__ import annotations

import asyncio
import time

import msgspec

from endling.errors import EndlingError
from endling.games import find_game
from endling.kernel.jit import is_interpreted
from endling.server import timing
from endling.server.refusals import Refused, StorageFailed
from endling.server.storage.deals import VOID
from endling.server.storage.schema import Seat, StoredMove
from endling.server.storage.store import Store
from endling.server.table.history.history import History
from endling.server.table.history.rows import start_match
from endling.server.table.history.sealed import SealedAnswers
from endling.server.table.participants import Participants
from endling.server.wire.viewer import Viewer
from endling.shuffle import fingerprint, make_key

_SHORT = 200  # moves that are replayed in a moment
_SHORT_INTERPRETED = 10


class Persistence:
    """Keeps the history of one table in step with what is stored.

    Whoever calls a coroutine holds the `lock`: one thing happens at a time.
    """

    def __init__(self, participants: Participants, store: Store, sealed: SealedAnswers) -> None:
        self.participants = participants
        self.lock = asyncio.Lock()
        self.loaded: History | None = None
        self.used = time.monotonic()
        self.is_stale = False  # the history may lack something that is stored
        self._store = store
        self._sealed = sealed

    # --- Loading, unloading

    async def history(self) -> History:
        """The history, loaded or brought up to date if need be."""
        if self.participants.record.key is None:
            await self._look_for_deal()
        if self.loaded is None:
            rows = await self._store.rows(self.participants.record.id)
            if not rows:
                await self._deal_by_present_rules()
            facts = self.participants.record, len(self.participants.seats), rows, self._sealed
            is_short = len(rows) < self._short()
            self.loaded = History(*facts) if is_short else await asyncio.to_thread(History, *facts)
            self.is_stale = False
        elif self.is_stale:
            await self.read_on(self.loaded)
        self.used = time.monotonic()
        return self.loaded

    def _short(self) -> int:
        record = find_game(self.participants.record.game).record
        return _SHORT_INTERPRETED if is_interpreted(record) else _SHORT

    async def read_on(self, history: History) -> None:
        """Take in what other processes have stored."""
        for row in await self._store.rows(self.participants.record.id, history.length):
            history.apply(row)
        self.is_stale = False

    def mark_stale(self) -> None:
        """Make sure that what is stored is read before the history is next used."""
        self.is_stale = self.loaded is not None

    def unload(self) -> None:
        """Free the memory."""
        self.loaded = None

    # --- Dealing

    async def contribute(self, viewer: Viewer, told: str | None) -> None:
        """What somebody adds to the shuffle; the same may be sent again."""
        participants = self.participants
        if viewer.seat is None or viewer.player is None:
            raise Refused("spectator")
        if not participants.is_full:
            raise Refused("not_started")
        seat = participants.seats[viewer.seat]
        contribution = VOID if told is None else bytes.fromhex(told)
        if seat.contribution == contribution:
            return
        if participants.record.key is not None or seat.contribution is not None:
            raise Refused("dealt")
        pledge = None if seat.pledge is None else seat.pledge.hex()
        if pledge is None or (contribution != VOID and fingerprint(contribution) != pledge):
            raise Refused("not_pledged")
        record = participants.record
        if not await self._store.contribute(record.id, seat.seat, viewer.player, contribution):
            raise Refused("stale")
        seat.contribution = contribution
        record.version += 1

    def _is_awaited(self, seat: Seat) -> bool:
        """Whether somebody has pledged a contribution, and may still tell it."""
        if seat.kind != "person" or seat.pledge is None or seat.contribution is not None:
            return False
        gone = self.participants.standin_from(seat)
        return gone is None or gone > timing.now()

    async def deal_if_ready(self) -> None:
        """Deal, if nobody has to be waited for any more."""
        participants = self.participants
        if participants.record.key is not None or not participants.is_full:
            return
        await participants.read_seats()  # others may have been seen by other processes only
        if participants.is_full and not any(map(self._is_awaited, participants.seats)):
            await self._prepare_deal()
            if participants.record.key is None:
                await self._deal()

    async def _deal(self) -> None:
        participants = self.participants
        record, seats = participants.record, participants.seats
        key = make_key(record.secret, [seat.contribution for seat in seats])
        actor = start_match(msgspec.structs.replace(record, key=key), len(seats)).actor
        if await self._store.deal(record.id, seats, key, actor):
            record.key, record.actor, record.updated = key, actor, time.time()
            record.version += 1
            participants.note_deal()
            self.unload()
            await self.history()

    async def _prepare_deal(self) -> None:
        """Find out whether another process has dealt, and by which rules to deal if not."""
        await self._look_for_deal()
        if self.participants.record.key is None:
            await self._deal_by_present_rules()

    async def _look_for_deal(self) -> None:
        """Another process may have dealt; then the game that stood in until then is forgotten."""
        record = self.participants.record
        stored = await self._store.table(record.id)
        if stored.key is not None:
            record.key, record.actor, record.rules = stored.key, stored.actor, stored.rules
            record.updated = stored.updated
            self.participants.note_deal()
            self.unload()

    async def _deal_by_present_rules(self) -> None:
        """A table that still waits for its first move is dealt anew when the rules have changed."""
        record = self.participants.record
        present = find_game(record.game).version
        if record.rules == present:
            return
        anew = msgspec.structs.replace(record, rules=present)
        try:
            start = start_match(anew, len(self.participants.seats))
            record.actor = None if record.key is None else start.actor
        except EndlingError:  # its options are no more
            raise Refused("old_rules") from None
        record.rules = present
        await self._store.deal_anew(record.id, present, record.actor)

    # --- Storing

    async def play(
        self,
        history: History,
        action: int,
        seat: int,
        by: str,
        ident: str | None,
        note: str | None = None,
        at: float | None = None,
    ) -> StoredMove | None:
        """Play and store an action; None if another process has stored this number.

        `at`: when it arrived by the wall clock, however long storing it takes; None: now.
        """
        at = time.time() if at is None else at
        events = history.try_action(action)
        match = history.match
        number = history.length + 1
        actor, secret, over = match.actor, match.secret, match.over
        row = StoredMove(number, "move", action, seat, by, ident, actor, secret, over, at, note)
        try:
            stored = await self._append(row)
        except StorageFailed:
            history.take_back()
            raise
        if not stored:
            history.take_back()
            await self.read_on(history)
            return None
        history.keep(row, events)
        return row

    async def take_in_sealed(self, history: History) -> None:
        """Play what was answered ahead, as far as its turn has come; races are settled later."""
        while (seat := history.now().actor) is not None and not history.race:
            waiting = history.sealed(seat)
            if not waiting:
                return
            answer = waiting[0]
            await self.play(history, answer.action, seat, "player", answer.ident)

    async def take_back(self, history: History, keep: int, seat: int) -> bool:
        """Store that only the first `keep` moves count; False if another process was quicker."""
        row = history.undo_row(keep, seat, time.time())
        stored = await self._append(row)
        if stored:
            history.apply(row)
        else:
            await self.read_on(history)
        return stored

    async def _append(self, row: StoredMove) -> bool:
        try:
            stored = await self._store.append(self.participants.record.id, row)
        except StorageFailed:  # perhaps it was stored after all
            self.is_stale = True
            raise
        if stored:
            self.participants.record.version += 1
        return stored
