"""Messages of all sockets are flushed together, a moment later, in a few full packets."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Flushing(Protocol):
    """A socket with messages to send."""

    def flush(self) -> None:
        """Send it."""


class Outbox:
    """The sockets of a process that have messages to send."""

    def __init__(self) -> None:
        self._waiting: list[Flushing] = []

    def add(self, socket: Flushing) -> None:
        """Note that a socket has messages to send."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._empty)
        self._waiting.append(socket)

    def _empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            socket.flush()
