"""The loop that measures any PettingZoo environment, ours and theirs, and its clocks."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import numpy as np


def rates(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Steps per second, and per second of processor time, of work that is done over and over.

    The second figure is that of a core which has nothing else to do, even if it has.
    """
    work(0)
    start, busy, steps, number = perf_counter(), process_time(), 0, 1
    while perf_counter() - start < seconds:
        steps += work(number)
        number += 1
    return steps / (perf_counter() - start), steps / (process_time() - busy)


def play(env: Any, seed: int) -> int:
    """One game; returns its decisions."""
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[int(random.random() * len(legal))]))
        steps += 1
    return steps
