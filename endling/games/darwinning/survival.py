"""Survival: from the lowest species to the highest, each feeds; then the bites count."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import event_types as h
from endling.games.darwinning import places as at
from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import tables as t
from endling.games.darwinning import work
from endling.games.darwinning.improving import lives_in
from endling.games.darwinning.prey import all_prey, card_of, is_poisoned_by, with_card_of
from endling.games.darwinning.state import DUMMY, has_dummy
from endling.games.darwinning.track import write_order
from endling.games.darwinning.traits import has_trait, traits_of
from endling.kernel.actions import CARD, DONE, NO, NONE
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import WORD, CardSet, is_empty, with_card
from endling.kernel.events import OF_NOBODY, note_number
from endling.kernel.frames import STEP, X, Y, Z, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

_HAVE_FED = X  # how many species
_BORROWED, _EATEN = Y, Z  # the environment, with one more; species, as bits

BORROWING, EATING = range(2)


@rule
def begin_survival(s: Any) -> None:
    """The order is fixed now."""
    at.say(s, h.SURVIVAL, OF_NOBODY, NO_CARD)
    write_order(s)
    push(s, work.SURVIVAL, 0, NO_CARD, 0)


@rule
def species_count(s: Any) -> int:
    """How many species there are, the dummy included."""
    return num(s.players) + (1 if has_dummy(s) else 0)


@rule
def survival(s: Any, f: int, answer: int) -> bool:
    """The next species feeds."""
    if num(s.frames[f, _HAVE_FED]) == species_count(s):
        pop(s)
        _count_bites(s)
        return False
    who = num(s.order[num(s.frames[f, _HAVE_FED])])
    if who == DUMMY:
        _dummy_eats(s)
        _next(s, f)
        return False
    if num(s.frames[f, STEP]) == BORROWING:
        return _borrow(s, f, who, answer)
    return _eat(s, f, who, answer)


@rule
def _next(s: Any, f: int) -> None:
    s.frames[f, _HAVE_FED] = num(s.frames[f, _HAVE_FED]) + 1
    s.frames[f, _BORROWED] = 0
    s.frames[f, _EATEN] = 0
    goto(s, f, BORROWING)


# --- Environments ---------------------------------------------------------------------------------


@rule
def is_on_table(s: Any, environment: int) -> bool:
    """Whether an environment lies on the table in this era."""
    card = t.FIRST_ENVIRONMENT + environment
    return num(s.environments[card // WORD]) >> (card % WORD) & 1 == 1


@rule
def environment_food(s: Any, seat: int, environment: int) -> int:
    """What an environment feeds a species if it lies on the table; 0 if it does not live there."""
    if num(s.settled_in[seat]) >> environment & 1 == 1:
        return t.CARD_ENVIRONMENT_FOOD
    return num(t.PRINTED_FOOD[num(s.lineage[seat]), environment])


@rule
def borrowed_food(s: Any, seat: int, environment: int) -> int:
    """The most that an environment feeds another species."""
    most = 0
    for other in range(num(s.players)):
        if other != seat:
            most = max(most, environment_food(s, other, environment))
    return most


@rule
def can_borrow(s: Any, seat: int, environment: int) -> bool:
    """Whether Symbiosis can use an environment: on the table, another's, and not one's own."""
    is_own = lives_in(s, seat) >> environment & 1 == 1
    return is_on_table(s, environment) and not is_own and borrowed_food(s, seat, environment) > 0


@rule
def _lent(s: Any, seat: int) -> CardSet:
    found = t.NO_TILES
    for environment in range(t.ENVIRONMENT_COUNT):
        if can_borrow(s, seat, environment):
            found = with_card(found, t.FIRST_ENVIRONMENT + environment)
    return found


@rule
def _borrow(s: Any, f: int, seat: int, answer: int) -> bool:
    """Symbiosis: one environment of another species feeds this one as well."""
    if answer == NONE and has_trait(s, seat, t.SYMBIOSIS):
        lent = _lent(s, seat)
        if not is_empty(lent):
            return ask(s, seat, ask_for.BORROW, NO_CARD, 1 << NO, lent)
    if answer >= CARD:
        s.frames[f, _BORROWED] = answer - CARD - t.FIRST_ENVIRONMENT + 1
        at.say(s, h.BORROW, seat, answer - CARD)
    goto(s, f, EATING)
    return False


@rule
def sure_food(s: Any, seat: int) -> int:
    """The food that a species finds without borrowing or eating: environments and traits."""
    if num(s.lineage[seat]) < 0:
        return 0
    total, places = 0, lives_in(s, seat)
    while places != 0:
        environment = lowest_bit(places)
        places &= places - 1
        if is_on_table(s, environment):
            total += environment_food(s, seat, environment)
    traits = traits_of(s, seat)
    while traits != 0:
        total += num(t.TRAIT_FOOD[lowest_bit(traits)])
        traits &= traits - 1
    return total


# --- Eating ---------------------------------------------------------------------------------------


@rule
def _eat(s: Any, f: int, seat: int, answer: int) -> bool:
    """One prey after the other, each at most once."""
    if answer >= CARD:
        prey = with_card_of(s, answer - CARD)
        s.frames[f, _EATEN] = num(s.frames[f, _EATEN]) | 1 << prey
        at.say(s, h.EAT, seat, answer - CARD)
        bite(s, seat, prey)
    left = all_prey(s, seat) & ~num(s.frames[f, _EATEN])
    if answer == DONE or left == 0:
        _feed(s, f, seat)
        _next(s, f)
        return False
    cards = t.NO_TILES
    while left != 0:
        cards = with_card(cards, card_of(s, lowest_bit(left)))
        left &= left - 1
    return ask(s, seat, ask_for.EAT, NO_CARD, 1 << DONE, cards)


@rule
def bite(s: Any, eater: int, prey: int) -> None:
    """The prey gets bite markers, and perhaps the eater does."""
    if prey != DUMMY:
        markers = num(t.BITE_MARKERS[1 if has_dummy(s) else 0])
        s.bites[prey] = num(s.bites[prey]) + markers
    if is_poisoned_by(s, eater, prey):
        markers = num(t.BITES_BACK[t.POISON])
        s.bites[eater] = num(s.bites[eater]) + markers
        note_number(s, h.POISONED, eater, NO_CARD, markers)


@rule
def _dummy_eats(s: Any) -> None:
    """The dummy bites whatever it can."""
    prey = all_prey(s, DUMMY)
    while prey != 0:
        who = lowest_bit(prey)
        prey &= prey - 1
        at.say(s, h.DUMMY_EATS, OF_NOBODY, card_of(s, who))
        bite(s, DUMMY, who)


# --- What becomes of it ---------------------------------------------------------------------------


@rule
def _feed(s: Any, f: int, seat: int) -> None:
    """Food to spare lets a species grow, a lack of it lets it shrink."""
    food = sure_food(s, seat)
    if num(s.frames[f, _BORROWED]) > 0:
        food += borrowed_food(s, seat, num(s.frames[f, _BORROWED]) - 1)
    eaten = num(s.frames[f, _EATEN])
    while eaten != 0:
        food += t.EAT_FOOD
        eaten &= eaten - 1
    note_number(s, h.FOOD, seat, NO_CARD, food)
    need = num(s.population[seat])
    if food > need:
        _set_population(s, seat, need + 1)
    elif food < need:
        _set_population(s, seat, need - 1)


@rule
def _set_population(s: Any, seat: int, population: int) -> None:
    s.population[seat] = population
    note_number(s, h.POPULATION, seat, NO_CARD, population)


@rule
def bite_limit(s: Any, seat: int) -> int:
    """The number of markers from which on a species loses population."""
    is_flock = has_trait(s, seat, t.FLOCK_ANIMAL)
    return num(t.BITE_LIMIT[t.FLOCK_ANIMAL]) if is_flock else t.BITES


@rule
def _count_bites(s: Any) -> None:
    for seat in range(num(s.players)):
        markers = num(s.bites[seat])
        if markers >= bite_limit(s, seat) and num(s.population[seat]) > 0:
            note_number(s, h.BITTEN, seat, NO_CARD, markers)
            _set_population(s, seat, num(s.population[seat]) - 1)
        s.bites[seat] = 0
