"""Effects on hands and the deck."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import event_types as h
from endling.games.gloom_of_thrones import questions as ask_for
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.knowledge import show_hand as everybody_sees_hand
from endling.games.gloom_of_thrones.places import (
    HAND,
    discard_card,
    draw_cards,
    hand_over,
    steal_random,
)
from endling.games.gloom_of_thrones.stacks import draw_limit
from endling.games.gloom_of_thrones.state import hand_of
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NONE
from endling.kernel.cardset import is_empty, lowest, without_card
from endling.kernel.events import log_is_full, note
from endling.kernel.frames import CARD, ROW, WHO, X, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask

_LEFT = X  # how many cards are still to be discarded or given
_TO_WHOM = ROW


@rule
def handle(s: Any, effect: int, seat: int, card: int) -> None:
    """The effect is on one hand alone."""
    n = num(t.COUNT[card])
    if effect == work.DRAW_CARDS:
        draw_cards(s, seat, n)
    elif effect == work.DISCARD_CARDS:
        begin_discard(s, seat, card, n)
    elif effect == work.DRAW_THEN_DISCARD:
        draw_cards(s, seat, n)
        begin_discard(s, seat, card, num(t.SECOND[card]))
    elif effect == work.REFILL_HAND:
        refill(s, seat)
    elif effect == work.DISCARD_WHOLE_HAND:
        push(s, work.DISCARD_HAND, seat, card, 0)
    elif effect == work.REVEAL_HAND:
        everybody_sees_hand(s, seat)
        push(s, work.SHOW_HAND, seat, card, 0)
    elif effect == work.SCRY_PICK:
        push(s, work.SCRY, seat, card, 0)
    elif effect == work.DRAW_PLAY_TRIM:
        push(s, work.FEAST, seat, card, 0)


@rule
def refill(s: Any, seat: int) -> None:
    """Draw up to the draw limit."""
    draw_cards(s, seat, draw_limit(s, seat) - num(s.hand_n[seat]))


@rule
def begin_discard(s: Any, seat: int, card: int, n: int) -> None:
    """Somebody has to discard this many cards because of a card."""
    frame = push(s, work.DISCARD, seat, card, 0)
    s.frames[frame, _LEFT] = n


@rule
def discard(s: Any, f: int, answer: int) -> bool:
    """A player discards cards of their choice, or all if there are no more."""
    seat, left = num(s.frames[f, WHO]), num(s.frames[f, _LEFT])
    if answer != NONE:
        discard_card(s, seat, answer - CARD_ACTION)
        left -= 1
        s.frames[f, _LEFT] = left
    if left > 0 and num(s.hand_n[seat]) > left:
        return ask(s, seat, ask_for.DISCARD, num(s.frames[f, CARD]), 0, hand_of(s, seat))
    pop(s)
    if left > 0:
        push(s, work.DISCARD_HAND, seat, 0, 0)
    return False


@rule
def discard_hand(s: Any, f: int, answer: int) -> bool:
    """A player discards the whole hand, however long that takes."""
    seat = num(s.frames[f, WHO])
    while s.hand_n[seat] > 0:
        if log_is_full(s):
            return False
        discard_card(s, seat, lowest(hand_of(s, seat)))
    pop(s)
    return False


@rule
def show_hand(s: Any, f: int, answer: int) -> bool:
    """A hand is shown card by card. ROW: cards with smaller numbers were shown."""
    seat, shown = num(s.frames[f, WHO]), num(s.frames[f, ROW])
    cards = hand_of(s, seat)
    while not is_empty(cards):
        card = lowest(cards)
        cards = without_card(cards, card)
        if card >= shown:
            if log_is_full(s):
                s.frames[f, ROW] = card
                return False
            note(s, h.SHOW, seat, card, HAND + seat, HAND + seat)
    pop(s)
    return False


# --- From hand to hand ----------------------------------------------------------------------------


@rule
def part_with(s: Any, effect: int, seat: int, other: int, card: int) -> None:
    """Somebody gives cards to somebody else, or is robbed of them."""
    n = num(t.COUNT[card])
    if effect == work.GIVE_CARDS:
        frame = push(s, work.GIVE, seat, card, other)
        s.frames[frame, _LEFT] = n
    else:
        steal_random(s, other, seat, n)


@rule
def give(s: Any, f: int, answer: int) -> bool:
    """A player gives cards of their choice away."""
    seat, other, left = num(s.frames[f, WHO]), num(s.frames[f, _TO_WHOM]), num(s.frames[f, _LEFT])
    if answer != NONE:
        hand_over(s, h.GIVE, seat, answer - CARD_ACTION, seat, other)
        left -= 1
        s.frames[f, _LEFT] = left
    if left == 0 or s.hand_n[seat] == 0:
        pop(s)
        return False
    return ask(s, seat, ask_for.GIVE, num(s.frames[f, CARD]), 0, hand_of(s, seat))
