"""Six opponents from gentle to brutal, named after the last known animals of their kind.

Their budgets are iterations, so that a character plays the same on every machine. How many is up to
the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from endling.bots.explanation import Explanation
from endling.bots.greedy import Greedy
from endling.bots.searcher import Search
from endling.bots.situation import Situation, as_match, dice_for
from endling.errors import UnknownName
from endling.languages import words_in
from endling.match import Match

_EXPLAIN_ITERATIONS = 2_000


@dataclass(frozen=True)
class Level:
    """A character: how hard it thinks and how often it plays without thinking."""

    name: str
    title: str
    thinking: int  # 1 to 3: which of the game's budgets; 0: it looks one step ahead only
    slips: float  # how often it plays at random, in most games
    rating: int  # on the scale of Elo, as the ladder found it (docs/bots.md)

    def text(self, lang: str) -> str:
        """The character in one line."""
        return words_in(lang).characters[self.name]


LEVELS = (
    Level("toughie", "Toughie", 0, 0.9, 1293),
    Level("incas", "Incas", 0, 0.45, 1403),
    Level("martha", "Martha", 0, 0.0, 1508),
    Level("celia", "Celia", 1, 0.15, 1593),
    Level("george", "Lonesome George", 2, 0.05, 1703),
    Level("benjamin", "Benjamin", 3, 0.0, 1821),
)


def find_level(name: str) -> Level:
    """The character of this name."""
    for level in LEVELS:
        if level.name == name:
            return level
    raise UnknownName(f"there is no character {name!r}")


class LevelBot:
    """A character at the table."""

    def __init__(self, level: Level, seed: int = 0) -> None:
        self.name = level.name
        self.level = level
        self.seed = seed

    def choose(self, situation: Situation) -> int:
        """What the character thinks best, or a random move."""
        dice = dice_for(self.seed, situation)
        match = as_match(situation)
        if dice.random() < self.level.slips * match.game.style.slips:
            return dice.choice(match.legal)
        budget = self._budget(match)
        mind = Search(self.seed, iterations=budget) if budget else Greedy(self.seed)
        return mind.choose(situation)

    def explain(self, situation: Situation, lang: str = "en") -> Explanation:
        """What every legal action is expected to lead to, when the character does think."""
        iterations = max(self._budget(as_match(situation)), _EXPLAIN_ITERATIONS)
        return Search(self.seed, iterations=iterations).explain(situation, lang)

    def _budget(self, match: Match) -> int:
        return (0, *match.game.style.budgets)[self.level.thinking]
