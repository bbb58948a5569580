"""A trick: everybody plays once, the best combination wins, and somebody improves.

In the last trick of an era it is the others who improve.
"""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import event_types as h
from endling.games.darwinning import places as at
from endling.games.darwinning import tables as t
from endling.games.darwinning import work
from endling.games.darwinning.dummy import climb_if_unused
from endling.games.darwinning.improving import FROM_COMBINATION, FROM_DISCARD, FROM_PLAYED
from endling.games.darwinning.state import declared_by, has_dummy, on_display, played_by, seat_after
from endling.kernel.cardset import both, is_empty, write_set
from endling.kernel.frames import STEP, WHO, X, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

_SEATS_DONE = X  # by the present step

PLAYS, DECLARATIONS, _RESULT, LAST, CLEARING, _PICK, PICKING = range(7)


@rule
def trick(s: Any, f: int, answer: int) -> bool:
    """One step after the other."""
    step = num(s.frames[f, STEP])
    if step == PLAYS:
        _next_play(s, f)
    elif step == DECLARATIONS:
        _next_declaration(s, f)
    elif step == _RESULT:
        _decide(s, f)
    elif step == LAST:
        _next_loser(s, f)
    elif step == CLEARING:
        _clear(s, f)
    elif step == _PICK:
        goto(s, f, PICKING)
        if s.last_trick == 1 and has_dummy(s) and num(s.first_out) >= 0:
            push(s, work.IMPROVING, 1 - num(s.first_out), NO_CARD, FROM_DISCARD)
    else:
        pop(s)
    return False


@rule
def _next_play(s: Any, f: int) -> None:
    done = num(s.frames[f, _SEATS_DONE])
    if done == num(s.players):
        s.frames[f, _SEATS_DONE] = 0
        goto(s, f, DECLARATIONS if has_dummy(s) else _RESULT)
        return
    seat = seat_after(s, num(s.frames[f, WHO]), done)
    s.frames[f, _SEATS_DONE] = done + 1
    if num(s.hand_n[seat]) > 0:
        at.say(s, h.TURN, seat, NO_CARD)
        push(s, work.PLAYING, seat, NO_CARD, 0)


@rule
def _next_declaration(s: Any, f: int) -> None:
    done = num(s.frames[f, _SEATS_DONE])
    if done == num(s.players):
        s.frames[f, _SEATS_DONE] = 0
        goto(s, f, _RESULT)
        return
    s.frames[f, _SEATS_DONE] = done + 1
    seat = seat_after(s, num(s.frames[f, WHO]), done)
    if not is_empty(played_by(s, seat)):
        push(s, work.DECLARING, seat, NO_CARD, 0)


@rule
def take_the_lead(s: Any, seat: int, strength: int) -> None:
    """Note the strength of a combination; whatever is not stronger than it is beaten."""
    s.strength[seat] = strength
    best = num(s.best)
    if strength > 0 and (best < 0 or strength >= num(s.strength[best])):
        s.best = seat


@rule
def _decide(s: Any, f: int) -> None:
    winner = num(s.best)
    at.say(s, h.WIN_TRICK, winner, NO_CARD)
    if has_dummy(s):
        climb_if_unused(s)
    for seat in range(num(s.players)):
        if num(s.hand_n[seat]) == 0:
            s.last_trick = 1
    if s.last_trick == 1:
        at.say(s, h.LAST_TRICK, winner, NO_CARD)
        s.frames[f, _SEATS_DONE] = 1
        goto(s, f, LAST)
    else:
        goto(s, f, CLEARING)
        push(s, work.IMPROVING, winner, NO_CARD, FROM_COMBINATION)


@rule
def _next_loser(s: Any, f: int) -> None:
    """Clockwise from the winner's left, everybody else may improve."""
    steps = num(s.frames[f, _SEATS_DONE])
    if steps == num(s.players):
        s.frames[f, _SEATS_DONE] = 0
        goto(s, f, CLEARING)
        return
    s.frames[f, _SEATS_DONE] = steps + 1
    seat = seat_after(s, num(s.best), steps)
    if not is_empty(played_by(s, seat)):
        push(s, work.IMPROVING, seat, NO_CARD, FROM_PLAYED)


@rule
def _clear(s: Any, f: int) -> None:
    """All other cards are discarded; so are those of the display that the winner used."""
    winner = num(s.best)
    for step in range(num(s.players)):
        seat = seat_after(s, num(s.frames[f, WHO]), step)
        at.discard_all(s, seat, played_by(s, seat), at.PLAYED + seat)
        s.strength[seat] = 0
    at.discard_all(s, winner, both(declared_by(s, winner), on_display(s)), at.DISPLAY)
    for seat in range(2):
        write_set(s.declared[seat], t.EMPTY)
    s.leader = winner
    s.best = -1
    goto(s, f, _PICK)
