"""One connection: what it has been told, and what waits for its time to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from endling.games.game import Look
from endling.server import timing
from endling.server.limits import Bucket
from endling.server.settings import Settings
from endling.server.wire.messages import ServerMessage, write_message


class Viewer:
    """Somebody who looks at a table, perhaps from a seat."""

    __slots__ = (
        "_timer",
        "_waiting",
        "_write",
        "chats",
        "lang",
        "look",
        "messages",
        "name",
        "number",
        "player",
        "seat",
        "told_over",
        "waiting",
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
        self.look: Look | None = None  # what this viewer was last shown; None: forgotten
        self.told_over = False
        self.messages = Bucket(settings.message_rate, settings.message_burst)
        self.chats = Bucket(settings.chat_rate, settings.chat_burst)
        self._write = write
        self._waiting: list[tuple[float, bytes]] | None = None  # when due, in the order of sending
        self._timer: asyncio.TimerHandle | None = None

    def send(self, message: ServerMessage, due: float = 0.0) -> None:
        """Put a message on its way, not before it is due by the monotonic clock."""
        self.send_bytes(write_message(message), due)

    def send_bytes(self, data: bytes, due: float = 0.0) -> None:
        """The same for a message that is written already."""
        if self._waiting is not None:
            self._waiting.append((due, data))
        elif due and due > timing.now():
            self._waiting = [(due, data)]
            self._send_later()
        else:
            self._write(data)

    def _send_later(self) -> None:
        """Send what is due, and come back when the next one is."""
        waiting = self._waiting or []
        while waiting and waiting[0][0] <= timing.now():
            self._write(waiting.pop(0)[1])
        if waiting:
            wait = max(0.001, waiting[0][0] - timing.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._send_later)
        else:
            self._waiting = self._timer = None

    def close(self) -> None:
        """Send nothing any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._waiting = []
