"""How cards move from place to place."""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.darwinning import event_types as h
from endling.games.darwinning import tables as t
from endling.games.darwinning.board import PLACES
from endling.kernel.cardset import CardSet, is_empty, lowest, without_card
from endling.kernel.chacha import shuffle
from endling.kernel.events import OF_NOBODY, note
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

DECK = PLACES.first("deck")
DISCARD = PLACES.first("discard")
DISPLAY = PLACES.first("display")
DRAWN = PLACES.first("drawn")
HAND = PLACES.first("hand")
PICKED = PLACES.first("picked")
PLAYED = PLACES.first("played")
USED = PLACES.first("used")
SETTLED = PLACES.first("settled")
ENVIRONMENTS = PLACES.first("environments")
ELSEWHERE = PLACES.first("elsewhere")
SPECIES = PLACES.first("species")
OFFERED = PLACES.first("offered")
BOX = PLACES.first("box")
DUMMY = PLACES.first("dummy")
SPACES = PLACES.first("spaces")
TRAITS = PLACES.first("traits")

take_out = PLACES.take_out()
put_in = PLACES.put_in()


@rule
def carry(s: Any, card: int, source: int, target: int) -> None:
    """Move a card; another event tells of it, or none does."""
    take_out(s, card, source)
    put_in(s, card, target)


@rule
def carry_all(s: Any, cards: CardSet, source: int, target: int) -> None:
    """Move several cards."""
    while not is_empty(cards):
        card = lowest(cards)
        cards = without_card(cards, card)
        carry(s, card, source, target)


@rule
def move(s: Any, event: int, who: int, card: int, source: int, target: int) -> None:
    """Move a card for all to see, and tell of it."""
    carry(s, card, source, target)
    note(s, event, who, card, source, target)


@rule
def say(s: Any, event: int, who: int, card: int) -> None:
    """Tell of something that moves no card."""
    note(s, event, who, card, NOWHERE, NOWHERE)


@rule
def discard_all(s: Any, who: int, cards: CardSet, source: int) -> None:
    """Discard cards that lie open."""
    while not is_empty(cards):
        card = lowest(cards)
        cards = without_card(cards, card)
        move(s, h.DISCARD, who, card, source, DISCARD)


@rule
def restock(s: Any) -> None:
    """Shuffle the discard pile into the deck."""
    n = num(s.discard_n)
    for i in range(n):
        s.deck[num(s.deck_n) + i] = s.discard[i]
        s.discard[i] = 0
    s.deck_n = num(s.deck_n) + n
    s.discard_n = 0
    shuffle(s, s.deck, 0, num(s.deck_n))
    note(s, h.SHUFFLE, OF_NOBODY, NO_CARD, DISCARD, DECK)


@rule
def top_card(s: Any) -> int:
    """The next card of the deck, into which the discards are shuffled if it is empty."""
    if s.deck_n == 0 and s.discard_n > 0:
        restock(s)
    return num(s.deck[num(s.deck_n) - 1]) if s.deck_n > 0 else NO_CARD


@rule
def is_joker(card: int) -> bool:
    """Whether a card is a joker."""
    return card >= t.FIRST_JOKER
