"""What is said at a table: chat, the wish to take a step back, and the answers to it."""

from __future__ import annotations

import time

from endling.server.cleaning import clean_chat
from endling.server.refusals import Refused
from endling.server.storage.schema import Note
from endling.server.storage.store import Store
from endling.server.table.company import Company
from endling.server.table.viewer import Viewer
from endling.server.table.voting import Ask, follow
from endling.server.wire import messages as m

_CHAT_SHOWN = 50


class Talk:
    """The notes of one table, told as they are heard.

    Nothing here may overlap: whoever calls a coroutine holds the table's lock.
    """

    def __init__(self, company: Company, store: Store) -> None:
        self.ask: Ask | None = None
        self._chat: list[m.Chat] = []
        self._heard = 0  # the number of the last note
        self._company = company
        self._store = store

    async def read_on(self) -> None:
        """Hear what was said in other processes."""
        for note in await self._store.notes(self._company.record.id, self._heard):
            self._hear(note)

    async def add(self, kind: str, seat: int | None, name: str, text: str) -> None:
        """Somebody says something."""
        note = Note(0, kind, seat, name, text, time.time())
        note = await self._store.add_note(self._company.record.id, note)
        self._company.record.version += 1
        if note.number > self._heard + 1:
            await self.read_on()
        else:
            self._hear(note)

    def _hear(self, note: Note) -> None:
        self._heard = note.number
        if note.kind == "chat":
            chat = m.Chat(note.number, note.seat, note.name, note.text)
            self._chat = [*self._chat[-_CHAT_SHOWN:], chat]
            self._company.tell(chat)
            return
        self.ask = follow(self.ask, note)
        if self.ask is not None:
            self._company.tell(self._ask_message(self.ask, not self.ask.is_refused, False))
            if self.ask.is_refused:
                self.ask = None

    def recent(self) -> list[m.Chat]:
        """The chat that somebody who comes gets to read."""
        return self._chat[-_CHAT_SHOWN:]

    def show_ask(self, viewer: Viewer, length: int) -> None:
        """Tell somebody who comes what the others are asked; it holds as long as nobody moves."""
        if self.ask is not None and self.ask.length == length:
            viewer.send(self._ask_message(self.ask, True, False))

    def close_ask(self, agreed: bool) -> None:
        """A step was taken back, so nobody asks for that any more."""
        if self.ask is not None:
            self._company.tell(self._ask_message(self.ask, False, agreed))
            self.ask = None

    def _ask_message(self, ask: Ask, is_open: bool, agreed: bool) -> m.UndoAsk:
        votes = [ask.votes.get(seat.seat) for seat in self._company.seats]
        return m.UndoAsk(ask.seat, ask.name, votes, is_open, agreed)


def chat_line(text: str) -> str:
    """A line of chat as it is stored."""
    line = clean_chat(text)
    if not line:
        raise Refused("malformed")
    return line
