"""Points and standings of all seats, for Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.kernel.game_hooks import standing
from endling.kernel.jit import entry
from endling.kernel.numbers import num
from endling.kernel.stats_hooks import points_of

_POINTS, _STANDING = range(2)


@entry
def write_results(pool: Any, out: Any) -> None:
    """The points of every seat, and what seats are ranked by."""
    s = pool[0]
    for seat in range(num(s.players)):
        out[_POINTS, seat] = points_of(s, seat)
        out[_STANDING, seat] = standing(s, seat)


def _results(pool: Any) -> np.ndarray[Any, np.dtype[np.int64]]:
    out = np.zeros((2, int(pool["players"][0])), np.int64)
    write_results(pool, out)
    return out


def points(pool: Any) -> list[int]:
    """The points of every seat: final ones when the game is over, running ones before."""
    found: list[int] = _results(pool)[_POINTS].tolist()
    return found


def standings(pool: Any) -> list[int]:
    """What seats are ranked by, the larger the better."""
    found: list[int] = _results(pool)[_STANDING].tolist()
    return found
