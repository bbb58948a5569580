"""Work beside the tables, in a thread that rests most of the time, and longer while they are busy.

Python runs one thread at a time: whatever works here keeps the tables waiting.
"""

from __future__ import annotations

import threading
import time

_WORKS = 0.002  # seconds between two rests
_RESTS = 4.0  # how many times as long as it has worked it rests
_MOST_RESTS = 20  # in a row, while the tables are busy
_BUSY = 0.5  # of the time


class Stopped(Exception):
    """There is no time left."""


class SpareTime:
    """The time of one thread that must not be in the way."""

    def __init__(self, is_stopped: threading.Event) -> None:
        self._is_stopped = is_stopped
        self._since = time.monotonic()

    def rest(self) -> None:
        """Let the tables go first, if it has worked for long enough; raises Stopped."""
        worked = time.monotonic() - self._since
        if worked < _WORKS:
            return
        for _ in range(_MOST_RESTS):
            if not self._is_busy_for(_RESTS * worked):
                break
        self._since = time.monotonic()

    def _is_busy_for(self, seconds: float) -> bool:
        begun, used = time.monotonic(), time.process_time()
        if self._is_stopped.wait(seconds):
            raise Stopped
        return time.process_time() - used > _BUSY * (time.monotonic() - begun)
