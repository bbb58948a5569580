"""Errors in what a caller passes. All are ValueErrors with a message for people."""

from __future__ import annotations

from typing import Any


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
    return OptionError(option, f"{given!r} is not possible; it takes {takes}")


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
