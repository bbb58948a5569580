"""The options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from endling.errors import OptionError, cannot_be
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.mistakes import NoDealsOfTwo
from endling.games.doom_on_you.state import (
    CARD_DEALS,
    CIRCUITS,
    NO_DEALS,
    REAL_TIME,
    SINGLE_PASS,
    TOKEN_DEALS,
)
from endling.games.doom_on_you.text import LANGUAGES
from endling.games.taking import Choice, Number, Takes
from endling.games.text.mistakes import Complaint, NotInRange

Options = dict[str, Any]

MIN_PLAYERS, MAX_PLAYERS = 2, t.MOST_PLAYERS
LAST_WITH_FOOD, FIRST_PLAYER_OUT = "last_with_food", "first_player_out"
ONLY_DRAWER, NO_WINNER = "only_drawer_affected", "game_ends_no_winner"
DECLARING = {
    "rounds_until_all_pass": CIRCUITS,
    "single_pass": SINGLE_PASS,
    "real_time": REAL_TIME,
}
DEALS = {"tokens_only": TOKEN_DEALS, "tokens_and_cards": CARD_DEALS, "off": NO_DEALS}
_SWITCH = Choice((False, True))

TAKES: dict[str, Takes] = {
    "end_condition": Choice((LAST_WITH_FOOD, FIRST_PLAYER_OUT)),
    "starting_tokens": Number(min(t.TOKEN_CHOICES), max(t.TOKEN_CHOICES)),
    "total_wipeout": Choice((ONLY_DRAWER, NO_WINNER)),
    "successful_animals_return": _SWITCH,
    "drawn_animal_may_enter_pile": _SWITCH,
    "force_field_vs_doom_in_prep": _SWITCH,
    "opening_truce": _SWITCH,
    "deals": Choice(tuple(DEALS)),
    "declare_mode": Choice(tuple(DECLARING)),
}
_DEFAULT: Options = {
    "end_condition": LAST_WITH_FOOD,
    "starting_tokens": max(t.TOKEN_CHOICES),
    "total_wipeout": ONLY_DRAWER,
    "successful_animals_return": False,
    "drawn_animal_may_enter_pile": False,
    "force_field_vs_doom_in_prep": False,
    "opening_truce": False,
    "deals": "tokens_only",
    "declare_mode": "rounds_until_all_pass",
}
_PLAYERS = Number(MIN_PLAYERS, MAX_PLAYERS)


def parse(given: Mapping[str, Any] | None, players: int) -> Options:
    """Complete, checked options; anything wrong is refused with the option's name."""
    _check_kind("players", _PLAYERS, players)
    if given is not None and not isinstance(given, Mapping):
        raise OptionError("options", f"takes a mapping from option to value, not {given!r}")
    options = deepcopy(_DEFAULT)
    for name, value in (given or {}).items():
        if name not in options:
            raise OptionError(name, "there is no such option; there are " + ", ".join(TAKES))
        _check_kind(name, TAKES[name], value)
        options[name] = value
    if players == MIN_PLAYERS:
        if (given or {}).get("deals", "off") != "off":
            raise _wrong("deals", NoDealsOfTwo())
        options["deals"] = "off"
    return options


def _wrong(option: str, mistake: object) -> OptionError:
    return OptionError(option, LANGUAGES["en"].mistake(mistake), Complaint(option, mistake))


def _check_kind(name: str, takes: Takes, value: Any) -> None:
    if takes.fits(value):
        return
    if isinstance(takes, Number):
        raise _wrong(name, NotInRange(value, takes.least, takes.most))
    raise cannot_be(name, value, takes)


def write(options: Options, s: Any) -> None:
    """Put the options into a state."""
    s.starting_tokens = options["starting_tokens"]
    s.ends_with_first = options["end_condition"] == FIRST_PLAYER_OUT
    s.wipeout_ends = options["total_wipeout"] == NO_WINNER
    s.animals_return = options["successful_animals_return"]
    s.animals_enter = options["drawn_animal_may_enter_pile"]
    s.fields_in_preparation = options["force_field_vs_doom_in_prep"]
    s.opening_truce = options["opening_truce"]
    s.deal_kind = DEALS[options["deals"]]
    s.declare_mode = DECLARING[options["declare_mode"]]


def shorten(options: Options) -> Options:
    """Only what differs from the default, for short notations."""
    return {name: value for name, value in options.items() if _DEFAULT[name] != value}


def change_card(options: Options, card: str, fact: str, value: Any) -> Options:
    """No fact of a card can be changed."""
    raise OptionError(f"{card}.{fact}", "no card can be changed")


def leave_out(options: Options, card: str) -> Options:
    """Every card is in every game."""
    raise OptionError(card, "no card can be left out")
