"""`endling ladder`: bots against bots, and how strong they are."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from endling.bots import LEVELS, Ladder, bot_names, play_ladder
from endling.bots.warming import warm_up_bots
from endling.cli.compiling import compiling_shown
from endling.cli.options import AsJson, GameName, Preset, Settings, read_options
from endling.cli.output import err, out, print_json
from endling.games import find_game

_NAMES = ", ".join([*bot_names(), "search:2000", "search:500ms", *(level.name for level in LEVELS)])
Bots = Annotated[str, typer.Option(metavar="A,B,C", help=f"Who plays: {_NAMES}.")]
Games = Annotated[int, typer.Option(metavar="N", min=1, help="Games of every pair, made even.")]
Seats = Annotated[int, typer.Option("--players", metavar="N", help="Seats at the table.")]
Seed = Annotated[int, typer.Option(metavar="N", help="The first deal; others follow.")]
Jobs = Annotated[int | None, typer.Option(metavar="N", help="Games at a time; else one a core.")]

_USUAL = ",".join(bot_names())


def ladder(
    game: GameName,
    bots: Bots = _USUAL,
    games: Games = 20,
    players: Seats = 2,
    seed: Seed = 0,
    preset: Preset = None,
    option: Settings = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, every deal with seats exchanged, and rate them."""
    found = find_game(game)
    options = read_options(preset, option)
    found.parse_options(options, players)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    with compiling_shown():
        warm_up_bots(found)
    progress = Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=err(),
        transient=True,
    )
    task = progress.add_task("", total=None)
    with progress:
        result = play_ladder(
            found.name,
            names,
            games,
            players,
            seed=seed,
            options=options,
            jobs=jobs or os.cpu_count() or 1,
            report=lambda done, total: progress.update(task, completed=done, total=total),
        )
    if as_json:
        print_json({"game": found.name, "players": players, "seed": seed, **result.as_dict()})
        return
    out().print(_table(result))


def _table(result: Ladder) -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column("bot")
    for head in ("rating", "95 %", "score", *(result.bots[n] for n in result.order)):
        table.add_column(head, justify="right")
    for n in result.order:
        rating = result.ratings[n]
        row = [f"{rating.value:.0f}", f"±{rating.error:.0f}", f"{100 * result.share(n):.0f} %"]
        row += ["" if b == n else f"{100 * result.scores[n][b]:.0f} %" for b in result.order]
        table.add_row(Text(result.bots[n]), *row)
    return table
