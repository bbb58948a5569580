"""What species are worth."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import tables as t
from endling.games.darwinning.changes import start_population, trait_points_of
from endling.games.darwinning.traits import first_space, top_of
from endling.kernel.bits import bits
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def population_points(start: int, population: int) -> int:
    """One point each up to the number at the start, two for each above it."""
    return population if population <= start else 2 * population - start


@rule
def environment_points(s: Any, seat: int) -> int:
    """What printed environments and those from cards count."""
    printed = bits(num(t.PRINTED_ENVIRONMENTS[num(s.lineage[seat])]))
    settled = bits(num(s.settled_in[seat]))
    return printed * t.PRINTED_ENVIRONMENT_POINTS + settled * t.CARD_ENVIRONMENT_POINTS


@rule
def points_on_space(s: Any, space: int) -> int:
    """What the card on top counts; printed traits count nothing, the last space neither."""
    card = top_of(s, space)
    if card < 0 or num(t.SCORES[space]) == 0:
        return 0
    return trait_points_of(s, card)


@rule
def space_points(s: Any, seat: int, card: int) -> int:
    """What a space counts, by its card."""
    return points_on_space(s, card - t.FIRST_SPACE)


@rule
def trait_points(s: Any, seat: int) -> int:
    """What all trait cards of a seat count."""
    total = 0
    for i in range(t.SPACES_EACH):
        total += points_on_space(s, first_space(s, seat) + i)
    return total


@rule
def points_of(s: Any, seat: int) -> int:
    """The points of a seat if the game ended now."""
    species = num(s.lineage[seat])
    if species < 0:
        return 0
    return (
        num(s.space[seat])
        + population_points(start_population(s, species), num(s.population[seat]))
        + environment_points(s, seat)
        + trait_points(s, seat)
    )
