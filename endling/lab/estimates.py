"""Shares and means with their 95 % intervals, from sums of batches of games.

Everything is a ratio of two sums over all games, like wins of seats that played a card over seats
that played it. Seats of one game depend on each other, so the interval is not taken from single
seats: batches of games are independent, and how far they stray from the whole says how sure it is
(the linearised variance of a ratio, with Student's factor for the number of batches).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]
_Z = 1.959964


def student(batches: int) -> float:
    """How many standard errors make 95 %, for a number of batches (Cornish and Fisher's expansion).

    >>> round(student(100), 3), round(student(11), 2)
    (1.984, 2.23)
    """
    v, z = max(batches - 1, 1), _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / v + second / v**2 + third / v**3


@dataclass(frozen=True)
class Ratio:
    """Many ratios at once, from sums whose first axis is the batches."""

    n: Array  # the sum below
    value: Array  # nan where there was nothing to divide by
    error: Array  # half of the 95 % interval
    strays: Array  # what every batch adds to the error of the value

    @classmethod
    def of(cls, n: Array, value: Array, strays: Array) -> Ratio:
        """Ratios with the error that follows from their deviations."""
        return cls(n, value, _error(strays), strays)

    def minus(self, other: Ratio) -> Ratio:
        """The difference; batches of both that share their deals are compared with each other."""
        return Ratio.of(self.n, self.value - other.value, self.strays - other.strays)


def ratio(above: Any, below: Any) -> Ratio:
    """The sum above over the sum below, over all batches (the first axis)."""
    top, bottom = np.asarray(above, np.float64), np.asarray(below, np.float64)
    n = bottom.sum(axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        value = top.sum(axis=0) / n
        strays = (top - value * bottom) / n
    return Ratio.of(n, value, strays)


def _error(strays: Array) -> Array:
    batches = strays.shape[0]
    if batches < 2:
        return np.full(strays.shape[1:], np.nan)
    spread = np.sqrt((strays**2).sum(axis=0) * batches / (batches - 1))
    return np.asarray(student(batches) * spread)


def deviation(n: Array, total: Array, squares: Array) -> Array:
    """The standard deviation of numbers whose sums are known."""
    with np.errstate(divide="ignore", invalid="ignore"):
        mean = total / n
        return np.sqrt(np.maximum(squares / n - mean**2, 0))


def quantile(bins: Array, share: float) -> int:
    """The first bin by which this share of all is reached."""
    return int(np.searchsorted(np.cumsum(bins), share * bins.sum()))


__all__ = ["Array", "Ratio", "deviation", "quantile", "ratio", "student"]
