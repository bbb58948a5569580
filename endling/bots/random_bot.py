"""The bot that does not think."""

from __future__ import annotations

from endling.bots.situation import Situation, as_match, dice_for


class RandomBot:
    """Takes any legal action with equal chance."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, situation: Situation) -> int:
        """A fair choice among the legal actions."""
        return dice_for(self.seed, situation).choice(as_match(situation).legal)
