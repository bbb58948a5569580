"""The bot that takes what looks best."""

from __future__ import annotations

from endling.bots.knowledge import know
from endling.kernel import choosing
from endling.match import Match


class Greedy:
    """Takes what brings most at once, as the game itself values it."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match) -> int:
        """The legal action that looks best at first sight; dice decide between equals."""
        known = know(match)
        return int(choosing.choose_greedily(known.pool, known.dice(self.seed)))
