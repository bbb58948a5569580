"""Errors in what a caller passes. All are ValueErrors with a message for people."""

from __future__ import annotations

from reprlib import Repr
from typing import Any

_LONGEST = 100  # letters of what was given that a message repeats


class _Short(Repr):
    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = _LONGEST

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if x.bit_length() < _LONGEST else "a very large number"


_SHORT = _Short()


def shown(given: object) -> str:
    """What was given, as a message repeats it: never at length, however large or nested it is.

    >>> shown("Tny"), shown(10**5000), shown([[[[[[[[1]]]]]]]])
    ("'Tny'", 'a very large number', '[[[[[[[...]]]]]]]')
    """
    return _SHORT.repr(given)


class EndlingError(ValueError):
    """Something a caller gave is wrong; nothing was changed.

    The message is English. What somebody can get wrong by filling in our pages also carries what it
    is `about`, and the game has words for that in all its languages (`Game.error_text`). What only
    a program can get wrong, such as a number where a list belongs, has no other words.
    """

    def __init__(self, message: str, about: object = None) -> None:
        super().__init__(message)
        self.about = about


class OptionError(EndlingError):
    """An option that cannot be as it was given; the message names it and what it takes."""

    def __init__(self, option: str, problem: str, about: object = None) -> None:
        super().__init__(f"option {option!r}: {problem}", about)
        self.option = option


def cannot_be(option: str, given: Any, takes: object) -> OptionError:
    """The usual complaint: what was given, and what the option takes."""
    return OptionError(option, f"{shown(given)} is not possible; it takes {takes}")


class IllegalAction(EndlingError):
    """An action that is not legal now, with the reason."""


class PositionError(EndlingError):
    """A position that cannot be."""


class ReplayError(EndlingError):
    """A replay that cannot be read."""


class SheetError(EndlingError):
    """A score sheet that cannot be scored."""


class UnknownName(EndlingError):
    """A game, card, player or word that does not exist, with suggestions."""
