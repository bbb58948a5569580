"""Numbers on cards that differ from the printed ones: what if a card were another one?

Nothing is compiled for such a table: the few changes lie in the record.
"""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import tables as t
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.plain import is_plain

_NO_FACT, POINTS, FOOD_CHAIN, POPULATION, VALUE = range(5)
CARD, FACT, NUMBER = range(3)  # of a change


@rule
def _number_on(s: Any, fact: int, card: int, printed: int) -> int:
    if is_plain():
        return printed
    for i in range(len(s.changes)):
        if num(s.changes[i, FACT]) == _NO_FACT:
            return printed
        if num(s.changes[i, CARD]) == card and num(s.changes[i, FACT]) == fact:
            return num(s.changes[i, NUMBER])
    return printed


@rule
def value_of(s: Any, card: int) -> int:
    """The value of a card in tricks, whatever trait it is; a joker is a zero."""
    return _number_on(s, VALUE, card, num(t.VALUE[card]))


@rule
def trait_points_of(s: Any, card: int) -> int:
    """The points of a trait card."""
    return _number_on(s, POINTS, card, num(t.POINTS[card]))


@rule
def food_chain_of(s: Any, card: int) -> int:
    """The food-chain points of a card."""
    return _number_on(s, FOOD_CHAIN, card, num(t.FOOD_CHAIN[card]))


@rule
def population_of(s: Any, card: int) -> int:
    """The population that a card brings."""
    return _number_on(s, POPULATION, card, num(t.POPULATION[card]))


@rule
def start_space(s: Any, species: int) -> int:
    """The space on which a species starts."""
    return _number_on(s, FOOD_CHAIN, t.FIRST_SPECIES + species, num(t.START_SPACE[species]))


@rule
def start_population(s: Any, species: int) -> int:
    """The population with which a species starts."""
    return _number_on(s, POPULATION, t.FIRST_SPECIES + species, num(t.START_POPULATION[species]))
