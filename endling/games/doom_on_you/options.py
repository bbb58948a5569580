"""The options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from endling.errors import OptionError
from endling.games.doom_on_you import changes
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.cards import ANIMALS
from endling.games.doom_on_you.mistakes import NoDealsOfTwo, TooManyChanges
from endling.games.doom_on_you.state import (
    CARD_DEALS,
    CHANGES,
    CIRCUITS,
    NO_DEALS,
    REAL_TIME,
    SINGLE_PASS,
    TOKEN_DEALS,
)
from endling.games.doom_on_you.text import LANGUAGES
from endling.games.options import Option, OptionReader, Options
from endling.games.taking import CardNumbers, Cards, Choice, Number
from endling.games.text.mistakes import NotInRange, TooFewLeft, Unknown
from endling.names import known_name, similar_names

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
# Numbers on animals that can be others: by the name of the option, which is that of the fact, too.
FACTS = {"attack": changes.ATTACK, "defense": changes.DEFENSE, "tokens": changes.TOKENS}
_MOST = 9  # tokens, and points that an attack takes
_MOST_DEFENSE = max(animal.defense for animal in ANIMALS)

_OPTIONS = {
    "end_condition": Option(Choice((LAST_WITH_FOOD, FIRST_PLAYER_OUT)), LAST_WITH_FOOD),
    "starting_tokens": Option(
        Number(min(t.TOKEN_CHOICES), max(t.TOKEN_CHOICES)), max(t.TOKEN_CHOICES)
    ),
    "total_wipeout": Option(Choice((ONLY_DRAWER, NO_WINNER)), ONLY_DRAWER),
    "successful_animals_return": Option(_SWITCH, False),
    "drawn_animal_may_enter_pile": Option(_SWITCH, False),
    "force_field_vs_doom_in_prep": Option(_SWITCH, False),
    "opening_truce": Option(_SWITCH, False),
    "deals": Option(Choice(tuple(DEALS)), "tokens_only"),
    "declare_mode": Option(Choice(tuple(DECLARING)), "rounds_until_all_pass"),
    "attack": Option(CardNumbers(0, _MOST), {}),
    "defense": Option(CardNumbers(0, _MOST_DEFENSE), {}),
    "tokens": Option(CardNumbers(0, _MOST), {}),
    "without": Option(Cards(), []),
}
_READER = OptionReader(_OPTIONS, Number(MIN_PLAYERS, MAX_PLAYERS), LANGUAGES)
TAKES, shorten = _READER.takes, _READER.shorten
_ANIMALS = {animal.name: animal for animal in ANIMALS}
_KINDS = tuple(card.name for card in t.KINDS)


def parse(given: Mapping[str, Any] | None, players: int) -> Options:
    """Complete, checked options; anything wrong is refused with the option's name."""
    options = _READER.complete(given, players)
    if players == MIN_PLAYERS:
        if (given or {}).get("deals", "off") != "off":
            raise _READER.wrong("deals", NoDealsOfTwo())
        options["deals"] = "off"
    for fact in FACTS:
        options[fact] = _check_numbers(fact, options[fact])
    _check_changes(options)
    options["without"] = sorted({_find("without", name, _KINDS) for name in options["without"]})
    _check_supply(options, players)
    return options


def _find(option: str, given: str, known: tuple[str, ...]) -> str:
    card = known_name(given, known)
    if card is None:
        raise _READER.wrong(option, Unknown("card", given, tuple(similar_names(given, known)), ()))
    return card


def _check_numbers(option: str, given: Mapping[str, Any]) -> dict[str, int]:
    """Numbers that differ from the printed ones, by animal.

    The record keeps every printed point of defense, so that there can be fewer, but no more.
    """
    found = {}
    for name, value in given.items():
        animal = _ANIMALS[_find(option, name, tuple(_ANIMALS))]
        printed = getattr(animal, option)
        allowed = Number(0, printed if option == "defense" else _MOST)
        if not allowed.fits(value):
            raise _READER.wrong(option, NotInRange(value, allowed.least, allowed.most, animal.name))
        if value != printed:
            found[animal.name] = value
    return dict(sorted(found.items()))


def _check_changes(options: Options) -> None:
    number = sum(len(options[fact]) for fact in FACTS)
    if number > CHANGES:
        most = max(FACTS, key=lambda fact: len(options[fact]))
        raise _READER.wrong(most, TooManyChanges(number, CHANGES))


def _check_supply(options: Options, players: int) -> None:
    """Everybody can be dealt a hand, which has no dooms in it."""
    dealt = [card for card in t.CARDS[: t.FIRST_DOOM] if card.name not in options["without"]]
    if len(dealt) < players * t.HAND:
        raise _READER.wrong("without", TooFewLeft("card", len(dealt), players * t.HAND))


def at_table(card: v.Card, options: Options) -> v.Card:
    """A card with the numbers that it has at a table."""
    changed = {fact: options[fact] for fact in FACTS if card.name in options.get(fact, {})}
    return replace(card, **{fact: numbers[card.name] for fact, numbers in changed.items()})


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
    given = [
        (_KINDS.index(card), fact, number)
        for option, fact in FACTS.items()
        for card, number in options[option].items()
    ]
    s.changes[:] = 0
    for at, change in enumerate(given):
        s.changes[at] = change
    s.left_out = sum(1 << _KINDS.index(name) for name in options["without"])


def change_card(options: Options, card: str, fact: str, value: Any) -> Options:
    """Options under which an animal has another number; they are checked later."""
    if fact not in FACTS:
        known = ", ".join(FACTS)
        raise OptionError(f"{card}.{fact}", f"of an animal, these can be changed: {known}")
    return {**options, fact: {**options.get(fact, {}), card: value}}


def leave_out(options: Options, card: str) -> Options:
    """Options under which a card is not in the game; they are checked later."""
    return {**options, "without": [*options.get("without", []), card]}
