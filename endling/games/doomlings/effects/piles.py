"""Traits that leave their pile: stolen, swapped, taken back, discarded."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import event_types as h
from endling.games.doomlings import places
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings.effects.plays import repeat
from endling.games.doomlings.effects.program import argument, pile_it_lies_in
from endling.games.doomlings.places import (
    HAND,
    PILE,
    move,
    owner_of,
    steal,
    swap_places,
    trigger_theft,
)
from endling.games.doomlings.playing import pick_opponent
from endling.games.doomlings.state import seat_after
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import (
    ALL_COLORS,
    COLORLESS,
    distinct_traits,
    matching,
    movable,
    of_color,
    opponents,
    opponents_matching,
    random_card,
    traits_protected,
)
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import COLOR, NO, NONE
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.cardset import CardSet, both, count, either, has, is_empty, without_card
from endling.kernel.events import note_number
from endling.kernel.frames import CARD, STEP, WHO, X, Y, Z, goto, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask

_REPEATS = Z  # the chain of repeats that led here
_OWN_TRAIT = _FIRST_TRAIT = _OPPONENT = X
_COLOR_CHOSEN, _WHO_IS_NEXT = X, Y


@rule
def steal_trait(s: Any, f: int, answer: int) -> bool:
    """Move a trait from an opponent's pile to one's own, perhaps with its action."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = opponents_matching(s, seat, t.TAKEN, argument(s, f, t.A), argument(s, f, t.B))
        if is_empty(cards) or traits_protected(s):
            pop(s)
            return False
        return ask(s, seat, ask_for.STEAL, num(s.frames[f, CARD]), 0, cards)
    card = answer - CARD_ACTION
    acts = argument(s, f, t.C) == 1
    chain = num(s.frames[f, _REPEATS])
    pop(s)
    owner = owner_of(s, card)
    if not steal(s, card, owner, seat):
        acts = False
    if acts:
        repeat(s, seat, card, chain)
    trigger_theft(s, owner, card)
    return False


@rule
def swap_traits(s: Any, f: int, answer: int) -> bool:
    """A trait of one's own and an opponent's, of the same or another colour, swap."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    same = argument(s, f, t.A) == 1
    if s.frames[f, STEP] == 0:
        if answer == NONE:
            own = EMPTY
            for color in range(COLORLESS):
                if not is_empty(_partners(s, seat, color, same)):
                    own = either(own, _colored(s, seat, t.TAKEN, color))
            if is_empty(own) or traits_protected(s):
                pop(s)
                return False
            return ask(s, seat, ask_for.SWAP_OWN, cause, 0, distinct_traits(s, own))
        s.frames[f, _OWN_TRAIT] = answer - CARD_ACTION
        goto(s, f, 1)
        return False
    own_card = num(s.frames[f, _OWN_TRAIT])
    if answer == NONE:
        cards = EMPTY
        for color in range(COLORLESS):
            if has(of_color(s, seat, color), own_card):
                cards = either(cards, _partners(s, seat, color, same))
        return ask(s, seat, ask_for.SWAP_OTHER, cause, 0, cards)
    card = answer - CARD_ACTION
    pop(s)
    swap_places(s, own_card, seat, card, owner_of(s, card))
    return False


@rule
def _colored(s: Any, seat: int, way: int, color: int) -> CardSet:
    return both(movable(s, seat, way), of_color(s, seat, color))


@rule
def _partners(s: Any, seat: int, color: int, same: bool) -> CardSet:
    """Opponents' traits of this colour, or of the other three."""
    cards = EMPTY
    for other_color in range(COLORLESS):
        if (other_color == color) == same:
            cards = either(cards, opponents_matching(s, seat, t.TAKEN, t.COLORED, other_color))
    return cards


@rule
def swap_self(s: Any, f: int, answer: int) -> bool:
    """The acting card and a trait of an opponent change places."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    owner = pile_it_lies_in(s, f)
    if answer == NONE:
        cards = without_card(opponents_matching(s, seat, t.TAKEN, t.ANY, 0), cause)
        stays = owner < 0 or not has(movable(s, owner, t.TAKEN), cause)
        if stays or is_empty(cards) or traits_protected(s):
            pop(s)
            return False
        return ask(s, seat, ask_for.STEAL, cause, 0, cards)
    card = answer - CARD_ACTION
    other = owner_of(s, card)
    pop(s)
    if owner == seat:
        swap_places(s, cause, seat, card, other)
        return False
    # A copied action: the acting card lies with an opponent, perhaps already where it should go.
    move(s, h.SWAP, card, PILE + other, PILE + seat)
    if owner != other:
        move(s, h.SWAP, cause, PILE + owner, PILE + other)
    return False


@rule
def return_trait(s: Any, f: int, answer: int) -> bool:
    """A trait of an opponent goes back into that opponent's hand."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = opponents_matching(s, seat, t.HANDED, t.ANY, 0)
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.RETURN, num(s.frames[f, CARD]), 0, cards)
    card = answer - CARD_ACTION
    owner = owner_of(s, card)
    pop(s)
    move(s, h.RETURN, card, PILE + owner, HAND + owner)
    return False


@rule
def discard_trait(s: Any, f: int, answer: int) -> bool:
    """Discard a trait of one's own choice from one's own pile."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = matching(s, seat, t.DISCARDED, argument(s, f, t.A), argument(s, f, t.B))
        cards = distinct_traits(s, cards)
        if is_empty(cards) or traits_protected(s):
            pop(s)
            return False
        return ask(s, seat, ask_for.DISCARD_TRAIT, num(s.frames[f, CARD]), 0, cards)
    pop(s)
    places.discard_trait(s, seat, answer - CARD_ACTION)
    return False


@rule
def trade_discards(s: Any, f: int, answer: int) -> bool:
    """Two players discard a trait from each other's pile."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    step = num(s.frames[f, STEP])
    if step == 0:
        if traits_protected(s):
            pop(s)
            return False
        other = pick_opponent(s, seat, answer, ask_for.OPPONENT, cause, opponents(s, seat))
        if other == NONE:
            return True
        s.frames[f, _OPPONENT] = other
        goto(s, f, 1)
        return False
    chooser = seat if step == 1 else num(s.frames[f, _OPPONENT])
    owner = num(s.frames[f, _OPPONENT]) if step == 1 else seat
    if answer == NONE:
        cards = without_card(distinct_traits(s, movable(s, owner, t.DISCARDED)), cause)
        if not is_empty(cards):
            return ask(s, chooser, ask_for.DISCARD_THEIRS, cause, 0, cards)
    if step == 1:
        goto(s, f, 2)
    else:
        pop(s)
    if answer != NONE:
        places.discard_trait(s, owner, answer - CARD_ACTION)
    return False


@rule
def blight_color(s: Any, f: int, answer: int) -> bool:
    """Choose a colour; every opponent loses a random trait of it."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        if answer == NONE:
            return ask(s, seat, ask_for.COLOR, cause, ALL_COLORS, EMPTY)
        s.frames[f, _COLOR_CHOSEN] = answer - COLOR
        note_number(s, h.COLOR, seat, cause, answer - COLOR)
        goto(s, f, 1)
    turn = num(s.frames[f, _WHO_IS_NEXT]) + 1
    if turn == num(s.players):
        pop(s)
        return False
    s.frames[f, _WHO_IS_NEXT] = turn
    other = seat_after(s, seat, turn)
    cards = _colored(s, other, t.DISCARDED, num(s.frames[f, _COLOR_CHOSEN]))
    if not is_empty(cards):
        places.discard_trait(s, other, random_card(s, cards))
    return False


@rule
def take_back(s: Any, f: int, answer: int) -> bool:
    """A trait of one's own goes back into the hand."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = distinct_traits(s, movable(s, seat, t.HANDED))
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.TAKE_BACK, num(s.frames[f, CARD]), 0, cards)
    pop(s)
    move(s, h.RETURN, answer - CARD_ACTION, PILE + seat, HAND + seat)
    return False


@rule
def swap_anywhere(s: Any, f: int, answer: int) -> bool:
    """Two traits in two piles change places."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if s.frames[f, STEP] == 0:
        if answer == NONE:
            cards = EMPTY
            for owner in range(num(s.players)):
                if not is_empty(_movable_elsewhere(s, owner)):
                    cards = either(cards, distinct_traits(s, movable(s, owner, t.TAKEN)))
            if is_empty(cards) or traits_protected(s):
                pop(s)
                return False
            return ask(s, seat, ask_for.SWAP_ANY, cause, 0, cards)
        s.frames[f, _FIRST_TRAIT] = answer - CARD_ACTION
        goto(s, f, 1)
        return False
    first = num(s.frames[f, _FIRST_TRAIT])
    owner = owner_of(s, first)
    if answer == NONE:
        return ask(s, seat, ask_for.SWAP_WITH, cause, 0, _movable_elsewhere(s, owner))
    second = answer - CARD_ACTION
    pop(s)
    swap_places(s, first, owner, second, owner_of(s, second))
    return False


@rule
def _movable_elsewhere(s: Any, owner: int) -> CardSet:
    """The traits that can be moved in all piles but one."""
    return opponents_matching(s, owner, t.TAKEN, t.ANY, 0)


@rule
def may_discard_trait(s: Any, f: int, answer: int) -> bool:
    """A trait of one's own may be discarded."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = distinct_traits(s, movable(s, seat, t.DISCARDED))
        if is_empty(cards) or traits_protected(s):
            pop(s)
            return False
        return ask(s, seat, ask_for.MAY_DISCARD_TRAIT, num(s.frames[f, CARD]), 1 << NO, cards)
    pop(s)
    if answer != NO:
        places.discard_trait(s, seat, answer - CARD_ACTION)
    return False


@rule
def discard_theirs(s: Any, f: int, answer: int) -> bool:
    """A trait of an opponent is discarded."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        kind, value = argument(s, f, t.A), argument(s, f, t.B)
        cards = opponents_matching(s, seat, t.DISCARDED, kind, value)
        if is_empty(cards) or traits_protected(s):
            pop(s)
            return False
        return ask(s, seat, ask_for.DISCARD_THEIRS, num(s.frames[f, CARD]), 0, cards)
    card = answer - CARD_ACTION
    pop(s)
    places.discard_trait(s, owner_of(s, card), card)
    return False


@rule
def discard_commonest(s: Any, f: int, answer: int) -> bool:
    """A random trait of the colour that is commonest in one's own pile is discarded."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    color = answer - COLOR
    if answer == NONE:
        mask = _commonest(s, seat)
        if mask == 0:
            pop(s)
            return False
        if bits(mask) > 1:
            return ask(s, seat, ask_for.COLOR, cause, mask, EMPTY)
        color = lowest_bit(mask) - COLOR
    pop(s)
    note_number(s, h.COLOR, seat, cause, color)
    cards = _colored(s, seat, t.DISCARDED, color)
    if not is_empty(cards):
        places.discard_trait(s, seat, random_card(s, cards))
    return False


@rule
def _commonest(s: Any, seat: int) -> int:
    """The commonest colours of a pile, as a mask of answers."""
    mask, most = 0, 0
    for color in range(COLORLESS):
        n = count(of_color(s, seat, color))
        if n > most:
            mask, most = 0, n
        if n == most and n > 0:
            mask |= 1 << (COLOR + color)
    return mask
