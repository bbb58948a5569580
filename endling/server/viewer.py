"""One connection: what it has been told, and what waits to be sent."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from endling.server.limits import Bucket
from endling.server.messages import ServerMessage, write_message
from endling.server.settings import Settings


class Viewer:
    """Somebody who looks at a table, perhaps from a seat."""

    def __init__(self, seat: int | None, name: str, lang: str, settings: Settings) -> None:
        self.seat = seat
        self.name = name
        self.lang = lang
        self.number = -1  # the last step this viewer was told of; -1: needs a welcome
        self.waiting = False  # has seen the empty table and waits for the deal
        self.view: dict[str, Any] = {}
        self.told_over = False
        self.messages = Bucket(settings.message_rate, settings.message_burst)
        self.chats = Bucket(settings.chat_rate, settings.chat_burst)
        self.lost = asyncio.Event()  # set when this viewer reads too slowly
        self._queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(settings.queue)

    def send(self, message: ServerMessage, due: float = 0.0) -> None:
        """Put a message on its way, not before it is due; never waits for a slow reader."""
        try:
            self._queue.put_nowait((due, write_message(message)))
        except asyncio.QueueFull:
            self.lost.set()

    async def next(self) -> bytes:
        """The next message, when it is time to send it."""
        due, data = await self._queue.get()
        wait = due - time.time()
        if wait > 0:
            await asyncio.sleep(wait)
        return data
