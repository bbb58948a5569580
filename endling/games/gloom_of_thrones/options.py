"""The options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from endling.errors import OptionError, cannot_be
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones.text import LANGUAGES
from endling.games.taking import Cards, Choice, Number, Takes
from endling.games.text.mistakes import Complaint, NeverLeftOut, NotInRange, TooFewLeft, Unknown
from endling.kernel.cardset import WORD
from endling.names import known_name, similar_names

Options = dict[str, Any]

USUAL = "usual"
MIN_PLAYERS, MAX_PLAYERS = 2, 5
START_HAND = 5

TAKES: dict[str, Takes] = {
    "porcelain_throne": Choice((True, False)),
    "family_size": Choice((3, 4, 5, USUAL)),
    "mixed_families": Choice((False, True)),
    "first_player": Choice(("random", "story_vote")),
    "storytelling": Choice(("off", "prompts", "required_note")),
    "use_alt_names": Choice((False, True)),
    "without": Cards(),
}
_DEFAULT: Options = {
    "porcelain_throne": True,
    "family_size": USUAL,  # 5, and 4 with five players
    "mixed_families": False,
    "first_player": "random",
    "storytelling": "prompts",
    "use_alt_names": False,
    "without": [],
}
_PLAYERS = Number(MIN_PLAYERS, MAX_PLAYERS)
_NAMES = tuple(card.name for card in t.CARDS)
_DECK_NAMES = _NAMES[: t.DECK_COUNT]


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
    options["without"] = sorted({_find_card(name) for name in options["without"]})
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


def _find_card(given: str) -> str:
    card = known_name(given, _NAMES)
    if card is None:
        raise _wrong("without", Unknown("card", given, tuple(similar_names(given, _NAMES)), ()))
    if card not in _DECK_NAMES:
        raise _wrong("without", NeverLeftOut(card))
    return card


def _check_supply(options: Options, players: int) -> None:
    """Everybody can be dealt a hand."""
    dealt = [
        card
        for card in t.DECK
        if card.name not in options["without"]
        and (options["porcelain_throne"] or not card.refers_to_throne)
    ]
    if len(dealt) < players * START_HAND:
        raise _wrong("without", TooFewLeft("card", len(dealt), players * START_HAND))


def family_size(options: Options, players: int) -> int:
    """How many characters every family has."""
    if options["family_size"] == USUAL:
        return 4 if players == MAX_PLAYERS else 5
    return int(options["family_size"])


def write(options: Options, s: Any) -> None:
    """Put the options into a state. Stories and names are not part of the rules."""
    s.throne_in_play = options["porcelain_throne"]
    s.family_size = family_size(options, int(s.players))
    s.mixed_families = options["mixed_families"]
    s.story_vote = options["first_player"] == "story_vote"
    for number, card in enumerate(t.DECK):
        if card.name in options["without"]:
            s.removed[number // WORD] |= 1 << (number % WORD)


def shorten(options: Options) -> Options:
    """Only what differs from the default, for short notations."""
    return {name: value for name, value in options.items() if _DEFAULT[name] != value}


def change_card(options: Options, card: str, fact: str, value: Any) -> Options:
    """No fact of a card can be changed."""
    raise OptionError(f"{card}.{fact}", "a card of this game can be left out, but not be changed")


def leave_out(options: Options, card: str) -> Options:
    """Options under which a card is not in the game; they are checked later."""
    return {**options, "without": [*options.get("without", []), card]}
