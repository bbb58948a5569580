"""Small helpers for lines that never get wider than the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

WIDEST = 100  # longer lines are hard to read


def new_console() -> Console:
    """A console on standard output that is not wider than one can read."""
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    if console.width > WIDEST:
        console.width = WIDEST
    return console


def cut(text: str, width: int) -> str:
    """The text on one line, shortened if it is too wide.

    >>> cut("one\\ntwo three", 9)
    'one two…'
    """
    line = " ".join(text.split())
    if cell_len(line) <= width:
        return line
    return set_cell_size(line, max(width - 1, 0)).rstrip() + "…" if width > 0 else ""


def fit(text: str, width: int) -> str:
    """The text cut or filled up to exactly this width."""
    return set_cell_size(cut(text, width), width)


def flow(chunks: Iterable[Text], width: int, indent: int, heads: Sequence[Text] = ()) -> list[Text]:
    """Pack chunks into lines without ever breaking one, every line indented.

    A chunk that begins a further line gets its head, if it has one, so that it can be read alone.
    """
    lines: list[Text] = []
    for position, chunk in enumerate(chunks):
        if lines and lines[-1].cell_len + len(chunk.plain.rstrip()) <= width:
            lines[-1].append_text(chunk)
            continue
        line = Text(" " * indent)
        if lines and position < len(heads):
            line.append_text(heads[position])
        lines.append(line.append_text(chunk))
    for line in lines:
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
    return lines
