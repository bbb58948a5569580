"""How a search thinks about a game: what suits one game does not suit another."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """How a search thinks: curiosity and what a lead counts, in per mille; hunches in playouts."""

    exploration: int = 500
    margin: int = 300
    hunches: int = 1
    # Whether playouts judge an answer by what it brought in earlier ones. That misleads where the
    # worth of an answer hangs on the card it is about.
    learns: bool = True
    # Iterations of the three characters who think ahead: each must be stronger than the one before,
    # and none may keep people waiting.
    budgets: tuple[int, int, int] = (100, 400, 20_000)
