"""Drawing cards: up to three in preparation, where doom strikes at once."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import words as w
from endling.games.doom_on_you import work
from endling.games.doom_on_you.places import (
    DECK,
    HAND,
    PLAYED,
    can_draw,
    is_doom,
    move,
    note_player,
    say,
    top_card,
)
from endling.games.doom_on_you.state import is_in
from endling.games.doom_on_you.tables import EMPTY
from endling.kernel.actions import NONE
from endling.kernel.frames import WHO, X, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

DRAWN = X  # how many cards were drawn


@rule
def draw(s: Any, seat: int) -> int:
    """A seat draws a card; a doom strikes at once. Returns the card, NO_CARD if there is none."""
    card = top_card(s)
    if card == NO_CARD:
        say(s, h.NO_CARDS, seat, NO_CARD)
    elif is_doom(card):
        move(s, h.DOOM, seat, card, DECK, PLAYED)
        note_player(s, seat)
        push(s, work.DOOM, seat, card, 0)
    else:
        move(s, h.DRAW, seat, card, DECK, HAND + seat)
    return card


@rule
def drawing(s: Any, f: int, answer: int) -> bool:
    """The draws of one seat in preparation: one card at a time, and it may stop after each."""
    seat = num(s.frames[f, WHO])
    must_draw = num(s.round_number) >= t.FORCED_ROUND
    is_done = num(s.frames[f, DRAWN]) == t.DRAWS or not is_in(s, seat) or not can_draw(s)
    if is_done or answer == w.STOP:
        if answer == w.STOP:
            say(s, h.STOP, seat, NO_CARD)
        pop(s)
        return False
    if answer == NONE and not must_draw:
        return ask(s, seat, ask_for.DRAW, NO_CARD, 1 << w.DRAW | 1 << w.STOP, EMPTY)
    s.frames[f, DRAWN] = num(s.frames[f, DRAWN]) + 1
    _mark_fresh(s, draw(s, seat))
    return False


@rule
def _mark_fresh(s: Any, card: int) -> None:
    """A force field cannot be used in the preparation in which it was drawn (D-37)."""
    number = card - t.FIRST_FORCE_FIELD
    if 0 <= number < t.FORCE_FIELD_COUNT and s.fields_in_preparation == 1:
        s.fresh = num(s.fresh) | 1 << number
