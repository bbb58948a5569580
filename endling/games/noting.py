"""Words of their own that players may add to a move, and what is told of a game by them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from endling.events import Event


class Noted(NamedTuple):
    """A choice that takes a note: whether it must have one, and a line to start from."""

    required: bool
    line: str = ""

    def facts(self) -> dict[str, Any]:
        """What a choice says of it."""
        return {"note": "required" if self.required else "wanted", "line": self.line}


@dataclass(frozen=True)
class Told:
    """A step of a finished game: who decided, what happened, and what was written with it."""

    seat: int
    events: Sequence[Event]
    note: str = ""


class Tale(NamedTuple):
    """A finished game told as a story: one page of HTML that needs nothing else, and Markdown."""

    html: str
    markdown: str
