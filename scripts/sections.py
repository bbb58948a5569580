"""The generated parts of the documentation, by the name that their markers carry."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable
from importlib import import_module

import typer

from endling.cli import app
from endling.games.rules import GameRules
from endling.games.views import GameViews
from endling.games.words import GameWords
from scripts import games
from scripts.markdown import code, table

_FACTS = {
    "board": "The declaration of the board.",
    "record": "The type of record that a game is kept in.",
    "version": "Raised whenever the same actions would lead elsewhere.",
    "min_players": "How many players it takes at least; the board has the maximum.",
    "first_work": "The kind of the frame that sets a game up.",
    "options": "The module of options.",
    "positions": "The module of positions.",
    "rows": "The layout of observations.",
    "problems": "What each number that `problem` returns means.",
    "first_game": "A deal to learn the game by, or `None`.",
    "title": "The name that people read.",
    "minutes": "About how long a game takes.",
    "texts": "All words, by the code of the language.",
}


def commands() -> str:
    """The commands of `endling`, as their help has them."""
    group = typer.main.get_group(app)
    rows = [
        (code(f"endling {name}"), (command.help or "").strip().splitlines()[0])
        for name, command in group.commands.items()
    ]
    return table(("command", "what it does"), rows)


def game_class() -> str:
    """What a game brings, by the part of `Game` that asks for it."""
    rows: dict[str, tuple[str, str]] = {}
    for part in (GameRules, GameViews, GameWords):
        name_of_part = code(part.__name__)
        for fact in part.__annotations__:
            rows.setdefault(code(fact), (name_of_part, _FACTS[fact]))
        for name, function in vars(part).items():
            if getattr(function, "__isabstractmethod__", False):
                taken = ", ".join(list(inspect.signature(function).parameters)[1:])
                meaning = (function.__doc__ or "").splitlines()[0]
                rows[code(f"{name}({taken})")] = (name_of_part, meaning)
    return table(
        ("member", "asked for by", "what it is"), [(name, *row) for name, row in rows.items()]
    )


def _of_games() -> dict[str, Callable[[], str]]:
    """What the documentation says of single games: each has a folder for that."""
    sections: dict[str, Callable[[], str]] = {}
    for found in pkgutil.iter_modules(games.__path__):
        sections |= import_module(f"{games.__name__}.{found.name}").SECTIONS
    return sections


SECTIONS: dict[str, Callable[[], str]] = {
    "commands": commands,
    "game_class": game_class,
    **_of_games(),
}
