"""Everything the game says, in every language there is."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module

from endling.games.doomlings.text.language import Language
from endling.games.doomlings.text.phrases import MissingPhraseError

__all__ = ["LANGUAGES", "Language", "MissingPhraseError"]


def _find_languages() -> dict[str, Language]:
    """Every concrete `Language` that a module of this package defines, by its code."""
    languages: dict[str, Language] = {}
    for found in pkgutil.iter_modules(__path__):
        module = import_module(f"{__name__}.{found.name}")
        for thing in vars(module).values():
            if _is_language(thing, module.__name__):
                languages[thing.code] = thing()
    return languages


def _is_language(thing: object, module: str) -> bool:
    return (
        isinstance(thing, type)
        and issubclass(thing, Language)
        and not inspect.isabstract(thing)
        and thing.__module__ == module
    )


LANGUAGES: dict[str, Language] = _find_languages()
