"""Limits on how often somebody may do something."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from functools import lru_cache
from time import monotonic


@lru_cache(maxsize=10_000)
def network(host: str) -> str:
    """Who a limit applies to: an IPv4 address, or the /64 of IPv6 that one customer gets.

    >>> network("192.0.2.7"), network("2001:db8::1:2:3:4"), network("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


class Bucket:
    """A number of tokens, refilled at a steady rate.

    >>> bucket = Bucket(rate=1.0, burst=2)
    >>> [bucket.take(), bucket.take(), bucket.take()]
    [True, True, False]
    """

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.left = float(burst)
        self.since = monotonic()

    def take(self, weight: float = 1) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < weight:
            return False
        self.left -= weight
        return True

    def spend(self, amount: float) -> float:
        """Charge for what has already been used; returns the seconds until that is paid back."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate) - amount
        self.since = now
        return max(0.0, -self.left / self.rate)


class Buckets:
    """One bucket per address; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, weight: float = 1) -> bool:
        """Whether this address may do one more."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(weight)


class Crowd:
    """How many are there from each network.

    >>> crowd = Crowd()
    >>> crowd.enter("a"), crowd.enter("a"), crowd.leave("a"), crowd.count("a")
    (1, 2, None, 1)
    """

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def enter(self, who: str) -> int:
        """One more; returns how many there are now."""
        self._counts[who] += 1
        return self._counts[who]

    def leave(self, who: str) -> None:
        """One less."""
        self._counts[who] -= 1
        if self._counts[who] <= 0:
            del self._counts[who]

    def count(self, who: str) -> int:
        """How many there are."""
        return self._counts[who]
