"""Who can eat whom."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import reasons as r
from endling.games.darwinning import tables as t
from endling.games.darwinning.state import DUMMY, has_dummy
from endling.games.darwinning.track import are_neighbors, space_of
from endling.games.darwinning.traits import has_trait, shows, traits_of
from endling.games.reasons import LEGAL
from endling.kernel.bits import lowest_bit
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def reach_of(s: Any, eater: int) -> int:
    """How many spaces above itself a species can eat."""
    reach, traits = 0, traits_of(s, eater)
    while traits != 0:
        reach = max(reach, num(t.TRAIT_REACH[lowest_bit(traits)]))
        traits &= traits - 1
    return reach


@rule
def why_not_eat(s: Any, eater: int, prey: int) -> int:
    """Why a species cannot eat another one; LEGAL if it can."""
    if eater == prey:
        return r.ITSELF
    if prey != DUMMY and num(s.population[prey]) == 0:
        return r.NO_POPULATION
    height = space_of(s, prey) - space_of(s, eater)
    if height > 0 and height > reach_of(s, eater):
        return r.OUT_OF_REACH
    hunted, hunting = traits_of(s, prey), traits_of(s, eater)
    if shows(hunted, t.HARD_SHELL) and not shows(hunting, t.TOOLS):
        return r.HARD_SHELL
    if height < 0 and shows(hunted, t.COMMUNICATION) and not shows(hunting, t.SOCIETY):
        return r.COMMUNICATION
    if shows(hunted, t.CAMOUFLAGE) and not shows(hunting, t.BIGGER_BRAINS):
        return r.CAMOUFLAGE if are_neighbors(s, eater, prey) else LEGAL
    return LEGAL


@rule
def is_poisoned_by(s: Any, eater: int, prey: int) -> bool:
    """Whether eating a species leaves bite markers on the eater; the dummy never has any."""
    is_harmed = has_trait(s, prey, t.POISON) and not has_trait(s, eater, t.IRON_STOMACH)
    return eater != DUMMY and is_harmed


@rule
def all_prey(s: Any, eater: int) -> int:
    """Everybody that a species can eat, as bits by seat."""
    found = 0
    for prey in range(num(s.players)):
        if why_not_eat(s, eater, prey) == LEGAL:
            found |= 1 << prey
    if has_dummy(s) and why_not_eat(s, eater, DUMMY) == LEGAL:
        found |= 1 << DUMMY
    return found


@rule
def card_of(s: Any, who: int) -> int:
    """The card of a species."""
    return t.DUMMY_CARD if who == DUMMY else t.FIRST_SPECIES + num(s.lineage[who])


@rule
def with_card_of(s: Any, card: int) -> int:
    """Whose species it is, by its card; -1 if nobody has it."""
    if card == t.DUMMY_CARD:
        return DUMMY if has_dummy(s) else -1
    for seat in range(num(s.players)):
        if num(s.lineage[seat]) == card - t.FIRST_SPECIES:
            return seat
    return -1
