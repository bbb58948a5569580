"""Threads in which bots think, shared fairly: whoever waits for one gets it in turn."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

Result = TypeVar("Result")
Turn = asyncio.Future[None]


class Owner(NamedTuple):
    """For whom bots think."""

    network: str  # from where somebody looks on; one can have many players
    player: str


class FairThreads:
    """A few threads; each network that waits gets one in turn, and in it each player.

    One network never has all of them, so that others need not wait for its thoughts to end.
    """

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self._free = threads
        self._most = max(1, threads - 1)  # for one network
        self._busy: Counter[str] = Counter()  # threads by network
        self._waiting: dict[str, dict[str, deque[Turn]]] = {}  # next comes first

    async def start(self, who: Owner, work: Callable[[], Result]) -> asyncio.Future[Result]:
        """Start the work when it is its owner's turn; returns its future."""
        await self._turn(who)
        started = asyncio.get_running_loop().run_in_executor(self._pool, work)
        started.add_done_callback(lambda _: self._give_back(who.network))
        return started

    async def _turn(self, who: Owner) -> None:
        turn: Turn = asyncio.get_running_loop().create_future()
        players = self._waiting.setdefault(who.network, {})
        players.setdefault(who.player, deque()).append(turn)
        self._pass_on()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come just then
                self._give_back(who.network)
            raise

    def _give_back(self, network: str) -> None:
        self._free += 1
        self._busy[network] -= 1
        self._pass_on()

    def _pass_on(self) -> None:
        """Give free threads to the next owners, who then queue behind all others."""
        for network in list(self._waiting):
            if self._free == 0:
                return
            if self._busy[network] < self._most and self._take_next(network):
                self._free -= 1
                self._busy[network] += 1

    def _take_next(self, network: str) -> bool:
        """Let the next player of a network begin; False if all have given up."""
        players = self._waiting.pop(network)
        while players:
            player = next(iter(players))
            turns = players.pop(player)
            turn = turns.popleft()
            if turns:
                players[player] = turns
            if not turn.cancelled():
                turn.set_result(None)
                if players:
                    self._waiting[network] = players
                return True
        return False

    def stop(self) -> None:
        """Start nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
