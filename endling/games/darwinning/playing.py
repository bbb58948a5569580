"""Playing a combination, card by card."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import event_types as h
from endling.games.darwinning import places as at
from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import tables as t
from endling.games.darwinning import words as w
from endling.games.darwinning import work
from endling.games.darwinning.combinations import (
    can_stand,
    extensions,
    joker_in,
    rank_of,
    strength_of,
    weaker_by_joker,
)
from endling.games.darwinning.state import hand_of, has_dummy, on_display, picked_by, played_by
from endling.games.darwinning.traits import takable, top_of, unused_mutation
from endling.games.darwinning.tricks import take_the_lead
from endling.kernel.actions import CARD, COLOR, DONE, NONE
from endling.kernel.cardset import CardSet, count, is_empty, lowest, without_card
from endling.kernel.events import note, note_number
from endling.kernel.frames import STEP, WHO, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

PICKING, NAMING = range(2)
_ALL_SUITS = ((1 << t.ANY_SUIT) - 1) << COLOR


@rule
def playing(s: Any, f: int, answer: int) -> bool:
    """A seat picks cards and plays them, or takes them back; a Mutation may act before."""
    seat = num(s.frames[f, WHO])
    if num(s.frames[f, STEP]) == NAMING:
        return _name_suit(s, f, seat, answer)
    if answer == w.MUTATE:
        space = unused_mutation(s, seat)
        push(s, work.MUTATING, seat, top_of(s, space), 0)
        return False
    if answer == w.TAKE_BACK:
        take_back(s, seat)
    elif answer == DONE:
        _lay_open(s, seat)
        goto(s, f, NAMING)
        return False
    elif answer != NONE:
        at.carry(s, answer - CARD, at.HAND + seat, at.PICKED + seat)
    prompt = ask_for.LEAD if is_leading(s, seat) else ask_for.FOLLOW
    return ask(s, seat, prompt, NO_CARD, _words(s, seat), can_join(s, seat))


@rule
def is_leading(s: Any, seat: int) -> bool:
    """Whether a seat leads the trick."""
    return num(s.leader) == seat


@rule
def least_strength(s: Any, seat: int) -> int:
    """What more than one card must be worth: it has to beat the best, except with two players."""
    best = num(s.best)
    return 0 if has_dummy(s) or best < 0 else num(s.strength[best])


@rule
def can_join(s: Any, seat: int) -> CardSet:
    """The cards of the hand that can join those picked."""
    least = least_strength(s, seat)
    return extensions(s, picked_by(s, seat), hand_of(s, seat), on_display(s), least)


@rule
def _words(s: Any, seat: int) -> int:
    picked = picked_by(s, seat)
    if is_empty(picked):
        can_mutate = unused_mutation(s, seat) >= 0 and not is_empty(takable(s, seat))
        return 1 << w.MUTATE if can_mutate else 0
    least = least_strength(s, seat)
    done = 1 << DONE if can_stand(s, picked, on_display(s), least) else 0
    return done | 1 << w.TAKE_BACK


@rule
def take_back(s: Any, seat: int) -> None:
    """All cards picked return to the hand."""
    at.carry_all(s, picked_by(s, seat), at.PICKED + seat, at.HAND + seat)


@rule
def _name_suit(s: Any, f: int, seat: int, answer: int) -> bool:
    """A joker is named as a suit where that makes a difference.

    With two players it shows later what the cards form.
    """
    cards = played_by(s, seat)
    strength = strength_of(s, cards)
    weaker = weaker_by_joker(cards, strength)
    joker = joker_in(cards)
    if answer != NONE:
        note_number(s, h.SUIT, seat, joker, answer - COLOR)
        strength = strength if answer - COLOR == num(t.SUIT[lowest(cards)]) else weaker
    elif not has_dummy(s) and weaker > 0 and weaker >= least_strength(s, seat):
        return ask(s, seat, ask_for.NAME_SUIT, joker, _ALL_SUITS, t.EMPTY)
    pop(s)
    if not has_dummy(s):
        tell_combination(s, seat, strength)
    return False


@rule
def _lay_open(s: Any, seat: int) -> None:
    """Play the cards that are picked."""
    picked = picked_by(s, seat)
    s.spent[seat] = num(s.spent[seat]) + count(picked)
    while not is_empty(picked):
        card = lowest(picked)
        picked = without_card(picked, card)
        at.carry(s, card, at.PICKED + seat, at.PLAYED + seat)
        note(s, h.PLAY, seat, card, at.HAND + seat, at.PLAYED + seat)
    if num(s.hand_n[seat]) == 0 and num(s.first_out) < 0:
        s.first_out = seat


@rule
def tell_combination(s: Any, seat: int, strength: int) -> None:
    """Everybody sees what the cards are."""
    take_the_lead(s, seat, strength)
    if rank_of(strength) > 0:
        note_number(s, h.COMBINATION, seat, NO_CARD, strength)
