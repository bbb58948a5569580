"""All commands: each is read when it is first wanted, and fails in one clear line."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from endling.cli.output import USAGE, complain
from endling.errors import EndlingError

# Each is a function in a module of its own name, or the `app` of one with commands of its own.
_NAMES = (
    "play",
    "games",
    "cards",
    "rules",
    "replay",
    "score",
    "check",
    "bench",
    "ladder",
    "analyse",
    "verify",
    "serve",
    "lab",
    "warm",
    "gpu",
)

# What the parser raises when it is used wrongly; its home has moved between versions of Typer.
_Misuse: type[Exception] = next(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException"
)


@contextmanager
def no_collection() -> Iterator[None]:
    """Pause the garbage collector: importing modules leaves no garbage."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@cache
def _command(name: str) -> Any:
    with no_collection():
        module = import_module(f"endling.cli.{name}")
    app = getattr(module, "app", None)
    if app is None:
        app = typer.Typer(add_completion=False)
        app.command(name)(getattr(module, name))
    return get_command(app)


def _message(problem: Any) -> str:
    return str(problem.format_message())


class Commands(TyperGroup):
    """The commands; whatever is given wrong ends in one line on standard error."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        by_name: Any = self.commands
        by_name.update(dict.fromkeys(_NAMES))  # for suggestions; `get_command` reads them

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of this name, if there is one."""
        return _command(cmd_name) if cmd_name in self.commands else None

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and leave with its exit code."""
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except _Misuse as problem:
            complain(_message(problem))
            code = USAGE
        except (EndlingError, OSError) as problem:
            complain(str(problem))
            code = USAGE
        except typer.Abort:
            code = 130
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code
