"""Who plays the chunks of a run: an engine turns settings and chunk numbers into chunks.

An engine may hand chunks back in any order. It writes nothing: whoever asked keeps them.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Protocol

from endling.lab.chunk import Chunk, play_chunk, ready
from endling.lab.settings import Settings

Job = tuple[Settings, int]  # whose chunk, and which
_AHEAD = 2  # chunks for every worker, so that nobody waits


class Engine(Protocol):
    """Whatever can play chunks."""

    name: str

    def play(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Chunk]]:
        """Play all chunks, each once, and hand them back as they are done."""
        ...


class ThisProcess:
    """Plays right here, one chunk after the other."""

    name = "this process"

    def play(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Chunk]]:
        """Play all chunks in order."""
        for job in jobs:
            yield job, play_chunk(*job)


class Processes:
    """Plays in several processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.name = f"{workers} processes"

    def play(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Chunk]]:
        """Play all chunks, a few at a time."""
        if jobs:
            ready(jobs[0][0].game)  # compiled once, before several would do it at the same time
        waiting = list(reversed(jobs))
        running: dict[Future[Chunk], Job] = {}
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, context, initializer=_start_worker)
        try:
            while waiting or running:
                while waiting and len(running) < self.workers * _AHEAD:
                    job = waiting.pop()
                    running[pool.submit(play_chunk, *job)] = job
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _start_worker() -> None:
    """Leave interrupts to the one who started us, and the other cores to the other workers."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def local_engine(workers: int | None, games: int) -> Engine:
    """The engine for this machine: processes pay off only when there is much to do."""
    if workers is None:
        workers = (os.cpu_count() or 1) if games >= _WORTH_PROCESSES else 1
    return ThisProcess() if workers == 1 else Processes(workers)


_WORTH_PROCESSES = 200_000
