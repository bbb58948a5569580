"""Situations to think about."""

from __future__ import annotations

import random

import endling
from endling import Match


def decisions(seed: int, players: int, share: float = 0.5, game: str = "embers") -> list[Match]:
    """A random game at several decisions that leave a choice."""
    match = endling.new(game, players, seed)
    dice = random.Random(seed)
    found = []
    while not match.over:
        if len(match.legal) > 1 and dice.random() < share:
            found.append(match.copy())
        match.play(dice.choice(match.legal))
    return found
