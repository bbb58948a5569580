"""How cards move from place to place. Animals that leave a pile are at full points again."""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.board import PLACES
from endling.games.doom_on_you.knowledge import see_leave
from endling.kernel.chacha import shuffle
from endling.kernel.events import OF_NOBODY, note
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

DECK = PLACES.first("deck")
DISCARD = PLACES.first("discard")
PLAYED = PLACES.first("played")
ATTACKS = PLACES.first("attacks")
HAND = PLACES.first("hand")
CHOSEN = PLACES.first("chosen")
PILE = PLACES.first("pile")

take_out = PLACES.take_out()
put_in = PLACES.put_in()

AT_ONCE = 16  # cards that one piece of work discards


@rule
def carry(s: Any, card: int, source: int, target: int) -> None:
    """Move a card; another event tells of it, or none does."""
    take_out(s, card, source)
    put_in(s, card, target)


@rule
def move(s: Any, event: int, who: int, card: int, source: int, target: int) -> None:
    """Move a card, and tell of it."""
    carry(s, card, source, target)
    note(s, event, who, card, source, target)


@rule
def say(s: Any, event: int, who: int, card: int) -> None:
    """Tell of something that moves no card."""
    note(s, event, who, card, NOWHERE, NOWHERE)


@rule
def lay_open(s: Any, event: int, seat: int, card: int, target: int) -> None:
    """A card of a hand comes to lie open."""
    see_leave(s, card, seat)
    move(s, event, seat, card, HAND + seat, target)


@rule
def note_player(s: Any, seat: int) -> None:
    """Whose the card is that was laid on the table last."""
    s.played_by[num(s.played_n) - 1] = seat + 1


@rule
def forget_players(s: Any) -> None:
    """Cards have left the table: nobody laid them."""
    for i in range(num(s.played_n), len(s.played_by)):
        s.played_by[i] = 0


@rule
def can_draw(s: Any) -> bool:
    """Whether there is a card to draw, now or after shuffling."""
    return s.deck_n > 0 or s.discard_n > 0


@rule
def top_card(s: Any) -> int:
    """The next card of the draw pile, which the discards become if it is empty."""
    if s.deck_n == 0 and s.discard_n > 0:
        _restock(s)
    return num(s.deck[num(s.deck_n) - 1]) if s.deck_n > 0 else NO_CARD


@rule
def _restock(s: Any) -> None:
    n = num(s.discard_n)
    for i in range(n):
        s.deck[i] = s.discard[i]
        s.discard[i] = 0
    s.deck_n = n
    s.discard_n = 0
    shuffle(s, s.deck, 0, n)
    note(s, h.SHUFFLE, OF_NOBODY, NO_CARD, DISCARD, DECK)


@rule
def is_animal(card: int) -> bool:
    """Whether a card is an animal."""
    return card < t.FIRST_BATTLE


@rule
def is_doom(card: int) -> bool:
    """Whether a card is a doom."""
    return card >= t.FIRST_DOOM
