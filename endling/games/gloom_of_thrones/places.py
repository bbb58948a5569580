"""How cards move from place to place, and what hangs on it.

`take_out` and `put_in` are derived from the board. On every move hang what viewers know, the event
log, and what is seen of stacks.
"""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.gloom_of_thrones import event_types as h
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones.board import PLACES
from endling.games.gloom_of_thrones.knowledge import (
    forget,
    hand_over_unseen,
    take_into_hand,
)
from endling.games.gloom_of_thrones.stacks import cover, read_anew
from endling.games.gloom_of_thrones.state import hand_of
from endling.kernel.cardset import has, nth
from endling.kernel.chacha import below, shuffle
from endling.kernel.events import OF_NOBODY, note
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

DECK = PLACES.first("deck")
DISCARD = PLACES.first("discard")
PLAYED = PLACES.first("played")
HAND = PLACES.first("hand")
FAMILY = PLACES.first("family")
STACK = PLACES.first("stack")

take_out = PLACES.take_out()
put_in = PLACES.put_in()


@rule
def carry(s: Any, card: int, source: int, target: int) -> None:
    """Move a card of the deck for all to see; another event tells of it."""
    take_out(s, card, source)
    put_in(s, card, target)
    if HAND <= source < FAMILY:
        forget(s, card)
    if source >= STACK:
        read_anew(s, source - STACK)
    if target >= STACK:
        cover(s, target - STACK, card)


@rule
def move(s: Any, event: int, who: int, card: int, source: int, target: int) -> None:
    """Move a card of the deck for all to see, and tell of it."""
    carry(s, card, source, target)
    note(s, event, who, card, source, target)


@rule
def discard_card(s: Any, seat: int, card: int) -> None:
    """Discard a card from a hand."""
    move(s, h.DISCARD, seat, card, HAND + seat, DISCARD)


@rule
def hand_over(s: Any, event: int, who: int, card: int, giver: int, taker: int) -> None:
    """A card goes from one hand to another; only these two see which one."""
    hand_over_unseen(s, card, giver, taker)
    take_out(s, card, HAND + giver)
    put_in(s, card, HAND + taker)
    note(s, event, who, card, HAND + giver, HAND + taker)


@rule
def steal_random(s: Any, thief: int, victim: int, n: int) -> None:
    """Take cards at random from a hand, as many as there are at most."""
    for _ in range(min(n, num(s.hand_n[victim]))):
        hand = hand_of(s, victim)
        card = nth(hand, below(s, num(s.hand_n[victim])))
        hand_over(s, h.STEAL, thief, card, victim, thief)


# --- The deck -------------------------------------------------------------------------------------


@rule
def is_out(s: Any, card: int) -> bool:
    """Whether a card is replaced when it is drawn: it speaks of a Throne that is not in play."""
    return s.throne_in_play == 0 and has(t.ABOUT_THRONE, card)


@rule
def can_restock(s: Any) -> bool:
    """Whether the discard pile has a card that could be drawn."""
    for i in range(num(s.discard_n)):
        if not is_out(s, num(s.discard[i])):
            return True
    return False


@rule
def can_draw(s: Any) -> bool:
    """Whether anything can be drawn."""
    for i in range(num(s.deck_n)):
        if not is_out(s, num(s.deck[i])):
            return True
    return can_restock(s)


@rule
def restock(s: Any) -> None:
    """Shuffle the discard pile and put it under what is left of the deck."""
    n, left = num(s.discard_n), num(s.deck_n)
    for i in range(left):
        s.deck[n + left - 1 - i] = s.deck[left - 1 - i]
    for i in range(n):
        s.deck[i] = s.discard[i]
        s.discard[i] = 0
    s.deck_n = n + left
    s.discard_n = 0
    shuffle(s, s.deck, 0, n)
    note(s, h.SHUFFLE, OF_NOBODY, NO_CARD, DISCARD, DECK)


@rule
def next_card(s: Any, seat: int) -> int:
    """The next card that a seat can draw; NO_CARD if there is none.

    The discard pile becomes the deck when that is empty; what is out of the game is discarded.
    """
    while True:
        if s.deck_n == 0:
            if not can_restock(s):
                return NO_CARD
            restock(s)
        card = num(s.deck[num(s.deck_n) - 1])
        if not is_out(s, card):
            return card
        replace(s, seat, card)


@rule
def replace(s: Any, seat: int, card: int) -> None:
    """A card of the deck that is out of the game is discarded."""
    forget(s, card)
    move(s, h.REPLACE, seat, card, DECK, DISCARD)


@rule
def draw(s: Any, seat: int, event: int) -> bool:
    """Draw a card; returns whether there was one."""
    card = next_card(s, seat)
    if card == NO_CARD:
        return False
    draw_from_deck(s, seat, card, event)
    return True


@rule
def draw_from_deck(s: Any, seat: int, card: int, event: int) -> None:
    """Take a card of the deck into a hand."""
    take_into_hand(s, card, seat)
    take_out(s, card, DECK)
    put_in(s, card, HAND + seat)
    note(s, event, seat, card, DECK, HAND + seat)


@rule
def draw_cards(s: Any, seat: int, n: int) -> None:
    """Draw this many cards, or as many as there are."""
    for _ in range(n):
        if not draw(s, seat, h.DRAW):
            return


@rule
def look_at_top(s: Any, seat: int, n: int) -> int:
    """Make sure that this many cards that can be drawn lie on top; returns how many do."""
    found = 0
    while found < n:
        at = num(s.deck_n) - 1 - found
        if at < 0:
            if not can_restock(s):
                return found
            restock(s)
        else:
            card = num(s.deck[at])
            if is_out(s, card):
                replace(s, seat, card)
            else:
                found += 1
    return found


@rule
def bury(s: Any, seat: int, card: int) -> None:
    """A card of the deck goes to its bottom; who looks at the deck has seen it."""
    take_out(s, card, DECK)
    n = num(s.deck_n)
    for i in range(n):
        s.deck[n - i] = s.deck[n - 1 - i]
    s.deck[0] = card
    s.deck_n = n + 1
    note(s, h.BURY, seat, card, DECK, DECK)


@rule
def say(s: Any, event: int, who: int, card: int) -> None:
    """Tell of something that moves no card."""
    note(s, event, who, card, NOWHERE, NOWHERE)
