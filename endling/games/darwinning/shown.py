"""What views show beside the cards."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import tables as t
from endling.games.darwinning.board import MAX_PLAYERS
from endling.games.darwinning.changes import start_population
from endling.games.darwinning.combinations import rank_of, sum_of
from endling.games.darwinning.improving import lives_in
from endling.games.darwinning.prey import all_prey, card_of, why_not_eat
from endling.games.darwinning.scoring import (
    environment_points,
    population_points,
    trait_points,
)
from endling.games.darwinning.state import DUMMY, declared_by
from endling.games.darwinning.survival import bite_limit, environment_food
from endling.games.darwinning.traits import top_of, trait_on_space
from endling.games.reasons import LEGAL
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import has
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def eras(s: Any, viewer: int) -> int:
    """How many eras the game has."""
    return num(t.ERA_COUNT[num(s.era_plan)])


# --- The trick ------------------------------------------------------------------------------------


@rule
def best_combination(s: Any, viewer: int) -> int:
    """The kind of the best combination so far."""
    return rank_of(num(s.strength[num(s.best)])) if num(s.best) >= 0 else 0


@rule
def best_sum(s: Any, viewer: int) -> int:
    """The sum of the best combination so far."""
    return sum_of(num(s.strength[num(s.best)])) if num(s.best) >= 0 else 0


@rule
def used_by_leader(s: Any, seat: int, card: int) -> int:
    """Whether who leads the trick uses this card of the display."""
    return 1 if num(s.leader) >= 0 and has(declared_by(s, num(s.leader)), card) else 0


@rule
def used_by_follower(s: Any, seat: int, card: int) -> int:
    """Whether the other player uses this card of the display."""
    return 1 if num(s.leader) >= 0 and has(declared_by(s, 1 - num(s.leader)), card) else 0


# --- Boards ---------------------------------------------------------------------------------------


@rule
def points_for_population(s: Any, seat: int) -> int:
    """What the population counts."""
    species = num(s.lineage[seat])
    if species < 0:
        return 0
    return population_points(start_population(s, species), num(s.population[seat]))


@rule
def points_for_environments(s: Any, seat: int) -> int:
    """What the environments count."""
    return environment_points(s, seat) if num(s.lineage[seat]) >= 0 else 0


@rule
def points_for_traits(s: Any, seat: int) -> int:
    """What the trait cards count."""
    return trait_points(s, seat) if num(s.lineage[seat]) >= 0 else 0


@rule
def settled_as(s: Any, seat: int, card: int) -> int:
    """The environment that a card stands for."""
    return t.FIRST_ENVIRONMENT + num(s.settled_as[card - t.FIRST_DECK_CARD]) - 1


@rule
def trait_on(s: Any, seat: int, card: int) -> int:
    """The trait that is seen on a space."""
    return trait_on_space(s, card - t.FIRST_SPACE)


@rule
def is_printed(s: Any, seat: int, card: int) -> int:
    """Whether the trait that is seen on a space is printed there."""
    space = card - t.FIRST_SPACE
    return 1 if top_of(s, space) < 0 and num(t.PRINTED_TRAIT[space]) > 0 else 0


@rule
def is_unused_mutation(s: Any, seat: int, card: int) -> int:
    """Whether a Mutation lies there that has not taken anything yet."""
    top = top_of(s, card - t.FIRST_SPACE)
    return 1 if top >= 0 and num(t.MUTATION_BIT[top]) & ~num(s.used_mutations) != 0 else 0


@rule
def write_prey(s: Any, seat: int, row: Any, at: int) -> int:
    """The species that this one can eat as things stand."""
    return _write_species(s, all_prey(s, seat), row, at) if num(s.lineage[seat]) >= 0 else 0


@rule
def write_prey_of_dummy(s: Any, viewer: int, row: Any, at: int) -> int:
    """The species that the dummy can eat as things stand."""
    return _write_species(s, all_prey(s, DUMMY), row, at) if num(s.dummy_space) > 0 else 0


@rule
def _write_species(s: Any, prey: int, row: Any, at: int) -> int:
    n = 0
    while prey != 0:
        who = lowest_bit(prey)
        prey &= prey - 1
        if who == DUMMY or num(s.lineage[who]) >= 0:
            row[at + n] = card_of(s, who)
            n += 1
    return n


@rule
def write_others(s: Any, seat: int, row: Any, at: int) -> int:
    """The species that this one cannot eat as things stand, each with the reason."""
    n = 0
    if num(s.lineage[seat]) < 0:
        return n
    for other in range(num(s.players)):
        if other != seat:
            n = _write_reason(s, seat, other, row, at, n)
    return _write_reason(s, seat, DUMMY, row, at, n) if num(s.dummy_space) > 0 else n


@rule
def write_others_of_dummy(s: Any, viewer: int, row: Any, at: int) -> int:
    """The species that the dummy cannot eat as things stand, each with the reason."""
    n = 0
    if num(s.dummy_space) > 0:
        for other in range(num(s.players)):
            n = _write_reason(s, DUMMY, other, row, at, n)
    return n


@rule
def _write_reason(s: Any, eater: int, other: int, row: Any, at: int, n: int) -> int:
    if other != DUMMY and num(s.lineage[other]) < 0:
        return n
    reason = why_not_eat(s, eater, other)
    if reason == LEGAL:
        return n
    row[at + n] = card_of(s, other)
    row[at + MAX_PLAYERS + n] = reason
    return n + 1


@rule
def bite_limit_of(s: Any, seat: int) -> int:
    """From how many markers on a species loses population."""
    return bite_limit(s, seat) if num(s.lineage[seat]) >= 0 else t.BITES


@rule
def write_environments(s: Any, seat: int, row: Any, at: int) -> int:
    """Where a species lives, what that feeds it, and whether it is printed on the board."""
    n = 0
    places = lives_in(s, seat) if num(s.lineage[seat]) >= 0 else 0
    while places != 0:
        environment = lowest_bit(places)
        places &= places - 1
        row[at + n] = t.FIRST_ENVIRONMENT + environment
        row[at + t.ENVIRONMENT_COUNT + n] = environment_food(s, seat, environment)
        is_printed = num(s.settled_in[seat]) >> environment & 1 == 0
        row[at + 2 * t.ENVIRONMENT_COUNT + n] = 1 if is_printed else 0
        n += 1
    return n
