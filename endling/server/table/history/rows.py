"""What has happened at a table: its match, row by row, and who was asked after each row.

A row is a move, or a step taken back. A state is the number of rows that have led to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

from endling.errors import IllegalAction
from endling.events import Events
from endling.games import find_game
from endling.games.noting import Told
from endling.match import Match
from endling.server import timing
from endling.server.refusals import Refused
from endling.server.storage.schema import StoredMove, TableRecord
from endling.server.table.history.moments import marks_in
from endling.shuffle import SIZE


def start_match(record: TableRecord, players: int) -> Match:
    """The dealt game of a table; before the deal an empty key stands in, for nobody to see."""
    if find_game(record.game).version != record.rules:
        raise Refused("old_rules")
    return Match.new(record.game, players, record.key or bytes(SIZE), json.loads(record.options))


class Ending(NamedTuple):
    """The finished game as one line, the points, and the ranking."""

    replay: str
    scores: list[int]
    ranking: list[list[int]]


class Rows:
    """The match of a table with all its rows; changes only by rows."""

    def __init__(self, record: TableRecord, players: int, rows: Iterable[StoredMove] = ()) -> None:
        self.record = record
        self.players = players
        self.match = start_match(record, players)
        first = self.match
        self.start = StoredMove(
            0, "move", 0, 0, "", None, first.actor, first.secret, first.over, record.created
        )
        self.rows: list[StoredMove] = []
        self.events: list[Events | None] = [first.opening]  # by state; None: a step was taken back
        self.times = [timing.when(record.created)]  # by state, monotonic
        self.choosing = [first.together]  # by state: who chooses at the same time
        self.racing = [first.race]  # by state: whether they race
        self.marks = [marks_in(first.opening)]  # by state: at which moments who could be asked
        self._opened = 0  # the state that opened the present choice of several seats
        self._opened_by = [0]  # the same by state, also where they are asked one after the other
        self._is_moment = self.marks[0].is_last
        self.asked = [self._find_asked()]  # by state: who is asked; in secret, also who is next
        self.last_asked: dict[int, int] = {}  # by seat: the latest state in which it was asked
        self.alive: list[int] = []  # the rows that were not taken back
        self.idents: dict[tuple[int, str], StoredMove] = {}
        self._undone: list[int] = []  # the rows that took something back
        self._ending: Ending | None = None
        for row in rows:
            self.apply(row)

    # --- Growing

    @property
    def length(self) -> int:
        """How many rows there are."""
        return len(self.rows)

    @property
    def together(self) -> list[int]:
        """Who chooses at the same time now."""
        return self.choosing[-1]

    @property
    def race(self) -> bool:
        """Whether whoever of these acts first is first."""
        return self.racing[-1]

    def now(self) -> StoredMove:
        """The last row: who decides, and whether that is secret."""
        return self.rows[-1] if self.rows else self.start

    def try_action(self, action: int) -> Events:
        """Play an action before it is stored; `take_back` or `keep` must follow."""
        try:
            return self.match.play(action)
        except IllegalAction as problem:
            raise Refused("illegal", str(problem)[:300]) from None

    def take_back(self) -> None:
        """The tried action was not stored."""
        self.match.undo()

    def keep(self, row: StoredMove, events: Events) -> None:
        """The tried action was stored."""
        self._append(row, events)

    def apply(self, row: StoredMove) -> None:
        """A stored row."""
        if row.kind == "undo":
            self.match.rewind(row.action)
            del self.alive[row.action :]
            self._append(row, None)
        else:
            self._append(row, self.match.play(row.action))

    def _append(self, row: StoredMove, events: Events | None) -> None:
        self._ending = None
        self.rows.append(row)
        self.events.append(events)
        self.times.append(timing.when(row.at))
        self.marks.append(marks_in(events))
        self._note_choice(events)
        self._note_asked()
        if row.kind == "move":
            self.alive.append(row.number)
        else:
            self._undone.append(row.number)
        if row.ident is not None:
            self.idents[row.seat, row.ident] = row

    def _note_choice(self, events: Events | None) -> None:
        """Remember who chooses now. Sealed answers show nothing, so news means that all are in."""
        self.choosing.append(self.match.together)
        self.racing.append(self.match.race)
        if self.choosing[-1] and (not self.choosing[-2] or events is None or len(events)):
            self._opened = self.length

    def _note_asked(self) -> None:
        """Remember who is asked now, and since when nothing has happened that all may know."""
        was_secret = self.row(self.length - 1).secret
        if self.is_news(self.length) or not was_secret:
            self._is_moment = self.marks[-1].is_last
            if not self.choosing[-1]:
                self._opened = self.length
        elif self.marks[-1].marks:
            self._is_moment = True
        self._opened_by.append(self._opened)
        self.asked.append(self._find_asked())
        for seat in self.asked[-1] or self.choosing[-1]:
            self.last_asked[seat] = self.length

    def row(self, state: int) -> StoredMove:
        """The row that has led to a state."""
        return self.rows[state - 1] if state else self.start

    def is_news(self, state: int) -> bool:
        """Whether the row that has led to a state tells anything."""
        return self.events[state] is None or self.marks[state].events > 0

    def _find_asked(self) -> tuple[int, ...]:
        """Who is asked now; at a moment also who is asked if all before them decline."""
        now = self.now()
        if now.actor is None or self.together:
            return ()
        if not now.secret or not self._is_moment:
            return (now.actor,)
        seats, twin = [now.actor], self.match.copy()
        while (action := twin.declining) is not None:
            if marks_in(twin.play(action)).events or not twin.secret or twin.actor is None:
                break
            seats.append(twin.actor)
        return tuple(seats)

    def undo_row(self, keep: int, seat: int, at: float) -> StoredMove:
        """The row that takes back everything but the first `keep` moves."""
        twin = self.match.copy()
        twin.rewind(keep)
        actor, secret = twin.actor, twin.secret
        return StoredMove(
            self.length + 1, "undo", keep, seat, "player", None, actor, secret, twin.over, at
        )

    # --- Looking back

    def match_at(self, state: int) -> Match:
        """The match as it was in a state."""
        if not self._undone or self._undone[-1] <= state:
            match = self.match.copy()
            match.rewind(len(match.actions) - (self.length - state))
            return match
        match = start_match(self.record, self.players)
        for row in self.rows[:state]:
            if row.kind == "undo":
                match.rewind(row.action)
            else:
                match.play(row.action)
        return match

    def last_own(self, seat: int) -> int | None:
        """The latest row of a seat that was not taken back."""
        own = (n for n in reversed(self.alive) if self.rows[n - 1].seat == seat)
        return next(own, None)

    def told(self) -> list[Told]:
        """The steps that were not taken back, with what was written."""
        rows = [self.rows[number - 1] for number in self.alive]
        happened = [self.events[row.number] or () for row in rows]
        pairs = zip(rows, happened, strict=True)
        return [Told(row.seat, tuple(events), row.note or "") for row, events in pairs]

    def ending(self) -> Ending:
        """How the game has ended, found out once for all viewers."""
        if self._ending is None:
            match = self.match
            self._ending = Ending(match.replay(), match.scores, match.ranking)
        return self._ending
