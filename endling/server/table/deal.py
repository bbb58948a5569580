"""The deal of a table: everybody who has pledged contributes to the shuffle, then it is stored."""

from __future__ import annotations

import time

import msgspec

from endling.server import timing
from endling.server.refusals import Refused
from endling.server.storage.deals import VOID
from endling.server.storage.schema import Seat
from endling.server.storage.store import Store
from endling.server.table.beginning import start_match
from endling.server.table.persistence import Persistence
from endling.server.wire.viewer import Viewer
from endling.shuffle import fingerprint, make_key


class Deal:
    """Deals at one table; whoever calls a coroutine holds its lock."""

    def __init__(self, persistence: Persistence, store: Store) -> None:
        self._participants = persistence.participants
        self._persistence = persistence
        self._store = store

    async def contribute(self, viewer: Viewer, told: str | None) -> None:
        """What somebody adds to the shuffle; the same may be sent again."""
        participants = self._participants
        if viewer.seat is None or viewer.player is None:
            raise Refused("spectator")
        if not participants.is_full:
            raise Refused("not_started")
        seat, contribution = (
            participants.seats[viewer.seat],
            VOID if told is None else bytes.fromhex(told),
        )
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
        gone = self._participants.standin_from(seat)
        return gone is None or gone > timing.now()

    async def deal_if_ready(self) -> None:
        """Deal, if nobody has to be waited for any more."""
        participants = self._participants
        if participants.record.key is not None or not participants.is_full:
            return
        await participants.read_seats()  # others may have been seen by other processes only
        if participants.is_full and not any(map(self._is_awaited, participants.seats)):
            await self._persistence.prepare_deal()
            if participants.record.key is None:
                await self._deal()

    async def _deal(self) -> None:
        participants = self._participants
        record, seats = participants.record, participants.seats
        key = make_key(record.secret, [seat.contribution for seat in seats])
        actor = start_match(msgspec.structs.replace(record, key=key), len(seats)).actor
        if await self._store.deal(record.id, seats, key, actor):
            record.key, record.actor, record.updated = key, actor, time.time()
            record.version += 1
            participants.note_deal()
            self._persistence.unload()
            await self._persistence.history()
