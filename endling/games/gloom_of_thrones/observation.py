"""What a seat sees and remembers, for learning programs: derived from the board, and what shows.

Which card lies on whom does not say which lies on top, so that a row also has what can be seen of
every character, by its number.
"""

from __future__ import annotations

from endling.board.observation import Observation
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones.board import BOARD, ICONS
from endling.kernel.source import Source


class CharacterRows(Observation):
    """Rows with what can be seen of characters."""

    def _lay_out(self) -> None:
        super()._lay_out()
        self._add_numbers("score", "the points that each character shows", "num(s.score[i])")
        self._add_numbers("fixed", "what its death has added for good", "num(s.fixed[i])")
        self._add_numbers("text", "the card whose text shows, counted from 1", "num(s.text[i])")
        self._add_numbers("dead", "whether it is dead", "num(s.dead) >> i & 1")
        for slot, name in enumerate(("top", "middle", "bottom")):
            meaning = f"the points in the {name} circle, {t.CLEAR} if it is clear"
            self._add_numbers(name, meaning, f"num(s.visible[i, {slot}])")
        for number, icon in enumerate(ICONS):
            meaning = f"whether it shows a {icon}"
            self._add_numbers(icon, meaning, f"num(s.icons[i]) >> {number} & 1")

    def _add_numbers(self, name: str, meaning: str, value: str) -> None:
        at = self._add(f"{name}_of_characters", t.CHARACTER_COUNT, f"number: {meaning}")

        def write(source: Source) -> None:
            source.begin(f"for i in range({t.CHARACTER_COUNT}):")
            source.add(f"write_number(row, {at} + i, {value})").end()

        self._observing.append(write)


ROWS = CharacterRows(BOARD)
SENSES = ROWS.senses()
