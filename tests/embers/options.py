"""The options of Embers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from endling.errors import OptionError
from endling.games.taking import Number, Takes
from tests.embers.board import MAX_PLAYERS

Options = dict[str, Any]

TAKES: dict[str, Takes] = {"hand_size": Number(2, 4)}
_DEFAULT = {"hand_size": 3}
_PLAYERS = Number(2, MAX_PLAYERS)


def parse(given: Mapping[str, Any] | None, players: int) -> Options:
    """Complete, checked options."""
    if not _PLAYERS.fits(players):
        raise OptionError("players", f"takes {_PLAYERS}, not {players!r}")
    options = {**_DEFAULT, **(given or {})}
    for name, value in options.items():
        if name not in TAKES:
            raise OptionError(name, "there is no such option; there are " + ", ".join(TAKES))
        if not TAKES[name].fits(value):
            raise OptionError(name, f"takes {TAKES[name]}, not {value!r}")
    return options


def shorten(options: Options) -> Options:
    """Only what differs from the default."""
    return {name: value for name, value in options.items() if _DEFAULT[name] != value}


def write(options: Options, s: Any) -> None:
    """Put the options into a record."""
    s.hand_size = options["hand_size"]


def change_card(options: Options, card: str, fact: str, value: Any) -> Options:
    """No card can be changed."""
    raise OptionError(f"{card}.{fact}", "no card of Embers can be changed")


def leave_out(options: Options, card: str) -> Options:
    """No card can be left out."""
    raise OptionError(card, "no card of Embers can be left out")
