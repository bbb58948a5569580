"""Bots think in threads beside the event loop, for a limited time."""

from __future__ import annotations

import asyncio
import logging
import secrets

from endling.bots import LEVELS, Explanation, Greedy, Search, bot_names, make_bot
from endling.match import Match
from endling.server.fair_threads import FairThreads, Owner
from endling.server.metrics import THINKING
from endling.server.refusals import Refused
from endling.server.settings import Settings
from endling.server.waking import Waking
from endling.server.wire.messages import Level

log = logging.getLogger("endling.server")

USUAL = "celia"
_PATIENCE = 5.0  # seconds for which somebody who asks for a hint waits for a game to wake up
_QUICK = ("greedy", "random")  # bots that choose in a moment even by interpreted rules


def levels(lang: str = "en") -> list[Level]:
    """All characters, from gentle to brutal."""
    return [Level(one.name, one.title, one.text(lang), one.name == USUAL) for one in LEVELS]


def level_title(name: str | None) -> str:
    """What a bot is called at the table."""
    titles = (one.title for one in LEVELS if one.name == name)
    return next(titles, (name or USUAL).capitalize())


def check_level(name: str | None) -> str:
    """A level that exists; without a name, the usual one. Budgets of searches cannot be chosen."""
    known = {one.name for one in LEVELS} | set(bot_names())
    if name is not None and name not in known:
        raise Refused("unknown_level")
    return name or USUAL


class BotPool:
    """A few threads in which bots decide."""

    def __init__(self, settings: Settings, waking: Waking) -> None:
        self.budget = settings.think
        self.looks = settings.hint_iterations
        self.standin = check_level(settings.standin or None)
        self._waking = waking
        self._threads = FairThreads(max(1, settings.thinkers))

    async def choose(
        self, level: str | None, match: Match, owner: Owner, within: float | None = None
    ) -> int:
        """What a bot does in this situation; the match must be a copy that nobody changes.

        The bots of all tables of one owner share that owner's turns. As long as the game is not
        awake, greedy stands in for bots that search.
        """
        legal = match.legal
        if len(legal) == 1:
            return legal[0]
        chosen = level or self.standin
        if chosen not in _QUICK and not self._waking.is_awake(match.game.name):
            chosen = _QUICK[0]

        def think() -> int:
            with THINKING.labels(chosen).time():
                return _choose(chosen, match)

        thinking = await self._threads.start(owner, think)  # waiting for a turn does not count
        try:
            budget = self.budget if within is None else min(within, self.budget)
            action = await asyncio.wait_for(asyncio.shield(thinking), budget)
        except TimeoutError:
            if within is None:
                log.warning("a bot took too long")
        except Exception:  # a bot that fails must not stop the table
            log.exception("a bot failed")
        else:
            if action in legal:
                return action
        return Greedy(secrets.randbits(63)).choose(match.copy())

    async def explain(self, match: Match, lang: str, asker: Owner) -> Explanation:
        """What can be expected of every option in this situation."""
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._waking.wait(match.game.name)
        except TimeoutError:
            raise Refused("waking") from None
        search = Search(secrets.randbits(63), iterations=self.looks)
        return await (await self._threads.start(asker, lambda: search.explain(match, lang)))

    def stop(self) -> None:
        """Stop thinking."""
        self._threads.stop()


def _choose(level: str, match: Match) -> int:
    return int(make_bot(level, secrets.randbits(63)).choose(match))
