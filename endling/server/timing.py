"""Time that no change of the wall clock can move, for everything that waits or is due."""

from __future__ import annotations

import time


def now() -> float:
    """The monotonic time."""
    return time.monotonic()


def when(wall: float) -> float:
    """The monotonic time of a moment that was stored by the wall clock; never in the future."""
    return now() - max(0.0, time.time() - wall)
