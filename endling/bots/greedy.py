"""The bot that looks one step ahead."""

from __future__ import annotations

from endling.bots.knowledge import know
from endling.bots.situation import Situation, as_match
from endling.kernel import policies


class Greedy:
    """Takes what brings most at once, by the game's own evaluation.

    It looks exactly one step ahead: at what this one answer brings as things stand. It does not
    play the answer out on a copy, because what follows may depend on cards that the seat cannot
    see.
    """

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, situation: Situation) -> int:
        """The legal action that brings most at once; dice decide between equals."""
        known = know(as_match(situation))
        return int(policies.choose_greedily(known.pool, known.dice(self.seed)))
