"""What the peer scripts share: one figure, its clock, and the JSON they print."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Figure:
    """One figure of a peer; `value` is None when it was not measured, and `how` says why."""

    figure: str
    what: str
    value: float | None
    how: str


@dataclass
class Count:
    """Work done in a timed loop. `actions` also counts chance events such as deals."""

    games: int = 0
    decisions: int = 0
    actions: int = 0
    seconds: float = 0.0


def timed(play: Callable[[Count], None], seconds: float) -> Count:
    """Play whole games for `seconds`, after a tenth of it to warm up."""
    for limit in (seconds / 10, seconds):
        count = Count()
        start = time.perf_counter()
        while count.seconds < limit:
            play(count)
            count.seconds = time.perf_counter() - start
    return count


def seconds_from_command_line(description: str | None) -> float:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each timed loop")
    return float(parser.parse_args().seconds)


def emit(peer: str, version: str, figures: list[Figure]) -> None:
    """Print the one JSON object that compare.py reads."""
    rows = [asdict(figure) for figure in figures]
    print(json.dumps({"peer": peer, "version": version, "figures": rows}, indent=1))
