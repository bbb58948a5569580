"""Endling: end-of-the-world card games, complete, correct and fast.

>>> import endling
>>> "doomlings" in [game["name"] for game in endling.games()]
True
>>> m = endling.new("doomlings", players=4, seed=7, options={"preset": "classic"})
>>> m.prompt
'play'
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

from endling import notation
from endling.errors import (
    EndlingError,
    IllegalAction,
    OptionError,
    PositionError,
    ReplayError,
    SheetError,
    UnknownName,
)
from endling.events import Event, Events
from endling.games import find_game, game_names
from endling.match import Match

__version__ = "0.1.0"
__all__ = [
    "EndlingError",
    "Event",
    "Events",
    "IllegalAction",
    "Match",
    "OptionError",
    "PositionError",
    "ReplayError",
    "SheetError",
    "UnknownName",
    "bot",
    "cards",
    "games",
    "new",
    "position",
    "replay",
    "score",
]


def games(lang: str = "en") -> list[dict[str, Any]]:
    """All games: name, title, what it is about, players, minutes, options and what they take.

    `first_game` is how many minutes the first game of a newcomer takes; None: it has none.
    """
    return [
        {
            "name": game.name,
            "title": game.title,
            "summary": game.language(game.spoken(lang)).summary(),
            "players": [game.min_players, game.max_players],
            "minutes": game.minutes,
            "languages": list(game.languages),
            "options": game.option_takes(),
            "first_game": None if game.first_game is None else game.first_game.minutes,
        }
        for game in map(find_game, game_names())
    ]


def new(
    game: str,
    players: int = 4,
    seed: int | bytes = 0,
    options: Mapping[str, Any] | None = None,
) -> Match:
    """A new match; the seed is a whole number or 32 bytes.

    >>> new("doomlings", players=2, seed=1).actor
    0
    """
    return Match.new(game, players, seed, options)


def position(game: str, situation: Mapping[str, Any], seed: int | bytes = 0) -> Match:
    """A match in a given situation; what is left out is filled in from the seed.

    >>> m = position("doomlings", {"players": [{"hand": ["Bad", "Tiny"]}, {}], "age": "Arid Lands"})
    >>> m.why_not(card="Tiny")
    'this age forbids blue traits'
    """
    return Match.from_position(game, situation, seed)


def replay(text: str) -> Match:
    """The match that a line of `Match.replay()` tells."""
    return notation.read(text)


def cards(game: str, lang: str = "en") -> list[dict[str, Any]]:
    """Every kind of card of a game with its facts and its text."""
    return find_game(game).cards(lang)


def score(game: str, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Score a game that was played with the box.

    >>> score("doom_on_you", {"players": [{"tokens": 3}, {"tokens": 5}]})["winners"]
    [1]
    """
    return find_game(game).score_sheet(sheet)


def bot(name: str, seed: int = 0, **budget: Any) -> Any:
    """A bot by name; a search takes `iterations=` or `ms=`, and can `explain(match)`.

    >>> m = new("doomlings", players=2, seed=1)
    >>> bot("search", seed=3, iterations=100).choose(m) in m.legal
    True
    """
    return importlib.import_module("endling.bots").make_bot(name, seed, **budget)
