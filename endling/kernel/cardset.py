"""Sets of cards as two words of bits.

A set is a pair of plain integers. A word carries 62 cards, so that no bit ever reaches the sign and
Python's and the machine's integers agree on every operation.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from endling.kernel.bits import bits, lowest_bit
from endling.kernel.jit import rule

WORD = 62
WORDS = 2
CAPACITY = WORD * WORDS
EMPTY = (0, 0)
CardSet = tuple[int, int]


def card_set(cards: list[int]) -> CardSet:
    """The set of these cards, for tables that are built when a game is declared."""
    words = [0, 0]
    for card in cards:
        words[card // WORD] |= 1 << (card % WORD)
    return words[0], words[1]


def cards_in(words: Iterable[Any]) -> list[int]:
    """The cards of a set as a record or a pair has it, in ascending order."""
    return [
        first * WORD + bit
        for first, word in enumerate(words)
        for bit in range(WORD)
        if int(word) >> bit & 1
    ]


@rule
def one(card: int) -> CardSet:
    """The set with just this card."""
    if card < WORD:
        return 1 << card, 0
    return 0, 1 << (card - WORD)


@rule
def both(a: CardSet, b: CardSet) -> CardSet:
    """Cards in both sets."""
    return a[0] & b[0], a[1] & b[1]


@rule
def either(a: CardSet, b: CardSet) -> CardSet:
    """Cards in one set or the other."""
    return a[0] | b[0], a[1] | b[1]


@rule
def without(a: CardSet, b: CardSet) -> CardSet:
    """Cards of the first set that are not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1]


@rule
def has(a: CardSet, card: int) -> bool:
    """Whether the set holds this card."""
    if card < WORD:
        return (a[0] >> card) & 1 == 1
    return (a[1] >> (card - WORD)) & 1 == 1


@rule
def is_empty(a: CardSet) -> bool:
    """Whether the set holds no card."""
    return a[0] | a[1] == 0


@rule
def count(a: CardSet) -> int:
    """How many cards the set holds."""
    return bits(a[0]) + bits(a[1])


@rule
def lowest(a: CardSet) -> int:
    """The card with the smallest number; the set must not be empty."""
    if a[0] != 0:
        return lowest_bit(a[0])
    return WORD + lowest_bit(a[1])


@rule
def nth(a: CardSet, index: int) -> int:
    """The card with the given rank in the order of card numbers."""
    word = a[0]
    base = 0
    first = bits(word)
    if index >= first:
        index -= first
        word = a[1]
        base = WORD
    for _ in range(index):
        word &= word - 1
    return base + lowest_bit(word)
