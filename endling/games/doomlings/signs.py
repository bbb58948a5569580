"""Signs of the Meaning of Life: two are dealt, one is kept in secret, and shown at the end.

Nobody sees the signs of others before the game is over. Which of the two a seat did not keep is
known to that seat alone.
"""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.doomlings import event_types as h
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.age_deck import is_removed
from endling.games.doomlings.state import seat_after
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import random_card
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NONE, offer
from endling.kernel.cardset import CardSet, count, nth, with_card, without_card
from endling.kernel.chacha import below
from endling.kernel.events import note
from endling.kernel.frames import KIND, X, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask_together, close_question
from endling.kernel.sizes import NO_CARD

_TURN = X  # whose choice it is, counted from the first player

OFFERED = 2


@rule
def _in_game(s: Any) -> CardSet:
    """The signs that the table plays with, counted from the first one."""
    signs = EMPTY
    for sign in range(t.FIRST_SIGN, t.FIRST_AGE):
        if not is_removed(s, sign):
            signs = with_card(signs, sign - t.FIRST_SIGN)
    return signs


@rule
def deal_signs(s: Any) -> None:
    """If the table plays with signs, everybody is dealt two to choose from."""
    left = _in_game(s)
    if count(left) == 0:
        return
    for seat in range(num(s.players)):
        for i in range(OFFERED):
            sign = random_card(s, left)
            left = without_card(left, sign)
            s.offered[seat, i] = t.FIRST_SIGN + sign
    push(s, work.CHOOSE_SIGN, 0, NO_CARD, 0)


@rule
def choose_sign(s: Any, f: int, answer: int) -> bool:
    """Everybody keeps one of two signs in secret."""
    if answer != NONE:
        s.sign[seat_after(s, num(s.first), num(s.frames[f, _TURN]))] = answer - CARD_ACTION
    while num(s.frames[f, _TURN]) < num(s.players):
        seat = seat_after(s, num(s.first), num(s.frames[f, _TURN]))
        if s.sign[seat] == 0:
            everybody = (1 << num(s.players)) - 1
            ask_together(s, everybody, seat, ask_for.SIGN, NO_CARD, 0, EMPTY)
            for i in range(OFFERED):
                offer(s, CARD_ACTION + num(s.offered[seat, i]))
            return True
        s.frames[f, _TURN] = num(s.frames[f, _TURN]) + 1
    pop(s)
    for seat in range(num(s.players)):
        note(s, h.SIGN, seat, num(s.sign[seat]), NOWHERE, NOWHERE)
    return False


@rule
def show_signs(s: Any) -> None:
    """At the end everybody shows their own sign."""
    for seat in range(num(s.players)):
        if s.sign[seat] > 0:
            note(s, h.SHOW_SIGN, seat, num(s.sign[seat]), NOWHERE, NOWHERE)


@rule
def shown_sign(s: Any, seat: int) -> int:
    """The sign of a seat as far as the state tells it."""
    return NO_CARD if s.sign[seat] == 0 else num(s.sign[seat])


# --- Hiding and guessing --------------------------------------------------------------------------


@rule
def hide_signs(s: Any, viewer: int) -> None:
    """Wipe the signs of others."""
    if s.over == 1:
        return
    for seat in range(num(s.players)):
        if seat != viewer:
            s.sign[seat] = 0
            s.offered[seat, 0] = 0
            s.offered[seat, 1] = 0


@rule
def redeal_signs(s: Any, viewer: int, dice: Any) -> None:
    """Guess the signs of others; while everybody chooses, nobody knows who has."""
    if s.over == 1 or s.offered[0, 0] == 0:
        return
    left = _in_game(s)
    if viewer >= 0:
        for i in range(OFFERED):
            left = without_card(left, num(s.offered[viewer, i]) - t.FIRST_SIGN)
    top = num(s.depth) - 1
    choosing = top >= 0 and num(s.frames[top, KIND]) == work.CHOOSE_SIGN
    begin_anew = choosing and num(s.actor) != viewer
    for seat in range(num(s.players)):
        if seat != viewer:
            for i in range(OFFERED):
                sign = nth(left, below(dice, count(left)))
                left = without_card(left, sign)
                s.offered[seat, i] = t.FIRST_SIGN + sign
            chosen = s.sign[seat] > 0 and not begin_anew
            s.sign[seat] = num(s.offered[seat, below(dice, OFFERED)]) if chosen else 0
    if begin_anew:
        s.frames[top, _TURN] = 0
        close_question(s)
        choose_sign(s, top, NONE)
