"""The generated parts of the documentation that are about Doom On You."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from endling.games.doom_on_you.cards import CARDS
from endling.games.doom_on_you.game import GAME
from scripts.markdown import code, table
from scripts.scenarios import Scenarios, link

_SCENARIOS = Scenarios("doom_on_you")
_RULING = re.compile(r"d_(\d+)_(.*)")
_PLAYERS = 3  # two make no deals


def option_table() -> str:
    """Every option: what it takes, what is usual, and what it does."""
    usual = GAME.parse_options(None, _PLAYERS)
    rows = [
        (
            code(name),
            takes,
            code(json.dumps(usual[name])),
            GAME.option_text(name, "en")[1],
            _SCENARIOS.links(f"option_{name}"),
        )
        for name, takes in GAME.option_takes().items()
    ]
    return table(("option", "takes", "usually", "what it does", "tests"), rows)


def rulings() -> str:
    """Every ruling by its number, in the words of the tests that show it."""
    found: dict[int, list[str]] = {}
    for test in _SCENARIOS.all:
        if ruling := _RULING.match(test.name):
            words = ruling[2].replace("__", ", ").replace("_", " ")
            line = f"[{words}]({link(test.file)})"
            found.setdefault(int(ruling[1]), []).append(line)
    return table(
        ("ruling", "what holds, and the test"),
        [(f"D-{number}", "; ".join(lines)) for number, lines in sorted(found.items())],
    )


def card_table() -> str:
    """Every card with its scenario tests."""
    rows = [
        (card.name, type(card).__name__.lower(), str(card.copies), _SCENARIOS.links(card.id))
        for card in CARDS
    ]
    return table(("card", "kind", "copies", "scenario tests"), rows)


SECTIONS: dict[str, Callable[[], str]] = {
    "doom_cards": card_table,
    "doom_options": option_table,
    "doom_rulings": rulings,
}
