"""Time that passes only while nobody has anything to do: no test waits, and none is too slow.

For tables in memory. Whatever works in another thread would be overtaken.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

_BEGUN = 1000.0  # the monotonic time at which each run begins


class _Waiting(selectors.DefaultSelector):
    """Instead of waiting, goes on to when the waiting would be over."""

    def __init__(self) -> None:
        super().__init__()
        self.now = _BEGUN

    def select(self, timeout: float | None = None) -> Any:
        if timeout:
            self.now += timeout
        return super().select(0 if timeout else timeout)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._clock = _Waiting()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now


def run(work: Coroutine[Any, Any, T], monkeypatch: pytest.MonkeyPatch) -> T:
    """Run to the end, with the clocks of the tables in it."""
    loop = _Loop()
    begun = time.time() - _BEGUN
    with monkeypatch.context() as patched, asyncio.Runner(loop_factory=lambda: loop) as runner:
        patched.setattr("endling.server.timing.now", loop.time)
        patched.setattr("endling.server.timing.call_at", loop.call_at)
        patched.setattr(time, "time", lambda: begun + loop.time())
        return runner.run(work)
