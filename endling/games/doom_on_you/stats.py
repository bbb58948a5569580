"""How Doom On You is counted: which events tell of cards, and what lies there at the end."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you.event_types import EVENTS
from endling.games.doom_on_you.scoring import points_of
from endling.games.doom_on_you.state import as_cards, pile_of
from endling.kernel.cardset import CardSet
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
    """The animals in front of a seat."""
    return as_cards(pile_of(s, seat))


@rule
def worth_of(s: Any, seat: int, card: int) -> int:
    """Cards count nothing by themselves."""
    return 0


@rule
def ending_of(s: Any) -> int:
    """No card decides how the game ends."""
    return NO_CARD


STATS = Stats(role_of, final_cards, points_of, worth_of, ending_of)
