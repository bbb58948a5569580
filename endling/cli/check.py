"""`endling check`: random games with everything that must hold checked after every step."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import count
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from endling.cli.any_options import any_options
from endling.cli.bulk import BulkProver
from endling.cli.compiling import compiling_shown
from endling.cli.options import AsJson, GameName, Players, Preset, Settings, read_options
from endling.cli.output import PROBLEM, err, out, print_json
from endling.cli.proof import Problem, Prover
from endling.cli.warm import compile_rules
from endling.games import find_game
from endling.games.game import Game
from endling.kernel.build import INTERPRETED

_SINGLE = 50  # games that are played one by one before batches begin
_BATCH = 1000


def check(
    game: GameName,
    games: Annotated[
        int, typer.Option(metavar="N", min=0, help="How many games; 0 goes on until stopped.")
    ] = 20,
    players: Players = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed, the same games.")] = 0,
    closely: Annotated[
        int,
        typer.Option(metavar="N", min=1, help="Look closely at one decision in N and each end."),
    ] = 1,
    preset: Preset = None,
    option: Settings = None,
    any_table: Annotated[
        bool, typer.Option("--any-table", help="Draw at random all options that are not given.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play random games and check after every step that everything is as it must be."""
    found = find_game(game)
    options = read_options(preset, option)
    seats = [players] if players else list(range(found.min_players, found.max_players + 1))
    for number in seats:
        found.parse_options(options, number)
    with compiling_shown():
        compile_rules(found)
    counts: Counter[str] = Counter()

    def table(players: int, dice: random.Random) -> Mapping[str, Any]:
        return any_options(found, players, dice, options) if any_table else options

    pieces = _prove(found, table, counts, seats, seed, games, closely)
    problem = _show(pieces, found.name, games)
    _report(found.name, counts, problem, as_json)
    if problem is not None:
        raise typer.Exit(PROBLEM)


Table = Callable[[int, random.Random], Mapping[str, Any]]  # the options of the next table


def _prove(
    game: Game,
    table: Table,
    counts: Counter[str],
    seats: list[int],
    seed: int,
    games: int,
    closely: int,
) -> Iterator[tuple[int, Problem | None]]:
    """Play games until there are enough (0: for ever); tells how many, and what was found.

    At first one by one, through everything that a match can do. After that most games are played in
    batches in compiled code, with one by one between them.
    """
    done = 0
    for number in count():
        left = games - done if games else _BATCH
        if left <= 0:
            return
        players = seats[(number + number // len(seats)) % len(seats)]  # batches have all in turn
        dice = random.Random(f"endling check {seed} {number}")
        options = table(players, dice)
        if INTERPRETED or number < _SINGLE or number % 2 == 0:
            batch, problem = 1, Prover(game, options, counts).prove_game(players, dice)
        else:
            batch = min(_BATCH, left)
            problem = BulkProver(game, options, counts, closely).prove_games(players, batch, dice)
        done += batch
        yield batch, problem


def _show(pieces: Iterator[tuple[int, Problem | None]], name: str, games: int) -> Problem | None:
    """Show the progress; ends with the first problem, or when somebody stops it."""
    bar = Progress(
        TextColumn("checking {task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=err(),
    )
    with suppress(KeyboardInterrupt), bar:
        task = bar.add_task(name, total=games or None)
        for batch, problem in pieces:
            if problem is not None:
                return problem
            bar.advance(task, batch)
    return None


def _report(name: str, counts: Counter[str], problem: Problem | None, as_json: bool) -> None:
    if as_json:
        found = None if problem is None else {"text": problem.text, "replay": problem.replay}
        print_json({"game": name, "counts": dict(counts), "problem": found})
        return
    console = out()
    for what, n in counts.items():
        console.print(Text(f"{n:>14,}  {what}"))
    if problem is None:
        console.print(Text("no problem found", style="bold"))
    else:
        console.print(Text(f"problem: {problem.text}", style="bold red"))
        console.print(Text(f"replay: {problem.replay}"), soft_wrap=True)
