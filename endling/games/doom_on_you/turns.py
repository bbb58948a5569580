"""The turn of a target: from the first window to the end of the defense."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import work
from endling.games.doom_on_you.drawing import draw
from endling.games.doom_on_you.places import HAND, PILE, is_animal, move, say
from endling.games.doom_on_you.promises import settle_turn
from endling.games.doom_on_you.reactions import OFFERED, open_for_all
from endling.games.doom_on_you.state import is_in, pile_of
from endling.games.doom_on_you.tables import EMPTY
from endling.kernel.actions import NONE, YES, YES_OR_NO
from endling.kernel.bits import bits
from endling.kernel.events import note_moment
from endling.kernel.frames import CARD, STEP, WHO, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

BEGIN, DECLARE, AFTER_DECLARING, DRAW, ENTER, AFTER_DRAWING, DEFEND, CLOSE = range(8)


@rule
def turn(s: Any, f: int, answer: int) -> bool:
    """One step after the other (A0 to A8); a target that goes out ends its turn."""
    seat, step = num(s.frames[f, WHO]), num(s.frames[f, STEP])
    if step == ENTER:
        return _enter(s, f, seat, answer)
    if step == CLOSE or not is_in(s, seat):
        settle_turn(s)
        s.target = -1
        s.numbers = 0
        pop(s)
        return False
    goto(s, f, step + 1)
    if step == BEGIN:
        s.target = seat
        say(s, h.TURN, seat, NO_CARD)
        open_for_all(s, f, ask_for.OPENING, seat)
    elif step == DECLARE:
        push(s, work.DECLARING, seat, NO_CARD, 0)
    elif step == AFTER_DECLARING:
        open_for_all(s, f, ask_for.DECLARED, seat)
    elif step == DRAW:
        _draw(s, f, seat)
    elif step == AFTER_DRAWING:
        open_for_all(s, f, ask_for.DRAWN, seat)
    else:
        s.frames[f, OFFERED] = 0
        push(s, work.DEFENSE, seat, NO_CARD, 0)
    return False


@rule
def _draw(s: Any, f: int, seat: int) -> None:
    card = draw(s, seat)
    if s.animals_enter == 1 and bits(pile_of(s, seat)) < t.PILE:
        note_moment(s, 1)
        if is_animal(card):
            s.frames[f, CARD] = card


@rule
def _enter(s: Any, f: int, seat: int, answer: int) -> bool:
    """The target may put an animal that it has drawn into the pile, if the table allows it."""
    card = num(s.frames[f, CARD])
    if card != NO_CARD and answer == NONE:
        return ask(s, seat, ask_for.ENTER, card, YES_OR_NO, EMPTY)
    if answer == YES:
        move(s, h.ENTER, seat, card, HAND + seat, PILE + seat)  # all know that it was just drawn
    s.frames[f, CARD] = NO_CARD
    goto(s, f, AFTER_DRAWING)
    return False
