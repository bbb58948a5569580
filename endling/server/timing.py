"""Time that no change of the wall clock affects, for everything that waits or is due."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import cache

from endling.server.alarm import Alarm


def now() -> float:
    """The monotonic time."""
    return time.monotonic()


def when(wall: float) -> float:
    """The monotonic time of a moment that was stored by the wall clock; never in the future."""
    return now() - max(0.0, time.time() - wall)


def wall(monotonic: float) -> float:
    """What the wall clock shows at a monotonic time, to be stored."""
    return time.time() - (now() - monotonic)


@cache
def _alarm() -> Alarm:
    return Alarm()


def call_at(at: float, callback: Callable[[], None]) -> None:
    """Call back in this event loop at an exact time, not up to a millisecond later.

    The loop's own timers are late by up to that much, depending on how busy it was: it would show.
    """
    _alarm().call_at(at, asyncio.get_running_loop(), callback)
