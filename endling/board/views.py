"""A row as plain data: what programs and the browser call a view."""

from __future__ import annotations

from typing import Any

from endling.board.declaration import Board, Fact, Kind
from endling.board.rows import CAUSE, Layout, Part, Row, Run, Section, Single

Numbers = list[int]
Asked = tuple[int | None, str | None, str | None]  # who, what, because of which card


class Views:
    """Makes views of a board's rows."""

    def __init__(self, board: Board, layout: Layout) -> None:
        self._board = board
        self._layout = layout

    def asked(self, row: Row) -> Asked:
        """Who is asked, what, and because of which card, as far as the row tells."""
        actor, prompt, cause = row[: CAUSE + 1].tolist()
        if actor < 0:
            return None, None, None
        names = self._board.card_names
        card = names[cause] if cause < len(names) else None
        return actor, self._board.questions.names[prompt], card

    def view(self, row: Row, viewer: int) -> dict[str, Any]:
        """All that the row tells."""
        table, seat = self._layout.table, self._layout.seat
        numbers = row.tolist()
        starts = range(table.width, len(numbers), seat.width)
        return {
            "game": self._board.game,
            "seat": None if viewer < 0 else viewer,
            "players": [self._section(seat, numbers[at : at + seat.width]) for at in starts],
            **self._section(table, numbers[: table.width]),
        }

    def cards(self, row: Row, zone: str) -> list[tuple[int, int]]:
        """The cards that the row shows in a zone, each with its seat; -1 for the table's."""
        table, seat = self._layout.table, self._layout.seat
        run = table.runs.get(zone)
        if run is not None:
            return [(-1, card) for card in _firsts(run, row[: table.width])]
        run = seat.runs.get(zone)
        starts = range(table.width, len(row), seat.width)
        if run is None:
            return []
        return [(n, card) for n, at in enumerate(starts) for card in _firsts(run, row[at:])]

    def _section(self, section: Section, numbers: Numbers) -> dict[str, Any]:
        view: dict[str, Any] = {}
        for part in section.parts:
            view |= self._part(part, numbers)
        return view

    def _part(self, part: Part, numbers: Numbers) -> dict[str, Any]:
        if isinstance(part, Single):
            fact = part.fact
            return {fact.name: self.value(fact, numbers[part.at])} if fact.name else {}
        if isinstance(part, Run):
            return self._run(part, numbers)
        values = zip(part.group.facts, numbers[part.at : part.at + part.width], strict=True)
        return {part.group.name: {fact.name: self.value(fact, n) for fact, n in values}}

    def _run(self, run: Run, numbers: Numbers) -> dict[str, Any]:
        if run.is_stack:
            return {}
        listed = [self._item(run, numbers, i) for i in range(numbers[run.at])]
        if run.backwards:
            listed.reverse()
        if run.open_at is not None:
            is_open = numbers[run.open_at] == 1
            return {
                run.name: listed if is_open else None,
                run.known_name: None if is_open else listed,
            }
        return {run.name: None if run.null_if_empty and not listed else listed}

    def _item(self, run: Run, numbers: Numbers, i: int) -> Any:
        layers = range(run.first + i, run.first + len(run.facts) * run.room, run.room)
        values = [self.value(fact, numbers[at]) for fact, at in zip(run.facts, layers, strict=True)]
        if run.plain:
            return values[0]
        item = {fact.name: value for fact, value in zip(run.facts, values, strict=True)}
        if run.stack is not None:
            item[run.stack.name] = self._stack(run.stack, numbers, numbers[run.first + i])
        return item

    def _stack(self, run: Run, numbers: Numbers, host: int) -> list[str]:
        """What lies on a card, from the bottom up."""
        cards = range(run.first, run.first + numbers[run.at])
        return [
            self._board.card_names[numbers[at]] for at in cards if numbers[at + run.room] == host
        ]

    def value(self, fact: Fact, number: int) -> Any:
        """What a number stands for."""
        if fact.kind == Kind.BOOL:
            return number > 0
        if number == fact.none:
            return None
        if fact.kind == Kind.CARD:
            return self._board.card_names[number]
        if fact.kind == Kind.COLOR:
            return self._board.colors[number]
        if fact.kind == Kind.WORD:
            return self.words(fact)[number]
        return number

    def words(self, fact: Fact) -> tuple[str, ...]:
        """What the values of a WORD are called."""
        return fact.words or self._board.questions.names


def _firsts(run: Run, numbers: Row) -> list[int]:
    first: list[int] = numbers[run.first : run.first + int(numbers[run.at])].tolist()
    return first
