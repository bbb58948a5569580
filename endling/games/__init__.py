"""One folder a game, all with the same files; this registry is the only list of them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from endling.names import find_name

if TYPE_CHECKING:
    from endling.games.game import Game

# A game is imported only when somebody asks for it, which keeps every start quick.
_MODULES = {"doomlings": "endling.games.doomlings.game"}


def game_names() -> list[str]:
    """The names of all games."""
    return list(_MODULES)


@cache
def _import_game(name: str) -> Game:
    game: Game = import_module(_MODULES[name]).GAME
    return game


def find_game(name: str) -> Game:
    """The game of this name; an unknown one is refused with suggestions."""
    return _import_game(find_name(name, _MODULES, "game"))
