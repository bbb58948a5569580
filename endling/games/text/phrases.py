"""Tables of phrases, and what becomes of a phrase that is missing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from enum import Enum
from typing import Any, TypeVar

Value = TypeVar("Value")
Phrase = Callable[[Any, Any], str]  # of a thing and the spot it stands in


class MissingPhraseError(LookupError):
    """A language has no words for something that a card, a rule or the table needs."""


def look_up(words: Mapping[Any, Value], key: Hashable) -> Value:
    """The entry of a table of phrases; a missing one is an error."""
    try:
        return words[key]
    except KeyError:
        raise MissingPhraseError(f"no phrase for {key!r}") from None


def kind_of(thing: object) -> Hashable:
    """What decides the phrase: the member of an enum, otherwise the class.

    Members of different enums can be equal as numbers, so the enum is part of it.
    """
    if isinstance(thing, Enum):
        return type(thing), thing.name
    return thing if isinstance(thing, type) else type(thing)


def names_of(kinds: type[Enum]) -> tuple[str, ...]:
    """The members of an enum by the names under which tables have them."""
    return tuple(kind.name.lower() for kind in kinds)


class Phrases:
    """The phrases of one language, each a function of the thing and the spot it stands in."""

    def __init__(self, kind: Callable[[object], Hashable] = kind_of) -> None:
        self._kind = kind
        self._phrases: dict[Hashable, Phrase] = {}

    def of(self, thing: object) -> Callable[[Phrase], Phrase]:
        """Register the decorated function as the phrase for a class or for a member of an enum."""

        def register(phrase: Phrase) -> Phrase:
            kind = self._kind(thing)
            if kind in self._phrases:
                raise ValueError(f"two phrases for {thing}")
            self._phrases[kind] = phrase
            return phrase

        return register

    def say(self, thing: object, spot: Any) -> str:
        """The words for a thing."""
        return look_up(self._phrases, self._kind(thing))(thing, spot)

    def __contains__(self, thing: object) -> bool:
        return self._kind(thing) in self._phrases


def capital(words: str) -> str:
    """Words with a capital in front."""
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """Words as a sentence: a capital in front and a full stop behind."""
    words = capital(words)
    return words if words.endswith((".", "?", "!")) else words + "."
