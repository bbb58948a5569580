"""Answers to a card as it is played (P2): a window for the others, clockwise from its player.

The first answer closes the window and opens one more, for everybody but the player of the card and
whoever answered.
"""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import event_types as h
from endling.games.gloom_of_thrones import questions as ask_for
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.places import HAND, PLAYED, move, say
from endling.games.gloom_of_thrones.state import hand_of, seat_after
from endling.games.gloom_of_thrones.tables import EMPTY
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NO
from endling.kernel.cardset import CardSet, both, is_empty, without_card
from endling.kernel.events import OF_NOBODY
from endling.kernel.frames import CARD, WHO, X, Y, Z
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.windows import ABOUT, CLOSES, Windows, open_window

# Of a window: the frame of the card being played, and the seat that has answered it, with one more.
ANSWERED, _RESPONDER = X, Y
_IS_CANCELLED = Z  # of the card being played


@rule
def begin_window(s: Any, f: int) -> None:
    """The card of this frame may be answered."""
    _open(s, f, num(s.frames[f, CARD]), 0)


@rule
def _open(s: Any, playing: int, about: int, responder: int) -> None:
    """`responder` is the seat that has played the card in question as an answer, with one more."""
    first = seat_after(s, num(s.frames[playing, WHO]), 1)
    seats = num(s.players) - 1
    open_window(s, work.WINDOW, ask_for.RESPOND, first, seats, about, CLOSES, playing, responder)


@rule
def answers_to(card: int) -> CardSet:
    """The cards that can cancel a card."""
    return t.ANSWERS_DEATHS if t.is_death(card) else t.ANSWERS_EVENTS


@rule
def is_possible(s: Any, f: int) -> bool:
    """Whether somebody might hold an answer, by what everybody knows."""
    answers = answers_to(num(s.frames[f, ABOUT]))
    for i in range(num(s.discard_n)):
        answers = without_card(answers, num(s.discard[i]))
    for i in range(num(s.played_n)):
        answers = without_card(answers, num(s.played[i]))
    if is_empty(answers):
        return False
    for seat in range(num(s.players)):
        if may_answer(s, f, seat) and s.hand_n[seat] > 0:
            return True
    return False


@rule
def may_answer(s: Any, f: int, seat: int) -> bool:
    """Neither the player of the card nor whoever gave the answer in question."""
    playing, responder = num(s.frames[f, ANSWERED]), num(s.frames[f, _RESPONDER]) - 1
    return seat != num(s.frames[playing, WHO]) and seat != responder


@rule
def options(s: Any, f: int, seat: int) -> tuple[int, CardSet]:
    """The answers that a seat holds."""
    if not may_answer(s, f, seat):
        return 0, EMPTY
    cards = both(hand_of(s, seat), answers_to(num(s.frames[f, ABOUT])))
    return 0 if is_empty(cards) else 1 << NO, cards


@rule
def act(s: Any, f: int, seat: int, answer: int) -> None:
    """An answer is played: it cancels a card, or the answer to it."""
    card, playing = answer - CARD_ACTION, num(s.frames[f, ANSWERED])
    is_first = num(s.frames[f, _RESPONDER]) == 0
    move(s, h.RESPOND, seat, card, HAND + seat, PLAYED)
    s.frames[playing, _IS_CANCELLED] = 1 if is_first else 0
    if is_first:
        _open(s, playing, card, seat + 1)


@rule
def announce(s: Any, which: int, seat: int, card: int) -> None:
    """Everybody knows that the card may be answered."""
    say(s, h.WINDOW, OF_NOBODY, card)


WINDOWS = Windows(is_possible, options, act, announce)
