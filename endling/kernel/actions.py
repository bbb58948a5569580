"""One vocabulary of small integers for every choice in every game.

| numbers | meaning |
|---|---|
| 0-15 | a word: yes, no, done, ... |
| 16-25 | a player (seat 0-9) |
| 26-35 | a colour or suit |
| 36-61 | a number 0-25 |
| 62-247 | a card: 62 + its number |

The legal choices of a decision are a mask of four words of 62 bits; word 0 holds everything that is
not a card, so that a set of cards is a legal mask as it stands.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from endling.kernel.cardset import WORD
from endling.kernel.jit import rule
from endling.kernel.numbers import num


class Word(IntEnum):
    """Choices that are neither card, player, colour nor number."""

    YES = 0
    NO = 1
    DONE = 2
    KEEP = 3
    REDRAW = 4


PLAYER = 16
COLOR = 26
NUMBER = 36
CARD = WORD
MASK_WORDS = 4
END = MASK_WORDS * WORD
NONE = -1  # no answer yet

YES = int(Word.YES)
NO = int(Word.NO)
DONE = int(Word.DONE)
KEEP = int(Word.KEEP)
REDRAW = int(Word.REDRAW)

YES_OR_NO = (1 << YES) | (1 << NO)


@rule
def is_legal(s: Any, action: int) -> bool:
    """Whether the action is among the answers to the open question."""
    if action < 0 or action >= END:
        return False
    return (num(s.legal[action // WORD]) >> (action % WORD)) & 1 == 1
