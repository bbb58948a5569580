"""What options take: the kinds that a page or a command can offer without knowing the game.

Said in English with the values that programs use; people see the titles that a game has for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

Value = str | int  # true and false, too


class Takes(Protocol):
    """A kind of option."""

    @property
    def kind(self) -> str:
        """What the kind is called where options are sent to others."""

    def fits(self, value: Any) -> bool:
        """Whether an option of this kind can be so, as far as one can tell without the game."""


@dataclass(frozen=True)
class Choice:
    """One of a few values; numbers among them leave none out."""

    values: tuple[Value, ...]
    kind = "choice"

    def fits(self, value: Any) -> bool:
        """Whether it is one of the values; 1 is not true, and 3.0 is not 3."""
        return any(type(value) is type(known) and value == known for known in self.values)

    def __str__(self) -> str:
        numbers = [value for value in self.values if type(value) is int]
        words = [_written(value) for value in self.values if type(value) is not int]
        if numbers:
            words.insert(0, str(Number(min(numbers), max(numbers))))
        return " or ".join(words)


@dataclass(frozen=True)
class Preset(Choice):
    """A choice that sets the other options, unless they are given."""

    kind = "preset"


@dataclass(frozen=True)
class Number:
    """A whole number."""

    least: int
    most: int
    kind = "number"

    def fits(self, value: Any) -> bool:
        """Whether it is a whole number from the least to the most."""
        return type(value) is int and self.least <= value <= self.most

    def __str__(self) -> str:
        return f"a whole number from {self.least} to {self.most}"


@dataclass(frozen=True)
class Several:
    """A list of at least one of a few values."""

    values: tuple[Value, ...]
    kind = "several"

    def fits(self, value: Any) -> bool:
        """Whether it is such a list."""
        return isinstance(value, list) and value != [] and all(x in self.values for x in value)

    def __str__(self) -> str:
        return "a list out of " + ", ".join(map(_written, self.values))


@dataclass(frozen=True)
class Cards:
    """A list of cards."""

    kind = "cards"

    def fits(self, value: Any) -> bool:
        """Whether it is a list of names; the game knows which cards there are."""
        return isinstance(value, list) and all(isinstance(name, str) for name in value)

    def __str__(self) -> str:
        return "a list of card names"


@dataclass(frozen=True)
class CardNumbers:
    """Cards with a whole number each."""

    least: int
    most: int
    kind = "card_numbers"

    def fits(self, value: Any) -> bool:
        """Whether it is a mapping from names; the game looks at cards and numbers."""
        return isinstance(value, Mapping) and all(isinstance(name, str) for name in value)

    def __str__(self) -> str:
        return f"a mapping from card names to whole numbers from {self.least} to {self.most}"


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)
