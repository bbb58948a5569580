"""What the terminal itself says; everything about a game comes from the game."""

from __future__ import annotations

from endling.languages import words_in


def say(lang: str, phrase: str, **facts: object) -> str:
    """A phrase in a language, or in English if that language is not spoken."""
    return words_in(lang).terminal[phrase].format(**facts)


def say_count(lang: str, phrase: str, n: int) -> str:
    """A phrase that counts something: `points` and `point`, `cards` and `card`.

    >>> say_count("en", "cards", 1), say_count("de", "points", -1), say_count("en", "points", 3)
    ('1 card', '-1 Punkt', '3 points')
    """
    return say(lang, phrase.removesuffix("s") if abs(n) == 1 else phrase, n=n)
