"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from endling.bots.situation import Situation


class Bot(Protocol):
    """Anything that decides for the seat that must decide."""

    name: str

    def choose(self, situation: Situation) -> int:
        """One of the legal actions; the match, or the view of it, is left as it was."""
        ...
