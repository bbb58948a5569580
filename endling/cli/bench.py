"""`endling bench`: how fast a game is, on one thread."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from endling.cli.compiling import compiling_shown
from endling.cli.measure import measure, warm_up
from endling.cli.options import AsJson, GameName
from endling.cli.output import err, out, print_json
from endling.games import find_game

_MEANING = {
    "decisions_per_s": "random decisions, whole games in one compiled call",
    "games_per_s": "whole games in one compiled call",
    "python_decisions_per_s": "random decisions in a Python loop",
    "copies_per_s": "copies of a state",
    "state_bytes": "size of a state",
    "compile_s": "seconds to get ready with an empty cache",
}


def bench(
    game: GameName,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.1, help="How long to measure, without compiling.")
    ] = 6.0,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of a game."""
    found = find_game(game)
    with compiling_shown():
        warm_up(found)
    with err().status("measuring"):
        figures = measure(found, seconds)
    if as_json:
        print_json(figures)
        return
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column("figure")
    table.add_column("value", justify="right")
    table.add_column("what it is")
    for name, value in figures.items():
        shown = f"{value:,.1f}" if isinstance(value, float) else f"{value:,}"
        table.add_row(Text(name), Text(shown), Text(_MEANING.get(name, "")))
    out().print(table)
