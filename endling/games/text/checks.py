"""Finding the languages of a game, and making sure that none of them lacks a phrase."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

from endling.games.text.language import Language
from endling.games.text.phrases import MissingPhraseError

Spoken = TypeVar("Spoken", bound=Language)


@dataclass(frozen=True)
class Needed:
    """All that a game has to say, by name."""

    questions: Collection[str]
    events: Collection[str]
    reasons: Collection[str] = ()
    words: Collection[str] = ()
    colors: Collection[str] = ()
    icons: Collection[str] = ()
    nouns: Collection[str] = ()
    options: Collection[str] = ()
    mistakes: Collection[type] = ()


def find_languages(package: ModuleType, kind: type[Spoken], needed: Needed) -> dict[str, Spoken]:
    """Every concrete language that a module of this package defines, by its code.

    A phrase that one of them lacks is an error, and so the game cannot be loaded.
    """
    languages: dict[str, Spoken] = {}
    for found in pkgutil.iter_modules(package.__path__):
        module = import_module(f"{package.__name__}.{found.name}")
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, kind) and _is_spoken(thing, module):
                languages[thing.code] = thing()
    for language in languages.values():
        check(language, needed)
    return languages


def _is_spoken(language: type[Language], module: ModuleType) -> bool:
    """Whether the module defines it, and it is a whole language."""
    is_whole = hasattr(language, "code") and not inspect.isabstract(language)
    return is_whole and language.__module__ == module.__name__


def check(language: Language, needed: Needed) -> None:
    """Raise an error that names everything the language has no words for."""
    missing = [
        f"{what} {', '.join(map(str, lacking))}"
        for what, lacking in _missing(language, needed).items()
        if lacking
    ]
    if missing:
        raise MissingPhraseError(f"no words in {language.name} for {'; '.join(missing)}")


def _missing(language: Language, needed: Needed) -> dict[str, list[object]]:
    return {
        "questions": _lacking(language.questions, needed.questions),
        "answers": _lacking(language.answers, dict.fromkeys(language.verbs.values())),
        "events": _lacking(language.lines, needed.events),
        "reasons": _lacking(language.reasons, needed.reasons),
        "words": _lacking(language.words, needed.words),
        "colors": _lacking(language.colors, needed.colors),
        "icons": _lacking(language.icons, needed.icons),
        "nouns": _lacking(language.nouns, needed.nouns),
        "options": _lacking(language.options, needed.options),
        "mistakes": _lacking(language.mistakes, needed.mistakes),
    }


def _lacking(table: Mapping[Any, object], keys: Iterable[object]) -> list[object]:
    return [key for key in keys if key not in table]
