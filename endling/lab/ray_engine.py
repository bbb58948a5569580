"""Many machines: chunks are handed out by Ray.

A chunk is a task that gives the same result wherever and however often it runs. When a machine is
lost, Ray runs its tasks again elsewhere; only the caller keeps chunks, and each once.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from endling.errors import EndlingError
from endling.lab.chunk import play_chunk
from endling.lab.engines import Job
from endling.lab.run_folder import RunFolder

_AHEAD = 2  # chunks for every core of the cluster, so that nobody waits
_FOREVER = -1
_PATIENCE = 5.0  # seconds


class RayCluster:
    """Plays on a Ray cluster: `auto` finds the one this machine belongs to, or name its address."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError as problem:
            raise EndlingError("--ray needs Ray: pip install 'endling[ray]'") from problem
        self._ray: Any = ray
        if not ray.is_initialized():
            try:
                _knock(address)
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (OSError, ValueError, RuntimeError) as problem:
                raise EndlingError(f"no Ray cluster at {address!r}: {problem}") from problem
        self.name = f"Ray, {len(self._alive())} nodes, {self._cores()} cores"

    def _alive(self) -> list[Any]:
        return [node for node in self._ray.nodes() if node["Alive"]]

    def _cores(self) -> int:
        return max(1, sum(int(node["Resources"].get("CPU", 0)) for node in self._alive()))

    def play(self, jobs: Sequence[Job]) -> Iterator[int]:
        """Play all chunks on whatever nodes there are, as long as there is one; keep them here."""
        task = self._ray.remote(num_cpus=1, max_retries=_FOREVER)(play_chunk)
        waiting = list(reversed(jobs))
        running: dict[Any, RunFolder] = {}
        try:
            while waiting or running:
                while waiting and len(running) < self._cores() * _AHEAD:
                    store, number = waiting.pop()
                    running[task.remote(store.settings, number)] = store
                done, _ = self._ray.wait(list(running), num_returns=1)
                for reference in done:
                    yield running.pop(reference).keep(self._ray.get(reference))
        finally:
            for reference in running:
                self._ray.cancel(reference)


def _knock(address: str) -> None:
    """Find out at once whether anybody is there; Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
