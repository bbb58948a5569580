"""The bot that looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from endling.bots.knowledge import Knowledge, know
from endling.kernel import search
from endling.kernel.actions import END
from endling.match import Match

GUESSES = 4
Array = np.ndarray[Any, Any]


class Greedy:
    """Takes what leaves it furthest ahead right afterwards, on average over a few fair guesses."""

    name = "greedy"

    def __init__(self, seed: int = 0, guesses: int = GUESSES) -> None:
        self.seed = seed
        self.guesses = guesses

    def choose(self, match: Match) -> int:
        """The legal action with the best lead one step later; dice decide between equals."""
        legal = match.legal
        if len(legal) == 1:
            return legal[0]
        known = know(match)
        leads = self._leads(known)
        best = max(leads[action] for action in legal)
        equals = [action for action in legal if leads[action] == best]
        return known.random(self.seed).choice(equals)

    def leads(self, match: Match) -> dict[int, float]:
        """How far every legal action leaves the seat ahead, on average."""
        leads = self._leads(know(match))
        return {action: float(leads[action]) / self.guesses for action in match.legal}

    def _leads(self, known: Knowledge) -> Array:
        leads: Array = np.zeros(END, np.int64)
        search.look_ahead(known.pool, known.seat, self.guesses, known.dice(self.seed), leads)
        return leads


def lead(scores: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of the best other one.

    >>> lead([3, 9, 5], 1)
    4
    """
    others = [points for other, points in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)
