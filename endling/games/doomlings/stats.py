"""How Doomlings is counted: which events tell of cards, and what lies in a pile at the end."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings.event_types import EVENTS
from endling.games.doomlings.scoring import card_points, shown_points
from endling.games.doomlings.state import pile_of
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.stats_hooks import Stats

_ROLES = EVENTS.roles


@rule
def role_of(s: Any, verb: int) -> int:
    """What events with this verb tell."""
    return num(_ROLES[verb])


@rule
def ending_of(s: Any) -> int:
    """The catastrophe that supplied the World's End effect."""
    return num(s.worlds_end)


STATS = Stats(role_of, pile_of, shown_points, card_points, ending_of)
