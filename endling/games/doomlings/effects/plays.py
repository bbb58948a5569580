"""More plays out of turn, and actions that happen once more."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.board import NO_CARD
from endling.games.doomlings.effects.program import argument
from endling.games.doomlings.playing import FROM_HAND, TO_THINK, WITH_ACTION, play
from endling.games.doomlings.state import discarded, hand_of
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import (
    distinct,
    movable,
    opponents_matching,
    playable,
    playable_hand,
)
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import NO, NONE
from endling.kernel.cardset import (
    both,
    has,
    is_empty,
    read_set,
    row_of,
    with_card,
    without,
    without_card,
)
from endling.kernel.events import note_moment
from endling.kernel.frames import CARD, WHO, Y, Z, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask


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
    """The action of another trait happens. Z: the repeats that led here, which may not recur."""
    seat, cause = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    chain = num(s.frames[f, Z]) | (
        t.REPEATS_OWN if argument(s, f, t.A) == 1 else t.REPEATS_OPPONENTS
    )
    if answer == NONE:
        if argument(s, f, t.A) == 1:
            cards = distinct(movable(s, seat))
        else:
            cards = opponents_matching(s, seat, t.ANY, 0)
        cards = without_card(both(cards, t.WITH_ACTION), cause)
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
    s.frames[frame, Y] = chain
