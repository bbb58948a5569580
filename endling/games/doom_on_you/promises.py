"""What becomes of promises: nothing enforces one, but everybody sees whether it was kept.

A promise that there was no chance to keep has lapsed. Whether there was one is judged by what all
can see: who was asked to attack, and who had cards at all.
"""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.board import BROKEN, DEALS_SHOWN, KEPT, LAPSED, OVERDUE, PENDING
from endling.kernel.jit import rule
from endling.kernel.numbers import num

TAKER, PROMISE, ROUND, STATE = 1, 3, 4, 5  # of a deal that is written down
SPARE, JOIN = int(v.Promise.SPARE), int(v.Promise.JOIN)
STAY_OUT, HELP = int(v.Promise.STAY_OUT), int(v.Promise.HELP)


@rule
def note_attack(s: Any, owner: int, target: int) -> None:
    """An attack breaks the promise to spare somebody, and is what was promised if on the target."""
    for i in range(DEALS_SHOWN):
        if _is_open(s, i) and num(s.deals[i, TAKER]) == owner:
            promise, giver = num(s.deals[i, PROMISE]), num(s.deals[i, 0]) - 1
            if promise == SPARE and giver == target:
                s.deals[i, STATE] = BROKEN
            elif promise == JOIN and target == num(s.target):
                s.deals[i, STATE] = KEPT


@rule
def note_holding_back(s: Any, seat: int) -> None:
    """Whoever does not attack when asked could have joined, and may still do so later."""
    for i in range(DEALS_SHOWN):
        if _is_open(s, i) and num(s.deals[i, TAKER]) == seat and num(s.deals[i, PROMISE]) == JOIN:
            s.deals[i, STATE] = OVERDUE


@rule
def note_battle_card(s: Any, seat: int) -> None:
    """A battle card is no staying out; whether it helps is not for us to say, but it was tried."""
    for i in range(DEALS_SHOWN):
        if _is_open(s, i) and num(s.deals[i, TAKER]) == seat:
            promise = num(s.deals[i, PROMISE])
            if promise == STAY_OUT:
                s.deals[i, STATE] = BROKEN
            elif promise == HELP:
                s.deals[i, STATE] = KEPT


@rule
def settle_turn(s: Any) -> None:
    """What was promised for a turn ends with it."""
    for i in range(DEALS_SHOWN):
        if _is_open(s, i):
            promise = num(s.deals[i, PROMISE])
            if promise == STAY_OUT:
                s.deals[i, STATE] = KEPT
            elif promise == JOIN:
                s.deals[i, STATE] = BROKEN if num(s.deals[i, STATE]) == OVERDUE else LAPSED
            elif promise == HELP:
                s.deals[i, STATE] = BROKEN if _could_help(s, num(s.deals[i, TAKER])) else LAPSED


@rule
def _could_help(s: Any, seat: int) -> bool:
    """Whether there was an attack to help against, and a card left to do so."""
    return num(s.numbers) > 0 and num(s.hand_n[seat]) > 0


@rule
def settle_round(s: Any) -> None:
    """Whoever was to be spared in a round was spared."""
    for i in range(DEALS_SHOWN):
        if _is_open(s, i) and num(s.deals[i, PROMISE]) == SPARE:
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
def _is_open(s: Any, i: int) -> bool:
    state = num(s.deals[i, STATE])
    return num(s.deals[i, 0]) > 0 and (state == PENDING or state == OVERDUE)
