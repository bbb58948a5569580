"""The bot that looks one step ahead."""

from __future__ import annotations

from collections.abc import Sequence

from endling.bots.bot import dice_for
from endling.match import Match

GUESSES = 4


class Greedy:
    """Takes what leaves it furthest ahead right afterwards, on average over a few fair guesses."""

    name = "greedy"

    def __init__(self, seed: int = 0, guesses: int = GUESSES) -> None:
        self.seed = seed
        self.guesses = guesses

    def choose(self, match: Match) -> int:
        """The legal action with the best lead one step later; dice decide between equals."""
        legal, seat = match.legal, match.actor
        if seat is None or len(legal) == 1:
            return legal[0]
        dice = dice_for(self.seed, match)
        leads = dict.fromkeys(legal, 0)
        for _ in range(self.guesses):
            guess = match.determinize(seat, dice.randbytes(32))
            for action in legal:
                guess.play(action)
                leads[action] += lead(guess.scores, seat)
                guess.undo()
        best = max(leads.values())
        return dice.choice([action for action in legal if leads[action] == best])


def lead(scores: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of the best other one.

    >>> lead([3, 9, 5], 1)
    4
    """
    others = [points for other, points in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)
