"""What the views of a game hold, as types for the browser: written from the game's board."""

from __future__ import annotations

from endling.board.declaration import Board, Fact, Kind
from endling.board.rows import Part, Run, Section, Several, Single, lay_out
from scripts.typescript import interface, list_of

_KINDS = {Kind.BOOL: "boolean", Kind.NUMBER: "number", Kind.SEAT: "number", Kind.CARD: "string"}
_COMMON = {"actor", "prompt", "cause", "over"}  # what every view has


class ViewTypes:
    """The types of one game."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._layout = lay_out(board)

    def write(self) -> str:
        """The text of the file."""
        sections = (self._layout.table, self._layout.seat)
        runs = [run for section in sections for run in section.runs.values()]
        player = ["[name: string]: unknown", *self._lines(self._layout.seat)]
        table = ["players: PlayerView[]", *self._lines(self._layout.table)]
        parts = [
            "// Written by scripts/write_types.py from the board of the game: change that.\n"
            "import type { TableView } from '../../net/view'",
            *(self._item(run) for run in runs if not run.plain and not run.is_stack),
            interface("PlayerView", "What a seat may know of a player.", player),
            interface("GameView", "What a seat may know.", table, extends="TableView"),
        ]
        return "\n\n".join(parts) + "\n"

    def _lines(self, section: Section) -> list[str]:
        return [line for part in section.parts for line in self._part(part)]

    def _part(self, part: Part) -> list[str]:
        if isinstance(part, Single):
            is_own = part.fact.name and part.fact.name not in _COMMON
            return [self._line(part.fact)] if is_own else []
        if isinstance(part, Several):
            return [f"{part.group.name}: {{ {'; '.join(map(self._line, part.group.facts))} }}"]
        if part.is_stack:
            return []
        entries = list_of(self._value(part.facts[0]) if part.plain else _name(part))
        if part.open_at is not None:
            return [f"{part.name}: {entries} | null", f"{part.known_name}: {entries} | null"]
        return [f"{part.name}: {entries}{' | null' if part.null_if_empty else ''}"]

    def _item(self, run: Run) -> str:
        stack = [] if run.stack is None else [f"{run.stack.name}: string[]"]
        return interface(_name(run), f"One of `{run.name}`.", [*map(self._line, run.facts), *stack])

    def _line(self, fact: Fact) -> str:
        return f"{fact.name}: {self._value(fact)}"

    def _value(self, fact: Fact) -> str:
        words = self._board.colors if fact.kind == Kind.COLOR else fact.words
        kind = " | ".join(f"'{word}'" for word in words) or _KINDS.get(fact.kind, "string")
        is_never_nothing = fact.kind == Kind.BOOL or fact.none is None
        return kind if is_never_nothing else f"{kind} | null"


def _name(run: Run) -> str:
    return "".join(word.capitalize() for word in run.name.split("_")) + "Item"
