"""A table in memory: its store always succeeds, its clock stands still until it is moved."""

from __future__ import annotations

import asyncio
from typing import Any

from endling.kernel.actions import DONE, NO, PASS
from endling.match import Match
from endling.server.bot_pool import BotPool
from endling.server.fair_queue import FairQueue
from endling.server.settings import Settings
from endling.server.storage.presence import PresenceWriter
from endling.server.storage.schema import Note, Row, Seat, TableRecord
from endling.server.table.history import History
from endling.server.table.table import Table
from endling.server.waking import Waking
from endling.server.wire import messages as m
from endling.server.wire.viewer import Viewer

PLAYERS = 3
AT_ONCE = Settings(pause=0, window=0, update_interval=0, bot_pause=0)
SPECTATOR = None
DECLINE = (NO, DONE, PASS)


class Memory:
    """A store that always succeeds."""

    def __init__(self, bots: frozenset[int] = frozenset()) -> None:
        self.said = 0
        self.bots = bots

    async def add_note(self, table: str, note: Note) -> Note:
        self.said += 1
        note.number = self.said
        return note

    async def append(self, table: str, row: Row) -> bool:
        return True

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        return []

    async def notes(self, table: str, after: int = 0) -> list[Note]:
        return []

    async def seen(self, *given: Any) -> None:
        return None

    async def seats(self, table: str) -> list[Seat]:
        kinds = ["bot" if n in self.bots else "person" for n in range(PLAYERS)]
        return [Seat(n, kind, None, f"p{n}", f"P{n}", 1e12) for n, kind in enumerate(kinds)]


def record(game: str) -> TableRecord:
    return TableRecord(
        id="t",
        code="c",
        game=game,
        rules=1,
        options="{}",
        key=bytes(32),
        public=False,
        timer=None,
        grace=None,
        hints=False,
        creator="p0",
        created=0.0,
        version=1,
        updated=0.0,
        actor=None,
        over=False,
        next=None,
    )


class World:
    """A table in memory, dealt by hand."""

    def __init__(
        self, match: Match, settings: Settings = AT_ONCE, bots: frozenset[int] = frozenset()
    ) -> None:
        self.match = match
        self.settings = settings
        self.bot_pool = BotPool(settings, Waking())
        store: Any = Memory(bots)
        self.table = Table(
            record(match.game.name),
            store,
            self.bot_pool,
            settings,
            FairQueue(),
            PresenceWriter(store),
        )
        self.viewers: dict[int | None, Viewer] = {}
        self.sent: dict[int | None, list[bytes]] = {}

    async def start(self) -> None:
        self.table.persistence.loaded = History(self.table.record, PLAYERS)
        await self.table.load()
        for seat in (*range(PLAYERS), SPECTATOR):
            self.sent[seat] = []
            write = self.sent[seat].append
            self.viewers[seat] = Viewer(seat, f"P{seat}", "en", self.settings, write)
            await self.table.attach(self.viewers[seat])
        self.count = 0

    @property
    def history(self) -> History:
        assert self.table.persistence.loaded is not None
        return self.table.persistence.loaded

    async def play(self, action: int) -> None:
        seat = self.history.now().actor
        assert seat is not None
        viewer = self.viewers[seat]
        self.table.broadcast.publish()
        # Ids are the players' own; a seat that is asked more often must not disturb the others.
        ident = f"{seat}-{self.history.number(seat)}-{self.history.length}"
        if seat == 0:
            ident = f"{seat}-{self.history.number(0)}"
        await self.table.move(viewer, m.Move(ident, viewer.number, action))
        await asyncio.sleep(0)  # the table's turn to tell

    async def decline(self) -> int:
        """Answer every secret question of others with no."""
        asked = 0
        while self.history.now().secret and self.history.now().actor != 0:
            legal = self.history.match.legal
            await self.play(next((a for a in legal if a in DECLINE), legal[0]))
            asked += 1
        return asked

    def traffic(self, seat: int | None) -> list[bytes]:
        """Everything sent to a seat, but for who has come and gone."""
        return [data for data in self.sent[seat] if not data.startswith(b'{"t":"presence"')]
