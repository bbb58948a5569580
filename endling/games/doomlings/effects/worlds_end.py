"""What is chosen or drawn when the world ends."""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.doomlings import event_types as h
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings.effects.program import argument
from endling.games.doomlings.places import (
    DECK,
    DISCARD,
    move,
    top_of_deck,
)
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import ALL_COLORS, COLORLESS, of_color
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import COLOR, NO, NONE, offer
from endling.kernel.cardset import is_empty
from endling.kernel.events import note, note_number
from endling.kernel.frames import CARD, STEP, WHO, X, goto, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

_FIRST_COLOR = X


@rule
def recolor(s: Any, f: int, answer: int) -> bool:
    """One colour of one's own pile may count as another."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        if answer == NONE:
            mask = 0
            for color in range(COLORLESS):
                if not is_empty(of_color(s, seat, color)):
                    mask |= 1 << (COLOR + color)
            if mask == 0:
                pop(s)
                return False
            return ask(s, seat, ask_for.RECOLOR_FROM, cause, mask | (1 << NO), EMPTY)
        if answer == NO:
            pop(s)
            return False
        s.frames[f, _FIRST_COLOR] = answer
        goto(s, f, 1)
        return False
    first = num(s.frames[f, _FIRST_COLOR])
    if answer == NONE:
        return ask(s, seat, ask_for.RECOLOR_TO, cause, ALL_COLORS & ~(1 << first), EMPTY)
    pop(s)
    s.recolor[seat, 0] = first - COLOR + 1
    s.recolor[seat, 1] = answer - COLOR + 1
    note_number(s, h.RECOLOR, seat, cause, (first - COLOR) * 5 + answer - COLOR)
    return False


@rule
def choose_color(s: Any, f: int, answer: int) -> bool:
    """Choose the colour that this card's score is about."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if answer == NONE:
        return ask(s, seat, ask_for.COLOR, cause, ALL_COLORS, EMPTY)
    pop(s)
    s.chosen[choice_of(cause)] = answer - COLOR + 1
    note_number(s, h.COLOR, seat, cause, answer - COLOR)
    return False


@rule
def choice_of(card: int) -> int:
    """Where the colour chosen for a card is kept: 0 for one's score, 1 for opponents' scores."""
    return 0 if num(t.SCORE[card, 0]) == t.PER_CHOSEN_COLOR else 1


@rule
def choose_catastrophe(s: Any, f: int, answer: int) -> bool:
    """Choose which of the revealed catastrophes supplies the World's End effect."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if answer == NONE:
        ask(s, seat, ask_for.CATASTROPHE, cause, 0, EMPTY)
        for at in range(num(s.age_at) + 1):
            card = num(s.ages[at])
            if t.FIRST_CATASTROPHE <= card < t.BIRTH_CARD:
                offer(s, CARD_ACTION + card)
        return True
    pop(s)
    s.worlds_end = answer - CARD_ACTION
    note(s, h.CHOOSE, seat, answer - CARD_ACTION, NOWHERE, NOWHERE)
    return False


@rule
def draw_points(s: Any, f: int, answer: int) -> bool:
    """Draw a card for its face value and discard it."""
    seat, most = num(s.frames[f, WHO]), argument(s, f, t.A)
    pop(s)
    card = top_of_deck(s)
    if card != NO_CARD:
        move(s, h.NOTHING, card, DECK, DISCARD)
        points = min(num(s.face[card]), most)
        s.drawn_points[seat] = points
        note_number(s, h.DRAW_POINTS, seat, card, points)
    return False


@rule
def paint_self(s: Any, f: int, answer: int) -> bool:
    """The acting card takes on a colour."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if answer == NONE:
        return ask(s, seat, ask_for.COLOR, cause, ALL_COLORS, EMPTY)
    pop(s)
    s.painted = answer - COLOR + 1
    note_number(s, h.PAINT, seat, cause, answer - COLOR)
    return False
