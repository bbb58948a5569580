"""Threads in which bots think, shared fairly: whoever waits for one gets it in turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")


class FairThreads:
    """A few threads; each of those who wait gets one in turn."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self._free = threads
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # next comes first

    async def start(self, who: str, work: Callable[[], Result]) -> asyncio.Future[Result]:
        """Start the work when it is its owner's turn; returns its future."""
        await self._turn(who)
        started = asyncio.get_running_loop().run_in_executor(self._pool, work)
        started.add_done_callback(lambda _: self._pass_on())
        return started

    async def _turn(self, who: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come just then
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a free thread to the next owner, who then queues behind all others."""
        while self._waiting:
            who = next(iter(self._waiting))
            queue = self._waiting.pop(who)
            turn = queue.popleft()
            if queue:
                self._waiting[who] = queue
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1

    def stop(self) -> None:
        """Start nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
