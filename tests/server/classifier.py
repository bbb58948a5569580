"""Telling tables apart by the times of what was heard at them."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

_FOLDS = 5
_STEPS = 300
_PACE = 0.3  # of learning
_SHRINK = 0.02
_CERTAIN = 2.576  # standard deviations that 99 of 100 guesses by chance keep to

Times = list[list[list[float]]]  # by table of the pair, by pair, by message
Rows = np.ndarray[Any, Any]


class Told(NamedTuple):
    """How often the table was told right."""

    right: int
    tries: int

    @property
    def share(self) -> float:
        return self.right / self.tries

    @property
    def margin(self) -> float:
        """How far from one half chance may lead."""
        return _CERTAIN * 0.5 / math.sqrt(self.tries)

    @property
    def is_chance(self) -> bool:
        return self.share <= 0.5 + self.margin


def classify(times: Times) -> Told:
    """Learn from the times of most pairs, and tell the tables of the others apart."""
    shortest = min(len(row) for rows in times for row in rows)
    tables = [np.array([row[:shortest] for row in rows]) for rows in times]
    pairs = len(tables[0])
    rows = np.concatenate(tables)
    rows = np.concatenate([rows, np.diff(rows, axis=1)], axis=1)
    which = np.repeat([0.0, 1.0], pairs)
    fold = np.tile(np.random.default_rng(1).permutation(pairs) % _FOLDS, 2)
    right = 0
    for held in range(_FOLDS):
        learned = fold != held
        guessed = _learn(rows[learned], which[learned])(rows[~learned])
        right += int(np.count_nonzero(guessed == which[~learned]))
    return Told(right, len(rows))


def _learn(rows: Rows, which: Rows) -> Any:
    """A logistic regression on ranks, so that a machine that stumbles once does not decide."""
    order = np.sort(rows, axis=0)

    def scaled(some: Rows) -> Rows:
        ranks = [np.searchsorted(order[:, n], some[:, n]) for n in range(some.shape[1])]
        return np.stack([*ranks, np.full(len(some), len(order))], axis=1) / len(order) - 0.5

    known = scaled(rows)
    weights = np.zeros(known.shape[1])
    for _ in range(_STEPS):
        error = 1 / (1 + np.exp(-known @ weights)) - which
        weights -= _PACE * (known.T @ error / len(known) * 10 + _SHRINK * weights)
    return lambda some: (scaled(some) @ weights > 0).astype(float)
