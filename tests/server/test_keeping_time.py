"""When a message leaves does not show how long the work for it took."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import pytest

from endling.server import scatter, timing
from endling.server.settings import Settings
from endling.server.wire.messages import Pong
from endling.server.wire.viewer import Viewer
from tests.server.virtual import run

BEAT = 0.03


@pytest.mark.parametrize(
    ("worked", "left"), [(0.001, 0.03), (0.02, 0.03), (0.031, 0.06), (0.055, 0.06)]
)
def test_messages_leave_at_beats(
    worked: float, left: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answer() -> float:
        leaving: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        viewer = Viewer(
            0, "Ann", "en", Settings(scatter=0), lambda _: leaving.set_result(timing.now() - asked)
        )
        asked = timing.now()
        viewer.keep_time(asked, BEAT)
        await asyncio.sleep(worked)
        viewer.send(Pong())
        return await leaving

    assert run(answer(), monkeypatch) == pytest.approx(left, abs=1e-6)


def test_messages_keep_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell() -> list[bytes]:
        sent: list[bytes] = []
        viewer = Viewer(0, "Ann", "en", Settings(), sent.append)
        viewer.send_bytes(b"at once")
        assert sent == [b"at once"]
        viewer.keep_time(timing.now(), BEAT)
        viewer.send_bytes(b"first")
        await asyncio.sleep(BEAT / 2)
        viewer.keep_time(timing.now(), BEAT)
        viewer.keep_time(0.0, 0.0)  # what is older changes nothing
        viewer.send_bytes(b"second")
        assert len(sent) == 1
        await asyncio.sleep(2 * BEAT)
        return sent

    assert run(tell(), monkeypatch) == [b"at once", b"first", b"second"]


def test_alarms_are_never_early_and_keep_their_order() -> None:
    async def wait() -> None:
        begun, rung = time.monotonic(), list[tuple[int, float]]()
        dues = [(n, begun + 0.05 + 0.01 * (n // 2)) for n in range(10)]
        for n, due in dues[::2] + dues[1::2]:
            timing.call_at(due, partial(lambda n: rung.append((n, time.monotonic())), n))
        await asyncio.sleep(0.05)
        async with asyncio.timeout(30):
            while len(rung) < len(dues):
                await asyncio.sleep(0.01)
        assert [n for n, _ in rung] == list(range(10))
        assert all(at >= due for (_, at), (_, due) in zip(rung, dues, strict=True))

    asyncio.run(wait())


def test_an_alarm_for_a_loop_that_is_gone_harms_nobody() -> None:
    async def leave() -> None:
        timing.call_at(time.monotonic() + 0.02, lambda: None)

    asyncio.run(leave())
    time.sleep(0.05)
    test_alarms_are_never_early_and_keep_their_order()


def test_chance_delays_all_connections_alike_and_each_by_itself() -> None:
    longest, one, other = 0.003, b"one", b"other"
    dues = [0.03 * n for n in range(2000)]
    pairs = [[scatter.delay(due, own, longest) for own in (one, other)] for due in dues]
    assert all(0 <= delay <= longest for pair in pairs for delay in pair)
    assert all(0 < abs(first - second) <= longest / 3 for first, second in pairs)
    means = sorted(sum(pair) / 2 for pair in pairs)
    assert means[100] < 0.4 * longest  # most of it is not averaged away
    assert means[-100] > 0.6 * longest
    assert scatter.delay(dues[1], one, longest) == pairs[1][0]


def test_messages_of_one_beat_leave_together_and_later_by_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def tell() -> list[float]:
        left: list[float] = []
        settings = Settings(scatter=0.003)
        viewer = Viewer(0, "Ann", "en", settings, lambda _: left.append(timing.now() - asked))
        asked = timing.now()
        viewer.keep_time(asked, BEAT)
        viewer.send(Pong())
        await asyncio.sleep(0.01)
        viewer.send(Pong())
        await asyncio.sleep(2 * BEAT)
        return left

    first, second = run(tell(), monkeypatch)
    assert first == second
    assert BEAT < first <= BEAT + 0.003
