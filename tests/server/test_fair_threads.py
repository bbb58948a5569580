"""Nobody's bots wait long because somebody else has very many."""

from __future__ import annotations

import asyncio
import threading
import time

from endling.server.fair_threads import FairThreads, Owner

ADA, BEN, CID = (Owner(name, name) for name in ("Ada", "Ben", "Cid"))


async def _finish_in_order(threads: FairThreads, wanted: list[Owner]) -> list[str]:
    """Whose players got a thread, in order, when all wanted one while the only one was busy."""
    order: list[str] = []
    release = threading.Event()
    busy = await threads.start(Owner("elsewhere", "somebody"), release.wait)

    async def want(who: Owner) -> None:
        await (await threads.start(who, lambda: order.append(who.player)))

    waiting = [asyncio.create_task(want(who)) for who in wanted]
    await asyncio.sleep(0)
    release.set()
    await asyncio.gather(busy, *waiting)
    return order


def order_of(wanted: list[Owner]) -> list[str]:
    async def play() -> list[str]:
        threads = FairThreads(1)
        try:
            return await _finish_in_order(threads, wanted)
        finally:
            threads.stop()

    return asyncio.run(play())


def test_turns_are_taken_by_those_who_wait() -> None:
    order = order_of([Owner("crowd", "crowd")] * 6 + [ADA, ADA, BEN])
    assert order[:5] == ["crowd", "Ada", "Ben", "crowd", "Ada"]
    assert order[5:] == ["crowd"] * 4


def test_more_players_do_not_help_one_network_to_more_turns() -> None:
    crowd = [Owner("crowd", name) for name in "wxyz"]
    assert order_of([*crowd, *crowd, ADA, ADA]) == [*"w", "Ada", *"x", "Ada", *"yzwxyz"]


def test_one_network_never_has_all_threads_if_others_think_too() -> None:
    async def play() -> None:
        threads = FairThreads(2)
        release = threading.Event()
        try:
            await (await threads.start(ADA, lambda: None))
            first = await threads.start(Owner("crowd", "x"), release.wait)
            second = asyncio.create_task(threads.start(Owner("crowd", "y"), release.wait))
            await asyncio.sleep(0)
            assert not second.done()
            async with asyncio.timeout(10):
                assert await (await threads.start(ADA, lambda: "at once")) == "at once"
            assert not second.done()
            release.set()
            await asyncio.gather(first, await second)
        finally:
            release.set()
            threads.stop()

    asyncio.run(play())


def test_who_is_alone_has_all_threads() -> None:
    async def play() -> None:
        threads = FairThreads(2)
        both = threading.Barrier(2, timeout=10)
        try:
            first = await threads.start(Owner("home", "x"), both.wait)
            second = await threads.start(Owner("home", "y"), both.wait)
            await asyncio.gather(first, second)
        finally:
            threads.stop()

    asyncio.run(play())


def test_who_thinks_too_long_rests_if_others_think_too() -> None:
    async def play() -> tuple[float, float]:
        threads = FairThreads(1, share=1 / 3, saved=0)
        took = []
        try:
            for others in (False, True):
                if others:
                    await (await threads.start(BEN, lambda: None))
                await (await threads.start(ADA, lambda: time.sleep(0.1)))
                begun = time.monotonic()
                await (await threads.start(ADA, lambda: None))
                took.append(time.monotonic() - begun)
        finally:
            threads.stop()
        return took[0], took[1]

    alone, among_others = asyncio.run(play())
    assert alone < 0.25 <= among_others


def test_whoever_gives_up_leaves_the_thread_to_others() -> None:
    async def play() -> list[str]:
        threads = FairThreads(1)
        release, done = threading.Event(), []
        try:
            busy = await threads.start(ADA, release.wait)
            gone = asyncio.create_task(threads.start(BEN, lambda: done.append("Ben")))
            stays = asyncio.create_task(threads.start(CID, lambda: done.append("Cid")))
            await asyncio.sleep(0)
            gone.cancel()
            release.set()
            await busy
            await (await stays)
            await (await threads.start(ADA, lambda: done.append("Ada")))
            return done
        finally:
            threads.stop()

    assert asyncio.run(play()) == ["Cid", "Ada"]
