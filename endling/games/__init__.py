"""One folder per game, and the registry: the only list of them."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from endling.names import find_name

if TYPE_CHECKING:
    from endling.games.game import Game

# A game is imported only when somebody asks for it, which keeps every start quick.
_MODULES = {
    "doomlings": "endling.games.doomlings.game",
    "gloom_of_thrones": "endling.games.gloom_of_thrones.game",
    "darwinning": "endling.games.darwinning.game",
    "doom_on_you": "endling.games.doom_on_you.game",
}

# Games from elsewhere: `ENDLING_GAMES=name=package.module,...`
_MODULES |= dict(
    pair.split("=", 1) for pair in os.environ.get("ENDLING_GAMES", "").split(",") if "=" in pair
)


def register_game(name: str, module: str) -> None:
    """Add a game of one's own; its module has it as `GAME`."""
    _MODULES[name] = module


def forget_game(name: str) -> None:
    """Take a game of one's own away again."""
    del _MODULES[name]


def game_names() -> list[str]:
    """The names of all games."""
    return list(_MODULES)


@cache
def _import_game(name: str) -> Game:
    game: Game = import_module(_MODULES[name]).GAME
    return game


def find_game(name: str) -> Game:
    """The game of this name; an unknown one is refused with suggestions."""
    return _import_game(name if name in _MODULES else find_name(name, _MODULES, "game"))
