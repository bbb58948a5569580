"""More plays out of turn, and actions that happen once more."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import playing, work
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings.attachments import attached_to, awake
from endling.games.doomlings.effects.program import argument
from endling.games.doomlings.knowledge import show_to_all
from endling.games.doomlings.places import discard_card, discard_trait
from endling.games.doomlings.playing import FROM_HAND, TO_THINK, WITH_ACTION, play
from endling.games.doomlings.state import discarded, hand_of, pile_of
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import (
    distinct,
    distinct_traits,
    movable,
    opponents_matching,
    playable,
    playable_hand,
    traits_protected,
)
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NO, NONE
from endling.kernel.cardset import (
    CardSet,
    both,
    has,
    is_empty,
    lowest,
    read_set,
    row_of,
    with_card,
    without,
    without_card,
    write_set,
)
from endling.kernel.events import note_moment
from endling.kernel.frames import CARD, STEP, WHO, X, Y, Z, goto, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask
from endling.kernel.sizes import NO_CARD

_REPEATS = Z  # the chain of repeats that led here, none of which may recur
_CHAIN = Y  # of an action: the same
_TO_PLAY = X  # the card, with one more


@rule
def play_another(s: Any, f: int, answer: int) -> bool:
    """Play one more trait from the hand, if there is one to play."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = playable_hand(s, seat)
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.PLAY_ANOTHER, num(s.frames[f, CARD]), 0, cards)
    manner = FROM_HAND | WITH_ACTION if argument(s, f, t.A) == 1 else FROM_HAND
    pop(s)
    play(s, seat, answer - CARD_ACTION, manner)
    return False


@rule
def play_drawn(s: Any, f: int, answer: int) -> bool:
    """Play one of the fresh cards: if one likes, or of a colour if there is one."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = both(read_set(s.fresh, EMPTY), hand_of(s, seat))
        color = argument(s, f, t.A)
        if color == t.NO_COLOR and num(s.hand_n[seat]) > 0:
            note_moment(s, TO_THINK)
        if color != t.NO_COLOR:
            cards = both(cards, row_of(t.OF_COLOR, color, EMPTY))
        cards = distinct(playable(s, seat, cards))
        if is_empty(cards):
            pop(s)
            return False
        words = 1 << NO if color == t.NO_COLOR else 0
        prompt = ask_for.PLAY_EXTRA if color == t.NO_COLOR else ask_for.PLAY_ANOTHER
        return ask(s, seat, prompt, num(s.frames[f, CARD]), words, cards)
    pop(s)
    if answer != NO:
        play(s, seat, answer - CARD_ACTION, WITH_ACTION | FROM_HAND)
    return False


@rule
def play_discarded(s: Any, f: int, answer: int) -> bool:
    """Play a card from the discard pile."""
    seat = num(s.frames[f, WHO])
    manner = WITH_ACTION if argument(s, f, t.B) == 1 else 0
    if argument(s, f, t.A) == 1:
        pop(s)
        top = num(s.discard[num(s.discard_n) - 1]) if s.discard_n > 0 else NO_CARD
        if top != NO_CARD and not is_empty(playable(s, seat, with_card(EMPTY, top))):
            play(s, seat, top, manner)
        return False
    if answer == NONE:
        cards = distinct(playable(s, seat, discarded(s)))
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.PLAY_DISCARDED, num(s.frames[f, CARD]), 0, cards)
    pop(s)
    play(s, seat, answer - CARD_ACTION, manner)
    return False


@rule
def force_play(s: Any, f: int, answer: int) -> bool:
    """Who holds the named trait plays it now; nothing forbids it."""
    seat, card = num(s.frames[f, WHO]), argument(s, f, t.A)
    pop(s)
    if has(hand_of(s, seat), card):
        play(s, seat, card, FROM_HAND | WITH_ACTION)
    return False


@rule
def repeat_action(s: Any, f: int, answer: int) -> bool:
    """The action of another trait happens."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    chain = num(s.frames[f, _REPEATS]) | (
        t.REPEATS_OWN if argument(s, f, t.A) == 1 else t.REPEATS_OPPONENTS
    )
    if answer == NONE:
        if argument(s, f, t.A) == 1:
            cards = distinct_traits(s, movable(s, seat, t.STAYING))
        else:
            cards = opponents_matching(s, seat, t.STAYING, t.ANY, 0)
        cards = without_card(awake(s, both(cards, t.WITH_ACTION)), cause)
        cards = without(cards, row_of(t.REPEATERS, chain, EMPTY))
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.REPEAT, cause, 0, cards)
    pop(s)
    repeat(s, seat, answer - CARD_ACTION, chain)
    return False


@rule
def repeat(s: Any, seat: int, card: int, chain: int) -> None:
    """The action of a trait in a pile happens for the seat."""
    frame = push(s, work.ACTION, seat, card, 0)
    s.frames[frame, _CHAIN] = chain


@rule
def play_top(s: Any, f: int, answer: int) -> bool:
    """The top card of the deck is played, unless it is a dominant."""
    seat = num(s.frames[f, WHO])
    pop(s)
    playing.play_top(s, seat, False)
    return False


@rule
def play_plain_discarded(s: Any, f: int, answer: int) -> bool:
    """A trait without effect may be played from the discard pile."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = distinct(playable(s, seat, both(discarded(s), t.EFFECTLESS)))
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.PLAY_PLAIN, num(s.frames[f, CARD]), 1 << NO, cards)
    pop(s)
    if answer != NO:
        play(s, seat, answer - CARD_ACTION, 0)
    return False


@rule
def sacrifice_self(s: Any, f: int, answer: int) -> bool:
    """Of the fresh cards one is played for the acting card, or none; the others are discarded.

    What comes of the acting card's discard may draw fresh cards of its own, so it goes after the
    others.
    """
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    step = num(s.frames[f, STEP])
    if step == 0:
        if answer == NONE:
            cards = worth_a_sacrifice(s, f)
            if not is_empty(cards):
                return ask(s, seat, ask_for.SACRIFICE, cause, 1 << NO, cards)
        goto(s, f, 1)
        if answer != NONE and answer != NO:
            s.frames[f, _TO_PLAY] = answer - CARD_ACTION + 1
            write_set(s.fresh, without_card(read_set(s.fresh, EMPTY), answer - CARD_ACTION))
        return False
    card = num(s.frames[f, _TO_PLAY]) - 1
    if step == 1:
        fresh = both(read_set(s.fresh, EMPTY), hand_of(s, seat))
        if not is_empty(fresh):
            write_set(s.fresh, without_card(fresh, lowest(fresh)))
            discard_card(s, seat, lowest(fresh))
        elif card < 0:
            pop(s)
        else:
            goto(s, f, 2)
            discard_trait(s, seat, cause)
        return False
    pop(s)
    if has(hand_of(s, seat), card):
        if is_empty(playable(s, seat, with_card(EMPTY, card))):
            discard_card(s, seat, card)
        else:
            play(s, seat, card, WITH_ACTION | FROM_HAND)
    return False


@rule
def worth_a_sacrifice(s: Any, f: int) -> CardSet:
    """The fresh cards that can be played for the acting card, if it can be discarded."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if traits_protected(s) or not has(movable(s, seat, t.DISCARDED), cause):
        return EMPTY
    pile, hand = pile_of(s, seat), hand_of(s, seat)
    lose_for_sacrifice(s, f)
    cards = distinct(playable(s, seat, both(read_set(s.fresh, EMPTY), hand)))
    write_set(s.pile[seat], pile)
    write_set(s.hand[seat], hand)
    return cards


@rule
def lose_for_sacrifice(s: Any, f: int) -> None:
    """Wipe what will be gone when one of the fresh cards is played, and can pay for nothing."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    pile = without_card(pile_of(s, seat), cause)
    attached = attached_to(s, cause)
    write_set(s.pile[seat], pile if attached == NO_CARD else without_card(pile, attached))
    write_set(s.hand[seat], without(hand_of(s, seat), read_set(s.fresh, EMPTY)))


@rule
def act_from_hand(s: Any, f: int, answer: int) -> bool:
    """The action of a card in the hand happens; everybody sees which card that is."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if answer == NONE:
        cards = able_to_act(s, f)
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.ACT_FROM_HAND, cause, 0, distinct(cards))
    card, chain = answer - CARD_ACTION, num(s.frames[f, _REPEATS]) | t.REPEATS_HAND
    pop(s)
    show_to_all(s, seat, card)
    repeat(s, seat, card, chain)
    return False


@rule
def able_to_act(s: Any, f: int) -> CardSet:
    """The cards of the hand whose action can happen there."""
    cards = both(hand_of(s, num(s.frames[f, WHO])), t.WITH_ACTION)
    return without(cards, row_of(t.REPEATERS, num(s.frames[f, _REPEATS]) | t.REPEATS_HAND, EMPTY))
