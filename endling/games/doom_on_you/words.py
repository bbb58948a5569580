"""Words for answers: those that every game has, then the game's own."""

from __future__ import annotations

from enum import IntEnum

from endling.kernel import actions


class Word(IntEnum):
    """An answer that is neither a card, a player nor a number."""

    YES = actions.YES
    NO = actions.NO
    DONE = actions.DONE
    PASS = actions.PASS
    DRAW = actions.OWN_WORDS
    STOP = actions.OWN_WORDS + 1
    LET_THROUGH = actions.OWN_WORDS + 2
    OFFER = actions.OWN_WORDS + 3
    SPARE = actions.OWN_WORDS + 4  # promises, in the order of `Promise`
    JOIN = actions.OWN_WORDS + 5
    STAY_OUT = actions.OWN_WORDS + 6
    HELP = actions.OWN_WORDS + 7
    FAVOR = actions.OWN_WORDS + 8


DRAW, STOP = int(Word.DRAW), int(Word.STOP)
LET_THROUGH, OFFER = int(Word.LET_THROUGH), int(Word.OFFER)
FIRST_PROMISE, LAST_PROMISE = int(Word.SPARE), int(Word.FAVOR)
PROMISES = sum(1 << word for word in range(FIRST_PROMISE, LAST_PROMISE + 1))
OWN_WORDS = tuple(
    word.name.lower() for word in sorted(Word) if actions.OWN_WORDS <= word < actions.PASS
)
