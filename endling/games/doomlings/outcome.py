"""How bots judge Doomlings: by points; and what is hidden, in a fixed order."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings.scoring import total
from endling.games.doomlings.state import STATE
from endling.games.doomlings.turns import CATASTROPHES_TO_THE_END, pile_start
from endling.games.doomlings.view import SPECTATOR
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.search import Outcome, register_outcome

COMFORTABLE_LEAD = 12


@rule
def standing(s: Any, seat: int) -> int:
    """The points of a seat, final ones when the game is over."""
    if s.over == 1:
        return num(s.points[seat]) + num(s.tie_points[seat])
    return total(s, seat)


@rule
def settle(s: Any, seat: int) -> None:
    """Hands and the deck are dealt anew from sets; only the places of catastrophes need order."""
    first = num(s.age_at) + 1
    if seat != SPECTATOR and s.knows_age[seat] == 1:
        first += 1
    ages = num(s.ages_n) - 1 - CATASTROPHES_TO_THE_END
    for pile in range(CATASTROPHES_TO_THE_END):
        low = max(first, 1 + pile_start(ages, pile) + pile)
        high = min(num(s.ages_n), 1 + pile_start(ages, pile + 1) + pile + 1)
        for i in range(low + 1, high):
            for j in range(i, low, -1):
                card = num(s.ages[j])
                if card < num(s.ages[j - 1]):
                    s.ages[j] = s.ages[j - 1]
                    s.ages[j - 1] = card


register_outcome(STATE, Outcome(standing, settle, COMFORTABLE_LEAD))
