"""Whom a card can be played on, and which cards of a hand can be played at all."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import questions as ask_for
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.state import family_of, hand_of, living
from endling.games.gloom_of_thrones.tables import EMPTY
from endling.games.gloom_of_thrones.throne import monarch_of, owner_of_monarch
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import (
    CardSet,
    both,
    is_empty,
    lowest,
    read_set,
    with_card,
    without,
    without_card,
)
from endling.kernel.jit import rule
from endling.kernel.numbers import num

# On what occasion a card is played: an action, a further action for gloomy Modifiers, a free play,
# or when no action is left.
ACTION, EXTRA, FREE, AFTER = range(4)


# --- Characters -----------------------------------------------------------------------------------


@rule
def choosable(s: Any) -> int:
    """The living characters that Events can choose."""
    return living(s) & ~num(s.immune)


@rule
def mortal(s: Any, seat: int, death: int) -> int:
    """The characters that a seat could kill with this Death if the moment were right."""
    characters = living(s) & num(s.negative)
    characters &= ~num(s.vowed) | family_of(s, seat)
    forbidden = num(t.FORBIDDEN_ICONS[death])
    return characters if forbidden == 0 else without_icons(s, characters, forbidden)


@rule
def without_icons(s: Any, characters: int, icons: int) -> int:
    """Those of the characters that show none of these icons."""
    left = characters
    while left != 0:
        character = lowest_bit(left)
        left &= left - 1
        if num(s.icons[character]) & icons != 0:
            characters &= ~(1 << character)
    return characters


@rule
def at_this_moment(s: Any, seat: int, manner: int) -> int:
    """The characters on which the moment allows a seat to play Deaths."""
    if manner == FREE or (manner == ACTION and s.taken == 0):
        return t.ALL_CHARACTERS
    if manner == ACTION and owner_of_monarch(s) == seat:
        return ~family_of(s, seat) | num(s.exposed)
    return num(s.exposed)


@rule
def victims(s: Any, seat: int, death: int, manner: int) -> int:
    """The characters on which a seat may play this Death now."""
    return mortal(s, seat, death) & at_this_moment(s, seat, manner)


@rule
def throne_is_held_fast(s: Any) -> bool:
    """Whether no Event can move the Throne, because the Monarch is immune."""
    monarch = monarch_of(s)
    return monarch >= 0 and num(s.immune) >> monarch & 1 == 1


@rule
def manner_of(prompt: int) -> int:
    """The occasion on which a question asks for a card."""
    if prompt == ask_for.PLAY:
        return ACTION
    if prompt == ask_for.PLAY_EXTRA:
        return EXTRA
    return FREE if prompt == ask_for.FREE_PLAY else AFTER


# --- Cards of a hand ------------------------------------------------------------------------------


@rule
def can_play_event(s: Any, event: int) -> bool:
    """Whether an Event finds what it needs."""
    effect = num(t.EFFECT[event])
    if effect == work.CANCEL_EVENT or effect == work.CANCEL_DEATH:
        return False
    if effect == work.SWAP_TOP_MODIFIERS:
        characters = choosable(s)
        return characters & (characters - 1) != 0
    if effect == work.MOVE_DEATH:
        return num(s.dead) != 0 and choosable(s) & num(s.negative) != 0
    if effect == work.STRIP_MODIFIERS or effect == work.REMOVE_TOP_MODIFIER:
        return choosable(s) != 0
    if effect == work.REVIVE:
        return num(s.dead) != 0
    if effect == work.THRONE_MOVE:
        return s.throne_in_play == 1 and not throne_is_held_fast(s)
    return True


@rule
def playable(s: Any, seat: int, manner: int, only: CardSet) -> CardSet:
    """The cards of a hand, out of some, that can be played on this occasion."""
    cards = both(hand_of(s, seat), only)
    if manner == EXTRA:
        found = both(cards, read_set(s.gloomy, EMPTY))
    elif manner == AFTER:
        found = EMPTY
    else:
        found = without(cards, t.DEATH_CARDS)
        events = without(found, t.MODIFIER_CARDS)
        while not is_empty(events):
            event = lowest(events)
            events = without_card(events, event)
            if not can_play_event(s, event):
                found = without_card(found, event)
    if at_this_moment(s, seat, manner) == 0:
        return found
    deaths = both(cards, t.DEATH_CARDS)
    while not is_empty(deaths):
        death = lowest(deaths)
        deaths = without_card(deaths, death)
        if victims(s, seat, death, manner) != 0:
            found = with_card(found, death)
    return found
