"""The generated parts of the documentation that are about Gloom of Thrones."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from endling.games.gloom_of_thrones.cards import DEATHS, EVENTS, MODIFIERS
from endling.games.gloom_of_thrones.game import GAME
from scripts.markdown import code, table
from scripts.scenarios import Scenarios, link

_SCENARIOS = Scenarios("gloom_of_thrones")
_RULING = re.compile(r"g_(\d+)_(.*)")
_FEWEST_PLAYERS = 2


def option_table() -> str:
    """Every option: what it takes, what is usual, and what it does."""
    usual = GAME.parse_options(None, _FEWEST_PLAYERS)
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
        [(f"G-{number}", "; ".join(lines)) for number, lines in sorted(found.items())],
    )


def card_table() -> str:
    """Every card of the deck with its scenario tests."""
    kinds = {"modifier": MODIFIERS, "event": EVENTS, "death": DEATHS}
    rows = [
        (card.name, kind, _SCENARIOS.links(card.id))
        for kind, cards in kinds.items()
        for card in cards
    ]
    tested = sum(links != "none" for *_, links in rows)
    return f"{len(rows)} cards, {tested} with scenario tests.\n\n" + table(
        ("card", "kind", "scenario tests"), rows
    )


SECTIONS: dict[str, Callable[[], str]] = {
    "gloom_cards": card_table,
    "gloom_options": option_table,
    "gloom_rulings": rulings,
}
