"""Words for answers: those that every game has, then the game's own."""

from __future__ import annotations

from enum import IntEnum

from endling.kernel import actions


class Word(IntEnum):
    """An answer that is neither a card, a player, a suit nor a number."""

    NO = actions.NO
    DONE = actions.DONE
    TAKE_BACK = actions.OWN_WORDS
    MUTATE = actions.OWN_WORDS + 1
    FOOD_CHAIN = actions.OWN_WORDS + 2
    POPULATION = actions.OWN_WORDS + 3
    ENVIRONMENT = actions.OWN_WORDS + 4
    TRAIT = actions.OWN_WORDS + 5


TAKE_BACK, MUTATE = int(Word.TAKE_BACK), int(Word.MUTATE)
FOOD_CHAIN, POPULATION = int(Word.FOOD_CHAIN), int(Word.POPULATION)
ENVIRONMENT, TRAIT = int(Word.ENVIRONMENT), int(Word.TRAIT)
OWN_WORDS = tuple(word.name.lower() for word in Word if word >= actions.OWN_WORDS)
