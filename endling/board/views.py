"""A row as plain data: what programs and the browser call a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from endling.board.declaration import Board, Fact, Kind
from endling.board.rows import CAUSE, Layout, Part, Row, Run, Section, Several, Single

Numbers = list[int]
Asked = tuple[int | None, str | None, str | None]  # who, what, because of which card


Value = Callable[[int], Any]  # what a number stands for
Write = Callable[[dict[str, Any], Numbers, int], None]  # a part of a section that begins there


class Views:
    """Makes views of a board's rows."""

    def __init__(self, board: Board, layout: Layout) -> None:
        self._board = board
        self._layout = layout
        self._runs_of_table, self._runs_of_seat = layout.table.runs, layout.seat.runs
        self._of_table = self._writers(layout.table)
        self._of_seat = self._writers(layout.seat)

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
        numbers = row.tolist()
        starts = range(self._layout.table.width, len(numbers), self._layout.seat.width)
        view: dict[str, Any] = {
            "game": self._board.game,
            "seat": None if viewer < 0 else viewer,
            "players": [_write_all(self._of_seat, {}, numbers, at) for at in starts],
        }
        return _write_all(self._of_table, view, numbers, 0)

    def cards(self, row: Row, zone: str) -> list[tuple[int, int]]:
        """The cards that the row shows in a zone, each with its seat; -1 for the table's."""
        run = self._runs_of_table.get(zone)
        if run is not None:
            return [(-1, card) for card in _firsts(run, row, 0)]
        players = (len(row) - self._layout.table.width) // self._layout.seat.width
        return [(n, card) for n in range(players) for card in self.cards_of(row, zone, n)]

    def cards_of(self, row: Row, zone: str, seat: int) -> Numbers:
        """The cards that the row shows in a zone of a seat."""
        run = self._runs_of_seat.get(zone)
        if run is None:
            return []
        return _firsts(run, row, self._layout.table.width + seat * self._layout.seat.width)

    # --- Prepared once for all views

    def _writers(self, section: Section) -> list[Write]:
        return [write for part in section.parts if (write := self._writer(part)) is not None]

    def _writer(self, part: Part) -> Write | None:
        if isinstance(part, Single):
            return _single(part, self._value(part.fact)) if part.fact.name else None
        if isinstance(part, Several):
            return _several(part, [self._value(fact) for fact in part.group.facts])
        return None if part.is_stack else self._run(part)

    def _run(self, run: Run) -> Write:
        items = self._items(run)
        name, known_name, opened = run.name, run.known_name, run.open_at

        def write_list(view: dict[str, Any], numbers: Numbers, begin: int) -> None:
            listed = items(numbers, begin)
            view[name] = None if run.null_if_empty and not listed else listed

        def write_opened(view: dict[str, Any], numbers: Numbers, begin: int) -> None:
            is_open = numbers[begin + (opened or 0)] == 1
            listed = items(numbers, begin)
            view[name] = listed if is_open else None
            view[known_name] = None if is_open else listed

        return write_list if opened is None else write_opened

    def _items(self, run: Run) -> Callable[[Numbers, int], list[Any]]:
        names = [fact.name for fact in run.facts]
        values = [self._value(fact) for fact in run.facts]
        layers = [(run.first + n * run.room, value) for n, value in enumerate(values)]
        order = -1 if run.backwards else 1
        stack = None if run.stack is None else self._stacks(run.stack)

        def items(numbers: Numbers, begin: int) -> list[Any]:
            n = numbers[begin + run.at]
            columns = [map(value, numbers[begin + at : begin + at + n]) for at, value in layers]
            if run.plain:
                return list(columns[0])[::order]
            listed = [dict(zip(names, item, strict=True)) for item in zip(*columns, strict=True)]
            if stack is not None:
                name, cards_on = stack
                for i, item in enumerate(listed):
                    item[name] = cards_on(numbers, begin, numbers[begin + run.first + i])
            return listed[::order]

        return items

    def _stacks(self, run: Run) -> tuple[str, Callable[[Numbers, int, int], list[str]]]:
        names = self._board.card_names

        def cards_on(numbers: Numbers, begin: int, host: int) -> list[str]:
            """What lies on a card, from the bottom up."""
            first = begin + run.first
            cards = range(first, first + numbers[begin + run.at])
            return [names[numbers[at]] for at in cards if numbers[at + run.room] == host]

        return run.name, cards_on

    def _value(self, fact: Fact) -> Value:
        if fact.kind == Kind.BOOL:
            return _is_positive
        words = self._words(fact)
        if words is not None:
            known: dict[int, str | None] = dict(enumerate(words))
            if fact.none is not None:
                known[fact.none] = None
            return known.__getitem__
        none = fact.none
        return lambda number: None if number == none else number

    def _words(self, fact: Fact) -> tuple[str, ...] | None:
        """What the values of a fact are called, if they are no numbers."""
        match fact.kind:
            case Kind.CARD:
                return self._board.card_names
            case Kind.COLOR:
                return self._board.colors
            case Kind.WORD:
                return fact.words or self._board.questions.names
        return None


def _write_all(
    writers: list[Write], view: dict[str, Any], numbers: Numbers, begin: int
) -> dict[str, Any]:
    for write in writers:
        write(view, numbers, begin)
    return view


def _single(part: Single, value: Value) -> Write:
    name, at = part.fact.name, part.at

    def write(view: dict[str, Any], numbers: Numbers, begin: int) -> None:
        view[name] = value(numbers[begin + at])

    return write


def _several(part: Several, values: list[Value]) -> Write:
    name = part.group.name
    places = [
        (fact.name, part.at + n, value)
        for n, (fact, value) in enumerate(zip(part.group.facts, values, strict=True))
    ]

    def write(view: dict[str, Any], numbers: Numbers, begin: int) -> None:
        view[name] = {fact: value(numbers[begin + at]) for fact, at, value in places}

    return write


def _is_positive(number: int) -> bool:
    return number > 0


def _firsts(run: Run, row: Row, begin: int) -> Numbers:
    first = begin + run.first
    numbers: Numbers = row[first : first + int(row[begin + run.at])].tolist()
    return numbers
