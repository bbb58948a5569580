"""Words for answers: those that every game has, then the game's own."""

from __future__ import annotations

from enum import IntEnum

from endling.kernel import actions


class Word(IntEnum):
    """An answer that is neither a card, a player, a family nor a number."""

    NO = actions.NO
    DONE = actions.DONE
    DISCARD_HAND = actions.OWN_WORDS
    CENTRE = actions.OWN_WORDS + 1
    PASS = actions.PASS


DISCARD_HAND, CENTRE = int(Word.DISCARD_HAND), int(Word.CENTRE)
OWN_WORDS = tuple(word.name.lower() for word in Word if actions.OWN_WORDS <= word < actions.PASS)
