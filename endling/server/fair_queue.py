"""Tables broadcast in turn, so that moves can be received and stored in between."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Protocol

log = logging.getLogger("endling.server")

_AT_ONCE = 8  # tables that broadcast before somebody else is heard


class Broadcasting(Protocol):
    """A table with news."""

    def take_turn(self) -> None:
        """Send them."""


class FairQueue:
    """The tables of a process that have news, first come, first served."""

    def __init__(self) -> None:
        self._waiting: deque[Broadcasting] = deque()

    def add(self, table: Broadcasting) -> None:
        """A table has news."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._serve)
        self._waiting.append(table)

    def _serve(self) -> None:
        for _ in range(min(_AT_ONCE, len(self._waiting))):
            try:
                self._waiting[0].take_turn()
            except Exception:
                log.exception("broadcasting the news of a table failed")
            self._waiting.popleft()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._serve)
