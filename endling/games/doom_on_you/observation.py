"""What a seat sees and remembers, for learning programs: derived from the board, and what shows.

What is known of an animal in an attack or a pile is written by its number.
"""

from __future__ import annotations

from endling.board.observation import Observation
from endling.games.doom_on_you import attacks
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.board import BOARD
from endling.kernel.source import Source


class AnimalRows(Observation):
    """Rows with attacks and points of defense."""

    def _lay_out(self) -> None:
        super()._lay_out()
        self._add_numbers("number", t.ANIMAL_COUNT, "of each attack, 0 if it is none", "number")
        self._add_seats("owner", "who sent each animal", attacks.OWNER)
        self._add_seats("target", "at whom each attack is aimed", attacks.TARGET)
        self._add_seats("gainer", "who would gain by each attack", attacks.GAINER)
        self._add_numbers("guards", t.POINT_COUNT, "what each point of defense does", "guards")

    def _add_numbers(self, name: str, count: int, meaning: str, field: str) -> None:
        at = self._add(f"{name}_of_animals", count, f"number: {meaning}")

        def write(source: Source) -> None:
            source.begin(f"for i in range({count}):")
            source.add(f"point = num(s.{field}[i])")
            source.add(f"row[{at} + i] = point if point < 128 else point - 256").end()

        self._observing.append(write)

    def _add_seats(self, name: str, meaning: str, shift: int) -> None:
        """Counted clockwise from one's own seat, which is 1."""
        at = self._add(f"{name}_of_attacks", t.ANIMAL_COUNT, f"number: {meaning}, 1 is oneself")

        def write(source: Source) -> None:
            source.begin(f"for i in range({t.ANIMAL_COUNT}):")
            source.begin("if num(s.number[i]) > 0:")
            source.add(f"named = (num(s.course[i]) >> {shift} & 7) - seat + num(s.players)")
            source.add(f"row[{at} + i] = 1 + named % num(s.players)").end().end()

        self._observing.append(write)


ROWS = AnimalRows(BOARD)
SENSES = ROWS.senses()
