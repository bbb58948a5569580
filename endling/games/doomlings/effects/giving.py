"""What a player gives to an opponent: from hand to hand, or from pile to pile."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import event_types as h
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings.effects.program import pile_it_lies_in
from endling.games.doomlings.places import HAND, PILE, move
from endling.games.doomlings.playing import pick_opponent
from endling.games.doomlings.state import hand_of
from endling.games.doomlings.targets import distinct, distinct_traits, movable, opponents
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NONE
from endling.kernel.cardset import CardSet, has, is_empty
from endling.kernel.frames import CARD, STEP, WHO, X, goto, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask

_CHOSEN = X  # the card


@rule
def give_card(s: Any, f: int, answer: int) -> bool:
    """Choose a card of the hand, then the opponent whose hand it goes to."""
    cards = distinct(hand_of(s, num(s.frames[f, WHO])))
    return _give_one(s, f, answer, ask_for.GIVE_CARD, cards, HAND)


@rule
def give_trait(s: Any, f: int, answer: int) -> bool:
    """Choose an own trait, then the opponent whose pile it goes to."""
    cards = distinct_traits(s, movable(s, num(s.frames[f, WHO]), t.HANDED))
    return _give_one(s, f, answer, ask_for.GIVE_TRAIT, cards, PILE)


@rule
def _give_one(s: Any, f: int, answer: int, prompt: int, cards: CardSet, place: int) -> bool:
    """One of the cards goes to the same place of an opponent."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        if is_empty(cards):
            pop(s)
            return False
        if answer == NONE:
            return ask(s, seat, prompt, cause, 0, cards)
        s.frames[f, _CHOSEN] = answer - CARD_ACTION
        goto(s, f, 1)
        return False
    other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, opponents(s, seat))
    if other == NONE:
        return True
    card = num(s.frames[f, _CHOSEN])
    pop(s)
    move(s, h.GIVE, card, place + seat, place + other)
    return False


@rule
def give_self(s: Any, f: int, answer: int) -> bool:
    """The acting card goes to an opponent's pile."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    owner = pile_it_lies_in(s, f)
    if owner < 0 or not has(movable(s, owner, t.HANDED), cause):
        pop(s)
        return False
    other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, opponents(s, seat))
    if other == NONE:
        return True
    pop(s)
    if owner != other:
        move(s, h.GIVE, cause, PILE + owner, PILE + other)
    return False
