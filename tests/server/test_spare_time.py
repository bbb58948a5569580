"""Work beside the tables rests most of the time, and longer while these are busy."""

from __future__ import annotations

import threading
import time

import pytest

from endling.server.spare_time import SpareTime, Stopped


class Waited(threading.Event):
    """Notes how long somebody waited, without waiting; the process worked for a share of it."""

    def __init__(self, share: float) -> None:
        super().__init__()
        self.share = share
        self.now = self.used = 0.0
        self.waits: list[float] = []

    def wait(self, timeout: float | None = None) -> bool:
        assert timeout is not None
        self.waits.append(timeout)
        self.now += timeout
        self.used += self.share * timeout
        return self.is_set()


@pytest.fixture
def waited(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Waited:
    event = Waited(request.param)
    monkeypatch.setattr(time, "monotonic", lambda: event.now)
    monkeypatch.setattr(time, "process_time", lambda: event.used)
    return event


@pytest.mark.parametrize(("waited", "rests"), [(0.1, 1), (0.9, 20)], indirect=["waited"])
def test_it_rests_again_and_again_while_tables_are_busy(waited: Waited, rests: int) -> None:
    spare_time = SpareTime(waited)
    spare_time.rest()
    assert waited.waits == []  # has not worked yet
    waited.now += 0.1
    spare_time.rest()
    assert waited.waits == pytest.approx([0.4] * rests)


@pytest.mark.parametrize("waited", [0.1], indirect=True)
def test_whoever_stops_it_does_not_wait_for_the_end(waited: Waited) -> None:
    spare_time = SpareTime(waited)
    waited.set()
    waited.now += 0.1
    with pytest.raises(Stopped):
        spare_time.rest()
