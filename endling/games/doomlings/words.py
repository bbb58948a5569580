"""Words for answers: those that every game has, then Doomlings' own."""

from __future__ import annotations

from enum import IntEnum

from endling.kernel import actions


class Word(IntEnum):
    """An answer that is neither a card, a player, a color nor a number."""

    YES = actions.YES
    NO = actions.NO
    DONE = actions.DONE
    KEEP = actions.OWN_WORDS
    REDRAW = actions.OWN_WORDS + 1
    DRAW = actions.OWN_WORDS + 2
    DISCARD = actions.OWN_WORDS + 3


KEEP, REDRAW = int(Word.KEEP), int(Word.REDRAW)
DRAW, DISCARD = int(Word.DRAW), int(Word.DISCARD)
OWN_WORDS = tuple(word.name.lower() for word in Word if word >= actions.OWN_WORDS)
