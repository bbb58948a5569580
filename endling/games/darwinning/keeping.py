"""After the tricks everybody keeps up to two cards, in secret, all at the same time."""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.darwinning import event_types as h
from endling.games.darwinning import places as at
from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import tables as t
from endling.games.darwinning.playing import take_back
from endling.games.darwinning.state import hand_of
from endling.kernel.actions import CARD, DONE
from endling.kernel.cardset import has
from endling.kernel.events import OF_NOBODY, note
from endling.kernel.frames import STEP, WHO, X, goto, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask_together
from endling.kernel.sizes import NO_CARD

_CARDS_SEEN_TO = X

CHOOSING, _REVEALING = range(2)
_AT_ONCE = 23  # this many: all of them would not fit into the log


@rule
def keeping(s: Any, f: int, answer: int) -> bool:
    """Each picks one card after the other; then the rest is discarded."""
    if num(s.frames[f, STEP]) == CHOOSING:
        return _choose(s, f, answer)
    _reveal(s, f)
    return False


@rule
def _choose(s: Any, f: int, answer: int) -> bool:
    seat = num(s.frames[f, WHO])
    if answer >= CARD:
        at.carry(s, answer - CARD, at.HAND + seat, at.PICKED + seat)
    if answer == DONE or _has_all(s, seat):
        seat += 1
        s.frames[f, WHO] = seat
    if seat == num(s.players):
        goto(s, f, _REVEALING)
        return False
    if _has_all(s, seat):
        return False
    everybody = (1 << num(s.players)) - 1
    return ask_together(s, everybody, seat, ask_for.KEEP, NO_CARD, 1 << DONE, hand_of(s, seat))


@rule
def _has_all(s: Any, seat: int) -> bool:
    """Whether a seat can keep no further card."""
    return seat < num(s.players) and (num(s.picked_n[seat]) == t.KEPT or num(s.hand_n[seat]) == 0)


@rule
def _reveal(s: Any, f: int) -> None:
    """What is not kept is discarded together, in an order that does not tell whose it was."""
    first = num(s.frames[f, _CARDS_SEEN_TO])
    behind = min(first + _AT_ONCE, t.DECK_COUNT)
    for n in range(first, behind):
        _discard(s, t.FIRST_DECK_CARD + n)
    s.frames[f, _CARDS_SEEN_TO] = behind
    if behind == t.DECK_COUNT:
        pop(s)
        for seat in range(num(s.players)):
            take_back(s, seat)


@rule
def _discard(s: Any, card: int) -> None:
    for seat in range(num(s.players)):
        if has(hand_of(s, seat), card):
            at.carry(s, card, at.HAND + seat, at.DISCARD)
            note(s, h.DISCARD, OF_NOBODY, card, NOWHERE, at.DISCARD)
