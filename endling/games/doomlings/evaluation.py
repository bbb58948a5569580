"""How bots judge Doomlings: by points."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.games.doomlings import prompts as ask
from endling.games.doomlings.scoring import card_points, total
from endling.games.doomlings.tables import TRAIT_COUNT
from endling.kernel.actions import CARD
from endling.kernel.jit import rule
from endling.kernel.numbers import num

_COMFORTABLE_LEAD = 12


@rule
def standing(s: Any, seat: int) -> int:
    """The points of a seat, final ones when the game is over."""
    if s.over == 1:
        return num(s.points[seat]) + num(s.tie_points[seat])
    return total(s, seat)


# Questions whose answer is a card to gain, and those whose answer is a card to lose.
_GAINS = (
    ask.PLAY,
    ask.PLAY_ANOTHER,
    ask.PLAY_EXTRA,
    ask.REACT,
    ask.LATE,
    ask.STEAL,
    ask.DISCARD_THEIRS,
    ask.TAKE,
    ask.PLAY_DISCARDED,
    ask.KEEP,
    ask.SWAP_OTHER,
)
_LOSSES = (
    ask.STABILIZE,
    ask.DISCARD,
    ask.DISCARD_MORE,
    ask.PAY_DISCARD,
    ask.PAY_GIVE,
    ask.RETURN,
    ask.SWAP_OWN,
    ask.GIVE_TRAIT,
    ask.GIVE_CARD,
    ask.DISCARD_TRAIT,
    ask.SHOW,
    ask.SHED,
    ask.PASS_LEFT,
    ask.PASS_RIGHT,
)
_SIGNS = np.zeros(256, np.int8)
_SIGNS[list(_GAINS)] = 1
_SIGNS[list(_LOSSES)] = -1


@rule
def immediate_value(s: Any, action: int) -> int:
    """What the card brings or costs at once, if the question is about a card.

    Its points as things lie before the answer: a bonus that counts the card itself leaves it out.
    """
    if action < CARD or action - CARD >= TRAIT_COUNT:
        return 0
    sign = num(_SIGNS[num(s.prompt)])
    if sign == 0:
        return 0
    return sign * card_points(s, num(s.actor), action - CARD)


@rule
def comfortable_lead(s: Any) -> int:
    """About the worth of three good traits."""
    return _COMFORTABLE_LEAD
