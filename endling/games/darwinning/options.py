"""The options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from endling.errors import OptionError, cannot_be
from endling.games.darwinning import tables as t
from endling.games.darwinning.setup import CHOSEN, DRAFT, OFFERED, RANDOM
from endling.games.darwinning.text import LANGUAGES
from endling.games.taking import Cards, Choice, Number, Takes
from endling.games.text.mistakes import Complaint, NeverLeftOut, NotInRange, TooFewLeft, Unknown
from endling.names import known_name, similar_names

Options = dict[str, Any]

MIN_PLAYERS, MAX_PLAYERS = 2, 6
STANDARD, LONG = "standard_5_4_3", "long_5_5_4_3"
ASSIGNMENTS = {"random": RANDOM, "draft": DRAFT, "chosen": CHOSEN}

TAKES: dict[str, Takes] = {
    "era_plan": Choice((STANDARD, LONG)),
    "two_player_dummy": Choice((True,)),
    "species_assignment": Choice(tuple(ASSIGNMENTS)),
    "adjacency": Choice(("slot", "rank")),
    "hand_counts_visible": Choice((False, True)),
    "without": Cards(),
}
_DEFAULT: Options = {
    "era_plan": STANDARD,
    "two_player_dummy": True,
    "species_assignment": "random",
    "adjacency": "slot",
    "hand_counts_visible": False,
    "without": [],
}
_PLAYERS = Number(MIN_PLAYERS, MAX_PLAYERS)
_NAMES = tuple(card.name for card in t.CARDS)
_SPECIES = tuple(species.name for species in t.SPECIES)


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
    options["without"] = sorted({_find_species(name) for name in options["without"]})
    _check_supply(options, players)
    return options


def _wrong(option: str, mistake: object) -> OptionError:
    return OptionError(option, LANGUAGES["en"].mistake(mistake), Complaint(option, mistake))


def _check_kind(name: str, takes: Takes, value: Any) -> None:
    if takes.fits(value):
        return
    if isinstance(takes, Number):
        raise _wrong(name, NotInRange(value, takes.least, takes.most))
    raise cannot_be(name, value, takes)


def _find_species(given: str) -> str:
    card = known_name(given, _NAMES)
    if card is None:
        close, known = tuple(similar_names(given, _SPECIES)), _SPECIES
        raise _wrong("without", Unknown("species", given, close, known))
    if card not in _SPECIES:
        raise _wrong("without", NeverLeftOut(card))
    return card


def _check_supply(options: Options, players: int) -> None:
    """There are boards for everybody."""
    left = len(_SPECIES) - len(options["without"])
    needed = players * (OFFERED if options["species_assignment"] == "draft" else 1)
    if left < needed:
        raise _wrong("without", TooFewLeft("species", left, needed))


def write(options: Options, s: Any) -> None:
    """Put the options into a state. The dummy plays with two players, whatever is said."""
    s.long_plan = options["era_plan"] == LONG
    s.assignment = ASSIGNMENTS[options["species_assignment"]]
    s.by_rank = options["adjacency"] == "rank"
    s.hands_counted = options["hand_counts_visible"]
    s.left_out = sum(1 << _SPECIES.index(name) for name in options["without"])


def shorten(options: Options) -> Options:
    """Only what differs from the default, for short notations."""
    return {name: value for name, value in options.items() if _DEFAULT[name] != value}


def change_card(options: Options, card: str, fact: str, value: Any) -> Options:
    """No fact of a card can be changed."""
    raise OptionError(f"{card}.{fact}", "a species can be left out, but no card can be changed")


def leave_out(options: Options, card: str) -> Options:
    """Options under which a species is not in the game; they are checked later."""
    return {**options, "without": [*options.get("without", []), card]}
