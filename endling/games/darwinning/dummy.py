"""The species without a player, in games of two."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import event_types as h
from endling.games.darwinning import tables as t
from endling.games.darwinning.changes import food_chain_of
from endling.games.darwinning.state import declared_by, on_display
from endling.games.darwinning.track import after_climbing
from endling.kernel.cardset import is_empty, lowest, without_card
from endling.kernel.events import OF_NOBODY, note_number
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD


@rule
def enter_food_chain(s: Any) -> None:
    """Midway between the players; where that is no space, nearer to the lower one."""
    low = min(num(s.space[0]), num(s.space[1]))
    high = max(num(s.space[0]), num(s.space[1]))
    s.dummy_space = high + 1 if high - low == 1 else (low + high) // 2
    note_number(s, h.DUMMY, OF_NOBODY, t.DUMMY_CARD, num(s.dummy_space))


@rule
def climb_if_unused(s: Any) -> None:
    """If nobody used the display, the dummy climbs by all its food-chain points."""
    if not is_empty(declared_by(s, 0)) or not is_empty(declared_by(s, 1)):
        return
    points, left = 0, on_display(s)
    while not is_empty(left):
        card = lowest(left)
        left = without_card(left, card)
        points += food_chain_of(s, card)
    reached = after_climbing(s, num(s.dummy_space), points)
    if reached != num(s.dummy_space):
        s.dummy_space = reached
        note_number(s, h.DUMMY_CLIMBS, OF_NOBODY, NO_CARD, reached)
