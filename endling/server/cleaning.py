"""Names and chat as they may be shown: text, nothing else, and not too much of it."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 30
CHAT_LENGTH = 500
_MARKS_IN_A_ROW = 2


def clean_text(text: str, length: int) -> str:
    """One line without control characters, direction overrides or towers of accents.

    >>> clean_text("  a\\x00b\\n\\u202e c ", 10)
    'ab c'
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: 20 * length]):
        category = unicodedata.category(letter)
        if letter.isspace():
            letter, category = " ", "Zs"
        if category[0] == "C" and letter != "\u200d":  # the joiner makes families of emoji
            continue
        marks = marks + 1 if category[0] == "M" else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(letter)
    return " ".join("".join(kept).split())[:length].strip()


def clean_name(text: str) -> str:
    """A nickname, empty if nothing is left of it."""
    return clean_text(text, NAME_LENGTH)


def clean_chat(text: str) -> str:
    """A line of chat, empty if nothing is left of it."""
    return clean_text(text, CHAT_LENGTH)
