"""What an operator can watch, for Prometheus; with several processes, of all of them together."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"  # the folder through which several processes count together

_QUICK = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

MOVES = Counter("endling_moves", "Stored moves.", ["by"])
STORING = Histogram("endling_storing_seconds", "How long a batch of moves took.", buckets=_QUICK)
BATCH = Histogram(
    "endling_batch_moves", "Moves that shared a transaction.", buckets=(1, 2, 5, 10, 20, 50, 100)
)
ANSWERING = Histogram(
    "endling_move_seconds", "From a player's move to its acknowledgement.", buckets=_QUICK
)
THINKING = Histogram(
    "endling_thinking_seconds", "How long bots thought about a move.", ["level"], buckets=_QUICK
)
REFUSED = Counter("endling_refused", "What was refused, by its code.", ["code"])
STORAGE_FAILED = Counter("endling_storage_failed", "How often the database refused.")
SLOW = Counter("endling_slow_readers", "Connections that were closed because they read too slowly.")
FLOODS = Counter("endling_floods", "Connections that were closed because they sent too much.")
CONNECTIONS = Gauge("endling_connections", "Open sockets.", multiprocess_mode="livesum")
TABLES = Gauge("endling_tables", "Tables in memory.", multiprocess_mode="livesum")


# Prometheus' name of the format, without the charset that the server itself names.
METRICS_KIND = CONTENT_TYPE_LATEST.partition("; charset=")[0]


def write_metrics() -> bytes:
    """Everything in Prometheus' format."""
    registry = REGISTRY
    if TOGETHER in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
