"""Exact timers, for what must leave neither a moment too soon nor a moment too late.

Event loops count in whole milliseconds from when they were last busy. So a thread sleeps until
something is due, and wakes the loop.
"""

from __future__ import annotations

import asyncio
import heapq
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import NamedTuple


class _Due(NamedTuple):
    at: float
    number: int  # what is due at the same time keeps its order
    loop: asyncio.AbstractEventLoop
    callback: Callable[[], None]


class Alarm:
    """Calls back at monotonic times."""

    def __init__(self) -> None:
        self._due: list[_Due] = []
        self._numbers = count()
        self._changed = threading.Condition()
        threading.Thread(target=self._run, name="alarm", daemon=True).start()

    def call_at(
        self, at: float, loop: asyncio.AbstractEventLoop, callback: Callable[[], None]
    ) -> None:
        """Call back in a loop at a time."""
        due = _Due(at, next(self._numbers), loop, callback)
        with self._changed:
            heapq.heappush(self._due, due)
            if self._due[0] is due:
                self._changed.notify()

    def _run(self) -> None:
        while True:
            with self._changed:
                left = self._due[0].at - time.monotonic() if self._due else None
                if left is None or left > 0:
                    self._changed.wait(left)
                    continue
                due = heapq.heappop(self._due)
            with suppress(RuntimeError):  # the loop is closed
                due.loop.call_soon_threadsafe(due.callback)
