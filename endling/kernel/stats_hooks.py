"""How a game is counted: what it says about its events and its end.

Nothing is counted inside the rules. `counting.py` and the programs for graphics processors read
what happened (`event_stats.py`) and the state at the end (`game_stats.py`). A game says how to read
both (`register_stats`):

| part | what it is |
|---|---|
| `role_of(s, verb)` | what events tell: a card drawn, played or met by all, a turn begun |
| `final_cards(s, seat)` | the cards that count for a seat at the end |
| `points_of(s, seat)` | its points |
| `worth_of(s, seat, card)` | what one of those cards gave it |
| `ending_of(s)` | the card that decided how the game ended, NO_CARD if none does |
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from endling.kernel.cardset import CardSet
from endling.kernel.hooks import Hooks

# What an event tells. The last two bits of a role say where it is noted (`event_stats.py`).
DRAWN, PLAYED, MET, TURN_BEGAN = range(4)
NOTHING = 7


@dataclass(frozen=True)
class Stats:
    """How a game is counted."""

    role_of: Callable[[Any, int], int]
    final_cards: Callable[[Any, int], CardSet]
    points_of: Callable[[Any, int], int]
    worth_of: Callable[[Any, int, int], int]
    ending_of: Callable[[Any], int]


_STATS = Hooks[Stats]()
register_stats = _STATS.register
is_counted = _STATS.knows

role_of = _STATS.hook(lambda stats: stats.role_of)
final_cards = _STATS.hook(lambda stats: stats.final_cards)
points_of = _STATS.hook(lambda stats: stats.points_of)
worth_of = _STATS.hook(lambda stats: stats.worth_of)
ending_of = _STATS.hook(lambda stats: stats.ending_of)
