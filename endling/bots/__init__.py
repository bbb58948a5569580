"""Players made of code.

A bot sees a match only through what its seat may know: it must read no hidden field, and looks
ahead only in `Match.determinize`. Its dice depend on its seed and on what its seat knows, never on
the game's own key, so that a game can be taken back, saved and resumed and still goes the same way.
"""

from __future__ import annotations

from endling.bots.analysis import Analysis, analyse
from endling.bots.bot import Bot
from endling.bots.explanation import Explanation, Option, Step
from endling.bots.greedy import Greedy
from endling.bots.ladder import Ladder, play_ladder
from endling.bots.levels import LEVELS, Level, LevelBot
from endling.bots.random_bot import RandomBot
from endling.bots.searcher import Search
from endling.bots.spec import bot_names, make_bot
from endling.games.thinking import Style

__all__ = [
    "LEVELS",
    "Analysis",
    "Bot",
    "Explanation",
    "Greedy",
    "Ladder",
    "Level",
    "LevelBot",
    "Option",
    "RandomBot",
    "Search",
    "Step",
    "Style",
    "analyse",
    "bot_names",
    "make_bot",
    "play_ladder",
]
