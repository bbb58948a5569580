"""How the command line fails: one clear line, no traceback."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from endling.cli.output import USAGE, complain
from endling.errors import EndlingError

# What the parser raises when it is used wrongly; its home has moved between versions of Typer.
_Misuse: type[Exception] = next(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException"
)


def _message(problem: Any) -> str:
    return str(problem.format_message())


class Commands(TyperGroup):
    """The commands; whatever is given wrong ends in one line on standard error."""

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
