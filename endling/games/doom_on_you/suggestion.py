"""A defense to start from: what saves most tokens, by animals that are missed least."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you.attacks import (
    OPEN,
    OPEN_AGAIN,
    level_of,
    plan_of,
    target_of,
)
from endling.games.doom_on_you.board import SUGGESTED
from endling.games.doom_on_you.changes import attack_of, tokens_of
from endling.games.doom_on_you.defense_points import (
    all_usable_points,
    points_against,
    points_left,
    usable_points,
)
from endling.games.doom_on_you.evaluation import animal_value
from endling.games.doom_on_you.state import is_in, pile_of
from endling.kernel.bits import lowest_bit
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

_ENOUGH, _SURVIVES = 2000, 1000  # one animal can do it alone; it does not die of it
_POINT = 100


@rule
def write_suggestion(s: Any, viewer: int, row: Any, at: int) -> int:
    """For whoever plans a defense, and for all who only look on: it follows from what lies open."""
    seat = num(s.actor)
    if num(s.prompt) != ask_for.DEFEND or (viewer >= 0 and viewer != seat and is_in(s, viewer)):
        return 0
    chosen, n = _worth_blocking(s, seat), 0
    for i in range(num(s.attacks_n)):
        attacker = num(s.attacks[i])
        if chosen >> attacker & 1 == 1:
            n = _block(s, seat, attacker, row, at, n)
    return n


@rule
def _is_in_question(s: Any, seat: int, attacker: int) -> bool:
    plan = plan_of(s, attacker)
    is_open = plan == OPEN or plan == OPEN_AGAIN
    same_level = level_of(s, attacker) == level_of(s, num(s.cause))
    return is_open and same_level and target_of(s, attacker) == seat


@rule
def _missing(s: Any, attacker: int) -> int:
    return attack_of(s, attacker) - points_against(s, attacker)


@rule
def _worth_blocking(s: Any, seat: int) -> int:
    """The attackers to block, as bits: those first that take most tokens for each point."""
    chosen, left = 0, all_usable_points(s, seat, True)
    while True:
        best = NO_CARD
        for i in range(num(s.attacks_n)):
            card = num(s.attacks[i])
            is_new = chosen >> card & 1 == 0 and _is_in_question(s, seat, card)
            if is_new and _missing(s, card) <= left:
                if best == NO_CARD or _saves_more(s, card, best):
                    best = card
        if best == NO_CARD:
            return chosen
        chosen |= 1 << best
        left -= _missing(s, best)


@rule
def _saves_more(s: Any, card: int, other: int) -> bool:
    one = tokens_of(s, card) * _missing(s, other)
    return one > tokens_of(s, other) * _missing(s, card)


@rule
def _block(s: Any, seat: int, attacker: int, row: Any, at: int, n: int) -> int:
    """Animals take their part one after the other; what cannot be met is let through."""
    first, missing = n, _missing(s, attacker)
    with_freed = plan_of(s, attacker) == OPEN
    while missing > 0:
        blocker = _best_blocker(s, seat, missing, with_freed, row, at, n)
        if blocker == NO_CARD:
            return first
        points = min(missing, _free(s, blocker, with_freed, row, at, n))
        row[at + n], row[at + SUGGESTED + n] = attacker, blocker
        row[at + 2 * SUGGESTED + n] = points
        row[at + 3 * SUGGESTED + n], row[at + 4 * SUGGESTED + n] = attacker, blocker
        missing -= points
        n += 1
    return n


@rule
def _best_blocker(
    s: Any, seat: int, missing: int, with_freed: bool, row: Any, at: int, n: int
) -> int:
    best, most, pile = NO_CARD, 0, pile_of(s, seat)
    while pile != 0:
        card = lowest_bit(pile)
        pile &= pile - 1
        free = _free(s, card, with_freed, row, at, n)
        if free > 0 and n < SUGGESTED:
            value = _POINT * free - animal_value(s, card)
            if free >= missing:
                survives = points_left(s, card) - _planned(card, row, at, n) > missing
                value = _ENOUGH - animal_value(s, card) + (_SURVIVES if survives else 0)
            if best == NO_CARD or value > most:
                best, most = card, value
    return best


@rule
def _free(s: Any, card: int, with_freed: bool, row: Any, at: int, n: int) -> int:
    return usable_points(s, card, with_freed) - _planned(card, row, at, n)


@rule
def _planned(card: int, row: Any, at: int, n: int) -> int:
    """The points of an animal that are suggested already."""
    found = 0
    for i in range(n):
        if num(row[at + SUGGESTED + i]) == card:
            found += num(row[at + 2 * SUGGESTED + i])
    return found
