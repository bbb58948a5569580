"""Which game is measured."""

from __future__ import annotations

import os

from endling.games import find_game, game_names


def chosen_game() -> str:
    """The game in the variable GAME (`make bench GAME=name`), or the first of all."""
    return find_game(os.environ.get("GAME") or game_names()[0]).name
