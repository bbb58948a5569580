"""The options of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from endling.errors import OptionError
from endling.games.darwinning import changes
from endling.games.darwinning import tables as t
from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.mistakes import NotPrinted, SpaceTaken, TooManyChanges
from endling.games.darwinning.setup import CHOSEN, DRAFT, OFFERED, RANDOM
from endling.games.darwinning.state import CHANGES
from endling.games.darwinning.text import LANGUAGES
from endling.games.options import Option, OptionReader, Options
from endling.games.taking import CardNumbers, Cards, Choice, Number
from endling.games.text.mistakes import NeverLeftOut, NotInRange, TooFewLeft, Unknown
from endling.names import known_name, similar_names

MIN_PLAYERS, MAX_PLAYERS = 2, 6
STANDARD = "standard_5_4_3"
ERA_PLANS = (STANDARD, "long_5_5_4_3", "short_5_4")
ASSIGNMENTS = {"random": RANDOM, "draft": DRAFT, "chosen": CHOSEN}

_NAMES = tuple(card.name for card in t.CARDS)
_SPECIES = tuple(species.name for species in t.SPECIES)
_TRAIT_CARDS = _NAMES[t.FIRST_DECK_CARD : t.FIRST_JOKER]
_DECK = _NAMES[t.FIRST_DECK_CARD : t.FIRST_SPACE]
_WITH_ICONS = (*_SPECIES, *_DECK)


@dataclass(frozen=True)
class _Fact:
    """A number on cards that can be another one."""

    number: int
    cards: tuple[str, ...]
    can_be_zero: tuple[str, ...]
    most: int
    printed: Callable[[int], int]


def _printed(of_species: t.Numbers, of_cards: t.Numbers, card: int) -> int:
    is_species = card < t.FIRST_DECK_CARD
    return int(of_species[card - t.FIRST_SPECIES] if is_species else of_cards[card])


_FACTS = {
    "value": _Fact(changes.VALUE, _DECK, _DECK, t.MOST_VALUE, lambda card: int(t.VALUE[card])),
    "points": _Fact(
        changes.POINTS,
        _TRAIT_CARDS,
        _TRAIT_CARDS,
        t.TRACK - 1,
        lambda card: int(t.POINTS[card]),
    ),
    "food_chain": _Fact(
        changes.FOOD_CHAIN,
        _WITH_ICONS,
        _TRAIT_CARDS,
        t.TRACK - 1,
        lambda card: _printed(t.START_SPACE, t.FOOD_CHAIN, card),
    ),
    "population": _Fact(
        changes.POPULATION,
        _WITH_ICONS,
        _TRAIT_CARDS,
        t.TRACK - 1,
        lambda card: _printed(t.START_POPULATION, t.POPULATION, card),
    ),
}
_OPTIONS = {
    "era_plan": Option(Choice(ERA_PLANS), STANDARD),
    "two_player_dummy": Option(Choice((True,)), True),
    "species_assignment": Option(Choice(tuple(ASSIGNMENTS)), "random"),
    "adjacency": Option(Choice(("slot", "rank")), "slot"),
    "hand_counts_visible": Option(Choice((False, True)), False),
    "without": Option(Cards(), []),
    **{name: Option(CardNumbers(0, fact.most), {}) for name, fact in _FACTS.items()},
}
_READER = OptionReader(_OPTIONS, Number(MIN_PLAYERS, MAX_PLAYERS), LANGUAGES)
TAKES, shorten = _READER.takes, _READER.shorten


def parse(given: Mapping[str, Any] | None, players: int) -> Options:
    """Complete, checked options; anything wrong is refused with the option's name."""
    options = _READER.complete(given, players)
    options["without"] = sorted({_find_species(name) for name in options["without"]})
    for fact in _FACTS:
        options[fact] = _check_numbers(fact, options[fact])
    _check_changes(options)
    _check_supply(options, players)
    return options


def _find_species(given: str) -> str:
    card = known_name(given, _NAMES)
    if card is None:
        close, known = tuple(similar_names(given, _SPECIES)), _SPECIES
        raise _READER.wrong("without", Unknown("species", given, close, known))
    if card not in _SPECIES:
        raise _READER.wrong("without", NeverLeftOut(card))
    return card


def _check_numbers(option: str, given: Mapping[str, Any]) -> dict[str, int]:
    """Numbers that differ from the printed ones.

    No species starts with nothing, and a joker, which is not a trait, stays good for something.
    """
    fact, found = _FACTS[option], {}
    for name, value in given.items():
        card = known_name(name, _NAMES)
        if card is None:
            raise _READER.wrong(
                option, Unknown("card", name, tuple(similar_names(name, fact.cards)), ())
            )
        if card not in fact.cards:
            raise _READER.wrong(option, NotPrinted(card))
        allowed = Number(0 if card in fact.can_be_zero else 1, fact.most)
        if not allowed.fits(value):
            raise _READER.wrong(option, NotInRange(value, allowed.least, allowed.most, card))
        if value != fact.printed(t.NUMBER_OF[card]):
            found[card] = value
    return dict(sorted(found.items()))


def _check_changes(options: Options) -> None:
    """There is room for all, and no two species start on the same space."""
    number = sum(len(options[fact]) for fact in _FACTS)
    if number > CHANGES:
        most = max(_FACTS, key=lambda fact: len(options[fact]))
        raise _READER.wrong(most, TooManyChanges(number, CHANGES))
    starts: set[int] = set()
    for species in t.SPECIES:
        space = options["food_chain"].get(species.name, species.start)
        if space in starts:
            raise _READER.wrong("food_chain", SpaceTaken(space))
        starts.add(space)


def _check_supply(options: Options, players: int) -> None:
    """There are boards for everybody."""
    left = len(_SPECIES) - len(options["without"])
    needed = players * (OFFERED if options["species_assignment"] == "draft" else 1)
    if left < needed:
        raise _READER.wrong("without", TooFewLeft("species", left, needed))


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
    s.has_changes = len(given) > 0


def change_card(options: Options, card: str, fact: str, value: Any) -> Options:
    """Options under which a card has another number; they are checked later."""
    if fact not in _FACTS:
        known = ", ".join(_FACTS)
        raise OptionError(f"{card}.{fact}", f"of a card, these can be changed: {known}")
    return {**options, fact: {**options.get(fact, {}), card: value}}


def as_changed(card: v.Named, options: Options) -> v.Named:
    """A card with the numbers that a table plays with."""
    fields = {"food_chain": "start"} if isinstance(card, v.Species) else {}
    numbers: dict[str, Any] = {
        fields.get(fact, fact): options[fact][card.name]
        for fact in _FACTS
        if card.name in options.get(fact, {})
    }
    return replace(card, **numbers)


def leave_out(options: Options, card: str) -> Options:
    """Options under which a species is not in the game; they are checked later."""
    return {**options, "without": [*options.get("without", []), card]}
