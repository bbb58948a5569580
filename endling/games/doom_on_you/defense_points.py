"""Points of defense: each is free, meant for an attacker, freed again, or spent for good.

A point that was freed because its attacker is gone serves no attack that was let through before
(D-34). The points of an animal are kept in order, so that equal situations are equal bytes.
"""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.changes import defense_of
from endling.games.doom_on_you.state import pile_of
from endling.kernel.bits import lowest_bit
from endling.kernel.jit import rule
from endling.kernel.numbers import num

FREE, FREED, SPENT = 0, 254, 255  # between them: the attacker that a point is meant for, plus one


@rule
def _end(s: Any, card: int) -> int:
    """Where the points of an animal end: it may have fewer than are printed."""
    return num(t.FIRST_POINT[card]) + defense_of(s, card)


@rule
def points_left(s: Any, card: int) -> int:
    """The points of an animal that are not spent."""
    return _count_others(s, card, SPENT)


@rule
def _count_others(s: Any, card: int, state: int) -> int:
    found = 0
    for point in range(num(t.FIRST_POINT[card]), _end(s, card)):
        found += 1 if num(s.guards[point]) != state else 0
    return found


@rule
def count_points(s: Any, card: int, state: int) -> int:
    """How many points of an animal are in this state."""
    return defense_of(s, card) - _count_others(s, card, state)


@rule
def usable_points(s: Any, card: int, with_freed: bool) -> int:
    """The points of an animal that can still be meant for an attacker."""
    freed = count_points(s, card, FREED) if with_freed else 0
    return count_points(s, card, FREE) + freed


@rule
def blockers(s: Any, seat: int, with_freed: bool) -> int:
    """The animals of a pile that have such points, as bits."""
    found, left = 0, pile_of(s, seat)
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        if usable_points(s, card, with_freed) > 0:
            found |= 1 << card
    return found


@rule
def all_usable_points(s: Any, seat: int, with_freed: bool) -> int:
    """The points of a whole pile that can still be meant for an attacker."""
    total, left = 0, pile_of(s, seat)
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        total += usable_points(s, card, with_freed)
    return total


@rule
def points_against(s: Any, attacker: int) -> int:
    """The points that are meant for an attacker."""
    found = 0
    for point in range(t.POINT_COUNT):
        found += 1 if num(s.guards[point]) == attacker + 1 else 0
    return found


@rule
def attacker_met_by(s: Any, card: int) -> int:
    """An attacker that some point of this animal is meant for, or -1."""
    for point in range(num(t.FIRST_POINT[card]), _end(s, card)):
        state = num(s.guards[point])
        if state != FREE and state < FREED:
            return state - 1
    return -1


@rule
def assign(s: Any, blocker: int, attacker: int, points: int, with_freed: bool) -> None:
    """So many points of an animal are meant for an attacker."""
    for point in range(num(t.FIRST_POINT[blocker]), _end(s, blocker)):
        state = num(s.guards[point])
        if points > 0 and (state == FREE or (with_freed and state == FREED)):
            s.guards[point] = attacker + 1
            points -= 1
    _tidy(s, blocker)


@rule
def release(s: Any, attacker: int) -> None:
    """The points that are meant for an attacker are free for others."""
    _become(s, attacker + 1, FREED)


@rule
def spend(s: Any, attacker: int) -> int:
    """The points that are meant for an attacker are used up; returns whose they were, as bits."""
    return _become(s, attacker + 1, SPENT)


@rule
def _become(s: Any, before: int, after: int) -> int:
    changed = 0
    for card in range(t.ANIMAL_COUNT):
        for point in range(num(t.FIRST_POINT[card]), _end(s, card)):
            if num(s.guards[point]) == before:
                s.guards[point] = after
                changed |= 1 << card
        if changed >> card & 1 == 1:
            _tidy(s, card)
    return changed


@rule
def refresh(s: Any, card: int) -> None:
    """An animal is at full points again."""
    for point in range(num(t.FIRST_POINT[card]), _end(s, card)):
        s.guards[point] = FREE


@rule
def wear_out(s: Any, card: int, points: int) -> None:
    """So many points of an animal are spent, and all others free."""
    refresh(s, card)
    last = _end(s, card) - 1
    for i in range(points):
        s.guards[last - i] = SPENT


@rule
def forget_freed(s: Any, seat: int) -> None:
    """A defense is over: freed points of a pile are free."""
    left = pile_of(s, seat)
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        for point in range(num(t.FIRST_POINT[card]), _end(s, card)):
            if num(s.guards[point]) == FREED:
                s.guards[point] = FREE
        _tidy(s, card)


@rule
def _tidy(s: Any, card: int) -> None:
    """In ascending order: spent points come last."""
    first, end = num(t.FIRST_POINT[card]), _end(s, card)
    for _ in range(first + 1, end):
        for point in range(first + 1, end):
            before, state = num(s.guards[point - 1]), num(s.guards[point])
            if before > state:
                s.guards[point - 1] = state
                s.guards[point] = before
