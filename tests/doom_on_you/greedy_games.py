"""Games among greedy bots in compiled code, for counting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

import endling
from endling.games import find_game
from endling.kernel import engine, policies
from endling.kernel.chacha import new_dice
from tests.doom_on_you.scenario import GAME

Array = np.ndarray[Any, Any]


def greedy_game(players: int, seed: int, options: Mapping[str, Any] | None = None) -> Iterator[Any]:
    """The state before every decision, and at last the end; it is the same record each time."""
    game = find_game(GAME)
    pool = np.frombuffer(endling.new(GAME, players, seed, options).state(), game.record).copy()
    dice = new_dice(seed.to_bytes(32, "little"))
    yield pool[0]
    while not pool["over"][0]:
        status = engine.take_step(pool, int(policies.choose_greedily(pool, dice)))
        while status == engine.PAUSED:
            status = engine.resume(pool)
        yield pool[0]


def parts_in_winning(end: Any) -> Array:
    """1 for whoever has won, by seat; less for each of several, 0 for all if nobody has."""
    best = end["tokens"] == max(1, end["tokens"].max())
    return np.asarray(best / max(1, best.sum()))
