"""Deals: tokens (or cards, if the table allows it) for a promise, which binds nobody.

An offer is made where battle cards may be played and while attacks are declared, once by each in
each window. It is prepared in secret; once made, all know it. Payment is at once (D-43).
"""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import words as w
from endling.games.doom_on_you import work
from endling.games.doom_on_you.board import DEALS_SHOWN, PENDING
from endling.games.doom_on_you.knowledge import hand_over, see_card
from endling.games.doom_on_you.places import HAND, move, say
from endling.games.doom_on_you.state import (
    CARD_DEALS,
    NO_DEALS,
    hand_of,
    how_many_in,
    is_in,
    seats_in,
)
from endling.games.doom_on_you.tables import EMPTY
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NO, NONE, NUMBER, PLAYER, YES, YES_OR_NO
from endling.kernel.events import note_number
from endling.kernel.frames import CARD, ROW, STEP, WHO, X, Y, Z, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

OFFERED = ROW  # of the work in which offers are made: who has made one, as bits
WITH, GIVING, TOKENS, PROMISE, ACCEPT = range(5)
TAKER, AMOUNT, FOR = X, Y, Z  # of a deal
LEAST_DEALERS = 3  # with fewer there is nobody to win over
_MOST_TOKENS = 25  # that one answer can name
SEAT_SHIFT = 6  # an event names the other one above the number of tokens
WITH_CARD = 1 << 7  # above the tokens of an offer and of a deal: a card goes with them


@rule
def may_offer(s: Any, f: int, seat: int) -> bool:
    """Whether a seat can make an offer in the work of this frame."""
    if s.deal_kind == NO_DEALS or how_many_in(s) < LEAST_DEALERS or not is_in(s, seat):
        return False
    has_something = num(s.tokens[seat]) > 1 or _may_give_cards(s, seat)
    return has_something and num(s.frames[f, OFFERED]) >> seat & 1 == 0


@rule
def _may_give_cards(s: Any, seat: int) -> bool:
    return s.deal_kind == CARD_DEALS and num(s.hand_n[seat]) > 0


@rule
def offer_word(s: Any, f: int, seat: int) -> int:
    """The word that begins an offer, as a mask, if a seat can make one."""
    return 1 << w.OFFER if may_offer(s, f, seat) else 0


@rule
def begin_deal(s: Any, f: int, seat: int) -> None:
    """A seat is about to make an offer in the work of this frame."""
    s.frames[f, OFFERED] = num(s.frames[f, OFFERED]) | 1 << seat
    push(s, work.DEAL, seat, NO_CARD, 0)


@rule
def deal(s: Any, f: int, answer: int) -> bool:
    """With whom, what, and for which promise; then the other one accepts or not."""
    seat, step = num(s.frames[f, WHO]), num(s.frames[f, STEP])
    if step == WITH:
        if answer == NONE:
            others = seats_in(s) & ~(1 << seat)
            return ask(s, seat, ask_for.DEAL_WITH, NO_CARD, others << PLAYER, EMPTY)
        s.frames[f, TAKER] = answer - PLAYER
        goto(s, f, GIVING)
    elif step == GIVING:
        return _choose_card(s, f, seat, answer)
    elif step == TOKENS:
        return _choose_tokens(s, f, seat, answer)
    elif step == PROMISE:
        if answer == NONE:
            return ask(s, seat, ask_for.DEAL_FOR, NO_CARD, w.PROMISES, EMPTY)
        s.frames[f, FOR] = answer - w.FIRST_PROMISE
        _make_offer(s, f, seat)
        goto(s, f, ACCEPT)
    else:
        return _accept(s, f, seat, answer)
    return False


@rule
def _choose_card(s: Any, f: int, seat: int, answer: int) -> bool:
    if answer == NONE and _may_give_cards(s, seat):
        words = 1 << NO if num(s.tokens[seat]) > 1 else 0
        return ask(s, seat, ask_for.DEAL_CARD, NO_CARD, words, hand_of(s, seat))
    if answer >= CARD_ACTION:
        s.frames[f, CARD] = answer - CARD_ACTION
    goto(s, f, TOKENS)
    return False


@rule
def _choose_tokens(s: Any, f: int, seat: int, answer: int) -> bool:
    """The last token is never given away."""
    least = 1 if num(s.frames[f, CARD]) == NO_CARD else 0
    most = min(num(s.tokens[seat]) - 1, _MOST_TOKENS)
    if answer == NONE and most > least:
        amounts = ((1 << (most + 1)) - 1) & ~((1 << least) - 1)
        return ask(s, seat, ask_for.DEAL_TOKENS, NO_CARD, amounts << NUMBER, EMPTY)
    s.frames[f, AMOUNT] = least if answer == NONE else answer - NUMBER
    goto(s, f, PROMISE)
    return False


@rule
def _make_offer(s: Any, f: int, seat: int) -> None:
    """Everybody hears of it; a card only the one to whom it is offered sees."""
    taker, card = num(s.frames[f, TAKER]), num(s.frames[f, CARD])
    named = taker << SEAT_SHIFT | num(s.frames[f, AMOUNT])
    note_number(s, h.OFFER, seat, NO_CARD, named)
    if card != NO_CARD:
        say(s, h.OFFER_CARD, taker, card)
        see_card(s, taker, card, seat)
    note_number(s, h.PROMISE, seat, NO_CARD, num(s.frames[f, FOR]))
    s.offer[0] = seat + 1
    s.offer[1] = taker
    s.offer[2] = num(s.frames[f, AMOUNT]) | (WITH_CARD if card != NO_CARD else 0)
    s.offer[3] = num(s.frames[f, FOR])


@rule
def _accept(s: Any, f: int, seat: int, answer: int) -> bool:
    taker = num(s.frames[f, TAKER])
    if answer == NONE:
        return ask(s, taker, ask_for.DEAL_ACCEPT, NO_CARD, YES_OR_NO, EMPTY)
    if answer == YES:
        say(s, h.ACCEPT, taker, NO_CARD)
        _pay(s, seat, taker, num(s.frames[f, AMOUNT]), num(s.frames[f, CARD]))
        _write_down(s)
    else:
        say(s, h.DECLINE, taker, NO_CARD)
    for part in range(len(s.offer)):
        s.offer[part] = 0
    pop(s)
    return False


@rule
def _pay(s: Any, giver: int, taker: int, tokens: int, card: int) -> None:
    if tokens > 0:
        s.tokens[giver] = num(s.tokens[giver]) - tokens
        s.tokens[taker] = num(s.tokens[taker]) + tokens
        note_number(s, h.PAY, giver, NO_CARD, taker << SEAT_SHIFT | tokens)
    if card != NO_CARD:
        hand_over(s, card, giver, taker)
        move(s, h.GIVE, giver, card, HAND + giver, HAND + taker)


@rule
def _write_down(s: Any) -> None:
    """What was offered is a deal now. The latest ones are kept, the newest first."""
    for i in range(DEALS_SHOWN - 1, 0, -1):
        for part in range(s.deals.shape[1]):
            s.deals[i, part] = s.deals[i - 1, part]
    for part in range(len(s.offer)):
        s.deals[0, part] = s.offer[part]
    s.deals[0, 4] = num(s.round_number)
    s.deals[0, 5] = PENDING
