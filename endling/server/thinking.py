"""Bots: they think in threads beside the event loop, and not for too long."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor

from endling.bots import LEVELS, make_bot
from endling.errors import UnknownName
from endling.match import Match
from endling.server.messages import Level
from endling.server.refusals import Refused
from endling.server.settings import Settings

log = logging.getLogger("endling.server")

USUAL = "celia"


def levels(lang: str = "en") -> list[Level]:
    """All characters, from gentle to brutal."""
    return [Level(one.name, one.title, one.text(lang), one.name == USUAL) for one in LEVELS]


def level_title(name: str | None) -> str:
    """What a bot is called at the table."""
    titles = (one.title for one in LEVELS if one.name == name)
    return next(titles, (name or USUAL).capitalize())


def check_level(name: str | None) -> str:
    """A level that exists; without a name, the usual one."""
    try:
        return make_bot(name or USUAL).name
    except UnknownName as problem:
        raise Refused("unknown_level", str(problem)[:300]) from None


class Thinkers:
    """A few threads in which bots decide."""

    def __init__(self, settings: Settings) -> None:
        self.budget = settings.think
        self.standin = check_level(settings.standin or None)
        self._threads = ThreadPoolExecutor(max(1, settings.thinkers), "bot")

    async def choose(self, level: str | None, match: Match) -> int:
        """What a bot does in this situation; the match must be a copy that nobody changes."""
        legal = match.legal
        if len(legal) == 1:
            return legal[0]
        loop = asyncio.get_running_loop()
        started = asyncio.Event()

        def think() -> int:
            loop.call_soon_threadsafe(started.set)
            return _choose(level or self.standin, match)

        thinking = loop.run_in_executor(self._threads, think)
        await started.wait()  # waiting for a thread does not count
        try:
            action = await asyncio.wait_for(asyncio.shield(thinking), self.budget)
        except TimeoutError:
            log.warning("a bot took too long")
            return secrets.choice(legal)
        except Exception:  # a bot that fails must not stop the table
            log.exception("a bot failed")
            return secrets.choice(legal)
        return action if action in legal else secrets.choice(legal)

    def stop(self) -> None:
        """Let nobody think any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _choose(level: str, match: Match) -> int:
    return int(make_bot(level, secrets.randbits(63)).choose(match))
