"""Limits on how often somebody may do something."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Bucket:
    """So many at once, refilled at a steady rate.

    >>> bucket = Bucket(rate=1.0, burst=2)
    >>> [bucket.take(), bucket.take(), bucket.take()]
    [True, True, False]
    """

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.left = float(burst)
        self.since = monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket per address; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether this address may do one more."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take()
