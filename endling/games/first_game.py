"""The first game of a newcomer: short, with a deal of its own in which everything comes up."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class FirstGame:
    """What a newcomer plays on seat 0 against gentle bots; notes explain what comes up."""

    deal: str  # any word; another one deals other cards
    minutes: int  # that it takes, about
    players: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    level: str = "toughie"

    @property
    def key(self) -> bytes:
        """The key of its shuffle."""
        return hashlib.sha256(self.deal.encode()).digest()
