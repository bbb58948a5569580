"""What is said at a table: chat, the wish to take a step back, and the answers to it."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field

import msgspec

from endling.server.cleaning import clean_chat
from endling.server.refusals import Refused
from endling.server.storage.schema import Note, StoredMove
from endling.server.storage.store import Store
from endling.server.table.history.sealed import SealedAnswers, read_sealed
from endling.server.table.participants import Participants
from endling.server.wire import messages as m
from endling.server.wire.viewer import Viewer

_CHAT_SHOWN = 50


@dataclass
class Ask:
    """Somebody wants to take a step back; the request stands until somebody moves."""

    seat: int
    name: str
    length: int  # how many steps everybody could see
    keep: int  # how many moves would stay
    votes: dict[int, bool] = field(default_factory=dict)

    @property
    def is_refused(self) -> bool:
        """Whether somebody disagrees."""
        return not all(self.votes.values())

    def is_agreed(self, needed: set[int]) -> bool:
        """Whether all who must agree do."""
        return not self.is_refused and needed <= self.votes.keys()


def write_ask(length: int, keep: int) -> str:
    """The text of the note that asks."""
    return json.dumps({"length": length, "keep": keep})


def _follow(ask: Ask | None, note: Note) -> Ask | None:
    """The open question after one more note."""
    if note.seat is None:
        return ask
    if note.kind == "ask":
        facts = json.loads(note.text)
        return Ask(note.seat, note.name, facts["length"], facts["keep"])
    if note.kind == "vote" and ask is not None and note.seat != ask.seat and not ask.is_refused:
        ask.votes[note.seat] = note.text == "yes"
    return ask


class Notes:
    """The notes of one table, told as they are heard.

    Nothing here may overlap: whoever calls a coroutine holds the table's lock.
    """

    def __init__(self, participants: Participants, store: Store, sealed: SealedAnswers) -> None:
        self.ask: Ask | None = None
        self.holds: dict[int, set[int]] = {}  # by window: the seats that hold it open
        # By window: the seats that need no more time, and in which of its lengths they said so.
        self.ready: dict[int, dict[int, int]] = {}
        self.orders: dict[int, m.Orders] = {}  # by seat
        self._sealed = sealed
        self._chat: list[m.Chat] = []
        self._lines = 0  # of chat
        self._heard = 0  # the number of the last note
        self._participants = participants
        self._store = store

    async def read_on(self) -> None:
        """Hear what was said in other processes."""
        for note in await self._store.notes(self._participants.record.id, self._heard):
            self._hear(note)

    async def add(self, kind: str, seat: int | None, name: str, text: str) -> None:
        """Somebody says something."""
        note = Note(0, kind, seat, name, text, time.time())
        note = await self._store.add_note(self._participants.record.id, note)
        self._participants.record.version += 1
        if note.number > self._heard + 1:
            await self.read_on()
        else:
            self._hear(note)

    def _hear(self, note: Note) -> None:
        self._heard = note.number
        if note.kind == "chat":
            self._lines += 1  # the number of a note would show how many were told to nobody
            chat = m.Chat(self._lines, note.seat, note.name, note.text)
            self._chat = [*self._chat[-_CHAT_SHOWN:], chat]
            self._participants.tell(chat)
            return
        if note.seat is not None and self._hear_seat(note.kind, note.seat, note):
            return
        self.ask = _follow(self.ask, note)
        if self.ask is not None:
            self._participants.tell(self._ask_message(self.ask, not self.ask.is_refused, False))
            if self.ask.is_refused:
                self.ask = None

    def _hear_seat(self, kind: str, seat: int, note: Note) -> bool:
        """Take a note that concerns one seat alone; returns whether it is one."""
        text = note.text
        if kind == "hold":
            self.holds.setdefault(int(text), set()).add(seat)
        elif kind == "ready":
            window, length = map(int, text.split())
            self.ready.setdefault(window, {}).setdefault(seat, length)
        elif kind == "orders":
            self._take_orders(seat, msgspec.json.decode(text, type=m.Orders))
        elif kind == "sealed":
            self._sealed.add(seat, read_sealed(text, note.at))
        elif kind == "unsealed":
            self._sealed.drop_last(seat)
        else:
            return False
        return True

    def _take_orders(self, seat: int, orders: m.Orders) -> None:
        """Take standing orders, which nobody else is told."""
        self.orders[seat] = orders
        for viewer in self._participants.viewers:
            if viewer.seat == seat:
                viewer.send(orders)

    async def end_orders(self, now: StoredMove) -> None:
        """Whoever passed until the next turn is asked again from then on."""
        orders = None if now.actor is None or now.secret else self.orders.get(now.actor)
        if orders is not None and orders.until_turn:
            again = m.write_message(m.Orders(False, orders.cards, orders.questions)).decode()
            await self.add("orders", now.actor, "", again)

    def show_orders(self, viewer: Viewer) -> None:
        """Show somebody who comes their standing orders."""
        if viewer.seat is not None and viewer.seat in self.orders:
            viewer.send(self.orders[viewer.seat])

    def held_by(self, seat: int) -> int:
        """How many windows somebody has held open in this game."""
        return sum(seat in seats for seats in self.holds.values())

    def recent(self) -> list[m.Chat]:
        """The chat that somebody who comes gets to read."""
        return self._chat[-_CHAT_SHOWN:]

    def show_ask(self, viewer: Viewer, length: int) -> None:
        """Tell somebody who comes what is asked; the question waits for them."""
        if self.ask is not None and self.ask.length == length:
            viewer.send(self._ask_message(self.ask, True, False))

    def expire_ask(self, length: int) -> None:
        """Close a request to take a step back once later steps were seen."""
        if self.ask is not None and self.ask.length < length:
            self.close_ask(False)

    def close_ask(self, agreed: bool) -> None:
        """Close the request, because a step was taken back."""
        if self.ask is not None:
            self._participants.tell(self._ask_message(self.ask, False, agreed))
            self.ask = None

    def _ask_message(self, ask: Ask, is_open: bool, agreed: bool) -> m.UndoAsk:
        votes = [ask.votes.get(seat.seat) for seat in self._participants.seats]
        return m.UndoAsk(ask.seat, ask.name, votes, is_open, agreed)


def chat_line(text: str) -> str:
    """A line of chat as it is stored."""
    line = clean_chat(text)
    if not line:
        raise Refused("malformed")
    return line
