"""What survival would do if it came now.

Everybody is taken to eat whatever does them no harm, and to borrow the environment that feeds best.
Prey is judged as things stand, before anybody has fed.
"""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import tables as t
from endling.games.darwinning.prey import card_of, is_poisoned_by, why_not_eat
from endling.games.darwinning.state import DUMMY, has_dummy
from endling.games.darwinning.survival import (
    bite_limit,
    borrowed_food,
    can_borrow,
    species_count,
    sure_food,
)
from endling.games.darwinning.traits import has_trait
from endling.games.reasons import LEGAL
from endling.kernel.actions import CARD, is_legal
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def expected_food(s: Any, seat: int) -> int:
    """The food that a species will have found."""
    if num(s.lineage[seat]) < 0:
        return 0
    food = sure_food(s, seat) + _best_loan(s, seat)
    for prey in range(num(s.players)):
        food += t.EAT_FOOD if would_eat(s, seat, prey) else 0
    if has_dummy(s) and would_eat(s, seat, DUMMY):
        food += t.EAT_FOOD
    return food


@rule
def expected_bites(s: Any, seat: int) -> int:
    """The bite markers that a species will have: those it has, and those still to come."""
    if num(s.lineage[seat]) < 0:
        return 0
    bites = num(s.bites[seat])
    markers = num(t.BITE_MARKERS[1 if has_dummy(s) else 0])
    for eater in range(num(s.players)):
        bites += markers if _will_bite(s, eater, seat) else 0
    if has_dummy(s) and _will_bite(s, DUMMY, seat):
        bites += markers
    return bites


@rule
def expected_population(s: Any, seat: int) -> int:
    """What will be left of a population, or what it will have grown to."""
    if num(s.lineage[seat]) < 0 or s.over == 1:
        return num(s.population[seat])
    food = 0 if has_fed(s, seat) else expected_food(s, seat)
    return population_after(s, seat, food, expected_bites(s, seat))


@rule
def population_after(s: Any, seat: int, food: int, bites: int) -> int:
    """What becomes of a population with this much food and this many bite markers."""
    population = num(s.population[seat])
    if s.over == 1:
        return population
    if food != population and not has_fed(s, seat):
        population += 1 if food > population else -1
    is_bitten = bites >= bite_limit(s, seat)
    return population - 1 if is_bitten and population > 0 else population


@rule
def would_eat(s: Any, eater: int, prey: int) -> bool:
    """Whether a species can eat another one without being poisoned."""
    if prey != DUMMY and num(s.lineage[prey]) < 0:
        return False
    return why_not_eat(s, eater, prey) == LEGAL and not is_poisoned_by(s, eater, prey)


@rule
def has_fed(s: Any, who: int) -> bool:
    """Whether a species has had its turn in the survival that is going on."""
    actor = num(s.actor)
    if actor < 0 or not (num(s.prompt) == ask_for.EAT or num(s.prompt) == ask_for.BORROW):
        return False
    for i in range(species_count(s)):
        if num(s.order[i]) == actor:
            return False
        if num(s.order[i]) == who:
            return True
    return False


@rule
def _will_bite(s: Any, eater: int, prey: int) -> bool:
    """Who is eating right now has bitten some already: what is left are the answers."""
    if has_fed(s, eater) or not would_eat(s, eater, prey):
        return False
    is_eating = num(s.actor) == eater and num(s.prompt) == ask_for.EAT
    return is_legal(s, CARD + card_of(s, prey)) if is_eating else True


@rule
def _best_loan(s: Any, seat: int) -> int:
    """The most that Symbiosis gives."""
    most = 0
    if has_trait(s, seat, t.SYMBIOSIS):
        for environment in range(t.ENVIRONMENT_COUNT):
            if can_borrow(s, seat, environment):
                most = max(most, borrowed_food(s, seat, environment))
    return most
