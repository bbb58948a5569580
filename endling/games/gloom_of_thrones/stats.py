"""How Gloom of Thrones is counted: which events tell of cards, and what lies there at the end."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones.event_types import EVENTS
from endling.games.gloom_of_thrones.scoring import points_of
from endling.games.gloom_of_thrones.stacks import top_of
from endling.games.gloom_of_thrones.state import family_of, is_dead, printed
from endling.games.gloom_of_thrones.tables import EMPTY
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import CardSet, with_card
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD
from endling.kernel.stats_hooks import Stats

_ROLES = EVENTS.roles


@rule
def role_of(s: Any, verb: int) -> int:
    """What events with this verb tell."""
    return num(_ROLES[verb])


@rule
def final_cards(s: Any, seat: int) -> CardSet:
    """The cards on the dead of a family."""
    found = EMPTY
    family = family_of(s, seat) & num(s.dead)
    while family != 0:
        lying = num(s.stack_top[lowest_bit(family)])
        family &= family - 1
        while lying > 0:
            found = with_card(found, lying - 1)
            lying = num(s.stack_under[lying - 1])
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


@rule
def ending_of(s: Any) -> int:
    """No card decides how the game ends."""
    return NO_CARD


STATS = Stats(role_of, final_cards, points_of, worth_of, ending_of)
