"""The participants of a table: seats, presence, spectators."""

from __future__ import annotations

import time
from collections.abc import Sequence

from endling.languages import words_in
from endling.server import timing
from endling.server.bot_pool import level_title
from endling.server.fair_threads import Owner
from endling.server.settings import Settings
from endling.server.storage.presence import PresenceWriter
from endling.server.storage.schema import FREE, REPLACED, Seat, TableRecord
from endling.server.storage.store import Store
from endling.server.wire import messages as m
from endling.server.wire.viewer import Viewer

_BEATS = 3  # signs of life that may be missed before somebody counts as away


# Further last known animals of their kind, for several bots of one character.
_NAMESAKES = ("Sudan", "Turgi", "Nola", "Qiqi", "Fatu", "Booming Ben", "Angalifu", "Najin")


def seat_names(seats: Sequence[Seat], lang: str = "en") -> tuple[str, ...]:
    """People by their nicknames, bots by their characters; every bot has a name of its own."""
    names: list[str] = []
    taken = {seat.name for seat in seats if seat.name}
    for seat in seats:
        if seat.name:
            names.append(seat.name)
        elif seat.kind == "bot":
            wanted = (level_title(seat.level), *_NAMESAKES)
            numbered = f"{wanted[0]} {seat.seat + 1}"
            names.append(next((name for name in wanted if name not in taken), numbered))
            taken.add(names[-1])
        else:
            names.append(words_in(lang).seat.format(seat.seat + 1))
    return tuple(names)


class Participants:
    """Everybody at one table, in this process or another."""

    def __init__(
        self, record: TableRecord, store: Store, presence: PresenceWriter, settings: Settings
    ) -> None:
        self.record = record  # another one when another process has changed the table
        self.seats: list[Seat] = []
        self.is_full = False  # whether all seats are taken
        self.is_started = False  # whether the cards are dealt, too
        self.started = 0.0  # since when, monotonic
        self._seen: dict[int, tuple[float, float]] = {}  # by seat: `until`, and that monotonic
        self.viewers: set[Viewer] = set()
        self._store = store
        self._presence_writer = presence
        self._silence = _BEATS * settings.beat  # how long somebody who is present may stay silent
        self._names: dict[str, tuple[str, ...]] = {}
        self._shown: m.Presence | None = None

    # --- Who sits where

    async def read_seats(self) -> None:
        """Who sits where, and who was last seen when, in whatever process."""
        self.take_seats(await self._store.seats(self.record.id))

    def take_seats(self, seats: list[Seat]) -> None:
        """These people sit there now."""
        self.seats = seats
        self._names = {}
        self.is_full = all(seat.kind not in FREE for seat in seats)
        for seat in seats:
            self._note_seen(seat)
        self.note_deal()

    def note_deal(self) -> None:
        """Perhaps the cards are dealt: clocks start."""
        was_started = self.is_started
        self.is_started = self.is_full and self.record.key is not None
        if self.is_started and not was_started:
            self.started = timing.when(self.record.updated)

    def _note_seen(self, seat: Seat) -> None:
        """Work out once until when somebody is present, so that the wall clock may be set later."""
        known = self._seen.get(seat.seat)
        if known is None or known[0] != seat.until:
            ahead = min(seat.until - time.time(), 2 * self._silence)
            self._seen[seat.seat] = seat.until, timing.now() + ahead

    def names(self, lang: str) -> tuple[str, ...]:
        """What the seats are called."""
        if lang not in self._names:
            self._names[lang] = seat_names(self.seats, lang)
        return self._names[lang]

    def seat_of(self, player: str) -> Seat | None:
        """Where a player sits."""
        mine = (s for s in self.seats if s.player_id == player and s.kind == "person")
        return next(mine, None)

    def invitation(self, player: str | None) -> int | None:
        """The seat that is kept for a player."""
        kept = (s.seat for s in self.seats if s.kind == "invited" and s.player_id == player)
        return next(kept, None)

    @property
    def host(self) -> int | None:
        """The seat of whoever decides about the table."""
        mine = self.seat_of(self.record.creator)
        return None if mine is None else mine.seat

    def reseat_viewers(self) -> None:
        """Everybody looks from the seat that is theirs now."""
        for viewer in self.viewers:
            mine = None if viewer.player is None else self.seat_of(viewer.player)
            seat = None if mine is None else mine.seat
            if seat != viewer.seat:
                viewer.seat, viewer.row = seat, None
                if seat is not None:
                    self.arrive(seat)

    # --- Who is there

    def arrive(self, seat: int) -> None:
        """Somebody has come to a seat."""
        until = self.seats[seat].until = time.time() + self._silence
        self._note_seen(self.seats[seat])
        self._presence_writer.note(self.record, seat, until)

    def leave(self, viewer: Viewer) -> bool:
        """A viewer leaves; returns whether that leaves a seat deserted."""
        self.viewers.discard(viewer)
        if viewer.seat is None or viewer.seat in self._here():
            return False
        now = time.time()
        self.seats[viewer.seat].until = now
        self._note_seen(self.seats[viewer.seat])
        self.show_presence()
        self._presence_writer.note(self.record, viewer.seat, now)
        return True

    def beats(self) -> list[tuple[str, int, float]]:
        """Which seats are present, and how long that counts without another sign of life."""
        until = time.time() + self._silence
        for seat in self._here():
            self.seats[seat].until = until
            self._note_seen(self.seats[seat])
        return [(self.record.id, seat, until) for seat in sorted(self._here())]

    def _here(self) -> set[int]:
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    def is_online(self, seat: Seat) -> bool:
        """Whether somebody is there who can answer."""
        is_here = seat.is_bot or seat.seat in self._here()
        return is_here or self._seen[seat.seat][1] > timing.now()

    def online(self) -> list[bool]:
        """Of every seat, whether somebody is there."""
        return [seat.kind not in FREE and self.is_online(seat) for seat in self.seats]

    @property
    def people(self) -> set[int]:
        """The seats of people, present or not."""
        return {seat.seat for seat in self.seats if seat.kind == "person"}

    @property
    def owner(self) -> Owner:
        """For whom bots think here; players who are seated come before spectators."""
        places = ((v.seat is None, v.seat or 0, v.network) for v in self.viewers)
        network = min(places, default=(True, 0, ""))[2]
        return Owner(network, self.record.creator)

    @property
    def is_quick(self) -> bool:
        """Whether everybody who is seated wants bots to take no time."""
        seated = [viewer for viewer in self.viewers if viewer.seat is not None]
        return bool(seated) and all(viewer.quick for viewer in seated)

    def was_deserted(self) -> bool:
        """Whether everybody had left; reloading a page does not count."""
        people = [self._seen[seat.seat][1] for seat in self.seats if seat.kind == "person"]
        now = timing.now()
        return max(people, default=now) + self._silence < now

    def standin_from(self, seat: Seat) -> float | None:
        """When a bot may begin to decide for a person who has left, monotonic."""
        if seat.seat in self._here():
            return None
        if seat.until == REPLACED:
            return 0.0
        if self.record.grace is None:
            return None
        return self._seen[seat.seat][1] + self.record.grace

    # --- Telling everybody

    def tell(self, message: m.ServerMessage) -> None:
        """Send the same to everybody."""
        data = m.write_message(message)
        for viewer in self.viewers:
            viewer.send_bytes(data)

    def show_presence(self) -> None:
        """Tell who is there, if that has changed."""
        now = timing.now()
        standins = []
        for seat in self.seats:
            since = self.standin_from(seat) if seat.kind == "person" else None
            standins.append(since is not None and since <= now)
        shown = m.Presence(self.online(), standins)
        if shown != self._shown:
            self._shown = shown
            self.tell(shown)

    def go_on(self, successor: str, seat: int) -> None:
        """The table of the rematch, stored by whoever asked for it first."""
        if self.record.next is None:
            self.record.next = successor
            self.record.version += 1
            self.tell(m.Next(successor, seat, self.seats[seat].name or ""))
