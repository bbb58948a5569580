"""The options of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from endling.errors import OptionError, cannot_be
from endling.games.darwinning import changes
from endling.games.darwinning import tables as t
from endling.games.darwinning.mistakes import SpaceTaken, TooManyChanges
from endling.games.darwinning.setup import CHOSEN, DRAFT, OFFERED, RANDOM
from endling.games.darwinning.state import CHANGES
from endling.games.darwinning.text import LANGUAGES
from endling.games.taking import CardNumbers, Cards, Choice, Number, Takes
from endling.games.text.mistakes import Complaint, NeverLeftOut, NotInRange, TooFewLeft, Unknown
from endling.names import known_name, similar_names

Options = dict[str, Any]

MIN_PLAYERS, MAX_PLAYERS = 2, 6
STANDARD = "standard_5_4_3"
ERA_PLANS = (STANDARD, "long_5_5_4_3", "short_5_4")
ASSIGNMENTS = {"random": RANDOM, "draft": DRAFT, "chosen": CHOSEN}

TAKES: dict[str, Takes] = {
    "era_plan": Choice(ERA_PLANS),
    "two_player_dummy": Choice((True,)),
    "species_assignment": Choice(tuple(ASSIGNMENTS)),
    "adjacency": Choice(("slot", "rank")),
    "hand_counts_visible": Choice((False, True)),
    "without": Cards(),
    "points": CardNumbers(0, t.TRACK - 1),
    "food_chain": CardNumbers(0, t.TRACK - 1),
    "population": CardNumbers(0, t.TRACK - 1),
}
_DEFAULT: Options = {
    "era_plan": STANDARD,
    "two_player_dummy": True,
    "species_assignment": "random",
    "adjacency": "slot",
    "hand_counts_visible": False,
    "without": [],
    "points": {},
    "food_chain": {},
    "population": {},
}
_PLAYERS = Number(MIN_PLAYERS, MAX_PLAYERS)
_NAMES = tuple(card.name for card in t.CARDS)
_SPECIES = tuple(species.name for species in t.SPECIES)
_TRAIT_CARDS = _NAMES[t.FIRST_DECK_CARD : t.FIRST_JOKER]
_WITH_ICONS = (*_SPECIES, *_NAMES[t.FIRST_DECK_CARD : t.FIRST_SPACE])


@dataclass(frozen=True)
class _Fact:
    """A number on cards that can be another one."""

    number: int
    cards: tuple[str, ...]
    printed: Callable[[int], int]


_FACTS = {
    "points": _Fact(changes.POINTS, _TRAIT_CARDS, lambda card: int(t.TRAIT_POINTS[t.VALUE[card]])),
    "food_chain": _Fact(
        changes.FOOD_CHAIN, _WITH_ICONS, lambda card: _printed(t.START_SPACE, t.FOOD_CHAIN, card)
    ),
    "population": _Fact(
        changes.POPULATION,
        _WITH_ICONS,
        lambda card: _printed(t.START_POPULATION, t.POPULATION, card),
    ),
}


CHANGEABLE = tuple(_FACTS)


def _printed(of_species: t.Numbers, of_cards: t.Numbers, card: int) -> int:
    is_species = card < t.FIRST_DECK_CARD
    return int(of_species[card - t.FIRST_SPECIES] if is_species else of_cards[card])


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
    for fact in _FACTS:
        options[fact] = _check_numbers(fact, options[fact])
    _check_changes(options)
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


def _check_numbers(option: str, given: Mapping[str, Any]) -> dict[str, int]:
    """Numbers that differ from the printed ones.

    No species starts with nothing, and a joker, which is no trait, stays good for something.
    """
    fact, found = _FACTS[option], {}
    for name, value in given.items():
        card = known_name(name, fact.cards)
        if card is None:
            raise _wrong(option, Unknown("card", name, tuple(similar_names(name, fact.cards)), ()))
        allowed = Number(0 if card in _TRAIT_CARDS else 1, t.TRACK - 1)
        if not allowed.fits(value):
            raise _wrong(option, NotInRange(value, allowed.least, allowed.most, card))
        if value != fact.printed(t.NUMBER_OF[card]):
            found[card] = value
    return dict(sorted(found.items()))


def _check_changes(options: Options) -> None:
    """There is room for all, and no two species start on the same space."""
    number = sum(len(options[fact]) for fact in _FACTS)
    if number > CHANGES:
        most = max(_FACTS, key=lambda fact: len(options[fact]))
        raise _wrong(most, TooManyChanges(number, CHANGES))
    starts: set[int] = set()
    for species in t.SPECIES:
        space = options["food_chain"].get(species.name, species.start)
        if space in starts:
            raise _wrong("food_chain", SpaceTaken(space))
        starts.add(space)


def _check_supply(options: Options, players: int) -> None:
    """There are boards for everybody."""
    left = len(_SPECIES) - len(options["without"])
    needed = players * (OFFERED if options["species_assignment"] == "draft" else 1)
    if left < needed:
        raise _wrong("without", TooFewLeft("species", left, needed))


def write(options: Options, s: Any) -> None:
    """Put the options into a state. The dummy plays with two players, whatever is said."""
    s.era_plan = ERA_PLANS.index(options["era_plan"])
    s.assignment = ASSIGNMENTS[options["species_assignment"]]
    s.by_rank = options["adjacency"] == "rank"
    s.hands_counted = options["hand_counts_visible"]
    s.left_out = sum(1 << _SPECIES.index(name) for name in options["without"])
    given = [
        (t.NUMBER_OF[card], fact.number, number)
        for name, fact in _FACTS.items()
        for card, number in options[name].items()
    ]
    s.changes[:] = 0
    for at, change in enumerate(given):
        s.changes[at] = change


def shorten(options: Options) -> Options:
    """Only what differs from the default, for short notations."""
    return {name: value for name, value in options.items() if _DEFAULT[name] != value}


def change_card(options: Options, card: str, fact: str, value: Any) -> Options:
    """Options under which a card has another number; they are checked later."""
    if fact not in _FACTS:
        known = ", ".join(_FACTS)
        raise OptionError(f"{card}.{fact}", f"of a card, these can be changed: {known}")
    return {**options, fact: {**options.get(fact, {}), card: value}}


def leave_out(options: Options, card: str) -> Options:
    """Options under which a species is not in the game; they are checked later."""
    return {**options, "without": [*options.get("without", []), card]}
