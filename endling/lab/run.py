"""A run: play whatever is missing in one or two folders, and keep it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from endling.lab.engines import Engine, Job
from endling.lab.store import Store

Report = Callable[[int, int], None]  # games done so far (found ones included), games in all


def play_missing(
    stores: Sequence[Store], engine: Engine, report: Report = lambda done, total: None
) -> int:
    """Play the missing chunks, those of all stores in step; returns the games played now."""
    by_settings = {id(store.settings): store for store in stores}
    missing = [store.missing() for store in stores]
    jobs: list[Job] = sorted(
        (
            (store.settings, number)
            for store, numbers in zip(stores, missing, strict=True)
            for number in numbers
        ),
        key=lambda job: job[1],
    )
    total = sum(store.settings.games for store in stores)
    to_play = sum(len(settings.games_of(number)) for settings, number in jobs)
    done = total - to_play
    report(done, total)
    for (settings, _), chunk in engine.play(jobs):
        if by_settings[id(settings)].keep(chunk):
            done += chunk.games
        report(done, total)
    return to_play
