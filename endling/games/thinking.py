"""How a search thinks about a game: what suits one game does not suit another."""

from __future__ import annotations

from dataclasses import dataclass

NO_HORIZON = -1


@dataclass(frozen=True)
class Style:
    """How a search thinks: curiosity and what a lead counts, in per mille; hunches in playouts."""

    exploration: int = 500
    margin: int = 300
    # Whether a lead counts as the odds of winning against everybody; else the lead over the best of
    # the others counts.
    odds: bool = False
    hunches: int = 1
    # Whether playouts judge an answer by what it brought in earlier ones. That misleads where the
    # worth of an answer depends on the card it is about.
    learns: bool = True
    # So many decisions after the tree, a playout ends and is judged by what everybody can expect.
    # A long game brings more chance than insight after that; NO_HORIZON: it is played to its end.
    horizon: int = NO_HORIZON
    # Words that a search never answers, if there is anything else: whoever takes back what was just
    # chosen would choose it again, and so for ever.
    avoided: tuple[int, ...] = ()
    # The share of their usual slips that characters make: where a turn takes many answers, as many
    # slips as usual spoil too much.
    slips: float = 1.0
    # Iterations of the three characters who think ahead: each must be stronger than the one before,
    # and none may keep people waiting.
    budgets: tuple[int, int, int] = (100, 400, 20_000)
