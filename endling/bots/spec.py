"""Bots by name: `greedy`, `random`, `search`, `search:2000`, `search:500ms`, or a character."""

from __future__ import annotations

import re
from collections.abc import Callable

from endling.bots.bot import Bot
from endling.bots.greedy import Greedy
from endling.bots.levels import LEVELS, LevelBot, find_level
from endling.bots.random_bot import RandomBot
from endling.bots.searcher import Search
from endling.errors import EndlingError
from endling.names import find_name

_KINDS: dict[str, Callable[[int], Bot]] = {"greedy": Greedy, "random": RandomBot, "search": Search}
_BUDGET = re.compile(r"(\d+)(ms)?")


def bot_names() -> list[str]:
    """The names of all kinds of bots, the usual opponent first; characters are in `LEVELS`."""
    return list(_KINDS)


def make_bot(
    name: str, seed: int = 0, *, iterations: int | None = None, ms: float | None = None
) -> Bot:
    """A bot by name; an unknown name is refused with suggestions.

    >>> make_bot("greedy", seed=7).name
    'greedy'
    >>> make_bot("search:2000").name
    'search:2000'
    >>> make_bot("martha").name
    'martha'
    """
    kind, colon, budget = name.partition(":")
    if colon:
        iterations, ms = _read_budget(budget, name)
    found = find_name(kind, [*_KINDS, *(level.name for level in LEVELS)], "bot")
    if found == "search":
        bot = Search(seed, iterations=iterations, ms=ms)
        bot.name = name if colon else found
        return bot
    if iterations is not None or ms is not None:
        raise EndlingError(f"only search takes iterations or milliseconds, {found} does not")
    if found in _KINDS:
        return _KINDS[found](seed)
    return LevelBot(find_level(found), seed)


def _read_budget(text: str, name: str) -> tuple[int | None, float | None]:
    parts = _BUDGET.fullmatch(text)
    if parts is None:
        raise EndlingError(f"{name!r}: a budget is a number of iterations or milliseconds (500ms)")
    number = int(parts[1])
    return (None, float(number)) if parts[2] else (number, None)
