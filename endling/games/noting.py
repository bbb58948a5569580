"""Notes that players may add to a move in their own words, and the story told from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from endling.events import Event

# A note may be written, is asked for, or must be there.
Call = Literal["free", "wanted", "required"]


class Noted(NamedTuple):
    """A choice that takes a note: how much it is called for, and a line to start from."""

    call: Call
    line: str = ""

    def facts(self) -> dict[str, Any]:
        """What a choice says of it."""
        return {"note": self.call, "line": self.line}


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
