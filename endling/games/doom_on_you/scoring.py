"""Who stands how: tokens count, and among those who are out, how long they lasted."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you.state import is_in, seats_in
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.winning import CANNOT_WIN

TOKEN = 10  # so that what is less than a token counts in an outlook
IN_THE_GAME = 100  # more than anybody who is out can have


@rule
def points_of(s: Any, seat: int) -> int:
    """The tokens of a seat."""
    return num(s.tokens[seat])


@rule
def standing(s: Any, seat: int) -> int:
    """Tokens of those who are in; later out is better (D-45). Nobody wins if all are out."""
    if seats_in(s) == 0:
        return CANNOT_WIN + num(s.out_at[seat])
    return IN_THE_GAME + TOKEN * num(s.tokens[seat]) if is_in(s, seat) else num(s.out_at[seat])
