"""The options of a table in words: a title, what the option does, and how its values are shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from endling.games.text.grammar import Grammar, Noun
from endling.games.text.phrases import MissingPhraseError


class Values(Protocol):
    """How the values of an option are shown; a value that cannot be is an error."""

    def show(self, value: object, grammar: Grammar) -> str:
        """A value in words."""


class OptionText(NamedTuple):
    """An option of the table."""

    title: str
    explanation: str
    values: Values


def _no_words(value: object) -> MissingPhraseError:
    return MissingPhraseError(f"no phrase for the value {value!r}")


@dataclass(frozen=True)
class Named:
    """One of a few values, each with a name."""

    names: Mapping[str, str]

    def show(self, value: object, grammar: Grammar) -> str:
        """The name of the value."""
        if not isinstance(value, str) or value not in self.names:
            raise _no_words(value)
        return self.names[value]


@dataclass(frozen=True)
class Switch:
    """Yes or no, in words that say what it means here."""

    on: str
    off: str

    def show(self, value: object, grammar: Grammar) -> str:
        """What it means."""
        if not isinstance(value, bool):
            raise _no_words(value)
        return self.on if value else self.off


@dataclass(frozen=True)
class Count:
    """A number of things, or a bare number; some values may have names."""

    noun: Noun | None = None
    names: Mapping[str, str] = field(default_factory=dict)

    def show(self, value: object, grammar: Grammar) -> str:
        """The number with its noun, or the name."""
        if isinstance(value, str) and value in self.names:
            return self.names[value]
        n = _whole_number(value)
        return grammar.number(n) if self.noun is None else grammar.counted(n, self.noun)


@dataclass(frozen=True)
class Names:
    """A list of names, or words for an empty one; some may be shown by another name."""

    none: str = ""
    names: Mapping[str, str] = field(default_factory=dict)

    def show(self, value: object, grammar: Grammar) -> str:
        """The names, one after the other."""
        given = [value] if isinstance(value, str) else value
        if not isinstance(given, list | tuple):
            raise _no_words(value)
        return ", ".join(self.names.get(name, name) for name in given) or self.none


@dataclass(frozen=True)
class Numbered:
    """Names with a number each, or words for none; some may be shown by another name."""

    none: str
    names: Mapping[str, str] = field(default_factory=dict)

    def show(self, value: object, grammar: Grammar) -> str:
        """The names with their numbers."""
        if not isinstance(value, Mapping):
            raise _no_words(value)
        pairs = (
            f"{self.names.get(name, name)} {grammar.number(_whole_number(n))}"
            for name, n in value.items()
        )
        return ", ".join(pairs) or self.none


def _whole_number(value: object) -> int:
    """A number, which may come as its digits."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise _no_words(value)
    try:
        return int(value)
    except ValueError:
        raise _no_words(value) from None
