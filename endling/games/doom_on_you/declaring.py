"""Declaring attacks (A1): clockwise from the target's left, until a circuit brings no new one.

In real time all are asked at once, and whoever acts first is first. A server sees to that; the
record asks clockwise, and from the beginning again after everybody who acts, until all hold (D-44).
"""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you.attacks import begin_attack
from endling.games.doom_on_you.changes import can_attack
from endling.games.doom_on_you.deals import begin_deal, offer_word
from endling.games.doom_on_you.places import PILE
from endling.games.doom_on_you.promises import note_holding_back
from endling.games.doom_on_you.state import (
    CIRCUITS,
    REAL_TIME,
    as_cards,
    is_in,
    pile_of,
    seat_after,
)
from endling.games.doom_on_you.words import OFFER
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import DONE, NONE
from endling.kernel.frames import WHO, X, Y, Z, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask, ask_together
from endling.kernel.sizes import NO_CARD

_PLACE, _IS_NEW, _HAVE_SENT = X, Y, Z  # seats after the target; in this circuit; seats, as bits


@rule
def declaring(s: Any, f: int, answer: int) -> bool:
    """Everybody but the target sends animals, one by one, or holds."""
    target = num(s.frames[f, WHO])
    seat = seat_after(s, target, num(s.frames[f, _PLACE]) + 1)
    if answer >= CARD_ACTION:
        _send(s, f, seat, answer - CARD_ACTION, target)
    elif answer == OFFER:
        begin_deal(s, f, seat)
    elif answer == DONE:
        note_holding_back(s, seat)
    if answer != NONE and answer != DONE and s.declare_mode == REAL_TIME:
        s.frames[f, _PLACE] = 0
        s.frames[f, _IS_NEW] = 0
        return False
    if answer == OFFER:
        return False
    attackers = can_send(s, f, seat)
    if answer != DONE and attackers != 0:
        words = 1 << DONE | offer_word(s, f, seat)
        if s.declare_mode == REAL_TIME:
            return ask_together(
                s, _racers(s, f), seat, ask_for.RUSH, NO_CARD, words, as_cards(attackers)
            )
        return ask(s, seat, ask_for.DECLARE, NO_CARD, words, as_cards(attackers))
    _next(s, f)
    return False


@rule
def _racers(s: Any, f: int) -> int:
    """All who can send something, as bits."""
    found, target = 0, num(s.frames[f, WHO])
    for seat in range(num(s.players)):
        if seat != target and can_send(s, f, seat) != 0:
            found |= 1 << seat
    return found


@rule
def can_send(s: Any, f: int, seat: int) -> int:
    """The animals that a seat can send, as bits; in an opening truce one at most (D-44)."""
    is_truce = s.opening_truce == 1 and num(s.round_number) == 1
    if not is_in(s, seat) or (is_truce and num(s.frames[f, _HAVE_SENT]) >> seat & 1 == 1):
        return 0
    return pile_of(s, seat) & can_attack(s)


@rule
def _send(s: Any, f: int, seat: int, card: int, target: int) -> None:
    begin_attack(s, h.ATTACK, seat, card, PILE + seat, target)
    s.frames[f, _IS_NEW] = 1
    s.frames[f, _HAVE_SENT] = num(s.frames[f, _HAVE_SENT]) | 1 << seat


@rule
def _next(s: Any, f: int) -> None:
    place = num(s.frames[f, _PLACE]) + 1
    if place < num(s.players) - 1:
        s.frames[f, _PLACE] = place
        return
    if s.frames[f, _IS_NEW] == 0 or s.declare_mode != CIRCUITS:
        pop(s)
        return
    s.frames[f, _PLACE] = 0
    s.frames[f, _IS_NEW] = 0
