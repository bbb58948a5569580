"""What every seat knows of the other hands: how many cards of a name each holds at least.

In another hand a card that has been seen stands for its name, and not for itself: cards with the
same name cannot be told apart.

Each move is worked out from these numbers alone. Of a card that moves unseen all that is kept is
what holds whichever card it was.
"""

from __future__ import annotations

from typing import Any

from endling.board.knowledge import SPECTATOR, Knowledge
from endling.games.doomlings import tables as t
from endling.games.doomlings.board import BOARD, MAX_PLAYERS
from endling.games.doomlings.other_sets import all_dealt_in_place, any_dealt, are_hands_open
from endling.games.doomlings.state import DEALT, NONE_DEALT, SCATTERED, hand_of
from endling.games.doomlings.tables import EMPTY
from endling.kernel.cardset import (
    CardSet,
    bit_of_card,
    both,
    count,
    either,
    has,
    is_empty,
    lowest,
    read_set,
    row_of,
    with_card,
    without,
    without_card,
    word_of_card,
    write_set,
)
from endling.kernel.jit import rule
from endling.kernel.numbers import num

NO_SEAT = -2  # a card comes from, or goes to, a place that lies open

_KNOWLEDGE = Knowledge(BOARD)
seen_by, write_seen = _KNOWLEDGE.seen_by, _KNOWLEDGE.write_seen
share_common_knowledge = _KNOWLEDGE.share_common


@rule
def known_of(s: Any, seat: int, other: int) -> CardSet:
    """The cards of a hand that the seat knows; equal ones may stand for each other."""
    hand = hand_of(s, other)
    if s.over == 1 or seat == other:  # for the scores all hands lie open
        return hand
    return both(hand, seen_by(s, seat))


@rule
def pictured(cards: CardSet) -> CardSet:
    """The same names, but for equal cards always the first ones that there are."""
    if is_empty(both(cards, t.TWINNED)):
        return cards
    shown = without(cards, t.TWINNED)
    for i in range(t.TWINS.shape[0]):
        twins = row_of(t.TWINS, i, EMPTY)
        shown = either(shown, first_of(twins, count(both(cards, twins))))
    return shown


@rule
def first_of(cards: CardSet, n: int) -> CardSet:
    """So many cards, those with the smallest numbers."""
    chosen = EMPTY
    for _ in range(n):
        chosen = with_card(chosen, lowest(without(cards, chosen)))
    return chosen


# --- Cards that move ------------------------------------------------------------------------------


@rule
def follow(s: Any, card: int, giver: int, taker: int) -> None:
    """A card is about to leave a hand, to come into one, or both; everybody sees which."""
    if giver != NO_SEAT:
        _see_all_leave(s, card, giver)
        if any_dealt(s):
            _forget_dealt(s, card)
    if taker != NO_SEAT:
        for seat in range(SPECTATOR, num(s.players)):
            if seat != taker:
                _add(s, seat, with_card(EMPTY, card))


@rule
def _see_all_leave(s: Any, card: int, giver: int) -> None:
    """Everybody sees a card leave a hand. Hardly anybody knew of it, and games are full of this."""
    if not has(t.TWINNED, card):
        known, word = 0, word_of_card(card)
        for row in range(1 + MAX_PLAYERS):
            known |= num(s.seen[row, word])
        if known & bit_of_card(card) == 0:
            return
    held = hand_of(s, giver)
    for seat in range(SPECTATOR, num(s.players)):
        if seat != giver:
            _see_leave(s, seat, held, card)


@rule
def follow_unseen(s: Any, held: CardSet, giver: int, taker: int, cards: CardSet) -> None:
    """Of the cards that a hand held some go into another one; only these two see which.

    Unless all hands lie open: then everybody does, and knows the cards already.
    """
    if are_hands_open(s):
        _pass_openly(s, giver, taker, cards)
        return
    _scatter(s)
    for seat in range(SPECTATOR, num(s.players)):
        if seat == giver:
            _add(s, seat, cards)
        elif seat == taker:
            left = cards
            while not is_empty(left):
                _see_leave(s, seat, held, lowest(left))
                left = without_card(left, lowest(left))
        else:
            _lose_track(s, seat, held, cards, EMPTY)


@rule
def _pass_openly(s: Any, giver: int, taker: int, cards: CardSet) -> None:
    """Everybody sees which cards go from one hand into another."""
    _add(s, giver, cards)
    write_seen(s, taker, without(seen_by(s, taker), cards))


@rule
def open_all_hands(s: Any) -> None:
    """Everybody lays the hand open."""
    for holder in range(num(s.players)):
        for seat in range(SPECTATOR, num(s.players)):
            if seat != holder:
                see_in_hand(s, seat, holder, hand_of(s, holder))


@rule
def follow_passing(
    s: Any, giver: int, left: int, first: CardSet, right: int, second: CardSet
) -> None:
    """A card goes to the left, perhaps one to the right: all see that, each neighbour one card."""
    _scatter(s)
    held = hand_of(s, giver)
    for seat in range(SPECTATOR, num(s.players)):
        if seat == giver:
            _add(s, seat, either(first, second))
        elif seat == left:
            _see_leave(s, seat, held, lowest(first))
            _lose_track(s, seat, without(held, first), second, EMPTY)
        elif seat == right and not is_empty(second):
            _see_leave(s, seat, held, lowest(second))
            _lose_track(s, seat, without(held, second), first, EMPTY)
        else:
            _lose_track(s, seat, held, first, second)


@rule
def follow_hand(s: Any, giver: int, taker: int) -> None:
    """The whole hand went to another seat: who had it knows it, and nobody loses track."""
    write_seen(s, giver, either(seen_by(s, giver), hand_of(s, taker)))
    write_seen(s, taker, without(seen_by(s, taker), hand_of(s, taker)))


@rule
def _add(s: Any, seat: int, cards: CardSet) -> None:
    write_seen(s, seat, either(seen_by(s, seat), cards))


@rule
def _see_leave(s: Any, seat: int, held: CardSet, card: int) -> None:
    """The seat sees a card leave a hand: if it knew of equal ones there, it knows of one less."""
    seen = seen_by(s, seat)
    gone = both(seen, with_card(EMPTY, card))
    if is_empty(gone):
        equal = both(both(seen, held), row_of(t.NAMESAKES, card, EMPTY))
        if not is_empty(equal):
            gone = with_card(EMPTY, lowest(equal))
    write_seen(s, seat, without(seen, gone))


@rule
def _lose_track(s: Any, seat: int, held: CardSet, first: CardSet, second: CardSet) -> None:
    """Cards leave a hand in one or two parcels, and the seat does not see which cards they are.

    In the worst case all that are gone are of the name in question, or none of a parcel is.
    """
    seen, gone = seen_by(s, seat), either(first, second)
    known = both(seen, held)
    size, parcel, other = count(held), count(first), count(second)
    if is_empty(known) or is_empty(gone) or size == max(parcel, other):
        return  # nothing to lose, or all goes the same way
    seen = without(seen, held)
    if not is_empty(both(known, t.TWINNED)):
        for i in range(t.TWINS.shape[0]):
            twins = row_of(t.TWINS, i, EMPTY)
            n = count(both(known, twins))
            unlike = size - n  # as many may have another name
            left = first_of(both(without(held, gone), twins), max(0, n - count(gone)))
            sent = first_of(both(first, twins), max(0, parcel - unlike))
            also = first_of(both(second, twins), max(0, other - unlike))
            seen = either(either(seen, left), either(sent, also))
    write_seen(s, seat, seen)


# --- Cards that are shown -------------------------------------------------------------------------


@rule
def see_in_hand(s: Any, seat: int, other: int, cards: CardSet) -> None:
    """The seat is shown cards of a hand together; it may have known of some of them."""
    held, seen = hand_of(s, other), seen_by(s, seat)
    known = both(seen, held)
    seen = either(seen, cards)
    if not is_empty(both(cards, t.TWINNED)):
        for i in range(t.TWINS.shape[0]):
            twins = row_of(t.TWINS, i, EMPTY)
            shown, known_n = both(cards, twins), count(both(known, twins))
            others = without(both(known, twins), cards)
            if not is_empty(shown):
                kept = first_of(others, max(0, known_n - count(shown)))
                seen = either(without(seen, others), kept)
    write_seen(s, seat, seen)


@rule
def show_to_all(s: Any, holder: int, card: int) -> None:
    """Everybody sees a card of a hand."""
    for seat in range(SPECTATOR, num(s.players)):
        if seat != holder:
            see_in_hand(s, seat, holder, with_card(EMPTY, card))


# --- Cards that are dealt from the discard pile ---------------------------------------------------


@rule
def see_dealt(s: Any, cards: CardSet) -> None:
    """Everybody has been dealt one of these: all see which they are, but not who has which.

    Equal cards are left out, since nobody could tell when the one that was dealt leaves.
    """
    cards = without(cards, t.TWINNED)
    if s.dealing == NONE_DEALT and not is_empty(cards):
        s.dealing = DEALT
    write_set(s.dealt, either(read_set(s.dealt, EMPTY), cards))


@rule
def _forget_dealt(s: Any, card: int) -> None:
    """A card leaves a hand for all to see."""
    left = without_card(read_set(s.dealt, EMPTY), card)
    write_set(s.dealt, left)
    if is_empty(left):
        s.dealing = NONE_DEALT


@rule
def _scatter(s: Any) -> None:
    """Cards go from hand to hand unseen: some of those that were dealt may be among them."""
    if all_dealt_in_place(s):
        s.dealing = SCATTERED
