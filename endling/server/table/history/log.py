"""The log of a table, as each viewer may read it: a history, told line by line."""

from __future__ import annotations

from bisect import bisect_left

from msgspec import Raw

from endling.server.table.history.history import History, Names
from endling.server.table.history.moments import Place
from endling.server.wire.log_lines import Book, join_lines


def lines_since(
    history: History, seat: int | None, after: int, number: int, names: Names, lang: str
) -> Raw:
    """The steps of a viewer after one step and up to another."""
    rests = history.rests[seat]
    book = history.book(names, lang)
    return join_lines(
        (step, _lines(history, state, seat, book))
        for step in range(after + 1, min(number, len(rests) - 1) + 1)
        for state in range(rests[step - 1] + 1 if step else 0, rests[step] + 1)
    )


def lines_between(
    history: History,
    seat: int | None,
    since: Place,
    until: Place,
    number: int,
    names: Names,
    lang: str,
) -> Raw:
    """Events of a step that everybody may know before it is told."""
    book = history.book(names, lang)
    known: list[bytes] = []
    for row in range(since.row, until.row + 1):
        happened = history.events[row]
        lines = [] if happened is None else book.lines(happened, seat)
        begin = since.events if row == since.row else 0
        known += lines[begin : until.events if row == until.row else None]
    return join_lines([(number, known)])


def whole_log(history: History, seat: int | None, number: int, names: Names, lang: str) -> Raw:
    """What a viewer may know after this many steps, without what was taken back."""
    rests = history.rests[seat]
    book = history.book(names, lang)
    undone = (row.number for row in history.rows if row.kind == "undo")
    return join_lines(
        (bisect_left(rests, state), _lines(history, state, seat, book))
        for state in sorted({0, *history.alive, *undone})
        if state <= history.state_of(seat, number)
    )


def _lines(history: History, state: int, seat: int | None, book: Book) -> list[bytes]:
    """What has led to a state."""
    events = history.events[state]
    if events is None:
        return [book.takes_back(history.rows[state - 1].seat)]
    lines = book.lines(events, seat)
    if state == 0:
        return lines
    row = history.rows[state - 1]
    if row.by == "timer" and _may_know_who(history, state, seat):
        lines = [book.time_ran_out(row.seat), *lines]
    if row.note:
        lines = [*lines, book.note(row.seat, row.note)]
    return lines


def _may_know_who(history: History, state: int, seat: int | None) -> bool:
    """Whether a viewer may know who was asked before a step."""
    before = history.rows[state - 2] if state > 1 else history.start
    return not before.secret or history.rows[state - 1].seat == seat
