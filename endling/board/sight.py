"""What a seat sees of a game, derived from its board: rows, views, changes, owners of cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from endling.board.changes import Changes
from endling.board.declaration import Board, SeenBy
from endling.board.places import NOWHERE, Places
from endling.board.rows import ENTRY, Row, lay_out, row_writer
from endling.board.views import Asked, Views
from endling.kernel.actions import CARD
from endling.kernel.hooks import Hooks
from endling.kernel.jit import entry
from endling.kernel.numbers import num

Actions = np.ndarray[Any, Any]  # by their numbers


@dataclass(frozen=True)
class _Rules:
    """The derived rules."""

    write_row: Callable[[Any, int, Any], None]
    place_of: Callable[[Any, int], int]


_RULES = Hooks[_Rules]()
write_row = _RULES.hook(lambda rules: rules.write_row)
place_of = _RULES.hook(lambda rules: rules.place_of)


@entry
def write_row_of(pool: Any, viewer: int, row: Any) -> None:
    """What a seat sees of a state that was redacted for it."""
    write_row(pool[0], viewer, row)


@entry
def find_places(pool: Any, actions: Any, found: Any) -> None:
    """The place where the card of each action lies for all to see."""
    for i in range(len(actions)):
        card = num(actions[i]) - CARD
        found[i] = place_of(pool[0], card) if card >= 0 else NOWHERE


class Sight:
    """Rows and views of one game."""

    def __init__(self, board: Board, record: np.dtype[Any], places: Places) -> None:
        self._board = board
        self._places = places
        self._open = {zone.name for zone in board.zones if zone.seen_by == SeenBy.ALL}
        self._layout = lay_out(board)
        self._views = Views(board, self._layout)
        # All that the board names must exist by now.
        _RULES.register(record, _Rules(row_writer(board, self._layout), places.place_of()))

    @cached_property
    def _changes(self) -> Changes:
        return Changes(self._board, self._layout)

    def row(self, pool: Any, viewer: int) -> Row:
        """All that a seat sees of a redacted state, in a form that is quickly compared."""
        row = np.zeros(self._layout.width(int(pool["players"][0])), ENTRY)
        write_row_of(pool, viewer, row)
        return row

    def asked(self, row: Row) -> Asked:
        """Who is asked, what, and because of which card, as far as that is seen."""
        return self._views.asked(row)

    def view(self, row: Row, viewer: int) -> dict[str, Any]:
        """A row as plain data."""
        return self._views.view(row, viewer)

    def changes(self, before: Row, after: Row) -> bytes:
        """What is new in a view since an earlier row, as the inside of a JSON object."""
        return self._changes.between(before, after)

    def cards_in_question(self, row: Row, prompt: str | None, seat: int) -> list[tuple[int, int]]:
        """The cards that a question to a seat is about, each with its owner.

        Your own cards of a hidden zone; all cards of an open one. The owner of what lies hidden, or
        belongs to the table, is -1.
        """
        about = self._board.questions.about(prompt)
        if about is None:
            return []
        if about in self._open:
            return self._views.cards(row, about)
        return [(-1, card) for card in self._views.cards_of(row, about, seat)]

    def places_of(self, pool: Any, actions: Actions) -> list[int]:
        """The place of each action's face-up card, or NOWHERE."""
        found = np.empty(len(actions), np.int64)
        find_places(pool, actions, found)
        places: list[int] = found.tolist()
        return places

    def is_told_apart(self, prompt: str | None, place: int = NOWHERE) -> bool:
        """Whether equal cards may be in different states: at a place, or where a question asks."""
        zone, about = self._places.zone(place), self._board.questions.about(prompt)
        if zone is None and about is not None:
            zone = self._board.zone(about)
        return zone is not None and zone.told_apart
