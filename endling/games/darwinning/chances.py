"""What somebody could play to the trick: combinations from the hand, with two players also with
cards of the display."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import tables as t
from endling.games.darwinning.board import CHANCES
from endling.games.darwinning.combinations import (
    THREE,
    can_complete,
    of_four,
    of_three,
    of_two,
    rank_of,
    strength_of,
    strongest_with,
    sum_of,
)
from endling.games.darwinning.playing import least_strength
from endling.games.darwinning.state import (
    hand_of,
    has_dummy,
    on_display,
    picked_by,
    played_by,
)
from endling.kernel.cardset import (
    CardSet,
    both,
    count,
    either,
    is_empty,
    lowest,
    nth,
    with_card,
    without,
    without_card,
)
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD


@rule
def _own_cards(s: Any, viewer: int) -> CardSet:
    """The cards of whoever still has to play to the trick."""
    is_over = viewer < 0 or num(s.leader) < 0 or s.over == 1
    if is_over or not is_empty(played_by(s, viewer)):
        return t.EMPTY
    return either(hand_of(s, viewer), picked_by(s, viewer))


@rule
def _strength_to_beat(s: Any) -> int:
    """The best combination so far; before two declare, the most that the leader's cards can be."""
    best, leader = num(s.best), num(s.leader)
    if best >= 0:
        return num(s.strength[best])
    if not has_dummy(s) or leader < 0 or is_empty(played_by(s, leader)):
        return 0
    return strongest_with(s, played_by(s, leader), on_display(s))


@rule
def combination_to_beat(s: Any, viewer: int) -> int:
    """The kind of what has to be beaten."""
    return rank_of(_strength_to_beat(s))


@rule
def sum_to_beat(s: Any, viewer: int) -> int:
    """The sum of what has to be beaten."""
    return sum_of(_strength_to_beat(s))


@rule
def write_beating(s: Any, viewer: int, row: Any, at: int) -> int:
    """Cards of the hand that are part of something that beats what has to be beaten."""
    own, n, least = _own_cards(s, viewer), 0, _strength_to_beat(s)
    left = own
    while least > 0 and not is_empty(left):
        card = lowest(left)
        left = without_card(left, card)
        alone, others = with_card(t.EMPTY, card), either(without_card(own, card), on_display(s))
        if strength_of(s, alone) >= least or can_complete(s, alone, others, least):
            row[at + n] = card
            n += 1
    return n


@rule
def write_chances(s: Any, viewer: int, row: Any, at: int) -> int:
    """One of each strength, made of all cards picked and others; single cards if one is enough."""
    own = _own_cards(s, viewer)
    if is_empty(own):
        return 0
    cards, least, n = either(own, on_display(s)), least_strength(s, viewer), 0
    size = count(cards)
    for i in range(size):
        a = nth(cards, i)
        one = with_card(t.EMPTY, a)
        if least > 0:
            n = _offer(s, viewer, one, strength_of(s, one), least, row, at, n)
        for j in range(i + 1, size):
            b = nth(cards, j)
            two = with_card(one, b)
            n = _offer(s, viewer, two, of_two(s, a, b), least, row, at, n)
            for k in range(j + 1, size):
                c = nth(cards, k)
                three, strength = with_card(two, c), of_three(s, a, b, c)
                n = _offer(s, viewer, three, strength, least, row, at, n)
                for m in range(k + 1, size if rank_of(strength) == THREE else 0):
                    d = nth(cards, m)
                    four = with_card(three, d)
                    n = _offer(s, viewer, four, of_four(s, a, b, c, d), least, row, at, n)
    return n


@rule
def _offer(
    s: Any, viewer: int, cards: CardSet, strength: int, least: int, row: Any, at: int, n: int
) -> int:
    """Write a combination down, unless it is too weak or there is one like it."""
    if strength < max(least, 1) or n == CHANCES:
        return n
    own = both(cards, either(hand_of(s, viewer), picked_by(s, viewer)))
    if is_empty(own) or not is_empty(without(picked_by(s, viewer), cards)):
        return n
    for i in range(n):
        if num(row[at + i]) == rank_of(strength) and num(row[at + CHANCES + i]) == sum_of(strength):
            return n
    row[at + n] = rank_of(strength)
    row[at + CHANCES + n] = sum_of(strength)
    for i in range(t.MOST_TOGETHER):
        card = nth(cards, i) if i < count(cards) else NO_CARD
        row[at + (2 + i) * CHANCES + n] = card
    return n + 1
