"""Engines play the chunks of a run and see that each is kept in its folder.

Chunks may come in any order. Whoever played one keeps it, where it can reach the folder: files are
written side by side, and only the news goes through one process.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Protocol

from endling.lab.chunk import play_chunk, ready
from endling.lab.run_folder import RunFolder

Job = tuple[RunFolder, int]  # whose chunk, and which
_AHEAD = 2  # chunks for every worker, so that nobody waits


class Engine(Protocol):
    """Whatever can play chunks."""

    name: str

    def play(self, jobs: Sequence[Job]) -> Iterator[int]:
        """Play all chunks and keep each once; yields how many are new whenever some are."""
        ...


def play_and_keep(store: RunFolder, number: int) -> int:
    """Play a chunk here and keep it; returns how many games are new."""
    return store.keep(play_chunk(store.settings, number))


class ThisProcess:
    """Plays right here, one chunk after the other."""

    name = "this process"

    def play(self, jobs: Sequence[Job]) -> Iterator[int]:
        """Play all chunks in order."""
        for job in jobs:
            yield play_and_keep(*job)


class Processes:
    """Plays in several processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.name = f"{workers} processes"

    def play(self, jobs: Sequence[Job]) -> Iterator[int]:
        """Play all chunks, a few at a time."""
        if jobs:
            ready(jobs[0][0].settings.game)  # compiled once, before several workers do it
        waiting = list(reversed(jobs))
        running: set[Future[int]] = set()
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, context, initializer=_start_worker)
        try:
            while waiting or running:
                while waiting and len(running) < self.workers * _AHEAD:
                    running.add(pool.submit(play_and_keep, *waiting.pop()))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _start_worker() -> None:
    """Leave interrupts to the one who started us."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def local_engine(workers: int | None, games: int) -> Engine:
    """The engine for this machine: processes pay off only when there is much to do."""
    if workers is None:
        workers = (os.cpu_count() or 1) if games >= _WORTH_PROCESSES else 1
    return ThisProcess() if workers == 1 else Processes(workers)


_WORTH_PROCESSES = 200_000
