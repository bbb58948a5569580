"""The options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from endling.errors import OptionError, cannot_be
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.mistakes import NothingPrinted
from endling.games.gloom_of_thrones.printing import OPTION_OF, at_table, number_in
from endling.games.gloom_of_thrones.text import LANGUAGES
from endling.games.taking import CardNumbers, Cards, Choice, Number, Takes
from endling.games.text.mistakes import Complaint, NeverLeftOut, NotInRange, TooFewLeft, Unknown
from endling.kernel.cardset import card_set
from endling.names import known_name, similar_names

Options = dict[str, Any]

USUAL = "usual"
MIN_PLAYERS, MAX_PLAYERS = 2, 5
START_HAND = 5
_POINTS = Number(-50, 50)  # in a circle

TAKES: dict[str, Takes] = {
    "porcelain_throne": Choice((True, False)),
    "family_size": Choice((3, 4, 5, USUAL)),
    "mixed_families": Choice((False, True)),
    "first_player": Choice(("random", "story_vote")),
    "storytelling": Choice(("off", "free", "prompts", "required_note")),
    "use_alt_names": Choice((False, True)),
    "without": Cards(),
    **{option: CardNumbers(_POINTS.least, _POINTS.most) for option in OPTION_OF.values()},
}
_DEFAULT: Options = {
    "porcelain_throne": True,
    "family_size": USUAL,  # 5, and 4 with five players
    "mixed_families": False,
    "first_player": "random",
    "storytelling": "prompts",
    "use_alt_names": False,
    "without": [],
    **{option: {} for option in OPTION_OF.values()},
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
    options["without"] = sorted({_left_out(name) for name in options["without"]})
    for slot, option in OPTION_OF.items():
        options[option] = _check_points(option, slot, options[option])
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


def _find_card(option: str, given: str) -> str:
    card = known_name(given, _NAMES)
    if card is None:
        raise _wrong(option, Unknown("card", given, tuple(similar_names(given, _NAMES)), ()))
    return card


def _left_out(given: str) -> str:
    card = _find_card("without", given)
    if card not in _DECK_NAMES:
        raise _wrong("without", NeverLeftOut(card))
    return card


def _check_points(option: str, slot: str, given: Mapping[str, Any]) -> dict[str, int]:
    """Numbers that differ from those printed in a circle, by card."""
    found = {}
    for name, points in given.items():
        card = _find_card(option, name)
        printed = number_in(t.CARDS[t.NUMBER_OF[card]], slot)
        if printed is None:
            raise _wrong(option, NothingPrinted(card))
        if not _POINTS.fits(points):
            raise _wrong(option, NotInRange(points, _POINTS.least, _POINTS.most, card))
        if points != printed:
            found[card] = points
    return dict(sorted(found.items()))


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
    removed = (n for n, card in enumerate(t.DECK) if card.name in options["without"])
    s.removed = card_set(removed, t.SET_WORDS)
    cards = [at_table(card, options) for card in t.DECK]
    gloomy = (n for n, card in enumerate(cards) if isinstance(card, v.Modifier) and card.is_gloomy)
    s.gloomy = card_set(gloomy, t.SET_WORDS)
    s.printed = t.numbers_on(cards)


def shorten(options: Options) -> Options:
    """Only what differs from the default, for short notations."""
    return {name: value for name, value in options.items() if _DEFAULT[name] != value}


def change_card(options: Options, card: str, fact: str, value: Any) -> Options:
    """Options under which a card has another number in a circle; they are checked later."""
    option = OPTION_OF.get(fact)
    if option is None:
        facts = ", ".join(OPTION_OF)
        raise OptionError(f"{card}.{fact}", f"of a card, only its points can be changed: {facts}")
    return {**options, option: {**options.get(option, {}), card: value}}


def leave_out(options: Options, card: str) -> Options:
    """Options under which a card is not in the game; they are checked later."""
    return {**options, "without": [*options.get("without", []), card]}
