"""Metamorphosis: after survival, from the lowest to the highest, a card is drawn as a trait."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import event_types as h
from endling.games.darwinning import places as at
from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import tables as t
from endling.games.darwinning.improving import lay_trait
from endling.games.darwinning.state import DUMMY
from endling.games.darwinning.survival import species_count
from endling.games.darwinning.traits import has_trait, spaces_for, trait_of
from endling.kernel.actions import CARD, NO, NONE
from endling.kernel.cardset import lowest, read_set
from endling.kernel.frames import STEP, X, goto, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

_SPECIES_DONE = X

DRAWING, PLACING = range(2)


@rule
def metamorphoses(s: Any, f: int, answer: int) -> bool:
    """The next species that has the trait draws, and places the card."""
    if num(s.frames[f, _SPECIES_DONE]) == species_count(s):
        pop(s)
        for i in range(len(s.order)):
            s.order[i] = 0
        return False
    who = num(s.order[num(s.frames[f, _SPECIES_DONE])])
    if num(s.frames[f, STEP]) == PLACING:
        return _place(s, f, who, answer)
    if who == DUMMY or not has_trait(s, who, t.METAMORPHOSIS) or not _draw(s, who):
        s.frames[f, _SPECIES_DONE] = num(s.frames[f, _SPECIES_DONE]) + 1
        return False
    goto(s, f, PLACING)
    return False


@rule
def _draw(s: Any, seat: int) -> bool:
    """Draw a card; returns whether it has to be placed."""
    card = at.top_card(s)
    if card == NO_CARD:
        return False
    at.move(s, h.TRANSFORM, seat, card, at.DECK, at.DRAWN)
    if at.is_joker(card):
        at.move(s, h.DISCARD, seat, card, at.DRAWN, at.DISCARD)
        return False
    return True


@rule
def _place(s: Any, f: int, seat: int, answer: int) -> bool:
    """A new trait must be placed; one that is there already may replace itself."""
    card = lowest(read_set(s.drawn, t.EMPTY))
    if answer == NONE:
        words = 1 << NO if has_trait(s, seat, trait_of(card)) else 0
        return ask(s, seat, ask_for.TRANSFORM, card, words, spaces_for(s, seat, card))
    s.frames[f, _SPECIES_DONE] = num(s.frames[f, _SPECIES_DONE]) + 1
    goto(s, f, DRAWING)
    if answer == NO:
        at.move(s, h.DISCARD, seat, card, at.DRAWN, at.DISCARD)
    else:
        lay_trait(s, seat, card, at.DRAWN, answer - CARD - t.FIRST_SPACE)
    return False
