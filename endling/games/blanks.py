"""Sentences with blanks for names: put together once, filled in at every table.

A blank is one letter that no name has. A name stands in it as it is, or as the owner of something;
there is also one for a number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

_NAME, _OWNER, _END = 0xE000, 0xE100, 0xE200  # letters for private use
COUNT = chr(_END)  # a place for how often something happened in a row
_ANY = re.compile(f"([{chr(_NAME)}-{chr(_END - 1)}])")

Owners = Callable[[str], str]


def blank(seat: int) -> str:
    """A place for the name of a seat."""
    return chr(_NAME + seat)


def is_blank(name: str) -> bool:
    """Whether this is a place for a name, and no name."""
    return len(name) == 1 and _NAME <= ord(name) < _OWNER


def owner_blank(name: str) -> str:
    """A place for the same name as the owner of something."""
    return chr(ord(name) - _NAME + _OWNER)


def forms(names: Sequence[str], owners: Owners) -> dict[str, str]:
    """What belongs into each blank."""
    plain = {blank(seat): name for seat, name in enumerate(names)}
    return plain | {owner_blank(place): owners(name) for place, name in plain.items()}


def split(words: str) -> tuple[list[str], list[str]]:
    """A sentence in parts, and the blanks between them.

    >>> parts, blanks = split(f"{blank(0)} waves to {blank(1)}.")
    >>> parts, blanks == [blank(0), blank(1)]
    (['', ' waves to ', '.'], True)
    """
    parts = _ANY.split(words)
    return parts[::2], parts[1::2]


def fill(words: str, names: Sequence[str], owners: Owners) -> str:
    """A sentence with names.

    >>> fill(f"{owner_blank(blank(0))} turn.", ["Ann"], lambda name: f"{name}'s")
    "Ann's turn."
    """
    known = forms(names, owners)
    return _ANY.sub(lambda found: known[found[0]], words)
