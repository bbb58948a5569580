"""Numbers for what rules tell apart: one line per thing, which gives it the next number."""

from __future__ import annotations

from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Numbered(Generic[Thing]):
    """Things numbered in the order of their declaration."""

    def __init__(self, *before: Thing, first: int = 0) -> None:
        """`before` are those declared elsewhere; `first` is the number of the first one."""
        self._first = first
        self._all = list(before)

    def declare(self, thing: Thing) -> int:
        """Add one; returns its number."""
        if thing in self._all:
            raise ValueError(f"{thing!r} is declared twice")
        self._all.append(thing)
        return self.number_of(thing)

    def number_of(self, thing: Thing) -> int:
        """The number of one that was declared; an error for any other."""
        return self._first + self._all.index(thing)

    @property
    def all(self) -> tuple[Thing, ...]:
        """All of them, by number."""
        return tuple(self._all)

    @property
    def numbers(self) -> range:
        """Their numbers."""
        return range(self._first, self._first + len(self._all))
