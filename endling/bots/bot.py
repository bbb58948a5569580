"""What a bot is."""

from __future__ import annotations

import hashlib
import random
from typing import Protocol

from endling.match import Match


class Bot(Protocol):
    """Anything that decides for the seat that must decide."""

    name: str

    def choose(self, match: Match) -> int:
        """One of the legal actions; the match is left as it was."""
        ...


def dice_for(seed: int, match: Match) -> random.Random:
    """Dice that depend only on the bot's seed and on how many decisions lie behind."""
    text = f"endling bot {seed} {len(match.actions)} {match.actor}"
    return random.Random(hashlib.sha256(text.encode()).digest())
