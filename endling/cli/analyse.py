"""`endling analyse`: a game looked at again by the search."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from endling import notation
from endling.bots.analysis import VERDICTS, Analysis
from endling.bots.analysis import analyse as look_again
from endling.bots.page import write_page
from endling.bots.searcher import Search
from endling.bots.warming import warm_up_bots
from endling.cli.compiling import compiling_shown
from endling.cli.options import AsJson, Lang
from endling.cli.output import err, out, print_json
from endling.cli.replay import read_replay
from endling.errors import EndlingError

_USUAL_MS = 100.0

Replay = Annotated[
    str, typer.Argument(metavar="REPLAY", help="A replay, a file that holds one, or - for stdin.")
]
Ms = Annotated[
    float | None, typer.Option(metavar="N", help="Milliseconds for every decision, usually 100.")
]
Iterations = Annotated[
    int | None, typer.Option(metavar="N", help="Iterations instead of time: the same everywhere.")
]
Html = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page to look at.")]
Seed = Annotated[int, typer.Option(metavar="N", help="The dice of the search.")]


def analyse(
    replay: Replay,
    ms: Ms = None,
    iterations: Iterations = None,
    html: Html = None,
    seed: Seed = 0,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Tell for every decision what was played, what was better, and how the chances stood."""
    if ms is None and iterations is None:
        ms = _USUAL_MS
    bot = Search(seed, ms=ms, iterations=iterations)
    with compiling_shown():
        match = notation.read(read_replay(replay))
        warm_up_bots(match.game)
    if lang not in match.game.languages:
        raise EndlingError(f"{match.game.name} does not speak {lang!r}")
    progress = Progress(
        TextColumn("thinking"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=err(),
        transient=True,
    )
    task = progress.add_task("", total=len(match.actions))
    with progress:
        found = look_again(match, bot, lang, lambda done, _: progress.update(task, completed=done))
    if html is not None:
        html.write_text(write_page(found, lang), encoding="utf-8")
        err().print(f"written: {html}")
    if as_json:
        print_json(found.as_dict())
        return
    out().print(_decisions(found, lang))
    out().print()
    out().print(_seats(found, lang))


def _decisions(found: Analysis, lang: str) -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False)
    for head, side in (("no.", "right"), ("who", "left"), ("played", "left"), ("win", "right")):
        table.add_column(head, justify="right" if side == "right" else "left")
    table.add_column("better")
    table.add_column("win", justify="right")
    table.add_column("verdict")
    for d in found.decisions:
        is_best = d.verdict == "best"
        table.add_row(
            str(d.number),
            found.match.player_name(d.seat, lang),
            Text(d.played.label),
            f"{100 * d.played.win:.0f} %",
            Text("" if is_best else d.best.label),
            "" if is_best else f"{100 * d.best.win:.0f} %",
            d.verdict,
        )
    return table


def _seats(found: Analysis, lang: str) -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column("who")
    for head in ("points", "decisions", "loss", *VERDICTS):
        table.add_column(head, justify="right")
    for seat, points in enumerate(found.match.scores):
        told = found.summary(seat)
        table.add_row(
            found.match.player_name(seat, lang),
            str(points),
            str(told["decisions"]),
            f"{100 * told['average_loss']:.1f} %",
            *(str(told[word]) for word in VERDICTS),
        )
    return table
