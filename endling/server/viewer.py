"""One connection: what it has been told, and what waits to be sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from endling.server.limits import Bucket
from endling.server.messages import ServerMessage, write_message
from endling.server.settings import Settings


class Viewer:
    """Somebody who looks at a table, perhaps from a seat."""

    __slots__ = (
        "_drop",
        "_most",
        "_waiter",
        "_waiting",
        "chats",
        "is_lost",
        "lang",
        "messages",
        "name",
        "number",
        "seat",
        "told_over",
        "view",
        "waiting",
    )

    def __init__(
        self,
        seat: int | None,
        name: str,
        lang: str,
        settings: Settings,
        drop: Callable[[], None] = lambda: None,
    ) -> None:
        self.seat = seat
        self.name = name
        self.lang = lang
        self.number = -1  # the last step this viewer was told of; -1: needs a welcome
        self.waiting = False  # has seen the empty table and waits for the deal
        self.view: dict[str, Any] = {}
        self.told_over = False
        self.is_lost = False  # reads too slowly
        self.messages = Bucket(settings.message_rate, settings.message_burst)
        self.chats = Bucket(settings.chat_rate, settings.chat_burst)
        self._drop = drop
        self._most = settings.queue
        self._waiting: list[tuple[float, bytes]] = []
        self._waiter: asyncio.Future[None] | None = None

    def send(self, message: ServerMessage, due: float = 0.0) -> None:
        """Put a message on its way, not before it is due; never waits for a slow reader."""
        self.send_bytes(write_message(message), due)

    def send_bytes(self, data: bytes, due: float = 0.0) -> None:
        """The same for a message that is written already."""
        if self.is_lost:
            return
        if len(self._waiting) >= self._most:
            self.is_lost = True
            self._waiting.clear()
            self._drop()
            return
        self._waiting.append((due, data))
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def unsent(self) -> list[bytes]:
        """What waits to be sent."""
        return [data for _, data in self._waiting]

    async def next(self) -> bytes:
        """The next message, when it is time to send it."""
        while not self._waiting:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None
        due, data = self._waiting.pop(0)
        if due:
            wait = due - time.time()
            if wait > 0:
                await asyncio.sleep(wait)
        return data
