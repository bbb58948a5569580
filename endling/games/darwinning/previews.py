"""What would become of species if a card were used in one of its ways.

The actor's species is changed for a moment, as the improvement would change it, and changed back.
"""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import tables as t
from endling.games.darwinning import words as w
from endling.games.darwinning.board import PREVIEWS
from endling.games.darwinning.changes import food_chain_of, population_of
from endling.games.darwinning.forecast import expected_bites, expected_food, population_after
from endling.games.darwinning.improving import new_places, ways
from endling.games.darwinning.prey import card_of, why_not_eat
from endling.games.darwinning.state import DUMMY
from endling.games.darwinning.survival import bite_limit, species_count
from endling.games.darwinning.track import after_improving
from endling.games.darwinning.traits import first_space, spaces_for, trait_of, trait_on_space
from endling.kernel.actions import CARD, is_legal
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import is_empty, lowest, without_card
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

# What is written of a use: the prospects of species, or who could then eat whom.
_PROSPECTS, _HUNTS = range(2)


@rule
def write_previews(s: Any, viewer: int, row: Any, at: int) -> int:
    """What would become of every species that a use changes."""
    return _every_use(s, viewer, _PROSPECTS, row, at)


@rule
def write_hunts(s: Any, viewer: int, row: Any, at: int) -> int:
    """Who could then eat whom, or no longer, and why not: whatever a use changes."""
    return _every_use(s, viewer, _HUNTS, row, at)


@rule
def _every_use(s: Any, viewer: int, what: int, row: Any, at: int) -> int:
    """Every way to use the card in question, or each of those that can be chosen."""
    prompt = num(s.prompt)
    if viewer < 0 or num(s.actor) != viewer:
        return 0
    if prompt == ask_for.USE:
        card = num(s.cause)
        return _all_ways(s, viewer, card, ways(s, viewer, card), what, row, at, 0)
    if prompt == ask_for.SETTLE:
        return _settling(s, viewer, num(s.cause), what, row, at, 0)
    if prompt == ask_for.LAY or prompt == ask_for.TRANSFORM:
        return _laying(s, viewer, num(s.cause), what, row, at, 0)
    if prompt == ask_for.PICK:
        return _unlike_uses(s, viewer, what, row, at)
    n = 0
    if prompt == ask_for.IMPROVE:
        for card in range(t.FIRST_DECK_CARD, t.FIRST_SPACE):
            if is_legal(s, CARD + card):
                n = _all_ways(s, viewer, card, ways(s, viewer, card), what, row, at, n)
    return n


@rule
def _unlike_uses(s: Any, seat: int, what: int, row: Any, at: int) -> int:
    """Of all discards: what several are good for alike is written of the first of them."""
    n, climbs, grows, places, traits = 0, 0, 0, 0, 0
    for card in range(t.FIRST_DECK_CARD, t.FIRST_SPACE):
        if is_legal(s, CARD + card):
            found = ways(s, seat, card)
            if climbs >> food_chain_of(s, card) & 1 == 1:
                found &= ~(1 << w.FOOD_CHAIN)
            if grows >> population_of(s, card) & 1 == 1:
                found &= ~(1 << w.POPULATION)
            if new_places(s, seat, card) & ~places == 0:
                found &= ~(1 << w.ENVIRONMENT)
            if traits >> trait_of(card) & 1 == 1:
                found &= ~(1 << w.TRAIT)
            n = _all_ways(s, seat, card, found, what, row, at, n)
            climbs |= 1 << food_chain_of(s, card)
            grows |= 1 << population_of(s, card)
            places |= new_places(s, seat, card)
            traits |= 1 << trait_of(card)
    return n


@rule
def _all_ways(
    s: Any, seat: int, card: int, found: int, what: int, row: Any, at: int, n: int
) -> int:
    """A trait is shown on the space where it would most likely go."""
    space, population = num(s.space[seat]), num(s.population[seat])
    settled, traits = num(s.settled_in[seat]), num(s.seen_traits[seat])
    if found >> w.FOOD_CHAIN & 1 == 1:
        above = after_improving(s, seat, food_chain_of(s, card))
        row[at + n], row[at + PREVIEWS + n] = card, w.FOOD_CHAIN - w.FOOD_CHAIN
        n = _write(s, seat, NO_CARD, above, population, settled, traits, what, row, at, n)
    if found >> w.POPULATION & 1 == 1:
        grown = population + population_of(s, card)
        row[at + n], row[at + PREVIEWS + n] = card, w.POPULATION - w.FOOD_CHAIN
        n = _write(s, seat, NO_CARD, space, grown, settled, traits, what, row, at, n)
    if found >> w.ENVIRONMENT & 1 == 1:
        n = _settling(s, seat, card, what, row, at, n)
    if found >> w.TRAIT & 1 == 1:
        n = _laid_on(s, seat, card, likely_space(s, seat, card), what, row, at, n)
    return n


@rule
def _settling(s: Any, seat: int, card: int, what: int, row: Any, at: int, n: int) -> int:
    places = new_places(s, seat, card)
    space, population = num(s.space[seat]), num(s.population[seat])
    settled, traits = num(s.settled_in[seat]), num(s.seen_traits[seat])
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        row[at + n], row[at + PREVIEWS + n] = card, w.ENVIRONMENT - w.FOOD_CHAIN
        where = t.FIRST_ENVIRONMENT + place
        also = settled | 1 << place
        n = _write(s, seat, where, space, population, also, traits, what, row, at, n)
    return n


@rule
def _laying(s: Any, seat: int, card: int, what: int, row: Any, at: int, n: int) -> int:
    spaces = spaces_for(s, seat, card)
    while not is_empty(spaces):
        space = lowest(spaces)
        spaces = without_card(spaces, space)
        n = _laid_on(s, seat, card, space - t.FIRST_SPACE, what, row, at, n)
    return n


@rule
def likely_space(s: Any, seat: int, card: int) -> int:
    """The first space without a trait; where there is none, the first one that can be used."""
    spaces = spaces_for(s, seat, card)
    first = lowest(spaces) - t.FIRST_SPACE
    while not is_empty(spaces):
        space = lowest(spaces) - t.FIRST_SPACE
        spaces = without_card(spaces, space + t.FIRST_SPACE)
        if trait_on_space(s, space) == 0:
            return space
    return first


@rule
def _laid_on(s: Any, seat: int, card: int, space: int, what: int, row: Any, at: int, n: int) -> int:
    traits = 0
    for i in range(t.SPACES_EACH):
        other = first_space(s, seat) + i
        traits |= 1 << (trait_of(card) if other == space else trait_on_space(s, other))
    row[at + n], row[at + PREVIEWS + n] = card, w.TRAIT - w.FOOD_CHAIN
    stands, population = num(s.space[seat]), num(s.population[seat])
    where, settled = t.FIRST_SPACE + space, num(s.settled_in[seat])
    return _write(s, seat, where, stands, population, settled, traits & ~1, what, row, at, n)


@rule
def _write(
    s: Any,
    seat: int,
    where: int,
    space: int,
    population: int,
    settled: int,
    traits: int,
    what: int,
    row: Any,
    at: int,
    n: int,
) -> int:
    """The entries of one use. The first of them has its card and its way already."""
    if what == _HUNTS:
        return _write_hunts(s, seat, where, space, population, traits, row, at, n)
    return _write_prospects(s, seat, where, space, population, settled, traits, row, at, n)


@rule
def _write_prospects(
    s: Any,
    seat: int,
    where: int,
    space: int,
    population: int,
    settled: int,
    traits: int,
    row: Any,
    at: int,
    n: int,
) -> int:
    """One entry for the species itself, and one for every other that is better or worse off."""
    card, way = num(row[at + n]), num(row[at + PREVIEWS + n])
    old_space, old_population = num(s.space[seat]), num(s.population[seat])
    old_settled, old_traits = num(s.settled_in[seat]), num(s.seen_traits[seat])
    for who in range(num(s.players)):
        before = _outlook(s, who) if who != seat else (0, 0, 0)
        s.space[seat], s.population[seat] = space, population
        s.settled_in[seat], s.seen_traits[seat] = settled, traits
        food, bites, left = _outlook(s, who)
        if who == seat or before != (food, bites, left):
            row[at + n], row[at + PREVIEWS + n] = card, way
            row[at + 2 * PREVIEWS + n] = where
            row[at + 3 * PREVIEWS + n] = card_of(s, who)
            row[at + 4 * PREVIEWS + n] = num(s.space[who])
            row[at + 5 * PREVIEWS + n] = num(s.population[who])
            row[at + 6 * PREVIEWS + n] = food
            row[at + 7 * PREVIEWS + n] = bites
            row[at + 8 * PREVIEWS + n] = bite_limit(s, who)
            row[at + 9 * PREVIEWS + n] = left
            n += 1
        s.space[seat], s.population[seat] = old_space, old_population
        s.settled_in[seat], s.seen_traits[seat] = old_settled, old_traits
    return n


@rule
def _write_hunts(
    s: Any,
    seat: int,
    where: int,
    space: int,
    population: int,
    traits: int,
    row: Any,
    at: int,
    n: int,
) -> int:
    """One entry for every two species of which one could then eat the other, or no longer could.

    Two others are parted or brought together only where neighbors are the next ones in order.
    """
    card, way = num(row[at + n]), num(row[at + PREVIEWS + n])
    old_space, old_population = num(s.space[seat]), num(s.population[seat])
    old_traits = num(s.seen_traits[seat])
    for i in range(species_count(s)):
        eater = i if i < num(s.players) else DUMMY
        for j in range(species_count(s)):
            prey = j if j < num(s.players) else DUMMY
            if eater != prey and (eater == seat or prey == seat or s.by_rank == 1):
                before = why_not_eat(s, eater, prey)
                s.space[seat], s.population[seat], s.seen_traits[seat] = space, population, traits
                after = why_not_eat(s, eater, prey)
                s.space[seat], s.population[seat] = old_space, old_population
                s.seen_traits[seat] = old_traits
                if before != after:
                    row[at + n], row[at + PREVIEWS + n] = card, way
                    row[at + 2 * PREVIEWS + n] = where
                    row[at + 3 * PREVIEWS + n] = card_of(s, eater)
                    row[at + 4 * PREVIEWS + n] = card_of(s, prey)
                    row[at + 5 * PREVIEWS + n] = after
                    n += 1
    return n


@rule
def _outlook(s: Any, who: int) -> tuple[int, int, int]:
    """All that is expected of a species: food, bite markers, and what will be left of it."""
    food, bites = expected_food(s, who), expected_bites(s, who)
    return food, bites, population_after(s, who, food, bites)
