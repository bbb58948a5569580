"""One connection, and what it has been told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from endling.games.game import ViewRow
from endling.server import timing
from endling.server.limits import Bucket
from endling.server.settings import Settings
from endling.server.wire.messages import ServerMessage, write_message


class Viewer:
    """Somebody who looks at a table, perhaps from a seat."""

    __slots__ = (
        "_held_back",
        "_not_before",
        "_write",
        "chats",
        "lang",
        "row",
        "messages",
        "name",
        "number",
        "player",
        "quick",
        "race",
        "seat",
        "told_over",
        "waiting",
        "window",
    )

    def __init__(
        self,
        seat: int | None,
        name: str,
        lang: str,
        settings: Settings,
        write: Callable[[bytes], None],
        player: str | None = None,
    ) -> None:
        self.seat = seat
        self.player = player  # whose token was shown; None: nobody's
        self.name = name
        self.lang = lang
        self.number = -1  # the last step this viewer was told of; -1: needs a welcome
        self.waiting = False  # has seen the empty table and waits for the deal
        self.row: ViewRow | None = None  # what this viewer was last shown; None: forgotten
        self.told_over = False
        self.quick = False  # wants bots to take no time
        self.window: tuple[int, int] | None = None  # the last one told of, and how many hold it
        self.race: str | None = None  # the last one told of
        self.messages = Bucket(settings.message_rate, settings.message_burst)
        self.chats = Bucket(settings.chat_rate, settings.chat_burst)
        self._not_before = 0.0  # when the next message may leave
        self._held_back: list[tuple[float, bytes]] = []  # with when they leave
        self._write = write

    def hold_back(self, until: float) -> None:
        """Delay all further messages until a given time."""
        self._not_before = max(self._not_before, until)

    def send(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send_bytes(write_message(message))

    def send_bytes(self, data: bytes) -> None:
        """Send a message that is already encoded."""
        if not self._held_back and self._not_before <= timing.now():
            self._write(data)
            return
        self._held_back.append((self._not_before, data))
        if len(self._held_back) == 1:
            self._wait()

    def _wait(self) -> None:
        left = max(0.0, self._held_back[0][0] - timing.now())
        asyncio.get_running_loop().call_later(left, self._let_go)

    def _let_go(self) -> None:
        while self._held_back and self._held_back[0][0] <= timing.now():
            self._write(self._held_back.pop(0)[1])
        if self._held_back:
            self._wait()

    def close(self) -> None:
        """Send nothing any more."""
        self._write = _ignore


def _ignore(_: bytes) -> None:
    pass
