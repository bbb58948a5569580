"""Nobody's bots wait long because somebody else has very many."""

from __future__ import annotations

import asyncio
import threading

from endling.server.fair_threads import FairThreads


async def _finish_in_order(threads: FairThreads, wanted: list[str]) -> list[str]:
    """Who got a thread, in order, when all of them wanted one while the only one was busy."""
    order: list[str] = []
    release = threading.Event()
    busy = await threads.start("somebody", release.wait)

    async def want(who: str) -> None:
        await (await threads.start(who, lambda: order.append(who)))

    waiting = [asyncio.create_task(want(who)) for who in wanted]
    await asyncio.sleep(0)
    release.set()
    await asyncio.gather(busy, *waiting)
    return order


def test_turns_are_taken_by_those_who_wait() -> None:
    async def play() -> list[str]:
        threads = FairThreads(1)
        try:
            return await _finish_in_order(threads, ["crowd"] * 6 + ["Ada", "Ada", "Ben"])
        finally:
            threads.stop()

    order = asyncio.run(play())
    assert order[:5] == ["crowd", "Ada", "Ben", "crowd", "Ada"]
    assert order[5:] == ["crowd"] * 4


def test_whoever_gives_up_leaves_the_thread_to_others() -> None:
    async def play() -> list[str]:
        threads = FairThreads(1)
        release, done = threading.Event(), []
        try:
            busy = await threads.start("Ada", release.wait)
            gone = asyncio.create_task(threads.start("Ben", lambda: done.append("Ben")))
            stays = asyncio.create_task(threads.start("Cid", lambda: done.append("Cid")))
            await asyncio.sleep(0)
            gone.cancel()
            release.set()
            await busy
            await (await stays)
            await (await threads.start("Ada", lambda: done.append("Ada")))
            return done
        finally:
            threads.stop()

    assert asyncio.run(play()) == ["Cid", "Ada"]
