"""A table in memory: its store always succeeds, its clock stands still until it is moved."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from endling.events import Events
from endling.kernel.actions import DONE, NO, PASS
from endling.log import LogAlone
from endling.match import Match
from endling.server.bot_pool import BotPool
from endling.server.fair_queue import FairQueue
from endling.server.settings import Settings
from endling.server.storage.presence import PresenceWriter
from endling.server.storage.schema import Note, Seat, StoredMove, TableRecord
from endling.server.table.history.history import History
from endling.server.table.table import Table
from endling.server.waking import Waking
from endling.server.wire import messages as m
from endling.server.wire.viewer import Viewer

PLAYERS = 3
AT_ONCE = Settings(pause=0, window=0, update_interval=0, bot_pause=0)
SPECTATOR = None
DECLINE = (NO, DONE, PASS)
MOST_ANSWERS = 30  # in a row; whoever gives more goes to and fro between two questions


class Memory:
    """A store that always succeeds."""

    def __init__(self, bots: frozenset[int] = frozenset()) -> None:
        self.said = 0
        self.bots = bots

    async def add_note(self, table: str, note: Note) -> Note:
        self.said += 1
        note.number = self.said
        return note

    async def append(self, table: str, row: StoredMove) -> bool:
        return True

    async def rows(self, table: str, after: int = 0) -> list[StoredMove]:
        return []

    async def notes(self, table: str, after: int = 0) -> list[Note]:
        return []

    async def seen(self, *given: Any) -> None:
        return None

    async def seats(self, table: str) -> list[Seat]:
        kinds = ["bot" if n in self.bots else "person" for n in range(PLAYERS)]
        return [Seat(n, kind, None, f"p{n}", f"P{n}", 1e12) for n, kind in enumerate(kinds)]


def record(game: str, updated: float = 0.0, name: str = "t") -> TableRecord:
    return TableRecord(
        id=name,
        code=f"code-{name}",
        game=game,
        rules=1,
        options="{}",
        secret=bytes(32),
        key=bytes(32),
        public=False,
        timer=None,
        grace=None,
        hints=False,
        creator="p0",
        created=updated,
        version=1,
        updated=updated,
        actor=None,
        over=False,
        next=None,
    )


def fresh(match: Match) -> Match:
    """The same situation without its past."""
    begun = match.copy()
    begun._kept, begun.actions = [], []
    begun._start, begun.opening = begun.state(), Events(b"", LogAlone(begun.game))
    return begun


class World:
    """A table in memory, dealt by hand."""

    def __init__(
        self,
        match: Match,
        settings: Settings = AT_ONCE,
        bots: frozenset[int] = frozenset(),
        is_new: bool = False,  # all seats were taken just now, and not long ago
        store: Any = None,  # where to keep it, instead of in memory
        name: str = "t",
    ) -> None:
        self.match = match
        self.settings = settings
        self.bot_pool = BotPool(settings, Waking())
        kept = record(match.game.name, time.time() if is_new else 0.0, name)
        store = store or Memory(bots)
        presence = PresenceWriter(store)
        self.table = Table(kept, store, self.bot_pool, settings, FairQueue(), presence)
        self.viewers: dict[int | None, Viewer] = {}
        self.sent: dict[int | None, list[bytes]] = {}

    async def start(self, spectator: bool = True) -> None:
        persistence = self.table.persistence
        persistence.loaded = History(self.table.record, PLAYERS, sealed=persistence._sealed)
        await self.table.load()
        for seat in (*range(PLAYERS), *([SPECTATOR] if spectator else [])):
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
        await self.table.moves.move(viewer, m.Move(ident, viewer.number, action))
        await asyncio.sleep(0)  # the table's turn to tell

    async def decline(self) -> int:
        """Answer every secret question that others were told with no."""
        asked = 0
        while asked < MOST_ANSWERS and (seat := self._asked_in_secret()) not in (None, 0):
            legal = self.history.match.legal
            await self.play(next((a for a in legal if a in DECLINE), legal[-1]))
            asked += 1
            assert self._asked_in_secret() != seat or self.history.now().actor == seat
        return asked

    def _asked_in_secret(self) -> int | None:
        seat = self.history.now().actor
        if seat is None or not self.history.now().secret:
            return None
        self.table.broadcast.publish()
        return seat if self.history.asks(seat, self.viewers[seat].number) else None

    @property
    def is_told(self) -> bool:
        """Whether whoever is asked knows it, and nobody else than seat 0 is asked in secret."""
        now = self.history.now()
        if now.actor is None:
            return True
        is_resting = not now.secret or now.actor == 0
        return is_resting and self.viewers[now.actor].number == self.history.number(now.actor)

    def traffic(self, seat: int | None) -> list[bytes]:
        """Everything sent to a seat, but for who has come and gone."""
        return [data for data in self.sent[seat] if not data.startswith(b'{"t":"presence"')]
