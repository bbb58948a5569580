"""The bot that takes what looks best."""

from __future__ import annotations

from endling.bots.knowledge import know
from endling.bots.situation import Situation, as_match
from endling.kernel import choosing


class Greedy:
    """Takes what brings most at once, as the game itself values it."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, situation: Situation) -> int:
        """The legal action that looks best at first sight; dice decide between equals."""
        known = know(as_match(situation))
        return int(choosing.choose_greedily(known.pool, known.dice(self.seed)))
