"""Reading the options of a table: what is wrong with one is said in words, with the option's name.

A game declares what each option takes, and what it is unless somebody says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, NoReturn

from endling.errors import OptionError, cannot_be, shown
from endling.games.taking import Number, Takes
from endling.games.text.language import Language
from endling.games.text.mistakes import Complaint, NotInRange

Options = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """One option."""

    takes: Takes
    usual: Any


class OptionReader:
    """Reads the options of one game."""

    def __init__(
        self, options: Mapping[str, Option], players: Number, languages: Mapping[str, Language]
    ) -> None:
        self.takes = {name: option.takes for name, option in options.items()}
        self._usual = {name: option.usual for name, option in options.items()}
        self._players = players
        self._languages = languages

    def complete(self, given: Mapping[str, Any] | None, players: int) -> Options:
        """All options: those that were given, and what is usual for the others."""
        return deepcopy(self._usual) | self.checked(given, players)

    def checked(self, given: Mapping[str, Any] | None, players: int) -> Options:
        """The options that were given, each of a kind that it takes."""
        self.check("players", self._players, players)
        if given is not None and not isinstance(given, Mapping):
            raise OptionError(
                "options", f"takes a mapping from option to value, not {shown(given)}"
            )
        for name, value in (given or {}).items():
            if name not in self.takes:
                known = ", ".join(self.takes)
                raise OptionError(name, f"there is no such option; there are {known}")
            self.check(name, self.takes[name], value)
        return dict(given or {})

    def check(self, name: str, takes: Takes, value: Any) -> None:
        """Refuse what an option does not take."""
        if takes.fits(value):
            return
        if isinstance(takes, Number):
            raise self.wrong(name, NotInRange(value, takes.least, takes.most))
        raise cannot_be(name, value, takes)

    def wrong(self, option: str, mistake: object) -> OptionError:
        """The error for a mistake in an option."""
        words = self._languages["en"].mistake(mistake)
        return OptionError(option, words, Complaint(option, mistake))

    def shorten(self, options: Options) -> Options:
        """Only what is not usual."""
        return {name: value for name, value in options.items() if self._usual[name] != value}


def no_card_changes(options: Options, card: str, fact: str, value: Any) -> NoReturn:
    """Refuse to change a card, in a game that has no option for it."""
    raise OptionError(f"{card}.{fact}", "no card can be changed")


def no_card_left_out(options: Options, card: str) -> NoReturn:
    """Refuse to leave a card out, in a game that has no option for it."""
    raise OptionError(card, "no card can be left out")
