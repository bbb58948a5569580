"""What happens to one hand: cards are drawn, discarded, kept."""

from __future__ import annotations

from typing import Any

from endling.board.knowledge import SPECTATOR
from endling.games.doomlings import event_types as h
from endling.games.doomlings import places, work
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings.effects.program import amount, argument, is_shielded, touched
from endling.games.doomlings.knowledge import NO_SEAT, follow, see_dealt, see_in_hand
from endling.games.doomlings.places import (
    DECK,
    HAND,
    carry,
    discard_card,
    discard_trait,
    move,
    put_under,
    take_out,
)
from endling.games.doomlings.places import DISCARD as PILE_OF_DISCARDS
from endling.games.doomlings.playing import TO_THINK
from endling.games.doomlings.state import discarded, hand_of, seat_after
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import (
    ALL_COLORS,
    distinct,
    distinct_traits,
    movable,
    random_card,
    traits_protected,
)
from endling.games.doomlings.vocabulary import Pick
from endling.games.doomlings.words import DISCARD, DRAW
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import COLOR, DONE, NO, NONE, YES_OR_NO
from endling.kernel.cardset import (
    CardSet,
    both,
    count,
    has,
    is_empty,
    lowest,
    read_set,
    row_of,
    with_card,
    without_card,
    write_set,
)
from endling.kernel.chacha import shuffle
from endling.kernel.events import log_is_full, note, note_moment, note_number
from endling.kernel.frames import CARD, STEP, WHO, X, Y, goto, is_on_top, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask, ask_together
from endling.kernel.sizes import NO_CARD

_TO_DISCARD = X  # how many are still to go
_TO_KEEP = X  # how many of the cards drawn
_TAKEN = _SHED = X  # how many cards so far
_COLOR_CHOSEN, _WHOSE_HAND = X, Y
_TURN, _LOWEST = X, Y  # counted from the first player; whose cards are the lowest, as bits

_RANDOM = int(Pick.RANDOM)


@rule
def draw(s: Any, f: int, answer: int) -> bool:
    """Draw cards; they are remembered as fresh for the instruction that follows."""
    seat = num(s.frames[f, WHO])
    n = amount(s, f, seat)
    pop(s)
    draw_fresh(s, seat, n)
    return False


@rule
def draw_fresh(s: Any, seat: int, n: int) -> None:
    """Draw cards and remember them."""
    fresh = EMPTY
    for _ in range(n):
        card = places.draw(s, seat, h.DRAW)
        if card != NO_CARD:
            fresh = with_card(fresh, card)
    write_set(s.fresh, fresh)


@rule
def discard(s: Any, f: int, answer: int) -> bool:
    """Discard cards from the hand, one after the other."""
    seat = num(s.frames[f, WHO])
    if s.frames[f, STEP] == 0:
        s.frames[f, _TO_DISCARD] = min(max(amount(s, f, seat), 0), num(s.hand_n[seat]))
        goto(s, f, 1)
    while not log_is_full(s):
        left = num(s.frames[f, _TO_DISCARD])
        if left == 0:
            pop(s)
            return False
        hand = hand_of(s, seat)
        if answer != NONE:
            card = answer - CARD_ACTION
            answer = NONE
        elif argument(s, f, t.C) == _RANDOM:
            card = random_card(s, hand)
        elif left == num(s.hand_n[seat]):
            card = lowest(hand)
        else:
            return ask(s, seat, ask_for.DISCARD, num(s.frames[f, CARD]), 0, distinct(hand))
        s.frames[f, _TO_DISCARD] = left - 1
        discard_card(s, seat, card)
        if not is_on_top(s, f, work.DISCARD):
            return False
    return False


@rule
def discard_color(s: Any, f: int, answer: int) -> bool:
    """Choose a colour; everybody discards all hand cards of it."""
    chooser = num(s.frames[f, WHO])
    if s.frames[f, STEP] == 0:
        if answer == NONE:
            return ask(s, chooser, ask_for.COLOR, num(s.frames[f, CARD]), ALL_COLORS, EMPTY)
        s.frames[f, _COLOR_CHOSEN] = answer - COLOR
        note_number(s, h.COLOR, chooser, num(s.frames[f, CARD]), answer - COLOR)
        goto(s, f, 1)
    turn = num(s.frames[f, _WHOSE_HAND])
    if turn == num(s.players):
        pop(s)
        return False
    seat = seat_after(s, chooser, turn)
    cards = both(hand_of(s, seat), row_of(t.OF_COLOR, num(s.frames[f, _COLOR_CHOSEN]), EMPTY))
    if is_empty(cards):
        s.frames[f, _WHOSE_HAND] = turn + 1
    else:
        discard_card(s, seat, lowest(cards))
    return False


@rule
def infect_left(s: Any, f: int, answer: int) -> bool:
    """Name a colour; whoever sits to the left discards all hand cards of it."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    left = seat_after(s, seat, 1)
    if s.frames[f, STEP] == 0:
        if is_shielded(s, left, cause):
            pop(s)
            return False
        if answer == NONE:
            return ask(s, seat, ask_for.COLOR, cause, ALL_COLORS, EMPTY)
        s.frames[f, _COLOR_CHOSEN] = answer - COLOR
        note_number(s, h.COLOR, seat, cause, answer - COLOR)
        goto(s, f, 1)
    cards = both(hand_of(s, left), row_of(t.OF_COLOR, num(s.frames[f, _COLOR_CHOSEN]), EMPTY))
    if is_empty(cards):
        pop(s)
    else:
        discard_card(s, left, lowest(cards))
    return False


@rule
def refresh(s: Any, f: int, answer: int) -> bool:
    """The player may discard the whole hand and stabilize."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        if answer == NONE:
            return ask(s, seat, ask_for.REFRESH, card, YES_OR_NO, EMPTY)
        if answer == NO:
            pop(s)
            return False
        goto(s, f, 1)
    if s.hand_n[seat] > 0:
        discard_card(s, seat, lowest(hand_of(s, seat)))
        return False
    pop(s)
    push(s, work.STABILIZE, seat, card, 0)
    return False


@rule
def sift(s: Any, f: int, answer: int) -> bool:
    """Draw cards, keep some of them, discard the others."""
    seat = num(s.frames[f, WHO])
    if s.frames[f, STEP] == 0:
        goto(s, f, 1)
        s.frames[f, _TO_KEEP] = argument(s, f, t.B)
        draw_fresh(s, seat, argument(s, f, t.A))
        return False
    fresh = read_set(s.fresh, EMPTY)
    if answer != NONE:
        write_set(s.fresh, without_card(fresh, answer - CARD_ACTION))
        s.frames[f, _TO_KEEP] = num(s.frames[f, _TO_KEEP]) - 1
        note(s, h.KEEP, seat, answer - CARD_ACTION, HAND + seat, HAND + seat)
        return False
    if s.frames[f, _TO_KEEP] > 0 and count(fresh) > num(s.frames[f, _TO_KEEP]):
        return ask(s, seat, ask_for.KEEP, num(s.frames[f, CARD]), 0, distinct(fresh))
    if s.frames[f, _TO_KEEP] > 0 or is_empty(fresh):
        pop(s)
        return False
    card = lowest(fresh)
    write_set(s.fresh, without_card(fresh, card))
    discard_card(s, seat, card)
    return False


@rule
def shed_dominants(s: Any, f: int, answer: int) -> bool:
    """Discard dominants from the hand as one likes; whoever did stabilizes."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if answer != NONE and answer != DONE:
        s.frames[f, _SHED] = num(s.frames[f, _SHED]) + 1
        discard_card(s, seat, answer - CARD_ACTION)
        return False
    if answer == NONE and num(s.hand_n[seat]) > 0:
        note_moment(s, TO_THINK)
    dominants = both(hand_of(s, seat), t.DOMINANTS)
    if answer == NONE and not is_empty(dominants):
        return ask(s, seat, ask_for.SHED, cause, 1 << DONE, dominants)
    shed = num(s.frames[f, _SHED])
    pop(s)
    if shed > 0:
        push(s, work.STABILIZE, seat, cause, 0)
    return False


@rule
def draw_or_discard(s: Any, f: int, answer: int) -> bool:
    """Choose between drawing and discarding."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        if answer == NONE and num(s.hand_n[seat]) > 0:
            return ask(s, seat, ask_for.DRAW_OR_DISCARD, cause, (1 << DRAW) | (1 << DISCARD), EMPTY)
        if answer != DISCARD:
            n = argument(s, f, t.A)
            pop(s)
            for _ in range(n):
                places.draw(s, seat, h.DRAW)
            return False
        s.frames[f, _TO_DISCARD] = min(argument(s, f, t.B), num(s.hand_n[seat]))
        goto(s, f, 1)
        return False
    left = num(s.frames[f, _TO_DISCARD])
    if left == 0:
        pop(s)
        return False
    hand = hand_of(s, seat)
    if answer == NONE and left < num(s.hand_n[seat]):
        return ask(s, seat, ask_for.DISCARD, cause, 0, distinct(hand))
    s.frames[f, _TO_DISCARD] = left - 1
    discard_card(s, seat, lowest(hand) if answer == NONE else answer - CARD_ACTION)
    return False


@rule
def take_discarded(s: Any, f: int, answer: int) -> bool:
    """Take cards from the discard pile into the hand."""
    seat = num(s.frames[f, WHO])
    if answer != NONE:
        s.frames[f, _TAKEN] = num(s.frames[f, _TAKEN]) + 1
        move(s, h.RECOVER, answer - CARD_ACTION, PILE_OF_DISCARDS, HAND + seat)
    if num(s.frames[f, _TAKEN]) < argument(s, f, t.A) and s.discard_n > 0:
        cards = distinct(discarded(s))
        return ask(s, seat, ask_for.TAKE_DISCARDED, num(s.frames[f, CARD]), 0, cards)
    pop(s)
    return False


@rule
def skip_stabilizing(s: Any, f: int, answer: int) -> bool:
    """The player does not stabilize at the end of this turn, if it is the player's own."""
    seat = num(s.frames[f, WHO])
    pop(s)
    if num(s.turn) == seat:
        s.no_stabilizing = 1
    return False


@rule
def deal_discards(s: Any, f: int, answer: int) -> bool:
    """Everybody is dealt a card of the shuffled discard pile face down.

    Everybody sees which cards are gone from the pile: between two players each knows what the other
    one has got, and so does everybody if there was but one card.
    """
    first = num(s.frames[f, WHO])
    pop(s)
    shuffle(s, s.discard, 0, num(s.discard_n))
    dealt = EMPTY
    for turn in range(num(s.players)):
        if s.discard_n > 0:
            card = num(s.discard[num(s.discard_n) - 1])
            dealt = with_card(dealt, card)
            carry(s, h.DEAL, card, PILE_OF_DISCARDS, HAND + seat_after(s, first, turn))
    if count(dealt) == 1 or num(s.players) == 2:
        for seat in range(num(s.players)):
            for other in range(num(s.players)):
                if seat != other:
                    see_in_hand(s, seat, other, both(dealt, hand_of(s, other)))
    if count(dealt) == 1:
        see_in_hand(s, SPECTATOR, first, dealt)
    elif num(s.players) > 2:
        see_dealt(s, dealt)
    return False


@rule
def dig(s: Any, f: int, answer: int) -> bool:
    """Choose a colour, draw, keep one card of it; the others go under the deck."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        if answer == NONE:
            return ask(s, seat, ask_for.COLOR, cause, ALL_COLORS, EMPTY)
        s.frames[f, _COLOR_CHOSEN] = answer - COLOR
        note_number(s, h.COLOR, seat, cause, answer - COLOR)
        goto(s, f, 1)
        draw_fresh(s, seat, argument(s, f, t.A))
        return False
    fresh = both(read_set(s.fresh, EMPTY), hand_of(s, seat))
    cards = worth_keeping(s, f)
    if answer == NONE and not is_empty(cards):
        return ask(s, seat, ask_for.KEEP, cause, 0, distinct(cards))
    pop(s)
    if answer != NONE:
        note(s, h.KEEP, seat, answer - CARD_ACTION, HAND + seat, HAND + seat)
        fresh = without_card(fresh, answer - CARD_ACTION)
    write_set(s.fresh, EMPTY)
    while not is_empty(fresh):
        card = random_card(s, fresh)
        fresh = without_card(fresh, card)
        if s.open_hands == 1:
            follow(s, card, seat, NO_SEAT)
        take_out(s, card, HAND + seat)
        put_under(s, card)
        note(s, h.BURY, seat, card, HAND + seat, DECK)
    return False


@rule
def worth_keeping(s: Any, f: int) -> CardSet:
    """The cards just drawn that have the chosen colour."""
    fresh = both(read_set(s.fresh, EMPTY), hand_of(s, num(s.frames[f, WHO])))
    return both(fresh, row_of(t.OF_COLOR, num(s.frames[f, _COLOR_CHOSEN]), EMPTY))


@rule
def discard_lowest(s: Any, f: int, answer: int) -> bool:
    """Everybody discards a card at the same time; whose is the lowest also discards a trait."""
    step, cause = num(s.frames[f, STEP]), num(s.frames[f, CARD])
    if step == 0 and answer != NONE:
        s.pledge[_chooser(s, f), 0] = answer - CARD_ACTION
    while num(s.frames[f, _TURN]) < num(s.players):
        seat = _chooser(s, f)
        if step == 0 and _still_to_choose(s, cause, seat):
            hand = distinct(hand_of(s, seat))
            choosing = _choosing(s, cause)
            return ask_together(s, choosing, seat, ask_for.DISCARD_TOGETHER, cause, 0, hand)
        if step == 2 and (num(s.frames[f, _LOWEST]) >> seat) & 1 == 1 and answer == NONE:
            cards = distinct_traits(s, movable(s, seat, t.DISCARDED))
            if not is_empty(cards) and not traits_protected(s):
                return ask(s, seat, ask_for.DISCARD_TRAIT, cause, 0, cards)
        s.frames[f, _TURN] = num(s.frames[f, _TURN]) + 1
        card = num(s.pledge[seat, 0])
        if step == 1 and card != NO_CARD:
            s.pledge[seat, 0] = NO_CARD
            if has(hand_of(s, seat), card):  # a reaction may have been played meanwhile
                discard_card(s, seat, card)
            return False
        if step == 2 and answer != NONE:
            discard_trait(s, seat, answer - CARD_ACTION)
            return False
    if step == 2:
        pop(s)
        return False
    if step == 0:
        s.frames[f, _LOWEST] = _lowest_pledges(s)
    s.frames[f, _TURN] = 0
    goto(s, f, step + 1)
    return False


@rule
def _chooser(s: Any, f: int) -> int:
    return seat_after(s, num(s.first), num(s.frames[f, _TURN]))


@rule
def _choosing(s: Any, cause: int) -> int:
    """Everybody who holds cards and whom the catastrophe touches, as a mask of seats."""
    mask = touched(s, cause)
    for seat in range(num(s.players)):
        if s.hand_n[seat] == 0:
            mask &= ~(1 << seat)
    return mask


@rule
def _still_to_choose(s: Any, cause: int, seat: int) -> bool:
    return (_choosing(s, cause) >> seat) & 1 == 1 and num(s.pledge[seat, 0]) == NO_CARD


@rule
def _lowest_pledges(s: Any) -> int:
    """The seats whose promised card has the lowest face value, as a mask."""
    mask, least = 0, t.LARGEST_FACE + 1
    for seat in range(num(s.players)):
        if num(s.pledge[seat, 0]) != NO_CARD:
            face = num(s.face[num(s.pledge[seat, 0])])
            if face < least:
                mask, least = 0, face
            if face == least:
                mask |= 1 << seat
    return mask
