"""How Doomlings is counted: which events tell of cards, and what lies in a pile at the end."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings.happenings import Happening
from endling.games.doomlings.scoring import card_points
from endling.games.doomlings.state import STATE, pile_of
from endling.kernel.census import Census, register_census, roles
from endling.kernel.jit import rule
from endling.kernel.numbers import num

ROLES = roles(
    drawn=(Happening.DEAL, Happening.DRAW),
    played=(Happening.PLAY, Happening.REACT),
    met=(Happening.REVEAL,),
    turn=(Happening.TURN,),
)


@rule
def points(s: Any, seat: int) -> int:
    """The points of a seat, without what a tie-break adds."""
    return num(s.points[seat])


@rule
def ending(s: Any) -> int:
    """The catastrophe that supplied the World's End effect."""
    return num(s.worlds_end)


register_census(STATE, Census(ROLES, pile_of, points, card_points, ending))
