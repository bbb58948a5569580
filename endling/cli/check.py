"""`endling check`: random games with everything that must hold checked after every step."""

from __future__ import annotations

import random
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from endling.cli.compiling import get_ready
from endling.cli.options import AsJson, GameName, Players, Preset, Settings, read_options
from endling.cli.output import PROBLEM, err, out, print_json
from endling.cli.proof import Problem, Prover
from endling.games import find_game


def check(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 20,
    players: Players = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed, the same games.")] = 0,
    preset: Preset = None,
    option: Settings = None,
    as_json: AsJson = False,
) -> None:
    """Play random games and check after every step that everything is as it must be."""
    found = find_game(game)
    options = read_options(preset, option)
    seats = [players] if players else list(range(found.min_players, found.max_players + 1))
    for count in seats:
        found.parse_options(options, count)
    get_ready(found)
    prover = Prover(found, options)
    problem: Problem | None = None
    bar = Progress(
        TextColumn("checking {task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
    )
    with bar:
        task = bar.add_task(found.name, total=games)
        for number in range(games):
            dice = random.Random(f"endling check {seed} {number}")
            problem = prover.prove_game(seats[number % len(seats)], dice)
            if problem is not None:
                break
            bar.advance(task)
    _report(prover, problem, as_json)
    if problem is not None:
        raise typer.Exit(PROBLEM)


def _report(prover: Prover, problem: Problem | None, as_json: bool) -> None:
    counts = dict(prover.counts)
    if as_json:
        found = None if problem is None else {"text": problem.text, "replay": problem.replay}
        print_json({"game": prover.game.name, "counts": counts, "problem": found})
        return
    console = out()
    for what, n in counts.items():
        console.print(Text(f"{n:>10,}  {what}"))
    if problem is None:
        console.print(Text("no problem found", style="bold"))
    else:
        console.print(Text(f"problem: {problem.text}", style="bold red"))
        console.print(Text(f"replay: {problem.replay}"), soft_wrap=True)
