"""Games wake up when somebody first wants them.

A server does not wait for the compiler: tables play on interpreted rules at first. Another process
compiles what is not on disk yet, at low priority; a thread of this one loads it; then all tables go
on with the compiled rules, between two moves. Both agree byte for byte, so nobody notices, except
that searching bots do not think until then.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from typing import Any

from endling.bots.warming import is_warm, use_everything
from endling.games import find_game
from endling.games.game import Game
from endling.kernel import jit
from endling.kernel.build import INTERPRETED

log = logging.getLogger("endling.server")

_NICENESS = 10  # of the process that compiles: tables go first
_REST = 1.0  # seconds in which the first table of a game is dealt and shown, undisturbed


class Waking:
    """Readies the games of this process, one after the other."""

    def __init__(self) -> None:
        self._wanted: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()

    def is_awake(self, game: str) -> bool:
        """Whether the rules of a game are compiled, or always interpreted."""
        return INTERPRETED or not jit.is_interpreted(find_game(game).record)

    def names(self) -> list[str]:
        """The games that are wanted and not awake yet."""
        return [name for name in self._wanted if not self.is_awake(name)]

    def want(self, name: str) -> None:
        """Wake a game up, if nobody has wanted it before."""
        if name not in self._wanted and not self.is_awake(name):
            self._wanted[name] = asyncio.create_task(self._wake(find_game(name)))

    async def wait(self, name: str) -> None:
        """Wait until a game is awake."""
        self.want(name)
        if name in self._wanted:
            await asyncio.shield(self._wanted[name])

    async def stop(self) -> None:
        """Leave the rest for the next time."""
        for task in self._wanted.values():
            task.cancel()
        await asyncio.gather(*self._wanted.values(), return_exceptions=True)

    async def _wake(self, game: Game) -> None:
        try:
            await asyncio.sleep(_REST)
            async with self._one_at_a_time:
                if not await asyncio.to_thread(is_warm, game):
                    await _compile(game)
                records = await asyncio.to_thread(_load, game)
        except Exception:  # the interpreted rules go on
            log.exception("%s does not wake up", game.name)
            return
        jit.use_compiled(*records)
        gc.freeze()  # the compiled rules stay for ever, too


async def _compile(game: Game) -> None:
    """Fill the cache in a process of its own, at low priority."""
    command = [sys.executable, "-m", "endling.cli", "warm", "--play", game.name]
    nowhere = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdout=nowhere, stderr=nowhere)
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, process.pid, _NICENESS)
    try:
        if await process.wait() != 0:
            log.warning("compiling %s beside the tables failed; trying it here", game.name)
    except asyncio.CancelledError:
        process.terminate()
        await process.wait()
        raise


def _load(game: Game) -> set[Any]:
    """Load all compiled rules of a game in this thread; the records on which they run."""
    with jit.compiled_ahead() as used:
        use_everything(game)
    return used | {game.record}
