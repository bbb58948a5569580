"""How Gloom of Thrones is counted: which events tell of cards, and what lies there at the end."""

from __future__ import annotations

from typing import Any

from endling.board.counting import stats_of
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones.board import BOARD, PLACES
from endling.games.gloom_of_thrones.scoring import points_of
from endling.games.gloom_of_thrones.stacks import top_of
from endling.games.gloom_of_thrones.state import family_of, is_dead, printed
from endling.games.gloom_of_thrones.tables import EMPTY
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import CardSet, either
from endling.kernel.jit import rule
from endling.kernel.numbers import num

lying_on = PLACES.reader("stack")


@rule
def final_cards(s: Any, seat: int) -> CardSet:
    """The cards on the dead of a family."""
    found = EMPTY
    family = family_of(s, seat) & num(s.dead)
    while family != 0:
        found = either(found, lying_on(s, lowest_bit(family)))
        family &= family - 1
    return found


@rule
def worth_of(s: Any, seat: int, card: int) -> int:
    """The points of a card that are seen on the dead."""
    character = num(s.stack_on[card]) - 1 - t.FIRST_CHARACTER
    if character < 0 or not is_dead(s, character):
        return 0
    total = 0
    for slot in range(t.SLOTS):
        points = printed(s, card, slot)
        if points != t.CLEAR and _shows(s, character, card, slot):
            total += points
    return total


@rule
def _shows(s: Any, character: int, card: int, slot: int) -> bool:
    """Whether nothing on top of the card hides its points in this circle."""
    lying = top_of(s, character)
    while lying != card:
        if printed(s, lying, slot) != t.CLEAR:
            return False
        lying = num(s.stack_under[lying]) - 1
    return True


STATS = stats_of(BOARD, final_cards, points_of, worth_of)
