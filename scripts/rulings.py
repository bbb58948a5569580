"""Tables of options and rulings, which are alike in the documentation of several games."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from endling.games.game import Game
from scripts.markdown import code, table
from scripts.scenarios import Scenarios, link


def option_table(game: Game, players: int, tests_of: Callable[[str], str]) -> str:
    """Every option: what it takes, what is usual for so many players, and what it does."""
    usual = game.parse_options(None, players)
    rows = [
        (
            code(name),
            takes,
            code(json.dumps(usual[name])),
            game.option_text(name, "en")[1],
            tests_of(name),
        )
        for name, takes in game.option_takes().items()
    ]
    return table(("option", "takes", "usually", "what it does", "tests"), rows)


def rulings(scenarios: Scenarios, letter: str) -> str:
    """Every ruling by its number, in the words of the tests that show it."""
    named = re.compile(rf"{letter.lower()}_(\d+)_(.*)")
    found: dict[int, list[str]] = {}
    for test in scenarios.all:
        if ruling := named.match(test.name):
            words = ruling[2].replace("__", ", ").replace("_", " ")
            found.setdefault(int(ruling[1]), []).append(f"[{words}]({link(test.file)})")
    rows = [(f"{letter}-{number}", "; ".join(lines)) for number, lines in sorted(found.items())]
    return table(("ruling", "what holds, and the test"), rows)
