"""The cards as tables of numbers, which is what the rules run on.

Every copy has a number of its own: animals come first, then battle cards, then dooms. Sets of
animals are plain words of bits. Every point of defense has a number, too: those of an animal stand
next to each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import Any

import numpy as np

from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.cards import ANIMALS, BATTLES, DOOMS
from endling.kernel.cardset import WORD, CardSet, card_set, words_for

Numbers = np.ndarray[Any, np.dtype[np.int16]]


def _copies(kinds: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(kind for kind in kinds for _ in range(kind.copies))


_ANIMALS: tuple[v.Animal, ...] = _copies(ANIMALS)
_BATTLES: tuple[v.Battle, ...] = _copies(BATTLES)
_DOOMS: tuple[v.Doom, ...] = _copies(DOOMS)
CARDS: tuple[v.Card, ...] = (*_ANIMALS, *_BATTLES, *_DOOMS)
KINDS: tuple[v.Card, ...] = (*ANIMALS, *BATTLES, *DOOMS)
CARD_COUNT = len(CARDS)
ANIMAL_COUNT = FIRST_BATTLE = len(_ANIMALS)
FIRST_DOOM = FIRST_BATTLE + len(_BATTLES)
DOOM_COUNT = len(_DOOMS)
assert ANIMAL_COUNT <= WORD

SET_WORDS = words_for(CARD_COUNT)
EMPTY = card_set([], SET_WORDS)
ALL = card_set(range(CARD_COUNT), SET_WORDS)
ALL_ANIMALS = card_set(range(ANIMAL_COUNT), SET_WORDS)
ALL_BUT_DOOMS = card_set(range(FIRST_DOOM), SET_WORDS)


def _numbers(values: Iterable[int]) -> Numbers:
    return np.array(list(values), np.int16)


KIND = _numbers(KINDS.index(card) for card in CARDS)
# For every card, all of its name, which cannot be told apart in a hand.
NAMESAKES = np.array(
    [card_set([n for n in range(CARD_COUNT) if CARDS[n] is card], SET_WORDS) for card in CARDS],
    np.int64,
)

# --- Animals --------------------------------------------------------------------------------------

ATTACK = _numbers(animal.attack for animal in _ANIMALS)
DEFENSE = _numbers(animal.defense for animal in _ANIMALS)
TOKENS = _numbers(animal.tokens for animal in _ANIMALS)
POWER = _numbers(animal.power for animal in _ANIMALS)
FIRST_POINT = _numbers([0, *accumulate(animal.defense for animal in _ANIMALS)])  # and the end
POINT_COUNT = int(FIRST_POINT[-1])
HUNT_IMMUNE = int(v.Power.HUNT_IMMUNE)
FORCE_FIELD_IMMUNE = int(v.Power.FORCE_FIELD_IMMUNE)
REVEAL_HAND = int(v.Power.REVEAL_HAND)


def _animals(chosen: Iterable[bool]) -> int:
    return sum(1 << number for number, is_chosen in enumerate(chosen) if is_chosen)


COPIES = np.array([_animals(one is kind for one in _ANIMALS) for kind in ANIMALS], np.int64)
CAN_ATTACK = _animals(animal.attack > 0 for animal in _ANIMALS)
CAN_BE_HUNTED = _animals(animal.power != v.Power.HUNT_IMMUNE for animal in _ANIMALS)

# --- Battle cards ---------------------------------------------------------------------------------

HUNT, FORCE_FIELD, DEFLECT, CAPTURE, SNEAK_ATTACK = range(len(BATTLES))
_ACTIONS = (v.KillAnimal, v.Protect, v.Redirect, v.TakeAttacker, v.AttackFromHand)
assert tuple(type(battle.action) for battle in BATTLES) == _ACTIONS

BATTLE = _numbers(
    [-1] * FIRST_BATTLE + [BATTLES.index(card) for card in _BATTLES] + [-1] * len(_DOOMS)
)
COUNTERABLE = _numbers(battle.counterable for battle in BATTLES)


def _all_of(*kinds: int) -> CardSet:
    return card_set([n for n in range(CARD_COUNT) if BATTLE[n] in kinds], SET_WORDS)


HUNTS = _all_of(HUNT)
FORCE_FIELDS = _all_of(FORCE_FIELD)
DEFLECTS = _all_of(DEFLECT)
CAPTURES = _all_of(CAPTURE)
SNEAK_ATTACKS = _all_of(SNEAK_ATTACK)
FIRST_FORCE_FIELD = [int(kind) for kind in BATTLE].index(FORCE_FIELD)
FORCE_FIELD_COUNT = BATTLES[FORCE_FIELD].copies

# --- Dooms ----------------------------------------------------------------------------------------

ALL_ANIMALS_LOST, ANIMALS_LOST, ANIMALS_KEPT, TOKENS_LOST, HALF_LOST = range(5)
_LOSSES = (v.LoseAllAnimals, v.LoseAnimals, v.KeepAnimals, v.LoseTokens, v.LoseHalf)


def _of_dooms(values: Iterable[int]) -> Numbers:
    return _numbers([0] * FIRST_DOOM + list(values))


VICTIMS = _of_dooms(doom.victims for doom in _DOOMS)
LOSS = _of_dooms(_LOSSES.index(type(doom.loss)) for doom in _DOOMS)
AMOUNT = _of_dooms(
    doom.loss.most if isinstance(doom.loss, v.LoseHalf) else getattr(doom.loss, "amount", 0)
    for doom in _DOOMS
)
TOKENS_INSTEAD = _of_dooms(getattr(doom.loss, "tokens_instead", 0) for doom in _DOOMS)
DRAWER = int(v.Victims.DRAWER)
DRAWER_AND_OTHER = int(v.Victims.DRAWER_AND_OTHER)
EVERYBODY = int(v.Victims.EVERYBODY)

# --- The game -------------------------------------------------------------------------------------

PILE = 3  # animals that are placed, those there already included
HAND = 6
DRAWS = 3  # in preparation
ROUNDS = 100
FORCED_ROUND = 60  # from which on everybody draws three cards
TOKEN_CHOICES = range(5, 11)  # at the start, each
MOST_PLAYERS = 6
MOST_TOKENS = MOST_PLAYERS * max(TOKEN_CHOICES)
PROMISE_KEYS = tuple(promise.name.lower() for promise in v.Promise)
