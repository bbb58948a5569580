"""Marks that change turns to come, and further actions in this one."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import event_types as h
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.places import say
from endling.kernel.events import note_number
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def mark(s: Any, effect: int, seat: int, card: int) -> None:
    """A player is marked, or has more actions. Free plays are granted later."""
    n = num(t.COUNT[card])
    if effect == work.SKIP_NEXT_DRAW:
        s.skip_draw[seat] = num(s.skip_draw[seat]) + 1
        say(s, h.WILL_SKIP_DRAW, seat, card)
    elif effect == work.SKIP_TURN:
        s.skip_turn[seat] = num(s.skip_turn[seat]) + 1
        say(s, h.WILL_MISS_TURN, seat, card)
    elif effect == work.LOSE_ACTIONS:
        s.lose_actions[seat] = num(s.lose_actions[seat]) + n
        note_number(s, h.WILL_LOSE_ACTIONS, seat, card, n)
    elif effect == work.EXTRA_ACTIONS:
        s.extra = num(s.extra) + n
        note_number(s, h.EXTRA_ACTIONS, seat, card, n)
