"""Round after round: preparation, then everybody is the target once."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import work
from endling.games.doom_on_you.going_out import finish
from endling.games.doom_on_you.places import say
from endling.games.doom_on_you.promises import settle_round
from endling.games.doom_on_you.state import is_in, next_in, seat_after
from endling.kernel.events import OF_NOBODY, note_number
from endling.kernel.frames import STEP, X, goto, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

BEGIN, DRAWS, PLACES, TURNS = range(4)

_SEATS_DONE = X


@rule
def rounds(s: Any, f: int, answer: int) -> bool:
    """The frame at the bottom of the stack."""
    step = num(s.frames[f, STEP])
    if step == BEGIN:
        _begin(s, f)
    elif step == DRAWS:
        _next_seat(s, f, work.DRAWING, PLACES)
    elif step == PLACES:
        if not is_in(s, num(s.first_target)):
            _set_first_target(s, next_in(s, num(s.first_target)))
        push(s, work.PLACING, 0, NO_CARD, 0)
        goto(s, f, TURNS)
    else:
        _next_seat(s, f, work.TURN, BEGIN)
    return False


@rule
def _begin(s: Any, f: int) -> None:
    """A new round, with the next first target; nobody draws before the first one."""
    if num(s.round_number) == t.ROUNDS:
        say(s, h.LAST_ROUND, OF_NOBODY, NO_CARD)
        finish(s)
        return
    settle_round(s)
    s.round_number = num(s.round_number) + 1
    note_number(s, h.ROUND, OF_NOBODY, NO_CARD, num(s.round_number))
    if num(s.round_number) == 1:
        goto(s, f, PLACES)
        return
    _set_first_target(s, next_in(s, num(s.first_target)))
    goto(s, f, DRAWS)


@rule
def _set_first_target(s: Any, seat: int) -> None:
    s.first_target = seat
    say(s, h.FIRST_TARGET, seat, NO_CARD)


@rule
def _next_seat(s: Any, f: int, kind: int, following: int) -> None:
    """Everybody who is in has a turn of this kind, clockwise from the first target."""
    done = num(s.frames[f, _SEATS_DONE])
    if done == num(s.players):
        s.frames[f, _SEATS_DONE] = 0
        goto(s, f, following)
        return
    s.frames[f, _SEATS_DONE] = done + 1
    seat = seat_after(s, num(s.first_target), done)
    if is_in(s, seat):
        push(s, kind, seat, NO_CARD, 0)
