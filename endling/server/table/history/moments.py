"""Moments: somebody may be asked in secret, as far as everybody knows, whether or not anybody is.

The rules note them in their log (`kernel/events.py`). Here they are found in what has happened
since all could last know who was asked: a *step*. Two tables that differ in hidden cards only go
through the same step with the same moments, though at one of them somebody was asked in between.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, NamedTuple

from endling.events import Events
from endling.kernel.events import MOMENT, VERB, lengths_of

if TYPE_CHECKING:
    from endling.server.table.history.history import History


class Mark(NamedTuple):
    """A moment among the events of one row."""

    after: int  # how many events of the row come before it
    lengths: int


class Marks(NamedTuple):
    """The moments of one row."""

    marks: tuple[Mark, ...]
    events: int

    @property
    def is_last(self) -> bool:
        """Whether nothing has happened after the last moment."""
        return bool(self.marks) and self.marks[-1].after == self.events


def marks_in(events: Events | None) -> Marks:
    """The moments of a row; those with nothing between them count as one."""
    marks: list[Mark] = []
    count = 0
    for record in () if events is None else events.records:
        if record[VERB] != MOMENT:
            count += 1
        elif marks and marks[-1].after == count:
            marks[-1] = Mark(count, max(marks[-1].lengths, lengths_of(record)))
        else:
            marks.append(Mark(count, lengths_of(record)))
    return Marks(tuple(marks), count)


class Place(NamedTuple):
    """A place in what has happened: after this many events of a move."""

    row: int
    events: int


class Moment(NamedTuple):
    """A moment of a step."""

    place: Place
    lengths: int


class Step(NamedTuple):
    """What has happened up to a state since all could last know who was asked."""

    first: int  # row
    state: int  # the state it has led to
    begun: int  # the row whose time it counts from
    moments: tuple[Moment, ...]
    is_open: bool  # whether nothing has happened after the last moment

    def ident(self, moment: int) -> int:
        """A name for a moment, the same wherever nobody can tell two tables apart."""
        return self.first << 8 | moment

    def news_of(self, moment: int) -> tuple[Place, Place]:
        """What has happened before a moment, and since the one before it."""
        since = self.moments[moment - 1].place if moment else Place(self.first, 0)
        return since, self.moments[moment].place


def step_at(history: History, state: int) -> Step:
    """The step that has led to a state, which may be in the middle of it."""
    step = history.steps.get(state)
    if step is None:
        step = history.steps[state] = _find_step(history, state)
    return step


def _find_step(history: History, state: int) -> Step:
    public = history.rests[None]
    number = bisect_left(public, state)
    first = public[number - 1] + 1 if number else 0
    moments: list[Moment] = []
    is_open = False
    for row in range(first, state + 1):
        found = history.marks[row]
        for mark in found.marks:
            moment = Moment(Place(row, mark.after), mark.lengths)
            if is_open and mark.after == 0:
                place, lengths = moments.pop()
                moment = Moment(place, max(lengths, mark.lengths))
            moments.append(moment)
            is_open = True
        is_open = found.is_last if found.events else is_open
    return Step(first, state, _begun(history, first, state), tuple(moments), is_open)


def _begun(history: History, first: int, state: int) -> int:
    """Where several choose at the same time, a step begins when all have answered."""
    if first == 0 or not history.choosing[first - 1]:
        return first
    rows = range(first, state + 1)
    ends = (row for row in rows if not history.choosing[row] or history.marks[row].events)
    return next(ends, first)
