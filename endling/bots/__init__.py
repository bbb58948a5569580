"""Players made of code.

A bot sees a match only through what its seat may know: it must read no hidden field, and looks
ahead only in `Match.determinize`. Its dice depend on its seed and on how far the game has come,
never on the game's own key, so that a game can be taken back, saved and resumed and still goes the
same way.
"""

from __future__ import annotations

from collections.abc import Callable

from endling.bots.bot import Bot
from endling.bots.greedy import Greedy
from endling.bots.random_bot import RandomBot
from endling.names import find_name

__all__ = ["Bot", "Greedy", "RandomBot", "bot_names", "make_bot"]

_BOTS: dict[str, Callable[[int], Bot]] = {"greedy": Greedy, "random": RandomBot}


def bot_names() -> list[str]:
    """The names of all bots, the usual opponent first."""
    return list(_BOTS)


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; an unknown name is refused with suggestions.

    >>> make_bot("greedy", seed=7).name
    'greedy'
    """
    return _BOTS[find_name(name, _BOTS, "bot")](seed)
