"""What if cards were others: numbers on animals that are not as printed, and cards left out.

Nothing is compiled for such a table: the few changes lie in the record.
"""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import tables as t
from endling.kernel.cardset import CardSet, without_card
from endling.kernel.jit import rule
from endling.kernel.numbers import num

_NO_FACT, ATTACK, DEFENSE, TOKENS = range(4)
KIND, FACT, NUMBER = range(3)  # of a change


@rule
def _number_on(s: Any, fact: int, card: int, printed: int) -> int:
    for i in range(len(s.changes)):
        if num(s.changes[i, FACT]) == _NO_FACT:
            return printed
        if num(s.changes[i, FACT]) == fact and num(s.changes[i, KIND]) == num(t.KIND[card]):
            return num(s.changes[i, NUMBER])
    return printed


@rule
def attack_of(s: Any, card: int) -> int:
    """The attack value of an animal."""
    return _number_on(s, ATTACK, card, num(t.ATTACK[card]))


@rule
def defense_of(s: Any, card: int) -> int:
    """The points of defense of an animal, spent ones included."""
    return _number_on(s, DEFENSE, card, num(t.DEFENSE[card]))


@rule
def tokens_of(s: Any, card: int) -> int:
    """The tokens that an attack of an animal takes."""
    return _number_on(s, TOKENS, card, num(t.TOKENS[card]))


@rule
def can_attack(s: Any) -> int:
    """The animals that can attack, as bits."""
    found = t.CAN_ATTACK
    for i in range(len(s.changes)):
        fact = num(s.changes[i, FACT])
        if fact == _NO_FACT:
            return found
        if fact == ATTACK:
            alike = num(t.COPIES[num(s.changes[i, KIND])])
            found = found | alike if num(s.changes[i, NUMBER]) > 0 else found & ~alike
    return found


@rule
def cards_in_game(s: Any) -> CardSet:
    """All cards but those that are left out."""
    found = t.ALL
    if s.left_out != 0:
        for card in range(t.CARD_COUNT):
            if is_left_out(s, card):
                found = without_card(found, card)
    return found


@rule
def is_left_out(s: Any, card: int) -> bool:
    """Whether the table plays without this card."""
    return num(s.left_out) >> num(t.KIND[card]) & 1 == 1
