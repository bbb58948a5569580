"""What viewers know beyond what lies open: cards of other hands, and cards in the deck.

Every card is there once only, so a card that has been seen stands for itself.
"""

from __future__ import annotations

from typing import Any

from endling.board.knowledge import SPECTATOR, Knowledge
from endling.games.gloom_of_thrones.board import BOARD
from endling.games.gloom_of_thrones.state import hand_of
from endling.kernel.cardset import (
    WORD,
    CardSet,
    either,
    with_card,
    without,
    without_card,
)
from endling.kernel.jit import rule
from endling.kernel.numbers import num

_KNOWLEDGE = Knowledge(BOARD)
seen_by, write_seen = _KNOWLEDGE.seen_by, _KNOWLEDGE.write_seen


@rule
def forget(s: Any, card: int) -> None:
    """The card comes to lie open: nobody has to remember it."""
    at, others = card // WORD, ~(1 << (card % WORD))
    for viewer in range(num(s.players) + 1):
        s.seen[viewer, at] = num(s.seen[viewer, at]) & others


@rule
def take_into_hand(s: Any, card: int, seat: int) -> None:
    """A card of the deck comes into a hand: who knew where it lay knows who holds it."""
    write_seen(s, seat, without_card(seen_by(s, seat), card))


@rule
def hand_over_unseen(s: Any, card: int, giver: int, taker: int) -> None:
    """A card is about to go from hand to hand; nobody else sees which one.

    Others cannot tell which of the cards they knew there is gone, unless it is the only one.
    """
    held = hand_of(s, giver)
    for viewer in range(SPECTATOR, num(s.players)):
        if viewer != giver and viewer != taker and num(s.hand_n[giver]) > 1:
            write_seen(s, viewer, without(seen_by(s, viewer), held))
    write_seen(s, giver, with_card(seen_by(s, giver), card))
    write_seen(s, taker, without_card(seen_by(s, taker), card))


@rule
def show_hand(s: Any, seat: int) -> None:
    """Everybody sees a whole hand."""
    for viewer in range(SPECTATOR, num(s.players)):
        if viewer != seat:
            write_seen(s, viewer, either(seen_by(s, viewer), hand_of(s, seat)))


@rule
def look_at(s: Any, seat: int, cards: CardSet) -> None:
    """A seat looks at cards of the deck and may change their order: others lose track of them."""
    for viewer in range(SPECTATOR, num(s.players)):
        if viewer == seat:
            write_seen(s, viewer, either(seen_by(s, viewer), cards))
        else:
            write_seen(s, viewer, without(seen_by(s, viewer), cards))
