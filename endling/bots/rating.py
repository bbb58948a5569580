"""Ratings from results: the Bradley-Terry model on the scale of Elo."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np

MEAN = 1500
_PER_UNIT = 400 / log(10)
_CONFIDENT = 1.96
_ROUNDS = 100
_ENOUGH = 1e-10
_PRIOR = 1.0  # draws that every pair is taken to have played besides, so that ratings stay finite

Matrix = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Rating:
    """A rating and the half width of its 95 % interval."""

    value: float
    error: float


def rate(won: Matrix, played: Matrix) -> list[Rating]:
    """Ratings with a mean of 1500.

    `won[a, b]` is what a scored against b in `played[a, b]` games; a draw is half a point.

    >>> [round(r.value) for r in rate(np.array([[0, 7], [2, 0]]), np.array([[0, 9], [9, 0]]))]
    [1595, 1405]
    """
    n = len(won)
    others = 1 - np.eye(n)
    games = played + _PRIOR * others
    points = won + _PRIOR / 2 * others
    strength = np.zeros(n)
    curvature = np.eye(n)
    for _ in range(_ROUNDS):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (points - games * chance).sum(axis=1)
        weight = games * chance * (1 - chance)
        curvature = np.diag(weight.sum(axis=1)) - weight
        move = np.clip(np.linalg.pinv(curvature) @ slope, -1, 1)
        strength += move
        if float(np.abs(move).max()) < _ENOUGH:
            break
    strength -= strength.mean()
    spread = np.sqrt(np.diag(np.linalg.pinv(curvature)))
    return [
        Rating(MEAN + _PER_UNIT * float(value), _CONFIDENT * _PER_UNIT * float(error))
        for value, error in zip(strength, spread, strict=True)
    ]
