"""What cards form together, and what can still become of them.

The strength of a combination is one number: the rank, and below it the sum of the values. Whoever
plays later beats what is not stronger. 0 is what forms nothing.
"""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import tables as t
from endling.games.darwinning.changes import value_of
from endling.games.darwinning.places import is_joker
from endling.games.darwinning.vocabulary import Combination
from endling.kernel.cardset import (
    CardSet,
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

RANK = 64  # strength = RANK x rank + sum
assert t.MOST_TOGETHER * t.MOST_VALUE < RANK
SINGLE = int(Combination.SINGLE)
PAIR = int(Combination.PAIR)
FLUSH = int(Combination.FLUSH)
STRAIGHT = int(Combination.STRAIGHT)
THREE = int(Combination.THREE_OF_A_KIND)
STRAIGHT_FLUSH = int(Combination.STRAIGHT_FLUSH)
FOUR = int(Combination.FOUR_OF_A_KIND)


@rule
def rank_of(strength: int) -> int:
    """The kind of combination."""
    return strength // RANK


@rule
def sum_of(strength: int) -> int:
    """The sum of the values."""
    return strength % RANK


@rule
def of_two(s: Any, a: int, b: int) -> int:
    """The strength of two cards."""
    return RANK * PAIR + 2 * value_of(s, a) if value_of(s, a) == value_of(s, b) else 0


@rule
def of_three(s: Any, a: int, b: int, c: int) -> int:
    """The strength of three cards; jokers have the suit that makes most of them."""
    x, y, z = value_of(s, a), value_of(s, b), value_of(s, c)
    total = x + y + z
    if x == y and y == z:
        return RANK * THREE + total
    is_straight = x != y and y != z and x != z and max(x, y, z) - min(x, y, z) == 2
    if _share_suit(a, b) and _share_suit(b, c) and _share_suit(a, c):
        return RANK * (STRAIGHT_FLUSH if is_straight else FLUSH) + total
    return RANK * STRAIGHT + total if is_straight else 0


@rule
def _share_suit(a: int, b: int) -> bool:
    x, y = num(t.SUIT[a]), num(t.SUIT[b])
    return x == y or x == t.ANY_SUIT or y == t.ANY_SUIT


@rule
def of_four(s: Any, a: int, b: int, c: int, d: int) -> int:
    """The strength of four cards."""
    x = value_of(s, a)
    is_one_value = x == value_of(s, b) and x == value_of(s, c) and x == value_of(s, d)
    return RANK * FOUR + 4 * x if is_one_value else 0


@rule
def strength_of(s: Any, cards: CardSet) -> int:
    """The strength of a set of cards, as strong as they can be."""
    n = count(cards)
    if n == 1:
        return RANK * SINGLE + value_of(s, lowest(cards))
    if n == 2:
        return of_two(s, nth(cards, 0), nth(cards, 1))
    if n == 3:
        return of_three(s, nth(cards, 0), nth(cards, 1), nth(cards, 2))
    if n == t.MOST_TOGETHER:
        return of_four(s, nth(cards, 0), nth(cards, 1), nth(cards, 2), nth(cards, 3))
    return 0


@rule
def strongest_with(s: Any, cards: CardSet, display: CardSet) -> int:
    """The most that cards can be, alone or with some of the display."""
    size, most = count(display), 0
    for chosen in range(1 << size):
        together = cards
        for i in range(size):
            if chosen >> i & 1 == 1:
                together = with_card(together, nth(display, i))
        most = max(most, strength_of(s, together))
    return most


@rule
def weaker_by_joker(cards: CardSet, strength: int) -> int:
    """What the cards are if a joker among them is named as another suit; 0 if that is nothing.

    Only a straight flush becomes something else: a straight.
    """
    if rank_of(strength) != STRAIGHT_FLUSH or not is_joker(joker_in(cards)):
        return 0
    return RANK * STRAIGHT + sum_of(strength)


@rule
def joker_in(cards: CardSet) -> int:
    """The joker of a combination if it has one: jokers have the largest numbers."""
    return nth(cards, count(cards) - 1)


# --- Card by card ---------------------------------------------------------------------------------


@rule
def can_complete(s: Any, cards: CardSet, more: CardSet, least: int) -> bool:
    """Whether the cards, alone or with some of the others, form something strong enough."""
    if count(cards) > 1 and strength_of(s, cards) >= max(least, 1):
        return True
    n = count(cards)
    if n == 2:
        return _third(s, cards, more, least) or _fourth(s, cards, more, least)
    if n == 3:
        return _fourth(s, cards, more, least)
    if n != 1:
        return False
    left = more
    while not is_empty(left):
        card = lowest(left)
        left = without_card(left, card)
        two = with_card(cards, card)
        if strength_of(s, two) >= max(least, 1) or _third(s, two, left, least):
            return True
    return _fourth(s, cards, more, least)


@rule
def _third(s: Any, two: CardSet, more: CardSet, least: int) -> bool:
    a, b = nth(two, 0), nth(two, 1)
    while not is_empty(more):
        card = lowest(more)
        more = without_card(more, card)
        if of_three(s, a, b, card) >= max(least, 1):
            return True
    return False


@rule
def _fourth(s: Any, cards: CardSet, more: CardSet, least: int) -> bool:
    """Whether there are enough of one value for four of a kind."""
    value = value_of(s, lowest(cards))
    if RANK * FOUR + 4 * value < least:
        return False
    together, same = either(cards, more), 0
    while not is_empty(cards):
        card = lowest(cards)
        cards = without_card(cards, card)
        if value_of(s, card) != value:
            return False
    while not is_empty(together):
        card = lowest(together)
        together = without_card(together, card)
        same += 1 if value_of(s, card) == value else 0
    return same >= t.MOST_TOGETHER


@rule
def extensions(s: Any, picked: CardSet, own: CardSet, shared: CardSet, least: int) -> CardSet:
    """The cards of the hand that can join those picked and still form something strong enough.

    The first card is always right: it can be played alone.
    """
    if is_empty(picked):
        return own
    found, left = t.EMPTY, own
    while not is_empty(left):
        card = lowest(left)
        left = without_card(left, card)
        more = either(without_card(own, card), shared)
        if can_complete(s, with_card(picked, card), more, least):
            found = with_card(found, card)
    return found


@rule
def can_stand(s: Any, cards: CardSet, display: CardSet, least: int) -> bool:
    """Whether the cards can be played as they are: alone, or with some of the display."""
    return count(cards) == 1 or can_complete(s, cards, display, least)


@rule
def joins(s: Any, declared: CardSet, own: CardSet, display: CardSet) -> CardSet:
    """The cards of the display that can still join a declaration."""
    found, left = t.EMPTY, without(display, declared)
    together = either(own, declared)
    while not is_empty(left):
        card = lowest(left)
        left = without_card(left, card)
        others = without_card(without(display, declared), card)
        if can_complete(s, with_card(together, card), others, 0):
            found = with_card(found, card)
    return found
