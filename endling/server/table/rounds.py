"""The tables of a process tell their news in turn: between them, moves are heard and stored."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Protocol

log = logging.getLogger("endling.server")

_AT_ONCE = 8  # tables that tell their news before somebody else is heard


class Speaker(Protocol):
    """A table with news."""

    def take_turn(self) -> None:
        """Tell them."""


class Rounds:
    """Who is next."""

    def __init__(self) -> None:
        self._waiting: deque[Speaker] = deque()

    def add(self, speaker: Speaker) -> None:
        """A table has news."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._go_on)
        self._waiting.append(speaker)

    def _go_on(self) -> None:
        for _ in range(min(_AT_ONCE, len(self._waiting))):
            try:
                self._waiting[0].take_turn()
            except Exception:
                log.exception("telling the news of a table failed")
            self._waiting.popleft()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._go_on)
