"""How traits move from place to place, and what hangs on it.

`take_out` and `put_in` are derived from the board. On every move hang what seats know, the event
log, gene pools and shields. Three functions move cards without `move`: `swap_places`, `swap_hands`
and `pass_hands_right`, where several cards move at the same time; setting up and shuffling fill the
deck.
"""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import event_types as h
from endling.games.doomlings import work
from endling.games.doomlings.attachments import (
    attached_to,
    awake,
    is_silenced,
    link,
    loose,
    unlink,
)
from endling.games.doomlings.board import PLACES
from endling.games.doomlings.knowledge import NO_SEAT, follow, follow_hand, follow_unseen
from endling.games.doomlings.other_sets import any_attached, any_triggers, are_hands_open
from endling.games.doomlings.questions import RAISE, RECOIL
from endling.games.doomlings.state import SHIELD_READY, hand_of, pile_of
from endling.games.doomlings.tables import (
    DISCARDED,
    EMPTY,
    ENDURING,
    GENE_POOL,
    GENE_POOL_FOR_ALL,
    HAUNTING,
    RECOILING,
    REGROWING,
    RISING,
    SHIELDS,
    WITH_GENE_POOL,
)
from endling.kernel.cardset import (
    both,
    has,
    is_empty,
    with_card,
    write_set,
)
from endling.kernel.chacha import shuffle
from endling.kernel.events import OF_NOBODY, note, note_number
from endling.kernel.frames import push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD
from endling.kernel.windows import CLOSES, open_window

DECK = PLACES.first("deck")
DISCARD = PLACES.first("discard")
HAND = PLACES.first("hand")
PILE = PLACES.first("pile")
AGES = PLACES.first("ages")

take_out = PLACES.take_out()
put_in = PLACES.put_in()

LEAST_GENE_POOL = 1
LARGEST_GENE_POOL = 8


@rule
def move(s: Any, event: int, card: int, source: int, target: int) -> None:
    """Move a trait from one place to another, and let every seat know what it may."""
    _follow(s, event, card, source, target)
    carry(s, event, card, source, target)
    if any_attached(s) and source >= PILE:
        _take_along(s, event, card, source, target)


@rule
def carry(s: Any, event: int, card: int, source: int, target: int) -> None:
    """Move a trait of which everybody already knows what they may."""
    take_out(s, card, source)
    put_in(s, card, target)
    if event != h.NOTHING:
        note(s, event, _seat_of(source, target), card, source, target)
    _leave_gene_pool(s, card, source, target)
    _join_gene_pool(s, card, source, target)
    if target >= PILE and has(SHIELDS, card):
        s.shield[target - PILE] = SHIELD_READY


@rule
def _seat_of(source: int, target: int) -> int:
    """Whose doing a move is shown as: whoever receives the card, otherwise whoever loses it."""
    place = target if target >= HAND else source
    if place >= PILE:
        return place - PILE
    if place >= HAND:
        return place - HAND
    return NO_CARD


@rule
def _take_along(s: Any, event: int, host: int, source: int, target: int) -> None:
    """A trait has left a pile: what is attached to it comes with it, and stays on it in a pile."""
    card = attached_to(s, host)
    if card == NO_CARD:
        return
    if target < PILE:
        unlink(s, card)
    _follow(s, event, card, source, target)
    carry(s, event, card, source, target)


@rule
def attach(s: Any, seat: int, card: int, host: int) -> None:
    """A seat attaches a card that lies in its pile to a trait, in whose pile it then lies."""
    owner = owner_of(s, host)
    if owner != seat:
        carry(s, h.NOTHING, card, PILE + seat, PILE + owner)
    link(s, card, host)
    note_number(s, h.ATTACH, seat, card, host)
    if is_silenced(s, host):
        _end_gene_pool(s, host, PILE + owner)


# --- What every seat knows -----------------------------------------------------------------------


@rule
def _follow(s: Any, event: int, card: int, source: int, target: int) -> None:
    from_hand = HAND <= source < PILE
    to_hand = HAND <= target < PILE
    if source == DECK:
        if are_hands_open(s) and to_hand:
            follow(s, card, NO_SEAT, target - HAND)
        return  # nobody knew it
    if not (from_hand or to_hand):
        return  # nobody holds it
    giver = source - HAND if from_hand else NO_SEAT
    taker = target - HAND if to_hand else NO_SEAT
    if from_hand and to_hand and event != h.TAKE_SHOWN:
        follow_unseen(s, hand_of(s, giver), giver, taker, with_card(EMPTY, card))
    else:
        follow(s, card, giver, taker)


# --- Gene pools ----------------------------------------------------------------------------------


@rule
def _set_gene_pool(s: Any, seat: int, value: int) -> None:
    if value != num(s.gene_pool[seat]):
        s.gene_pool[seat] = value
        note_number(s, h.GENE_POOL, seat, NO_CARD, value)


@rule
def change_gene_pool(s: Any, seat: int, by: int) -> None:
    """Something new changes the gene pool; what would push it over the edge is ignored."""
    value = num(s.gene_pool[seat]) + by
    if by > 0 and value > LARGEST_GENE_POOL:
        return
    if by < 0 and value < LEAST_GENE_POOL:
        return
    _set_gene_pool(s, seat, value)


@rule
def _undo_gene_pool(s: Any, seat: int, by: int) -> None:
    """A trait leaves: its change is undone in any case, within the bounds or beyond (option)."""
    value = num(s.gene_pool[seat]) - by
    if s.gene_pool_unbounded == 0:
        value = min(max(value, LEAST_GENE_POOL), LARGEST_GENE_POOL)
    _set_gene_pool(s, seat, value)


@rule
def _touches_gene_pools(s: Any, card: int, source: int, target: int) -> bool:
    """Whether a move changes gene pools; what touches everybody goes on while it stays in play."""
    if not has(WITH_GENE_POOL, card) or is_silenced(s, card):
        return False
    stays_in_play = source >= PILE and target >= PILE
    return not (stays_in_play and num(GENE_POOL_FOR_ALL[card]) == 1)


@rule
def _leave_gene_pool(s: Any, card: int, source: int, target: int) -> None:
    if source >= PILE and _touches_gene_pools(s, card, source, target):
        _end_gene_pool(s, card, source)


@rule
def _end_gene_pool(s: Any, card: int, place: int) -> None:
    """What a trait in a pile does to gene pools is undone."""
    for seat in range(num(s.players)):
        if seat == place - PILE or num(GENE_POOL_FOR_ALL[card]) == 1:
            _undo_gene_pool(s, seat, num(GENE_POOL[card]))


@rule
def _join_gene_pool(s: Any, card: int, source: int, target: int) -> None:
    if target < PILE or not _touches_gene_pools(s, card, source, target):
        return
    for seat in range(num(s.players)):
        if seat == target - PILE or num(GENE_POOL_FOR_ALL[card]) == 1:
            change_gene_pool(s, seat, num(GENE_POOL[card]))


@rule
def swap_places(s: Any, a: int, owner_a: int, b: int, owner_b: int) -> None:
    """Two traits in piles change places at the same time: both leave before either arrives."""
    place_a, place_b = PILE + owner_a, PILE + owner_b
    take_out(s, a, place_a)
    take_out(s, b, place_b)
    put_in(s, a, place_b)
    put_in(s, b, place_a)
    note(s, h.SWAP, owner_b, a, place_a, place_b)
    note(s, h.SWAP, owner_a, b, place_b, place_a)
    _leave_gene_pool(s, a, place_a, place_b)
    _leave_gene_pool(s, b, place_b, place_a)
    _join_gene_pool(s, a, place_a, place_b)
    _join_gene_pool(s, b, place_b, place_a)
    if any_attached(s):
        _take_along(s, h.SWAP, a, place_a, place_b)
        _take_along(s, h.SWAP, b, place_b, place_a)


# --- Moves that come up everywhere ---------------------------------------------------------------


@rule
def draw(s: Any, seat: int, event: int) -> int:
    """Draw the top card of the deck into a hand; returns it, or NO_CARD if there is none left."""
    card = top_of_deck(s)
    if card != NO_CARD:
        move(s, event, card, DECK, HAND + seat)
    return card


@rule
def top_of_deck(s: Any) -> int:
    """The next card of the deck, shuffling the discard pile into it when it is empty."""
    if s.deck_n == 0:
        n = num(s.discard_n)
        if n == 0:
            return NO_CARD
        for i in range(n):
            s.deck[i] = s.discard[i]
            s.discard[i] = 0
        s.deck_n = n
        s.discard_n = 0
        shuffle(s, s.deck, 0, n)
        note(s, h.SHUFFLE, OF_NOBODY, NO_CARD, DISCARD, DECK)
    return num(s.deck[num(s.deck_n) - 1])


@rule
def put_under(s: Any, card: int) -> None:
    """Put a card under the deck."""
    n = num(s.deck_n)
    for i in range(n, 0, -1):
        s.deck[i] = s.deck[i - 1]
    s.deck[0] = card
    s.deck_n = n + 1


@rule
def discard_card(s: Any, seat: int, card: int) -> None:
    """Discard a card from a hand; some traits act on that, so what goes on must look first."""
    move(s, h.DISCARD, card, HAND + seat, DISCARD)
    if any_triggers(s):
        _trigger(s, seat, card)
        if has(RISING, card) or has(HAUNTING, card):
            push(s, work.RISING, seat, card, 0)


@rule
def _trigger(s: Any, seat: int, card: int) -> None:
    """A card was discarded: the others may act on it before anything else happens."""
    others = num(s.players) - 1
    open_window(s, work.WINDOW, RAISE, (seat + 1) % num(s.players), others, card, CLOSES, 0, 0)


@rule
def steal(s: Any, card: int, owner: int, taker: int) -> bool:
    """A trait is stolen from a pile; some are discarded instead. Returns whether it was taken."""
    if has(RECOILING, card) and not is_silenced(s, card):
        if not any_attached(s) or has(loose(s, owner, DISCARDED), card):
            discard_trait(s, owner, card)
        return False
    move(s, h.STEAL, card, PILE + owner, PILE + taker)
    return True


@rule
def trigger_theft(s: Any, victim: int, card: int) -> None:
    """Something was stolen from a seat, which may act on it."""
    if any_triggers(s):
        open_window(s, work.WINDOW, RECOIL, victim, 1, card, CLOSES, 0, 0)


@rule
def discard_trait(s: Any, seat: int, card: int) -> None:
    """Discard a trait from a pile. Some traits come back, some are replaced.

    What is attached to it is a trait that is discarded, too.
    """
    regrows = not is_empty(awake(s, both(pile_of(s, seat), REGROWING)))
    acts = not is_silenced(s, card)
    if acts and has(ENDURING, card):
        note(s, h.ENDURE, seat, card, PILE + seat, PILE + seat)
    elif acts and has(RISING, card):
        move(s, h.RETURN, card, PILE + seat, HAND + seat)
    else:
        attached = attached_to(s, card)
        move(s, h.DISCARD_TRAIT, card, PILE + seat, DISCARD)
        if attached != NO_CARD:
            _follow_up(s, seat, attached, regrows)
        if any_triggers(s):
            _trigger(s, seat, card)
    if regrows:
        push(s, work.REGROW, seat, card, 0)


@rule
def _follow_up(s: Any, seat: int, attached: int, regrows: bool) -> None:
    """What comes of the discard of an attachment that went with its host."""
    if any_triggers(s):
        _trigger(s, seat, attached)
    if regrows:
        push(s, work.REGROW, seat, attached, 0)


@rule
def owner_of(s: Any, card: int) -> int:
    """In whose pile the trait lies, or -1."""
    for seat in range(num(s.players)):
        if has(pile_of(s, seat), card):
            return seat
    return -1


@rule
def holder_of(s: Any, card: int) -> int:
    """In whose hand the trait is, or -1."""
    for seat in range(num(s.players)):
        if has(hand_of(s, seat), card):
            return seat
    return -1


@rule
def swap_hands(s: Any, a: int, b: int) -> None:
    """Two players exchange hands; each knows what the other has now."""
    mine = hand_of(s, a)
    write_set(s.hand[a], hand_of(s, b))
    write_set(s.hand[b], mine)
    count = num(s.hand_n[a])
    s.hand_n[a] = s.hand_n[b]
    s.hand_n[b] = count
    follow_hand(s, a, b)
    follow_hand(s, b, a)
    note(s, h.SWAP_HANDS, a, NO_CARD, HAND + a, HAND + b)


@rule
def pass_hands_right(s: Any, ring: int) -> None:
    """Everybody in the ring (a mask of seats) passes the hand to the right at the same time.

    The hands move by swapping with the neighbour all the way round, which is the same thing.
    """
    previous = -1
    for seat in range(num(s.players)):
        if (ring >> seat) & 1 == 1:
            if previous >= 0:
                cards = hand_of(s, previous)
                write_set(s.hand[previous], hand_of(s, seat))
                write_set(s.hand[seat], cards)
                count = num(s.hand_n[previous])
                s.hand_n[previous] = s.hand_n[seat]
                s.hand_n[seat] = count
            previous = seat
    _know_passed_hands(s, ring)


@rule
def _know_passed_hands(s: Any, ring: int) -> None:
    for seat in range(num(s.players)):
        if (ring >> seat) & 1 == 1:
            right = ring_neighbour(s, ring, seat, -1)
            follow_hand(s, seat, right)
            note(s, h.PASS_HAND, seat, NO_CARD, HAND + seat, HAND + right)


@rule
def ring_neighbour(s: Any, ring: int, seat: int, step: int) -> int:
    """The next seat of the ring to the left (1) or to the right (-1)."""
    n = num(s.players)
    seat = (seat + step + n) % n
    while (ring >> seat) & 1 == 0:
        seat = (seat + step + n) % n
    return seat
