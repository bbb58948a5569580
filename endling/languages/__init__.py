"""What is said to people. A language is one module here, named by its code.

Games bring their own words, and so do the pages of the browser table.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from endling.languages.words import Words

USUAL = "en"
LANGUAGES: dict[str, Words] = {
    found.name: import_module(f"{__name__}.{found.name}").WORDS
    for found in iter_modules(__path__)
    if found.name != "words"
}


def words_in(lang: str) -> Words:
    """The words of a language, or of the usual one where it is not spoken."""
    return LANGUAGES.get(lang, LANGUAGES[USUAL])


def preferred(accepted: str) -> str:
    """The first language of a browser's list that is spoken here, else the usual one.

    >>> preferred("fr-FR,de-AT;q=0.8,en;q=0.5")
    'de'
    """
    codes = (part.split(";")[0].strip()[:2].lower() for part in accepted.split(","))
    return next((code for code in codes if code in LANGUAGES), USUAL)
