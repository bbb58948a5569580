"""The generated parts of the documentation that are about Doomlings."""

from __future__ import annotations

import io
import json
from collections.abc import Callable

from rich.console import Console

import endling
from endling.games.doomlings import options, tables
from endling.games.doomlings.game import GAME
from endling.terminal.screen import Screen
from endling.terminal.seating import seat_people
from scripts.games.doomlings.coverage import (
    SCENARIOS,
    all_cards,
    is_implemented,
    snake,
)
from scripts.games.doomlings.rulings import RULINGS
from scripts.markdown import code, table

_SAMPLE_SEED, _SAMPLE_DECISIONS, _SAMPLE_WIDTH = 12, 7, 80


def coverage() -> str:
    """Every card: is it implemented, where is it tested, and is there a ruling."""
    rows = [
        (
            card.name,
            tables.SET_OF[card.name],
            type(card).__name__.lower(),
            "yes" if is_implemented(card) else "no",
            SCENARIOS.links(snake(card.name)),
            RULINGS.get(card.name, ""),
        )
        for card in all_cards()
    ]
    done = sum(is_implemented(card) for card in all_cards())
    counts = [len(SCENARIOS.of(snake(card.name))) for card in all_cards()]
    summary = (
        f"{len(rows)} kinds of cards: {done} implemented, {sum(map(bool, counts))} with scenario "
        f"tests ({sum(counts)} in all)."
    )
    heads = ("card", "set", "kind", "implemented", "scenario tests", "ruling")
    return f"{summary}\n\n{table(heads, rows)}"


def option_table() -> str:
    """Every option: what it takes, and what the presets set it to."""
    rows = []
    for name, takes in GAME.option_takes().items():
        _, explanation = GAME.option_text(name, "en")
        usual = [
            code(json.dumps({"preset": preset, **values, **options.COMMON}[name]))
            for preset, values in options.PRESETS.items()
        ]
        rows.append((code(name), takes, *usual, explanation, SCENARIOS.links(f"option_{name}")))
    heads = ("option", "takes", *(code(p) for p in options.PRESETS), "what it does", "tests")
    return table(heads, rows)


def sample() -> str:
    """What the terminal shows in the middle of a game in which a bot has chosen for Ada too."""
    match = endling.new("doomlings", players=3, seed=_SAMPLE_SEED)
    seating = seat_people(match, "Ada", "greedy", _SAMPLE_SEED, "en")
    decided = 0
    while decided < _SAMPLE_DECISIONS or not seating.is_asked or match.prompt != "play":
        decided += seating.is_asked
        seating.play_bot()
    page = io.StringIO()
    console = Console(
        file=page, width=_SAMPLE_WIDTH, highlight=False, markup=False, emoji=False, no_color=True
    )
    screen = Screen(seating, console)
    screen.show_table()
    screen.show_question()
    lines = [line.rstrip() for line in page.getvalue().splitlines()]
    return "\n".join(["```text", *lines, "```"])


SECTIONS: dict[str, Callable[[], str]] = {
    "coverage": coverage,
    "options": option_table,
    "sample": sample,
}
