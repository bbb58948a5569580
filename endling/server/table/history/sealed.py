"""Answers of people who choose at the same time, given before the record asks for them.

The record takes the answers of a choice in a fixed order (`kernel/question.py`). An answer that
comes earlier is kept here, sealed: it is stored as a note, and becomes a move when its turn comes.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from endling.server import timing


class Sealed(NamedTuple):
    """One answer."""

    choice: str  # which choice it belongs to: the moves before it
    action: int
    ident: str
    at: float = 0.0  # when it came, monotonic


class SealedAnswers:
    """The sealed answers of one table, in the order in which each seat gave them."""

    def __init__(self) -> None:
        self._by_seat: dict[int, list[Sealed]] = {}

    def add(self, seat: int, answer: Sealed) -> None:
        """Keep an answer; those to earlier choices are no longer needed."""
        kept = [one for one in self._by_seat.get(seat, []) if one.choice == answer.choice]
        self._by_seat[seat] = [*kept, answer]

    def drop_last(self, seat: int) -> None:
        """The seat takes its latest answer back."""
        del self._by_seat[seat][-1:]

    def has_any(self, seat: int) -> bool:
        """Whether there is anything that a seat has answered."""
        return bool(self._by_seat.get(seat))

    def of(self, seat: int | None, choice: str) -> list[Sealed]:
        """What a seat has answered to a choice."""
        if seat is None:
            return []
        return [one for one in self._by_seat.get(seat, []) if one.choice == choice]

    def by_ident(self, seat: int, ident: str) -> Sealed | None:
        """An answer that was sent under this name."""
        return next((one for one in self._by_seat.get(seat, []) if one.ident == ident), None)


def write_sealed(answer: Sealed) -> str:
    """The text of the note that keeps an answer."""
    return msgspec.json.encode(answer).decode()


def read_sealed(text: str, at: float) -> Sealed:
    """The answer that a note keeps, and when it was written."""
    return msgspec.json.decode(text, type=Sealed)._replace(at=timing.when(at))
