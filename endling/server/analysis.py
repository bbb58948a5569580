"""The analysis of a finished game by a bot: made once, in the background, and stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from endling.bots import Search, analyse
from endling.bots.explanation import Option
from endling.choices import Names
from endling.match import Match
from endling.server.settings import Settings
from endling.server.storage.store import Store
from endling.server.waking import Waking
from endling.server.wire import messages as m

log = logging.getLogger("endling.server")


class Analyst:
    """Analyses games, one at a time so that bots at tables are not held up."""

    def __init__(self, settings: Settings, store: Store, waking: Waking) -> None:
        self.iterations = settings.analysis
        self.store = store
        self._waking = waking
        self._thread = ThreadPoolExecutor(1, "analysis")
        self._jobs: dict[tuple[str, str], m.Analysis] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def look(self, table: str, match: Match, lang: str, names: Names) -> m.Analysis:
        """The analysis of a game, or how far it has come; the first request starts it."""
        job = self._jobs.get((table, lang))
        if job is not None:
            return job
        kept = await self.kept(table, lang)
        if kept is not None:
            return kept
        job = self._jobs.setdefault((table, lang), m.Analysis(False, 0, len(match.actions)))
        task = asyncio.create_task(self._work(table, match, lang, names))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    async def kept(self, table: str, lang: str) -> m.Analysis | None:
        """The analysis of a game, if it was made."""
        found = await self.store.analysis(table, lang)
        return None if found is None else msgspec.json.decode(found, type=m.Analysis)

    async def _work(self, table: str, match: Match, lang: str, names: Names) -> None:
        loop = asyncio.get_running_loop()
        job = self._jobs[table, lang]

        def report(done: int, total: int) -> None:
            job.done, job.total = done, total

        try:
            await self._waking.wait(match.game.name)
            found = await loop.run_in_executor(
                self._thread, _analyse, match, self.iterations, lang, report, names
            )
            await self.store.keep_analysis(table, lang, msgspec.json.encode(found).decode())
        except Exception:
            log.exception("the analysis of %s failed", table)
        finally:
            del self._jobs[table, lang]

    def stop(self) -> None:
        """Stop analysing."""
        for task in self._tasks:
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _analyse(
    match: Match, iterations: int, lang: str, report: Callable[[int, int], None], names: Names
) -> m.Analysis:
    found = analyse(match, Search(iterations=iterations), lang, report, names)
    seats = [m.SeatRating(**found.summary(seat)) for seat in range(match.players)]
    decisions = [
        m.Judgement(
            number=one.number,
            seat=one.seat,
            question=one.question,
            wins=list(one.wins),
            played=rated(one.played),
            best=rated(one.best),
            loss=one.loss,
            verdict=one.verdict,
        )
        for one in found.decisions
    ]
    total = len(match.actions)
    return m.Analysis(True, total, total, seats, decisions)


def rated(option: Option) -> m.Rated:
    """An option and what can be expected of it."""
    return m.Rated(option.action, option.label, option.win, option.place)
