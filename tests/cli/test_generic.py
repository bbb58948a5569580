"""Nothing above the games knows a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import endling
from endling.games import game_names

FOLDERS = ("cli", "terminal", "bots")
ROOT = Path(endling.__file__).parent


@pytest.mark.parametrize(
    "source", [p for folder in FOLDERS for p in sorted((ROOT / folder).rglob("*.py"))], ids=str
)
def test_no_game_is_named(source: Path) -> None:
    text = source.read_text().casefold()
    assert not [name for name in game_names() if name in text]
    # Words of single games, which must come from the game.
    assert not re.search(r"gene.?pool|catastroph|\btraits?\b|\bages?\b", text)
