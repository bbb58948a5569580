"""The food chain: a track with one species on a space."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import tables as t
from endling.games.darwinning.state import DUMMY, has_dummy
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def space_of(s: Any, who: int) -> int:
    """Where a seat's species or the dummy stands."""
    return num(s.dummy_space) if who == DUMMY else num(s.space[who])


@rule
def occupied(s: Any) -> int:
    """All spaces with a species on them, as bits."""
    found = 1 << num(s.dummy_space)
    for seat in range(num(s.players)):
        found |= 1 << num(s.space[seat])
    return found & ~1


@rule
def after_climbing(s: Any, start: int, points: int) -> int:
    """Where this many points lead: occupied spaces are jumped over, the rest is lost."""
    taken, at = occupied(s), start
    for _ in range(points):
        following = at + 1
        while following <= t.TRACK and taken >> following & 1 == 1:
            following += 1
        if following > t.TRACK:
            return at
        at = following
    return at


@rule
def after_improving(s: Any, seat: int, points: int) -> int:
    """Where a food-chain card takes a species: small animals get a point more."""
    start = num(s.space[seat])
    bonus = t.SMALL_ANIMAL_BONUS if start <= t.SMALL_ANIMALS else 0
    return after_climbing(s, start, points + bonus)


@rule
def write_order(s: Any) -> int:
    """Write down who comes after whom from the lowest space on; returns how many there are."""
    n = 0
    for space in range(1, t.TRACK + 1):
        for seat in range(num(s.players)):
            if num(s.space[seat]) == space:
                s.order[n] = seat
                n += 1
        if has_dummy(s) and num(s.dummy_space) == space:
            s.order[n] = DUMMY
            n += 1
    return n


@rule
def lowest_seat(s: Any) -> int:
    """The player lowest on the food chain; the dummy does not count."""
    found = 0
    for seat in range(num(s.players)):
        if num(s.space[seat]) < num(s.space[found]):
            found = seat
    return found


@rule
def are_neighbors(s: Any, one: int, other: int) -> bool:
    """Whether two species stand next to each other: space by space, or in order."""
    low = min(space_of(s, one), space_of(s, other))
    high = max(space_of(s, one), space_of(s, other))
    if s.by_rank == 0:
        return high - low == 1
    between = occupied(s) >> (low + 1) & ((1 << (high - low - 1)) - 1)
    return between == 0
