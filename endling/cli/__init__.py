"""The command line: `endling play`, `cards`, `rules`, `replay`, `score`, `check`, `bench` and more.

Every command takes `--json`. Data goes to standard output, progress and messages to standard error.
"""

from __future__ import annotations

from typing import Annotated

import typer

from endling import __version__
from endling.cli.commands import Commands
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


def main() -> None:
    """The entry point of the `endling` command."""
    app(prog_name="endling")
