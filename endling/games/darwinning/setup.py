"""Setting up: everybody gets a species."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import event_types as h
from endling.games.darwinning import places as at
from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import tables as t
from endling.games.darwinning import work
from endling.games.darwinning.changes import start_population, start_space
from endling.games.darwinning.dummy import enter_food_chain
from endling.games.darwinning.state import clear_table, has_dummy
from endling.games.darwinning.traits import look_anew
from endling.kernel.actions import CARD, NONE
from endling.kernel.cardset import (
    CardSet,
    count,
    lowest,
    nth,
    read_set,
    row_of,
    with_card,
    without_card,
)
from endling.kernel.chacha import below
from endling.kernel.frames import STEP, X, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask, ask_together
from endling.kernel.sizes import NO_CARD

_SEATS_DONE = X

RANDOM, DRAFT, CHOSEN = range(3)  # how species are assigned
OFFERED = 2  # boards in a draft

_PREPARE, _ASSIGN, _BEGIN = range(3)
ASKS_TO_BEGIN = frozenset({_ASSIGN})


@rule
def species_in_game(s: Any) -> CardSet:
    """The species that this table plays with, whoever has them."""
    found = with_card(t.ALL_SPECIES, t.DUMMY_CARD) if has_dummy(s) else t.ALL_SPECIES
    for number in range(t.SPECIES_COUNT):
        if num(s.left_out) >> number & 1 == 1:
            found = without_card(found, t.FIRST_SPECIES + number)
    return found


@rule
def spaces_in_game(s: Any) -> CardSet:
    """The spaces of all boards at the table."""
    found = t.NO_SPACES
    for seat in range(num(s.players)):
        number = num(s.lineage[seat])
        if number >= 0:
            for i in range(t.SPACES_EACH):
                found = with_card(found, t.FIRST_SPACE + number * t.SPACES_EACH + i)
    return found


@rule
def setup(s: Any, f: int, answer: int) -> bool:
    """One step after the other."""
    step = num(s.frames[f, STEP])
    if step == _PREPARE:
        _prepare(s)
        goto(s, f, _ASSIGN)
    elif step == _ASSIGN:
        return _assign(s, f, answer)
    else:
        pop(s)
        if has_dummy(s):
            enter_food_chain(s)
        push(s, work.ERA, 0, NO_CARD, 0)
    return False


@rule
def _prepare(s: Any) -> None:
    clear_table(s)
    put_out(s)
    for n in range(t.DECK_COUNT):
        at.put_in(s, t.FIRST_DECK_CARD + n, at.DECK)
    if num(s.assignment) == DRAFT:
        for seat in range(num(s.players)):
            for _ in range(OFFERED):
                at.carry(s, _random_species(s), at.BOX, at.OFFERED + seat)


@rule
def put_out(s: Any) -> None:
    """Species are in the box, environments elsewhere, and the dummy stands by if it plays."""
    in_game = without_card(species_in_game(s), t.DUMMY_CARD)
    for i in range(count(in_game)):
        at.put_in(s, nth(in_game, i), at.BOX)
    if has_dummy(s):
        at.put_in(s, t.DUMMY_CARD, at.DUMMY)
    for environment in range(t.ENVIRONMENT_COUNT):
        at.put_in(s, t.FIRST_ENVIRONMENT + environment, at.ELSEWHERE)


@rule
def _box(s: Any) -> CardSet:
    return read_set(s.box, t.NO_TILES)


@rule
def _offered_to(s: Any, seat: int) -> CardSet:
    return row_of(s.offered, seat, t.NO_TILES)


@rule
def _random_species(s: Any) -> int:
    return nth(_box(s), below(s, num(s.box_n)))


@rule
def _assign(s: Any, f: int, answer: int) -> bool:
    """By lot, in turn, or all at the same time out of two."""
    seat = num(s.frames[f, _SEATS_DONE])
    if answer != NONE:
        _choose(s, seat, answer - CARD)
        seat += 1
        s.frames[f, _SEATS_DONE] = seat
    if seat == num(s.players):
        _reveal(s)
        s.frames[f, _SEATS_DONE] = 0
        goto(s, f, _BEGIN)
        return False
    if num(s.assignment) == DRAFT:
        everybody = (1 << num(s.players)) - 1
        return ask_together(
            s, everybody, seat, ask_for.DRAFT_SPECIES, NO_CARD, 0, _offered_to(s, seat)
        )
    if num(s.assignment) == CHOSEN:
        return ask(s, seat, ask_for.CHOOSE_SPECIES, NO_CARD, 0, _box(s))
    adopt(s, seat, _random_species(s), at.BOX)
    s.frames[f, _SEATS_DONE] = seat + 1
    return False


@rule
def _choose(s: Any, seat: int, card: int) -> None:
    """A draft stays secret: the board that is refused goes back into the box, unseen."""
    if num(s.assignment) == DRAFT:
        at.carry(s, lowest(without_card(_offered_to(s, seat), card)), at.OFFERED + seat, at.BOX)
    else:
        adopt(s, seat, card, at.BOX)


@rule
def _reveal(s: Any) -> None:
    if num(s.assignment) == DRAFT:
        for seat in range(num(s.players)):
            adopt(s, seat, lowest(_offered_to(s, seat)), at.OFFERED + seat)


@rule
def adopt(s: Any, seat: int, card: int, source: int) -> None:
    """A seat gets a species: it starts on its space with its population and five spaces."""
    number = card - t.FIRST_SPECIES
    at.move(s, h.SPECIES, seat, card, source, at.SPECIES + seat)
    s.lineage[seat] = number
    s.space[seat] = start_space(s, number)
    s.population[seat] = start_population(s, number)
    for i in range(t.SPACES_EACH):
        at.put_in(s, t.FIRST_SPACE + number * t.SPACES_EACH + i, at.SPACES + seat)
    look_anew(s, seat)
