"""A small kit for every game, so that tests of what all games share run over all of them.

A kit is a module here with the name of its game, and is found by being there. `GAME=name` keeps to
one game.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

from endling.games import game_names
from tests.kits.kit import Kit, names_of, play_on


def kit_of(name: str) -> Kit:
    """The kit of a game."""
    found: Kit = import_module(f"tests.kits.{name}").KIT
    return found


def has_kit(name: str) -> bool:
    """Whether a game has one; `test_kits.py` makes sure that all have."""
    return Path(__file__).with_name(f"{name}.py").is_file()


_WANTED = [os.environ["GAME"]] if os.environ.get("GAME") else game_names()
KITS = [kit_of(name) for name in _WANTED if has_kit(name)]

each_game = pytest.mark.parametrize("kit", KITS, ids=str)
# Whatever holds for the fewest and the most players is taken to hold for those between.
each_table = pytest.mark.parametrize(
    ("kit", "players"),
    [(kit, players) for kit in KITS for players in (kit.players[0], kit.players[-1])],
    ids=str,
)

__all__ = ["KITS", "Kit", "each_game", "each_table", "has_kit", "kit_of", "names_of", "play_on"]
