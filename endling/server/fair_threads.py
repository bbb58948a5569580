"""Threads in which bots think, shared fairly: whoever waits for one gets it in turn."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from endling.server import timing
from endling.server.limits import Bucket

_SHARE = 0.3  # of a thread that one network has for long
_SAVED = 3  # seconds of thought that it may have saved up
_WHILE = 10.0  # seconds

Result = TypeVar("Result")
Turn = asyncio.Future[None]


class Owner(NamedTuple):
    """For whom bots think."""

    network: str  # where a request comes from; many players may share one
    player: str


class FairThreads:
    """A few threads; each network that waits gets one in turn, and in it each player.

    While several networks want to think, none has all threads, so that others need not wait
    for its thoughts to end; and whoever has thought for more than a share of the time rests.
    """

    def __init__(self, threads: int, share: float = _SHARE, saved: int = _SAVED) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self._threads = self._free = threads
        self._share, self._saved = share, saved
        self._budgets: dict[str, Bucket] = {}
        self._wanted: dict[str, float] = {}  # when a network last wanted to think, the latest last
        self._busy: Counter[str] = Counter()  # threads by network
        self._waiting: dict[str, dict[str, deque[Turn]]] = {}  # next comes first

    async def start(self, who: Owner, work: Callable[[], Result]) -> asyncio.Future[Result]:
        """Start the work when it is its owner's turn; returns its future."""
        await self._turn(who)
        begun = timing.now()
        started = asyncio.get_running_loop().run_in_executor(self._pool, work)
        started.add_done_callback(lambda _: self._end(who.network, timing.now() - begun))
        return started

    async def _turn(self, who: Owner) -> None:
        self._wanted.pop(who.network, None)
        self._wanted[who.network] = timing.now()
        turn: Turn = asyncio.get_running_loop().create_future()
        players = self._waiting.setdefault(who.network, {})
        players.setdefault(who.player, deque()).append(turn)
        self._pass_on()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come just then
                self._end(who.network, 0.0)
            raise

    def _end(self, network: str, took: float) -> None:
        """A thread is free again; whoever has used it too long rests, if there are others."""
        self._free += 1
        budget = self._budgets.setdefault(network, Bucket(self._share, self._saved))
        if (rest := budget.spend(took)) > 0 and not self._is_alone(network):
            asyncio.get_running_loop().call_later(rest, self._end_rest, network)
            self._pass_on()
        else:
            self._end_rest(network)

    def _end_rest(self, network: str) -> None:
        self._busy[network] -= 1
        if not self._busy[network]:
            del self._busy[network]
        self._pass_on()

    def _is_alone(self, network: str) -> bool:
        """Whether no other network has wanted to think for a while."""
        long_ago = timing.now() - _WHILE
        while self._wanted and next(iter(self._wanted.values())) < long_ago:
            forgotten = next(iter(self._wanted))
            del self._wanted[forgotten]
            self._budgets.pop(forgotten, None)
        return not self._wanted.keys() - {network}

    def _may_begin(self, network: str) -> bool:
        most = self._threads if self._is_alone(network) else max(1, self._threads - 1)
        return self._busy[network] < most

    def _pass_on(self) -> None:
        """Give free threads to the next owners, who then queue behind all others."""
        for network in list(self._waiting):
            if self._free == 0:
                return
            if self._may_begin(network) and self._take_next(network):
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
