"""Telling tables apart by the times of what was heard at them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

_FOLDS = 5
_STEPS = 300
_PACE = 0.3  # of learning
_SHRINK = 0.02
_EXCHANGES = 199  # of the tables of pairs at random, to see how far chance leads
_CERTAIN = 0.99

Times = list[list[list[float]]]  # by table of the pair, by pair, by message
Rows = np.ndarray[Any, Any]


class Told(NamedTuple):
    """How often the table was told right."""

    right: int
    tries: int
    chance: float  # the share that 99 of 100 measurements keep to where there is nothing to tell

    @property
    def share(self) -> float:
        return self.right / self.tries

    @property
    def is_chance(self) -> bool:
        return self.share <= self.chance


def classify(times: Times) -> Told:
    """Learn from the times of most pairs, and tell the tables of the others apart.

    Guesses depend on each other: they share what was learned, and what the machine did meanwhile.
    So chance is measured, not calculated: by the same pairs with their tables exchanged at random.
    """
    shortest = min(len(row) for rows in times for row in rows)
    tables = np.array([[row[:shortest] for row in rows] for rows in times])
    dice = np.random.default_rng(2)
    by_chance = [_count_right(_exchanged(tables, dice)) for _ in range(_EXCHANGES)]
    tries = 2 * tables.shape[1]
    chance = float(np.quantile(by_chance, _CERTAIN)) / tries
    return Told(_count_right(tables), tries, chance)


def _exchanged(tables: Rows, dice: np.random.Generator) -> Rows:
    """The tables of about every other pair in the other order."""
    is_turned = dice.random(tables.shape[1]) < 0.5
    return np.where(is_turned[None, :, None], tables[::-1], tables)


def _count_right(tables: Rows) -> int:
    pairs = tables.shape[1]
    rows = np.concatenate([*tables])
    rows = np.concatenate([rows, np.diff(rows, axis=1)], axis=1)
    which = np.repeat([0.0, 1.0], pairs)
    fold = np.tile(np.random.default_rng(1).permutation(pairs) % _FOLDS, 2)
    right = 0
    for held in range(_FOLDS):
        learned = fold != held
        guessed = _learn(rows[learned], which[learned])(rows[~learned])
        right += int(np.count_nonzero(guessed == which[~learned]))
    return right


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
