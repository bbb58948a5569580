"""The cards as tables of numbers, which is what the rules run on.

Modifiers come first, then Events, Deaths, characters and the Throne. A character also has a number
of its own, counted from the first one; sets of characters are plain words of bits by it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.cards import (
    CHARACTERS,
    DECK,
    EVENTS,
    FAMILIES,
    MODIFIERS,
    THRONE,
)
from endling.games.gloom_of_thrones.printing import number_in
from endling.kernel.cardset import WORD, card_set, words_for
from endling.kernel.jit import rule

__all__ = ["DECK", "FAMILIES"]

CARDS: tuple[v.Card, ...] = (*DECK, *CHARACTERS, THRONE)
NUMBER_OF = {card.name: number for number, card in enumerate(CARDS)}
CARD_COUNT = len(CARDS)
DECK_COUNT = len(DECK)
FIRST_EVENT = len(MODIFIERS)
FIRST_DEATH = FIRST_EVENT + len(EVENTS)
FIRST_CHARACTER = DECK_COUNT
CHARACTER_COUNT = len(CHARACTERS)
ACTIONS = 2  # in a turn
QUIET_ROUNDS = 2  # without a card played, and the game ends
ROUNDS = 100
THRONE_CARD = CARD_COUNT - 1
FAMILY_COUNT = len(FAMILIES)
MEMBERS = len(FAMILIES[0].characters)
BASE_FAMILIES = sum(family.is_base for family in FAMILIES)
FAMILY_KEYS = tuple(family.key for family in FAMILIES)

SET_WORDS = words_for(DECK_COUNT)
EMPTY = card_set([], SET_WORDS)
assert words_for(CARD_COUNT) == SET_WORDS

# Characters as a word of bits, and where that word stands in a set of cards.
CHARACTER_SHIFT = FIRST_CHARACTER - WORD
assert 0 <= CHARACTER_SHIFT <= WORD - CHARACTER_COUNT
ALL_CHARACTERS = (1 << CHARACTER_COUNT) - 1

Numbers = np.ndarray[Any, np.dtype[np.int16]]


def _each(of: Callable[[v.DeckCard], int]) -> Numbers:
    return np.array([of(card) for card in DECK], np.int16)


def _cards(where: Callable[[v.DeckCard], bool]) -> tuple[int, ...]:
    return card_set((number for number, card in enumerate(DECK) if where(card)), SET_WORDS)


# --- What is printed on cards that are laid on characters -----------------------------------------

SLOTS = len(v.PointSlots())
CLEAR = 127  # in a circle
_STACKED = [card if isinstance(card, v.StackCard) else v.StackCard(card.name) for card in DECK]

# Every circle with a number in it has a number of its own; -1 is a clear one. An option can change
# what is printed in them, so rules read that from the record.
_CIRCLES = [
    (number, slot)
    for number, card in enumerate(_STACKED)
    for slot, points in enumerate(card.points)
    if points is not None
]
CIRCLE_COUNT = len(_CIRCLES)
CIRCLE = np.full((DECK_COUNT, SLOTS), -1, np.int16)
for _number, _circle in enumerate(_CIRCLES):
    CIRCLE[_circle] = _number


def numbers_on(cards: Sequence[v.Card]) -> list[int | None]:
    """The number in every circle that has one."""
    return [number_in(cards[card], v.PointSlots._fields[slot]) for card, slot in _CIRCLES]


ICONS = np.array([sum(1 << icon for icon in card.icons) for card in _STACKED], np.int16)
CROWN = 1 << v.Icon.CROWN


def _hidden_icons(icons: Iterable[v.Icon]) -> int:
    """All icons that have their place where one of these is printed."""
    slots = {icon.slot for icon in icons}
    return sum(1 << icon for icon in v.Icon if icon.slot in slots)


HIDDEN_ICONS = np.array([_hidden_icons(card.icons) for card in _STACKED], np.int16)
IS_OPAQUE = _each(lambda card: getattr(card, "text_box", v.TextBox.CLEAR) == v.TextBox.OPAQUE)

# --- Effects --------------------------------------------------------------------------------------


def _effect_is(*kinds: type[v.Effect]) -> Callable[[v.DeckCard], bool]:
    return lambda card: isinstance(card.effect, kinds)


def _part(*names: str) -> Callable[[v.DeckCard], int]:
    """The first of these that the effect of a card has, 0 if none."""

    def part(card: v.DeckCard) -> int:
        return next((int(getattr(card.effect, n)) for n in names if hasattr(card.effect, n)), 0)

    return part


EFFECT = _each(
    lambda card: (
        work.NO_EFFECT if card.effect is None else work.EFFECTS.number_of(type(card.effect))
    )
)
WHO = _each(_part("who", "giver", "victim", "victims"))
OTHER = _each(_part("receiver", "thief"))  # who gains what `WHO` loses
COUNT = _each(_part("n", "draw", "look"))
SECOND = _each(_part("discard", "take", "free_plays"))
POINTS_IF = _each(_part("points"))  # of an effect that changes the final score
LIMIT_CHANGE = _each(_part("change"))
WANTED_ICONS = _each(
    lambda card: (
        sum(1 << i for i in card.effect.icons) if isinstance(card.effect, v.ScoreIfIcon) else 0
    )
)
FORBIDDEN_ICONS = _each(
    lambda card: (
        sum(1 << i for i in card.effect.icons) if isinstance(card.effect, v.IconForbidden) else 0
    )
)
CATEGORY = _each(lambda card: int(card.category))
IS_PERSISTENT = _each(lambda card: card.category == v.Category.PERSISTENT)
ABOUT_THRONE = _cards(lambda card: card.refers_to_throne)
ALL_CARDS = card_set(range(DECK_COUNT), SET_WORDS)
DEATH_CARDS = _cards(lambda card: isinstance(card, v.Death))
MODIFIER_CARDS = _cards(lambda card: isinstance(card, v.Modifier))
RESPONSES = _cards(lambda card: card.category == v.Category.RESPONSE)
ANSWERS_EVENTS = _cards(_effect_is(v.CancelEvent))
ANSWERS_DEATHS = _cards(_effect_is(v.CancelDeath))
THRONE_IS_OPTIONAL = _each(_part("optional"))
THRONE_TO_CENTRE = _each(_part("or_centre"))
THRONE_POINTS = THRONE.points

# Persistent effects, each with a bit.
PERSISTENT = tuple(n for n, card in enumerate(DECK) if card.category == v.Category.PERSISTENT)
assert len(PERSISTENT) <= 8
PERSISTENT_BIT = np.zeros(DECK_COUNT, np.int16)
for _bit, _card in enumerate(PERSISTENT):
    PERSISTENT_BIT[_card] = 1 << _bit
PERSISTENT_CARD = np.array(PERSISTENT, np.int16)
IN_FORCE_ROOM = sum(card.category in (v.Category.ONGOING, v.Category.PERSISTENT) for card in DECK)


@rule
def is_event(card: int) -> bool:
    """Whether a card of the deck is an Event."""
    return FIRST_EVENT <= card < FIRST_DEATH


@rule
def is_death(card: int) -> bool:
    """Whether a card of the deck is an Untimely Death."""
    return FIRST_DEATH <= card < FIRST_CHARACTER


@rule
def is_modifier(card: int) -> bool:
    """Whether a card of the deck is a Modifier."""
    return card < FIRST_EVENT
