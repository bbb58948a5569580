"""What several commands take in the same way."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from endling.errors import EndlingError
from endling.games import find_game, game_names
from endling.games.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, see `endling games`.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Lang = Annotated[str, typer.Option(metavar="LANG", help="The language of texts: en or de.")]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many players.")]
Preset = Annotated[str | None, typer.Option(metavar="NAME", help="A rule set of the game.")]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="KEY=VALUE",
        help="An option of the game, its value in JSON; may be repeated.",
    ),
]

_USUAL_PLAYERS = 4


def default_game() -> str:
    """The game that is meant when none is named."""
    return game_names()[0]


def usual_players(game: Game, players: int | None) -> int:
    """The number of players that was given, or the usual one."""
    if players is not None:
        return players
    return min(max(_USUAL_PLAYERS, game.min_players), game.max_players)


def read_options(preset: str | None, settings: list[str] | None) -> dict[str, Any]:
    """Options from the command line; a value that is not JSON is taken as a word.

    >>> read_options("digital", ["ages_per_pile=3", 'sets=["classic"]', "forbidden_cost=ignored"])
    {'preset': 'digital', 'ages_per_pile': 3, 'sets': ['classic'], 'forbidden_cost': 'ignored'}
    """
    options: dict[str, Any] = {} if preset is None else {"preset": preset}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip():
            raise EndlingError(f"--option takes KEY=VALUE, not {setting!r}")
        try:
            options[name.strip()] = json.loads(value)
        except (ValueError, RecursionError):
            options[name.strip()] = value
    return options


def game_in(name: str, lang: str) -> Game:
    """A game that speaks the language; anything else is refused."""
    game = find_game(name)
    if lang not in game.languages:
        spoken = ", ".join(game.languages)
        raise EndlingError(f"{game.name} does not speak {lang!r}; it speaks {spoken}")
    return game
