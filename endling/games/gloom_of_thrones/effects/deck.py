"""Looking at the top of the deck."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import event_types as h
from endling.games.gloom_of_thrones import questions as ask_for
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones.knowledge import look_at
from endling.games.gloom_of_thrones.places import DECK, bury, draw_from_deck, look_at_top
from endling.games.gloom_of_thrones.tables import EMPTY
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NONE
from endling.kernel.cardset import CardSet, lowest, with_card
from endling.kernel.events import note
from endling.kernel.frames import CARD, STEP, WHO, X, Y, goto, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask

_LEFT, _WANTED = X, Y  # of the cards on top: to be seen to, and to be taken

_LOOK, _TAKE, _BURY = range(3)


@rule
def scry(s: Any, f: int, answer: int) -> bool:
    """Look at cards on top of the deck, take some, put the others to the bottom in any order."""
    seat, step = num(s.frames[f, WHO]), num(s.frames[f, STEP])
    if step == _LOOK:
        _look(s, f, seat)
        return False
    if answer != NONE:
        _place(s, f, seat, step, answer - CARD_ACTION)
    left, wanted = num(s.frames[f, _LEFT]), num(s.frames[f, _WANTED])
    if left == 0:
        pop(s)
        return False
    cards, cause = top_cards(s, left), num(s.frames[f, CARD])
    if wanted > 0:
        return ask(s, seat, ask_for.SCRY_TAKE, cause, 0, cards)
    goto(s, f, _BURY)
    if left > 1:
        return ask(s, seat, ask_for.SCRY_BURY, cause, 0, cards)
    _place(s, f, seat, _BURY, lowest(cards))
    pop(s)
    return False


@rule
def _look(s: Any, f: int, seat: int) -> None:
    card = num(s.frames[f, CARD])
    n = look_at_top(s, seat, num(t.COUNT[card]))
    s.frames[f, _LEFT] = n
    s.frames[f, _WANTED] = min(num(t.SECOND[card]), n)
    look_at(s, seat, top_cards(s, n))
    for i in range(n):
        note(s, h.LOOK, seat, num(s.deck[num(s.deck_n) - 1 - i]), DECK, DECK)
    goto(s, f, _TAKE)


@rule
def top_cards(s: Any, n: int) -> CardSet:
    """So many cards on top of the deck."""
    cards = EMPTY
    for i in range(n):
        cards = with_card(cards, num(s.deck[num(s.deck_n) - 1 - i]))
    return cards


@rule
def _place(s: Any, f: int, seat: int, step: int, card: int) -> None:
    if step == _TAKE:
        draw_from_deck(s, seat, card, h.TAKE)
        s.frames[f, _WANTED] = num(s.frames[f, _WANTED]) - 1
    else:
        bury(s, seat, card)
    s.frames[f, _LEFT] = num(s.frames[f, _LEFT]) - 1
