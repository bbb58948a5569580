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
from scripts import games, reference
from scripts.markdown import code, table

_FACTS = {
    "board": "The declaration of the board.",
    "record": "The type of record that a game is kept in.",
    "version": "Raised whenever the same actions would lead elsewhere.",
    "min_players": "How many players it takes at least; the board has the maximum.",
    "first_work": "The kind of the frame that sets a game up.",
    "options": "The module of options.",
    "positions": "The module of positions, or the `Positions` of the board.",
    "rows": "The layout of observations.",
    "problems": "What each number that `problem` returns means.",
    "style": "How bots think about it.",
    "reasons": "Why a choice is not legal, beyond what every game can say.",
    "first_game": "A deal to learn the game by, or `None`.",
    "title": "The name that people read.",
    "minutes": "About how long a game takes.",
    "texts": "All words, by the code of the language.",
}
_EXTRA_FACTS = ("problems", "reasons", "style", "first_game")
_EXTRA_METHODS = (GameRules.why_not, GameWords.cards, GameWords.at_table)


def commands() -> str:
    """The commands of `endling`, as their help has them."""
    group = typer.main.get_group(app)
    context = typer.Context(group)
    rows = []
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        about = (command and command.help) or ""
        rows.append((code(f"endling {name}"), about.strip().splitlines()[0]))
    return table(("command", "what it does"), rows)


def game_class() -> str:
    """What a game brings, by the part of `Game` that asks for it."""
    rows: dict[str, tuple[str, str]] = {}
    for part in (GameRules, GameViews, GameWords):
        name_of_part = code(part.__name__)
        for fact in part.__annotations__:
            if not hasattr(part, fact):
                rows.setdefault(code(fact), (name_of_part, _FACTS[fact]))
        for name, function in vars(part).items():
            if getattr(function, "__isabstractmethod__", False):
                member, meaning = _method(name, function)
                rows[member] = name_of_part, meaning
    return table(
        ("member", "asked for by", "what it is"), [(name, *row) for name, row in rows.items()]
    )


def game_extras() -> str:
    """What a game may bring where it has more to say than what follows from the rest."""
    facts = [(code(fact), _FACTS[fact]) for fact in _EXTRA_FACTS]
    methods = [_method(method.__name__, method) for method in _EXTRA_METHODS]
    return table(("member", "what it is"), [*facts, *methods])


def _method(name: str, method: Callable[..., object]) -> tuple[str, str]:
    """A method with what it takes, and the first line of what is said about it."""
    taken = ", ".join(list(inspect.signature(method).parameters)[1:])
    return code(f"{name}({taken})"), (method.__doc__ or "").splitlines()[0]


def _of_games() -> dict[str, Callable[[], str]]:
    """What the documentation says of single games: each has a folder for that."""
    sections: dict[str, Callable[[], str]] = {}
    for found in pkgutil.iter_modules(games.__path__):
        sections |= import_module(f"{games.__name__}.{found.name}").SECTIONS
    return sections


SECTIONS: dict[str, Callable[[], str]] = {
    "commands": commands,
    "game_class": game_class,
    "game_extras": game_extras,
    **_of_games(),
    **reference.SECTIONS,
}
