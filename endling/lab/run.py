"""A run: play whatever is missing in one or two folders, and keep it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from endling.lab.engines import Engine, Job
from endling.lab.run_folder import RunFolder

Report = Callable[[int, int], None]  # games done so far (found ones included), games in all


def play_missing(
    stores: Sequence[RunFolder], engine: Engine, report: Report = lambda done, total: None
) -> int:
    """Play the missing chunks, those of all stores in step; returns the games played now."""
    jobs: list[Job] = sorted(
        ((store, number) for store in stores for number in store.missing()),
        key=lambda job: job[1],
    )
    total = sum(store.settings.games for store in stores)
    to_play = sum(len(store.settings.games_of(number)) for store, number in jobs)
    done = total - to_play
    report(done, total)
    for new in engine.play(jobs):
        done += new
        report(done, total)
    return to_play
