"""What each viewer may know of what has happened at a table.

Viewers count differently. A question that is secret (somebody could react) must not be betrayed by
a number, a message or a pause in the middle of a step. So a viewer's step ends only at a *rest*: a
state in which the viewer may know who is asked. What happens between two rests is told together and
counts as one. Two games that differ only in what a viewer cannot know therefore look alike.

Where several seats choose at the same time, everybody rests when the choice opens and when all have
answered; in between, each seat rests after its own answers, whether the record has taken them in or
they are sealed. The answer that closes the choice counts twice: as one's own, and as the end.
Where they race (`races.py`), nobody rests before somebody has acted, or all have declined.

Where several seats are asked in secret, one after the other at the same moment, all are asked when
it comes: nobody can tell by the time whether somebody else was asked before. Whoever answers ahead
has the answer sealed; it counts if those before decline.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import Any

from msgspec import Raw

from endling.errors import IllegalAction
from endling.events import Events
from endling.games.game import ViewRow
from endling.match import Match
from endling.server.refusals import Refused
from endling.server.storage.schema import StoredMove, TableRecord
from endling.server.table.history.moments import Step
from endling.server.table.history.rows import Rows
from endling.server.table.history.sealed import Sealed, SealedAnswers
from endling.server.wire.log_lines import Book, encode

Names = tuple[str, ...]


class History(Rows):
    """The rows of a table, as each viewer may know them."""

    def __init__(
        self,
        record: TableRecord,
        players: int,
        rows: Iterable[StoredMove] = (),
        sealed: SealedAnswers | None = None,
    ) -> None:
        self.steps: dict[int, Step] = {}  # those that were looked at since the last row, by state
        self._all_sealed = sealed or SealedAnswers()
        self.rests: dict[int | None, list[int]] = {}  # by viewer: the states that it gets to see
        self._books: dict[tuple[str, Names], Book] = {}
        self._ahead: dict[tuple[int, tuple[Sealed, ...]], Match | None] = {}
        super().__init__(record, players, rows)
        for seat in (None, *range(players)):
            states = (self.start, *self.rows)
            self.rests[seat] = [n for row in states for n in self._rests_at(row, seat)]

    def _append(self, row: StoredMove, events: Events | None) -> None:
        super()._append(row, events)
        self.steps.clear()
        self._ahead.clear()
        is_public = (row.over or not row.secret) and not self.choosing[row.number - 1]
        for seat, rests in self.rests.items():
            rests += [row.number] if is_public else self._rests_at(row, seat)

    # --- Counting

    def _rests_at(self, row: StoredMove, seat: int | None) -> list[int]:
        """The states that a row adds to those that a viewer gets to see."""
        number = row.number
        if number == 0 or not self.choosing[number - 1]:
            return [number] if self.choosing[number] or self._is_rest(row, seat) else []
        is_own = row.seat == seat and not self.racing[number - 1]
        if not self._closes_choice(number):
            return [number] if is_own else []
        ends = [number] if self.choosing[number] or self._is_rest(row, seat) else []
        return [number - 1, *ends] if is_own else ends

    def _closes_choice(self, number: int) -> bool:
        """Whether a row has answered a choice of several for all, or has taken something back."""
        events = self.events[number]
        return not self.choosing[number] or events is None or len(events) > 0

    def _is_rest(self, row: StoredMove, seat: int | None) -> bool:
        """Whether a viewer may know who is asked; whoever is asked ahead knows already."""
        if row.over or not row.secret:
            return True
        state = row.number
        if seat is None or seat not in self.asked[state]:
            return False
        was_asked = state > 0 and self.row(state - 1).secret and seat in self.asked[state - 1]
        return not was_asked or row.seat == seat or self.is_news(state)

    def number(self, seat: int | None) -> int:
        """How many steps a viewer has seen; answers to a choice of several are steps, too."""
        steps = len(self.rests[seat]) - 1
        if self.choosing[-1] and not self.racing[-1]:
            steps += len(self.sealed(seat))
        return steps if steps > 0 else 0

    def state_of(self, seat: int | None, number: int) -> int:
        """The state that a viewer sees after a number of steps."""
        rests = self.rests[seat]
        return rests[number] if number < len(rests) else rests[-1]

    def asks(self, seat: int | None, number: int) -> bool:
        """Whether a viewer who was told this many steps has an open question."""
        if seat is None:
            return False
        if self.together:
            return number == self.number(seat) and self._asked_ahead(seat) is not None
        rests = self.rests[seat]
        if not 0 <= number < len(rests):
            return False
        state = rests[number]
        if self.row(state).secret:
            return seat in self.asked[state] and not self.has_answered(seat, number)
        return state == self.length and self.now().actor == seat

    def has_answered(self, seat: int, number: int) -> bool:
        """Whether a seat has answered what it was asked in secret after this many steps."""
        state = self.state_of(seat, number)
        is_played = any(row.seat == seat for row in self.rows[state:])
        return is_played or bool(self._untaken(seat, self._opened_by[state]))

    def is_waiting(self, seat: int, number: int) -> bool:
        """Whether nobody has been told yet what a seat has answered in secret."""
        is_secret = self.row(self.state_of(seat, number)).secret and not self.together
        return is_secret and self.has_answered(seat, number)

    def is_due(self, seat: int, number: int) -> bool:
        """Whether an answer to what a seat is asked after this many steps is a move right now."""
        return self.match.actor == seat and number >= len(self.rests[seat]) - 1

    def question(self, seat: int, number: int) -> Match:
        """The match in which a seat is asked after this many steps."""
        return self._match_after(seat, number)

    def actor_at(self, seat: int | None, number: int) -> int | None:
        """Who is asked after this many steps, as a viewer sees it."""
        state = self.state_of(seat, number)
        if self.choosing[state]:
            return seat if self.asks(seat, number) else None
        actor = self.row(state).actor
        return seat if actor is not None and seat in self.asked[state] else actor

    def asked_after(self, seat: int | None, number: int) -> bool:
        """Whether a seat may have been asked something after this many steps."""
        if seat is None:
            return False
        return seat in self.together or self.last_asked.get(seat, 0) > self.state_of(seat, number)

    # --- Choosing at the same time

    def opened(self, state: int) -> int:
        """The state at which a choice of several seats opened, by one while it is open."""
        rests = self.rests[None]
        return rests[bisect_right(rests, state) - 1]

    @property
    def opened_at(self) -> float:
        """When the present choice opened."""
        return self.times[self._opened]

    def is_same_race(self, seat: int, number: int) -> bool:
        """Whether nothing but races has come after this many steps of a seat, and one is on."""
        return all(self.racing[self.state_of(seat, number) :])

    @property
    def choice(self) -> str:
        """A name for the present choice: the moves that led to it."""
        return self._name(self._opened)

    def choice_of(self, seat: int, number: int) -> str:
        """A name for what a seat is asked after this many steps."""
        return self._name(self._opened_by[self.state_of(seat, number)])

    def _name(self, opened: int) -> str:
        moves = self.match.actions[: bisect_right(self.alive, opened)]
        return hashlib.sha256(repr(moves).encode()).hexdigest()[:16]

    def _untaken(self, seat: int, opened: int) -> list[Sealed]:
        """What a seat has answered ahead in secret, in the choice that opened at a state."""
        if not self._all_sealed.has_any(seat):
            return []
        sealed = self._all_sealed.of(seat, self._name(opened))
        return [one for one in sealed if (seat, one.ident) not in self.idents]

    def sealed(self, seat: int | None) -> list[Sealed]:
        """The answers of a seat that the record has not taken in yet."""
        if seat is None:
            return []
        if not self.together:
            return self._untaken(seat, self._opened) if self.now().secret else []
        opened = bisect_right(self.alive, self._opened)
        taken = sum(self.rows[n - 1].seat == seat for n in self.alive[opened:])
        return self._all_sealed.of(seat, self.choice)[taken:]

    def sealed_as(self, seat: int, ident: str) -> Sealed | None:
        """The sealed answer that was sent under a name."""
        return self._all_sealed.by_ident(seat, ident)

    def _asked_ahead(self, seat: int) -> Match | None:
        """The match as a seat that still has to choose has it before it; None if it has chosen.

        It is found once for all who look at it, so nobody may play on in it.
        """
        facts = seat, tuple(self.sealed(seat))
        if facts not in self._ahead:
            self._ahead[facts] = self._find_ahead(*facts)
        return self._ahead[facts]

    def _find_ahead(self, seat: int, sealed: tuple[Sealed, ...]) -> Match | None:
        ahead = self.match.ahead(seat)
        if ahead is None or (self.race and sealed):
            return None
        for answer in sealed:
            ahead.play(answer.action)
        return ahead if ahead.actor == seat else None

    def asked_at(self, seat: int, state: int) -> Match:
        """The match in which a seat is asked in secret, with all before it declining.

        Nobody may play on in it: where nobody has to decline, it is the match of the table.
        """
        if state == self.length and self.match.actor == seat:
            return self.match
        match = self.match.copy() if state == self.length else self.match_at(state)
        while match.actor != seat and (action := match.declining) is not None:
            match.play(action)
        return match

    def try_ahead(self, seat: int, number: int, action: int) -> None:
        """Refuse an answer that is not possible."""
        asked = self._asked_ahead(seat) if self.together else self.question(seat, number)
        if asked is None:
            raise Refused("not_your_turn")
        try:
            asked.copy().play(action)
        except IllegalAction as problem:
            raise Refused("illegal", str(problem)[:300]) from None

    def is_dealt(self, seat: int | None) -> bool:
        """Whether there is anything to show."""
        return bool(self.rests[seat])

    def number_of(self, row: int, seat: int | None) -> int:
        """The number under which a viewer sees a row, perhaps later."""
        return bisect_left(self.rests[seat], row)

    def acknowledged(self, row: StoredMove) -> int:
        """The number under which whoever has made a move sees it as their own.

        In a choice of several it is the same whether or not this move closes the choice.
        """
        number = self.number_of(row.number, row.seat)
        is_shared = self.choosing[row.number - 1] and not self.racing[row.number - 1]
        is_closing = is_shared and self._closes_choice(row.number)
        return number - 1 if is_closing else number

    # --- Showing

    def view(
        self, seat: int | None, number: int, names: Names, lang: str
    ) -> tuple[ViewRow, dict[str, Any]]:
        """What a viewer may know after this many steps; and a row, to compare later ones with."""
        match = self._match_after(seat, number)
        return match.row(seat), match.view(seat, lang, names)

    def changes(
        self, seat: int | None, number: int, names: Names, lang: str, since: ViewRow | None
    ) -> tuple[ViewRow, Raw]:
        """What is new to a viewer after this many steps, since a row (None: everything is new)."""
        match = self._match_after(seat, number)
        row = match.row(seat)
        if since is None:
            return row, Raw(encode(match.view(seat, lang, names)))
        return row, Raw(match.changes(seat, since, row, lang, names))

    def _match_after(self, seat: int | None, number: int) -> Match:
        state = self.state_of(seat, number)
        if seat is not None and self.choosing[state] and number == self.number(seat):
            ahead = self._asked_ahead(seat)
            return self.match if ahead is None else ahead
        if seat is not None and self.row(state).secret and seat in self.asked[state]:
            return self.asked_at(seat, state)
        return self.match if state == self.length else self.match_at(state)

    def has_undo(self, seat: int | None, after: int, number: int) -> bool:
        """Whether a viewer who has seen `after` steps has to forget some of them by a later one."""
        if not self._undone:
            return False
        undone = bisect_right(self._undone, self.state_of(seat, number))
        return undone > 0 and self._undone[undone - 1] > self.state_of(seat, after)

    def book(self, names: Names, lang: str) -> Book:
        """What writes the lines of the log for all who read it in a language."""
        book = self._books.get((lang, names))
        if book is None:
            book = self._books[lang, names] = Book(self.match.game, names, lang)
        return book
