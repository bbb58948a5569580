"""How bots judge Doomlings: by points."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.games.doomlings.questions import QUESTIONS
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


_WORTHS = np.array(QUESTIONS.worths, np.int8)


@rule
def immediate_value(s: Any, action: int) -> int:
    """What the card brings or costs at once, if the question is about a card.

    Its points as things lie before the answer: a bonus that counts the card itself leaves it out.
    """
    if action < CARD or action - CARD >= TRAIT_COUNT:
        return 0
    sign = num(_WORTHS[num(s.prompt)])
    if sign == 0:
        return 0
    return sign * card_points(s, num(s.actor), action - CARD)


@rule
def comfortable_lead(s: Any) -> int:
    """About the worth of three good traits."""
    return _COMFORTABLE_LEAD
