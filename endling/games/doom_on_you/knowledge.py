"""What seats know of the hands of others: cards that they have looked at, or given away."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.state import hand_of
from endling.kernel.cardset import WORD, CardSet, either, row_of, with_card, write_set
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def seen_by(s: Any, viewer: int) -> CardSet:
    """The cards of other hands that a seat knows; a spectator (-1) knows none."""
    return row_of(s.seen, viewer, t.EMPTY) if viewer >= 0 else t.EMPTY


@rule
def write_seen(s: Any, viewer: int, cards: CardSet) -> None:
    """Set what a seat knows."""
    write_set(s.seen[viewer], cards)


@rule
def forget(s: Any, card: int) -> None:
    """The card comes to lie open: nobody has to remember it."""
    at, others = card // WORD, ~(1 << (card % WORD))
    for viewer in range(num(s.players)):
        s.seen[viewer, at] = num(s.seen[viewer, at]) & others


@rule
def look_at_hand(s: Any, viewer: int, seat: int) -> None:
    """A seat sees the whole hand of another."""
    write_seen(s, viewer, either(seen_by(s, viewer), hand_of(s, seat)))


@rule
def hand_over(s: Any, card: int, giver: int, taker: int) -> None:
    """A card is about to go from hand to hand; nobody else sees which one.

    Others cannot tell which of the cards they knew there is gone, unless it is the only one.
    """
    held = hand_of(s, giver)
    for viewer in range(num(s.players)):
        if viewer != giver and viewer != taker and num(s.hand_n[giver]) > 1:
            for word in range(t.SET_WORDS):
                s.seen[viewer, word] = num(s.seen[viewer, word]) & ~held[word]
    write_seen(s, giver, with_card(seen_by(s, giver), card))
    at = card // WORD
    s.seen[taker, at] = num(s.seen[taker, at]) & ~(1 << (card % WORD))
