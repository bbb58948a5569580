"""What all sockets have to say goes out together, a breath later: in few and full packets."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Flushing(Protocol):
    """A socket with something to say."""

    def flush(self) -> None:
        """Send it."""


class Outbox:
    """The sockets of a process that have something to say."""

    def __init__(self) -> None:
        self._waiting: list[Flushing] = []

    def add(self, socket: Flushing) -> None:
        """A socket has something to say."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._empty)
        self._waiting.append(socket)

    def _empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            socket.flush()
