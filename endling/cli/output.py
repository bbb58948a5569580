"""Where output goes: data to standard output, messages and progress to standard error."""

from __future__ import annotations

import codecs
import json
import sys
import unicodedata
from typing import Any

from rich.console import Console

from endling.terminal.layout import new_console

_PLAIN = {"−": "-", "–": "-", "•": "*", "ß": "s", "━": "-", "─": "-"}

USAGE, PROBLEM = 2, 1  # exit codes: something was given wrong, something was found wrong


def out() -> Console:
    """The console for what was asked for."""
    return new_console()


def err() -> Console:
    """The console for messages and progress."""
    return Console(file=sys.stderr, highlight=False, markup=False, emoji=False)


def print_json(data: Any) -> None:
    """Data for programs: nothing else goes to standard output."""
    speaks_unicode = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    sys.stdout.write(json.dumps(data, ensure_ascii=not speaks_unicode, indent=2) + "\n")


def complain(message: str) -> None:
    """One line that says what is wrong."""
    sys.stderr.write(f"endling: {' '.join(message.split())}\n")


def forgive_letters() -> None:
    """Let a terminal that lacks a letter show a similar one instead of failing."""
    codecs.register_error("endling", _similar)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="endling")


def _similar(problem: UnicodeError) -> tuple[str, int]:
    """One plain letter for each one that cannot be shown, so that columns stay in place."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    letters = problem.object[problem.start : problem.end]
    plain = (_PLAIN.get(letter) or unicodedata.normalize("NFKD", letter)[0] for letter in letters)
    return "".join(letter if letter.isascii() else "?" for letter in plain), problem.end
