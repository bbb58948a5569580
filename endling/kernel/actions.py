"""One vocabulary of small integers for every choice in every game.

| numbers | meaning |
|---|---|
| 0-15 | a word: yes, no and done come first, pass is last, the others are the game's own |
| 16-25 | a player (seat 0-9) |
| 26-35 | a color or suit |
| 36-61 | a number 0-25 |
| from 62 on | a card: 62 + its number |
| behind the cards | a number, in games that need larger ones than 25 |

The legal choices of a decision are a mask of words of 62 bits, as many as the game needs; word 0
holds everything that is neither a card nor a large number, so that a set of cards is a legal mask
as it stands.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from endling.kernel.cardset import WORD, words_for
from endling.kernel.jit import rule
from endling.kernel.numbers import num

YES, NO, DONE = range(3)
OWN_WORDS = 3  # the number of the first word of a game's own
PASS = 15
PLAYER = 16
COLOR = 26
NUMBER = 36  # of games whose numbers are small
CARD = WORD
NONE = -1  # no answer yet

YES_OR_NO = (1 << YES) | (1 << NO)

_COMMON_WORDS = {"yes": YES, "no": NO, "done": DONE, "pass": PASS}


@dataclass(frozen=True)
class ActionSpace:
    """Which number means which answer in one game."""

    cards: int  # card numbers are below this
    own_words: tuple[str, ...] = ()
    numbers: int = CARD - NUMBER  # from 0 on

    def __post_init__(self) -> None:
        if len(self.own_words) > PASS - OWN_WORDS:
            raise ValueError(f"a game has at most {PASS - OWN_WORDS} words of its own for answers")
        if len(self.words) != len(_COMMON_WORDS) + len(self.own_words):
            raise ValueError(f"the words for answers are not all different: {self.own_words}")

    @cached_property
    def words(self) -> dict[str, int]:
        """The words for answers and their numbers."""
        own = {name: OWN_WORDS + i for i, name in enumerate(self.own_words)}
        return {**_COMMON_WORDS, **own}

    @cached_property
    def _word_names(self) -> dict[int, str]:
        return {number: name for name, number in self.words.items()}

    @property
    def number(self) -> int:
        """The action that means the number 0."""
        is_small = self.numbers <= CARD - NUMBER
        return NUMBER if is_small else CARD + WORD * words_for(self.cards)

    @property
    def mask_words(self) -> int:
        """How many words the mask of legal answers has."""
        more = words_for(self.numbers) if self.number > CARD else 0
        return 1 + words_for(self.cards) + more

    @property
    def end(self) -> int:
        """Actions are below this number."""
        return self.mask_words * WORD

    def meaning(self, action: int) -> tuple[str, int]:
        """What kind of answer an action is (card, number, color, player, word), and which."""
        if 0 <= action - self.number < self.numbers:
            return "number", action - self.number
        if action >= CARD:
            return "card", action - CARD
        if action >= COLOR:
            return "color", action - COLOR
        return ("player", action - PLAYER) if action >= PLAYER else ("word", action)

    def word_name(self, number: int) -> str:
        """The name of a word for an answer."""
        return self._word_names[number]


@rule
def is_legal(s: Any, action: int) -> bool:
    """Whether the action is among the answers to the open question."""
    if action < 0 or action >= WORD * len(s.legal):
        return False
    return (num(s.legal[action // WORD]) >> (action % WORD)) & 1 == 1


@rule
def offer(s: Any, action: int) -> None:
    """Make one more answer to the open question legal."""
    s.legal[action // WORD] = num(s.legal[action // WORD]) | (1 << (action % WORD))
