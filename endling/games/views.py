"""The part of a game that is seen: all of it follows from the board."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from endling.board.declaration import Board
from endling.board.event_reader import EventReader
from endling.board.places import NOWHERE, Places
from endling.board.rows import Row
from endling.board.sight import Actions, Sight
from endling.board.views import Asked
from endling.events import Event


class GameViews:
    """What seats see of a game."""

    board: Board
    record: np.dtype[Any]

    @cached_property
    def places(self) -> Places:
        """The places of the board."""
        return Places(self.board)

    @cached_property
    def sight(self) -> Sight:
        """Rows and views."""
        return Sight(self.board, self.record, self.places)

    @cached_property
    def _reader(self) -> EventReader:
        return EventReader(self.board, self.places)

    def prompt_name(self, code: int) -> str:
        """The name of a question."""
        return self.board.questions.names[code]

    def row(self, pool: Any, seat: int) -> Row:
        """All that a seat sees of a redacted state, in a form that is quickly made and compared."""
        return self.sight.row(pool, seat)

    def asked(self, row: Row) -> Asked:
        """Who is asked, what, and because of which card, as far as that is seen."""
        return self.sight.asked(row)

    def view(self, row: Row, seat: int) -> dict[str, Any]:
        """A row as plain data."""
        return self.sight.view(row, seat)

    def changes(self, before: Row, after: Row) -> bytes:
        """What is new in a view since an earlier row, as the inside of a JSON object."""
        return self.sight.changes(before, after)

    def cards_in_question(self, row: Row, prompt: str | None, seat: int) -> list[tuple[int, int]]:
        """The cards in sight that a question to a seat is about, each with its owner."""
        return self.sight.cards_in_question(row, prompt, seat)

    def places_of(self, pool: Any, actions: Actions) -> list[int]:
        """The place of each action's face-up card, or NOWHERE."""
        return self.sight.places_of(pool, actions)

    def is_told_apart(self, prompt: str | None, place: int = NOWHERE) -> bool:
        """Whether equal cards may be in different states: at a place, or where a question asks."""
        return self.sight.is_told_apart(prompt, place)

    def read_events(self, raw: bytes) -> list[Event]:
        """The raw log as events."""
        return self._reader.read(raw)
