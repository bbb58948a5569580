"""A person made of a list of lines, and a terminal made of a string."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable

from rich.cells import cell_len
from rich.console import Console

import endling
from endling.terminal.game import TerminalGame
from endling.terminal.seating import Seating, seat_people

WIDTH = 80


class Table:
    """A game in an 80-column terminal: type lines, read what was shown."""

    def __init__(self, seating: Seating, width: int = WIDTH) -> None:
        self.seating = seating
        self.file = io.StringIO()
        self.console = Console(
            file=self.file, width=width, highlight=False, markup=False, emoji=False
        )

    @property
    def shown(self) -> str:
        return self.file.getvalue()

    @property
    def widest(self) -> int:
        return max(map(cell_len, self.shown.splitlines()))

    def play(self, lines: Iterable[str], then: Callable[[], str] | None = None) -> bool:
        """Type the lines; afterwards whatever `then` says, or the end of input."""
        rest = iter(lines)

        def ask(prompt: str) -> str:
            line = next(rest, None)
            if line is None:
                if then is None:
                    raise EOFError
                line = then()
            self.file.write(f"{prompt}{line}\n")
            return line

        return TerminalGame(self.seating, self.console, ask).run()

    def type(self, *lines: str) -> str:
        """Type some lines and leave; returns what these lines brought to the screen."""
        before = len(self.shown)
        self.play(lines)
        return self.shown[before:]


def sit(
    players: int = 3, seed: int = 1, lang: str = "en", bot: str = "random", name: str | None = None
) -> Table:
    """A new game of Doomlings."""
    match = endling.new("doomlings", players, seed)
    return Table(seat_people(match, name, bot, seed, lang))


def sit_at(position: dict[str, object], lang: str = "en") -> Table:
    """A game in a given situation."""
    match = endling.position("doomlings", position, seed=1)
    return Table(seat_people(match, None, "random", 1, lang))
