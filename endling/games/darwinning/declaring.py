"""Two players: which cards of the display join one's own."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import event_types as h
from endling.games.darwinning import places as at
from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import tables as t
from endling.games.darwinning import words as w
from endling.games.darwinning.combinations import (
    joins,
    joker_in,
    strength_of,
    weaker_by_joker,
)
from endling.games.darwinning.playing import tell_combination
from endling.games.darwinning.state import declared_by, on_display, played_by
from endling.kernel.actions import CARD, COLOR, DONE, NONE
from endling.kernel.cardset import (
    CardSet,
    either,
    is_empty,
    lowest,
    with_card,
    without_card,
    write_set,
)
from endling.kernel.events import note_number
from endling.kernel.frames import STEP, WHO, goto, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

CHOOSING, NAMING = range(2)
_ALL_SUITS = ((1 << t.ANY_SUIT) - 1) << COLOR


@rule
def declaring(s: Any, f: int, answer: int) -> bool:
    """Cards of the display join one by one, and can be taken back until the seat is done."""
    seat = num(s.frames[f, WHO])
    if num(s.frames[f, STEP]) == NAMING:
        return _name_suit(s, f, seat, answer)
    if answer == DONE:
        goto(s, f, NAMING)
        return False
    if answer == w.TAKE_BACK:
        write_set(s.declared[seat], t.EMPTY)
    elif answer != NONE:
        write_set(s.declared[seat], with_card(declared_by(s, seat), answer - CARD))
    declared, own = declared_by(s, seat), played_by(s, seat)
    can_join = joins(s, declared, own, on_display(s))
    if is_empty(can_join) and is_empty(declared):
        goto(s, f, NAMING)
        return False
    words = 1 << DONE if strength_of(s, either(own, declared)) > 0 else 0
    words |= 0 if is_empty(declared) else 1 << w.TAKE_BACK
    return ask(s, seat, ask_for.DECLARE, NO_CARD, words, can_join)


@rule
def combination_of(s: Any, seat: int) -> CardSet:
    """What a seat has played, with the cards of the display that it uses."""
    return either(played_by(s, seat), declared_by(s, seat))


@rule
def _name_suit(s: Any, f: int, seat: int, answer: int) -> bool:
    cards = combination_of(s, seat)
    strength = strength_of(s, cards)
    weaker = weaker_by_joker(cards, strength)
    if answer == NONE and weaker > 0:
        return ask(s, seat, ask_for.NAME_SUIT, joker_in(cards), _ALL_SUITS, t.EMPTY)
    pop(s)
    _tell(s, seat)
    if answer != NONE:
        note_number(s, h.SUIT, seat, joker_in(cards), answer - COLOR)
        if answer - COLOR != num(t.SUIT[lowest(cards)]):
            strength = weaker
    if strength > 0:
        tell_combination(s, seat, strength)
    return False


@rule
def _tell(s: Any, seat: int) -> None:
    declared = declared_by(s, seat)
    while not is_empty(declared):
        card = lowest(declared)
        declared = without_card(declared, card)
        at.say(s, h.DECLARE, seat, card)
