"""What seats know of other hands: cards that they have looked at, were offered, or gave away.

In another hand a card that has been seen stands for its name, and not for itself: cards with the
same name cannot be told apart. A seat knows how many of a name somebody holds at least.
"""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.state import hand_of
from endling.games.doom_on_you.tables import EMPTY
from endling.kernel.cardset import (
    CardSet,
    both,
    count,
    either,
    has,
    is_empty,
    lowest,
    row_of,
    with_card,
    without,
    without_card,
    write_set,
)
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def seen_by(s: Any, viewer: int) -> CardSet:
    """The cards of other hands that a seat knows; a spectator (-1) knows none."""
    return row_of(s.seen, viewer, EMPTY) if viewer >= 0 else EMPTY


@rule
def write_seen(s: Any, viewer: int, cards: CardSet) -> None:
    """Set what a seat knows."""
    write_set(s.seen[viewer], cards)


@rule
def alike(card: int) -> CardSet:
    """All cards with the same name."""
    return row_of(t.NAMESAKES, card, EMPTY)


@rule
def see_leave(s: Any, card: int, giver: int) -> None:
    """A card is about to leave a hand for all to see."""
    for viewer in range(num(s.players)):
        if viewer != giver:
            _know_one_less(s, viewer, card, giver)


@rule
def look_at_hand(s: Any, viewer: int, seat: int) -> None:
    """A seat sees the whole hand of another."""
    write_seen(s, viewer, either(seen_by(s, viewer), hand_of(s, seat)))


@rule
def see_card(s: Any, viewer: int, card: int, holder: int) -> None:
    """A seat sees one card of a hand; it may have known of it."""
    seen = seen_by(s, viewer)
    known = both(both(seen, hand_of(s, holder)), alike(card))
    if not is_empty(known) and not has(known, card):
        seen = without_card(seen, lowest(known))
    write_seen(s, viewer, with_card(seen, card))


@rule
def hand_over(s: Any, card: int, giver: int, taker: int) -> None:
    """A card is about to go from hand to hand; nobody else sees which one."""
    for viewer in range(num(s.players)):
        if viewer != giver and viewer != taker:
            _lose_track(s, viewer, card, giver)
    write_seen(s, giver, with_card(seen_by(s, giver), card))
    _know_one_less(s, taker, card, giver)


@rule
def _know_one_less(s: Any, viewer: int, card: int, giver: int) -> None:
    """If the viewer knew of equal cards in the hand, one of them is gone, whichever it was."""
    seen = seen_by(s, viewer)
    held = either(hand_of(s, giver), row_of(s.chosen, giver, EMPTY))
    known = both(both(seen, held), alike(card))
    if not is_empty(known):
        write_seen(s, viewer, without_card(seen, card if has(known, card) else lowest(known)))


@rule
def _lose_track(s: Any, viewer: int, card: int, giver: int) -> None:
    """A card is about to leave a hand unseen: of each name there may be one less.

    Unless all cards there have the same name, so that the viewer knows which one it is.
    """
    seen, held = seen_by(s, viewer), hand_of(s, giver)
    known = both(seen, held)
    while not is_empty(known):
        equal = both(known, alike(lowest(known)))
        known = without(known, equal)
        if count(equal) < num(s.hand_n[giver]):
            seen = without_card(seen, card if has(equal, card) else lowest(equal))
    write_seen(s, viewer, seen)
