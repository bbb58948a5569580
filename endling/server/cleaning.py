"""Names and chat as they may be shown: nothing but text, and not too much of it."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 30
CHAT_LENGTH = 500
NOTE_LENGTH = 300
_MARKS_IN_A_ROW = 2

# Letters that fonts show as nothing although they count as letters or symbols.
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Letters of other scripts, and digits, that look like a small Latin letter.
_LOOKALIKES = str.maketrans(
    "аеорсухіјѕԁһԛԝгкмнтвьѵꞵαβγικνορτυχɑɡɩʟ01|",
    "aeopcyxijsdhqwrkmhtbbvbabyiknoptuxagiloll",
)


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
    """A cleaned nickname; empty if nothing visible is left."""
    name = clean_text(text, NAME_LENGTH)
    return name if is_visible(name) else ""


def clean_chat(text: str) -> str:
    """A cleaned line of chat; empty if nothing visible is left."""
    return clean_text(text, CHAT_LENGTH)


def clean_note(text: str) -> str:
    """A cleaned note on a move; empty if nothing visible is left."""
    if not text:
        return ""
    note = clean_text(text, NOTE_LENGTH)
    return note if is_visible(note) else ""


def is_visible(name: str) -> bool:
    """Whether a name has anything visible in it."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in name)


def skeleton(name: str) -> str:
    """A key that is equal for names that people cannot tell apart.

    >>> skeleton("Ann") == skeleton("АNN") == skeleton("a\u200dnn ") != skeleton("Anne")
    True
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = (c for c in plain if unicodedata.category(c)[0] in "LNPS" and c not in _BLANK)
    alike = "".join(letters).translate(_LOOKALIKES)
    return alike.replace("rn", "m").replace("vv", "w").replace("l", "i")
