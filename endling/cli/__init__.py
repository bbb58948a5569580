"""The command line: `endling play`, `cards`, `rules`, `replay`, `score`, `check`, `bench` and more.

Every command takes `--json`. Data goes to standard output, progress and messages to standard error.
"""

from __future__ import annotations

from typing import Annotated

import typer

from endling import __version__
from endling.cli import (
    analyse,
    bench,
    cards,
    check,
    games,
    gpu,
    lab,
    ladder,
    play,
    replay,
    rules,
    score,
    serve,
    verify,
    warm,
)
from endling.cli.errors import Commands
from endling.cli.output import forgive_letters

__all__ = ["app", "main"]

app = typer.Typer(
    name="endling",
    cls=Commands,
    help="End-of-the-world card games: play, look things up, check and measure.",
    add_completion=False,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
)


@app.callback()
def _start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    forgive_letters()
    if version:
        typer.echo(__version__)
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command()(play.play)
app.command()(games.games)
app.command()(cards.cards)
app.command()(rules.rules)
app.command()(replay.replay)
app.command()(score.score)
app.command()(check.check)
app.command()(bench.bench)
app.command()(ladder.ladder)
app.command()(analyse.analyse)
app.command()(verify.verify)
app.command()(serve.serve)
app.command()(lab.lab)
app.command()(warm.warm)
app.add_typer(gpu.app)


def main() -> None:
    """The entry point of the `endling` command."""
    app(prog_name="endling")
