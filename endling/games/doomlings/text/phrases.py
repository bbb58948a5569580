"""A book of phrases: one for each kind of thing on a card that has to be put into words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

from endling.games.doomlings import vocabulary as v

Value = TypeVar("Value")


class MissingPhraseError(LookupError):
    """A language has no words for something that a card, a rule or the table needs."""


@dataclass(frozen=True)
class Spot:
    """Where a phrase stands: on which card, and whether another sentence of its effect precedes."""

    card: v.Card
    later: bool = False


Phrase = Callable[[Any, Spot], str]


def kind_of(thing: object) -> Hashable:
    """What decides the phrase: the member of an enum, the kind of a law, otherwise the class.

    Members of different enums can be equal as numbers, so the enum is part of it.
    """
    if isinstance(thing, v.Law):
        return kind_of(thing.kind)
    if isinstance(thing, Enum):
        return type(thing), thing.name
    return thing if isinstance(thing, type) else type(thing)


class Phrases:
    """The phrases of one language, each a function of the thing and the spot it stands in."""

    def __init__(self) -> None:
        self._phrases: dict[Hashable, Phrase] = {}

    def of(self, thing: object) -> Callable[[Phrase], Phrase]:
        """Register the decorated function as the phrase for a class or for a member of an enum."""

        def register(phrase: Phrase) -> Phrase:
            kind = kind_of(thing)
            if kind in self._phrases:
                raise ValueError(f"two phrases for {thing}")
            self._phrases[kind] = phrase
            return phrase

        return register

    def say(self, thing: object, spot: Spot) -> str:
        """The words for a thing."""
        return look_up(self._phrases, kind_of(thing))(thing, spot)

    def __contains__(self, thing: object) -> bool:
        return kind_of(thing) in self._phrases


def look_up(words: Mapping[Any, Value], key: Hashable) -> Value:
    """The entry of a table of phrases; a missing one is an error."""
    try:
        return words[key]
    except KeyError:
        raise MissingPhraseError(f"no phrase for {key!r}") from None


def sentence(words: str) -> str:
    """Words as a sentence: a capital in front and a full stop behind."""
    words = words[:1].upper() + words[1:]
    return words if words.endswith((".", "?", "!")) else words + "."
