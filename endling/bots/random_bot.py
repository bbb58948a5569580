"""The bot that does not think."""

from __future__ import annotations

from endling.bots.bot import dice_for
from endling.match import Match


class RandomBot:
    """Takes any legal action, all alike."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match) -> int:
        """A fair choice among the legal actions."""
        return dice_for(self.seed, match).choice(match.legal)
