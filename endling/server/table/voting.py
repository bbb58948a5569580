"""Taking a step back by everyone's consent: a question and its answers, told by notes."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from endling.server.storage.schema import Note


@dataclass
class Ask:
    """Somebody wants to take a step back; it holds as long as nobody moves."""

    seat: int
    name: str
    length: int  # how many rows there were
    keep: int  # how many moves would stay
    votes: dict[int, bool] = field(default_factory=dict)

    @property
    def is_refused(self) -> bool:
        """Whether somebody disagrees."""
        return not all(self.votes.values())

    def is_agreed(self, needed: set[int]) -> bool:
        """Whether all who must agree do."""
        return not self.is_refused and needed <= self.votes.keys()


def write_ask(length: int, keep: int) -> str:
    """The text of the note that asks."""
    return json.dumps({"length": length, "keep": keep})


def follow(ask: Ask | None, note: Note) -> Ask | None:
    """The open question after one more note."""
    if note.seat is None:
        return ask
    if note.kind == "ask":
        facts = json.loads(note.text)
        return Ask(note.seat, note.name, facts["length"], facts["keep"])
    if note.kind == "vote" and ask is not None and note.seat != ask.seat and not ask.is_refused:
        ask.votes[note.seat] = note.text == "yes"
    return ask
