"""What becomes of promises: nothing enforces one, but everybody sees whether it was kept."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.board import BROKEN, DEALS_SHOWN, KEPT, PENDING
from endling.kernel.jit import rule
from endling.kernel.numbers import num

TAKER, PROMISE, ROUND, STATE = 1, 3, 4, 5  # of a deal that is written down
SPARE, JOIN = int(v.Promise.SPARE), int(v.Promise.JOIN)
STAY_OUT, HELP = int(v.Promise.STAY_OUT), int(v.Promise.HELP)


@rule
def note_attack(s: Any, owner: int, target: int) -> None:
    """An attack breaks the promise to spare somebody, and is what was promised if on the target."""
    for i in range(DEALS_SHOWN):
        if _is_pending(s, i) and num(s.deals[i, TAKER]) == owner:
            promise, giver = num(s.deals[i, PROMISE]), num(s.deals[i, 0]) - 1
            if promise == SPARE and giver == target:
                s.deals[i, STATE] = BROKEN
            elif promise == JOIN and target == num(s.target):
                s.deals[i, STATE] = KEPT


@rule
def note_battle_card(s: Any, seat: int) -> None:
    """A battle card is no staying out; whether it helps is not for us to say, but it was tried."""
    for i in range(DEALS_SHOWN):
        if _is_pending(s, i) and num(s.deals[i, TAKER]) == seat:
            promise = num(s.deals[i, PROMISE])
            if promise == STAY_OUT:
                s.deals[i, STATE] = BROKEN
            elif promise == HELP:
                s.deals[i, STATE] = KEPT


@rule
def settle_turn(s: Any) -> None:
    """What was promised for a turn ends with it."""
    for i in range(DEALS_SHOWN):
        if _is_pending(s, i):
            promise = num(s.deals[i, PROMISE])
            if promise == STAY_OUT:
                s.deals[i, STATE] = KEPT
            elif promise == JOIN or promise == HELP:
                s.deals[i, STATE] = BROKEN


@rule
def settle_round(s: Any) -> None:
    """Whoever was to be spared in a round was spared."""
    for i in range(DEALS_SHOWN):
        if _is_pending(s, i) and num(s.deals[i, PROMISE]) == SPARE:
            s.deals[i, STATE] = KEPT


@rule
def promises_broken(s: Any, seat: int) -> int:
    """How many promises a seat has broken lately: in this round or the one before."""
    found = 0
    for i in range(DEALS_SHOWN):
        is_recent = num(s.deals[i, ROUND]) + 1 >= num(s.round_number)
        is_own = num(s.deals[i, 0]) > 0 and num(s.deals[i, TAKER]) == seat
        if is_own and is_recent and num(s.deals[i, STATE]) == BROKEN:
            found += 1
    return found


@rule
def _is_pending(s: Any, i: int) -> bool:
    return num(s.deals[i, 0]) > 0 and num(s.deals[i, STATE]) == PENDING
