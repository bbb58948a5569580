"""Sets of cards in a row of an observation, one entry per card, for one seat or for several.

Where it fits, a set is written all at once: whole words with zeros behind them, which are
overwritten later. Such entries need not be cleared first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from endling.board.declaration import Cards
from endling.kernel.cardset import WORD, words_for
from endling.kernel.observation import SPILL
from endling.kernel.source import Source


class SetPart(NamedTuple):
    """Sets for as many seats as there may be, one after the other."""

    at: int
    cards: Cards
    seats: int
    present: str = "1"  # how many of them there are, as a rule has it

    @property
    def end(self) -> int:
        """Where the next part begins."""
        return self.at + self.seats * self.cards.count

    def is_whole(self, end: int) -> bool:
        """Whether it is written all at once in a row that ends there."""
        spilled = words_for(self.cards.end) * WORD + SPILL - self.cards.count
        return self.cards.first == 0 and self.end + spilled <= end

    def write(self, source: Source, words: Sequence[str], end: int) -> None:
        """Write the set of the seat that is `step` places away."""
        for number, word in enumerate(words):
            at = f"{self.at + number * WORD - self.cards.first}"
            entry = at if self.seats == 1 else f"{at} + step * {self.cards.count}"
            if self.is_whole(end):
                source.add(f"write_word(row, {entry}, {word})")
            else:
                source.add(f"held = {word}").begin("while held != 0:")
                source.add(f"row[{entry} + lowest_bit(held)] = 1", "held &= held - 1").end()


def clear_between(source: Source, parts: Iterable[SetPart], begin: int, end: int) -> None:
    """Clear those parts of a row that are not written all at once."""
    for part in parts:
        if begin <= part.at < end and part.is_whole(end):
            if begin < part.at:
                source.add(f"clear(row, {begin}, {part.at})")
            if part.seats > 1:
                first = f"{part.at} + ({part.present}) * {part.cards.count}"
                source.add(f"clear(row, {first}, {part.end})")
            begin = part.end
    if begin < end:
        source.add(f"clear(row, {begin}, {end})")
