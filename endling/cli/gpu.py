"""`endling gpu`: the rules for graphics processors, and whole games on one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from endling import gpu as card
from endling.cli.compiling import compiling_shown
from endling.cli.options import (
    AsJson,
    GameName,
    Players,
    Preset,
    Settings,
    read_options,
    usual_players,
)
from endling.cli.output import out, print_json
from endling.games import find_game
from endling.gpu.build import build as build_program
from endling.gpu.build import write
from endling.gpu.program import CHOOSERS

app = typer.Typer(
    name="gpu",
    help="Play whole games on a graphics processor.",
    no_args_is_help=True,
    add_completion=False,
)

Expect = Annotated[
    int, typer.Option(metavar="N", min=0, help="Play N games here, for the runner's --check.")
]
Games = Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")]
Choices = Annotated[str, typer.Option(metavar="HOW", help=" or ".join(CHOOSERS) + ".")]
Seed = Annotated[int, typer.Option(metavar="N", help="The run; each of its games has a number.")]


@app.command()
def build(
    game: GameName,
    to: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Else GAME.npz.")] = None,
    expect: Expect = 0,
    seed: Seed = 0,
    preset: Preset = None,
    option: Settings = None,
    as_json: AsJson = False,
) -> None:
    """Write all that a graphics processor needs into one file. Needs no GPU."""
    found = find_game(game)
    path = to or Path(f"{found.name}.npz")
    with compiling_shown():
        program = build_program(
            found, read_options(preset, option), expected_games=expect, seed=seed
        )
    write(program, path)
    if as_json:
        print_json({"file": str(path), **program.about, "expected_games": expect})
        return
    out().print(Text(f"{path}: {found.title} for {program.about['architecture']} and newer"))


@app.command()
def play(
    game: GameName,
    games: Games = 1_000_000,
    players: Players = None,
    choices: Choices = "random",
    seed: Seed = 0,
    preset: Preset = None,
    option: Settings = None,
    as_json: AsJson = False,
) -> None:
    """Play whole games on this machine's GPU."""
    found = find_game(game)
    seats = usual_players(found, players)
    options = read_options(preset, option)
    found.parse_options(options, seats)
    with compiling_shown():
        result = card.play(found.name, games, seats, options, seed, choices).statistics
    if as_json:
        print_json({"game": found.name, "players": seats, "choices": choices, **result})
        return
    out().print(Text(f"{result['games']:,} games, {result['decisions']:,} decisions"))
    for seat, share in enumerate(result["win_share"]):
        mean = result["mean_standing"][seat]
        out().print(Text(f"seat {seat + 1}: wins {100 * share:.2f} %, {mean:.2f} points"))
