"""What looks best at once in Doomlings: points in the own pile, none given away."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import tables as t
from endling.games.doomlings.prompts import Prompt
from endling.games.doomlings.scoring import card_points
from endling.games.doomlings.state import STATE
from endling.kernel.actions import CARD
from endling.kernel.greedy import register_appeal
from endling.kernel.jit import rule
from endling.kernel.numbers import num


def _mask(*prompts: Prompt) -> int:
    return sum(1 << prompt for prompt in prompts)


# Questions whose answer brings a trait, and those whose answer costs one. Whatever else is asked
# (a colour, a player, yes or no), all answers appeal alike.
BRINGS = _mask(
    Prompt.PLAY,
    Prompt.PLAY_ANOTHER,
    Prompt.PLAY_EXTRA,
    Prompt.REACT,
    Prompt.LATE,
    Prompt.STEAL,
    Prompt.SWAP_OTHER,
    Prompt.DISCARD_THEIRS,
    Prompt.TAKE,
    Prompt.PLAY_DISCARDED,
    Prompt.KEEP,
)
COSTS = _mask(
    Prompt.STABILIZE,
    Prompt.DISCARD,
    Prompt.DISCARD_MORE,
    Prompt.PAY_DISCARD,
    Prompt.PAY_GIVE,
    Prompt.RETURN,
    Prompt.SWAP_OWN,
    Prompt.GIVE_TRAIT,
    Prompt.GIVE_CARD,
    Prompt.DISCARD_TRAIT,
    Prompt.SHOW,
    Prompt.SHED,
    Prompt.PASS_LEFT,
    Prompt.PASS_RIGHT,
)


@rule
def appeal(s: Any, action: int) -> int:
    """What the trait would be worth in the pile of whoever decides, or minus that."""
    card = action - CARD
    if card < 0 or card >= t.TRAIT_COUNT:
        return 0
    prompt = num(s.prompt)
    if (BRINGS >> prompt) & 1 == 1:
        return card_points(s, num(s.actor), card)
    if (COSTS >> prompt) & 1 == 1:
        return -card_points(s, num(s.actor), card)
    return 0


register_appeal(STATE, appeal)
