"""The options of a table: two presets made of single options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from typing import Any

from endling.errors import OptionError
from endling.games.doomlings import tables as t
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.signs import OFFERED
from endling.games.doomlings.text import LANGUAGES
from endling.games.options import Option, OptionReader, Options
from endling.games.taking import CardNumbers, Cards, Choice, Number, Preset, Several, Takes
from endling.games.text.mistakes import NeverLeftOut, NotInRange, TooFewLeft, Unknown
from endling.kernel.cardset import card_set, cards_in, words_for
from endling.names import known_name, similar_names

ALL = "all"
MIN_PLAYERS, MAX_PLAYERS = 2, 6
SETS = t.SET_NAMES

PRESETS: dict[str, Options] = {
    "classic": {
        "ages_per_pile": 3,
        "turns_after_catastrophe": True,
        "gene_pool_leader": False,
        "forbidden_cost": "unplayable",
        "gene_pool_bounds": "kept",
    },
    "digital": {
        "ages_per_pile": ALL,
        "turns_after_catastrophe": False,
        "gene_pool_leader": True,
        "forbidden_cost": "ignored",
        "gene_pool_bounds": "beyond",
    },
}
COMMON: Options = {
    "sets": ["classic"],
    "without": [],
    "face_values": {},
    "hand_size": 5,
    "gene_pool": 5,
}

TAKES: dict[str, Takes] = {
    "preset": Preset(tuple(PRESETS)),
    "ages_per_pile": Choice((*range(1, 9), ALL)),
    "turns_after_catastrophe": Choice((True, False)),
    "gene_pool_leader": Choice((True, False)),
    "forbidden_cost": Choice(("unplayable", "ignored")),
    "gene_pool_bounds": Choice(("kept", "beyond")),
    "sets": Several(SETS),
    "without": Cards(),
    "face_values": CardNumbers(t.LEAST_FACE, t.LARGEST_FACE),
    "hand_size": Number(1, 8),
    "gene_pool": Number(1, 8),
}
_USUAL = {"preset": "classic", **PRESETS["classic"], **COMMON}
_READER = OptionReader(
    {name: Option(takes, _USUAL[name]) for name, takes in TAKES.items()},
    Number(MIN_PLAYERS, MAX_PLAYERS),
    LANGUAGES,
)
_FACES = Number(t.LEAST_FACE, t.LARGEST_FACE)
_TRAITS = tuple(dict.fromkeys(card.name for card in t.CARDS[: t.TRAIT_COUNT]))
_NAMES = tuple(t.NUMBER_OF)
_TRIGGERS = tuple(t.CARDS[number].name for number in cards_in(t.WITH_TRIGGER))
_ROAMING = tuple(t.CARDS[number].name for number in cards_in(t.ROAMING))
_ALWAYS = t.CARDS[t.BIRTH_CARD].name


def parse(given: Mapping[str, Any] | None, players: int) -> Options:
    """Complete, checked options; anything wrong is refused with the option's name."""
    chosen = _READER.checked(given, players)
    preset = chosen.get("preset", "classic")
    options = {"preset": preset, **PRESETS[preset], **deepcopy(COMMON)}
    options |= {name: _read(name, value) for name, value in chosen.items()}
    _check_supply(options, players)
    return options


def _read(name: str, value: Any) -> Any:
    match name:
        case "sets":
            return [name for name in SETS if name in value]
        case "without":
            return sorted({_find_card(name, given, _NAMES) for given in value})
        case "face_values":
            return _check_faces(value)
    return value


def _find_card(option: str, given: str, known: Sequence[str], what: str = "card") -> str:
    card = known_name(given, known)
    if card is None:
        raise _READER.wrong(option, Unknown(what, given, tuple(similar_names(given, known)), ()))
    if card == _ALWAYS:
        raise _READER.wrong(option, NeverLeftOut(card))
    return card


def _check_faces(faces: Mapping[str, Any]) -> dict[str, int]:
    """Face values that differ from the printed ones, by trait."""
    found = {}
    for name, value in faces.items():
        trait = _find_card("face_values", name, _TRAITS, "trait")
        if not _FACES.fits(value):
            raise _READER.wrong("face_values", NotInRange(value, _FACES.least, _FACES.most, trait))
        if value != t.FACE[t.NUMBER_OF[trait]]:
            found[trait] = value
    return dict(sorted(found.items()))


def _check_supply(options: Options, players: int) -> None:
    sets = tuple(options["sets"])
    left = _left_over(sets, tuple(options["without"]))
    whole = _left_over(sets, ())
    per_pile = options["ages_per_pile"]
    needed: dict[type[v.Card], tuple[str, int]] = {
        v.Age: ("age", 3 * (1 if per_pile == ALL else per_pile)),
        v.Catastrophe: ("catastrophe", 3),
        v.Trait: ("trait", players * options["hand_size"]),
    }
    if whole[v.Sign]:
        needed[v.Sign] = ("sign", players * OFFERED)
    for card, (kind, number) in needed.items():
        if whole[card] < number:
            raise _READER.wrong("sets", TooFewLeft(kind, whole[card], number))
        if left[card] < number:
            raise _READER.wrong("without", TooFewLeft(kind, left[card], number))


@cache
def _left_over(sets: tuple[str, ...], without: tuple[str, ...]) -> Counter[type[v.Card]]:
    """How many cards of each kind are left."""
    missing = _missing(sets, without)
    return Counter(type(card) for card in t.CARDS if card.name not in missing)


@cache
def _missing(sets: tuple[str, ...], without: tuple[str, ...]) -> frozenset[str]:
    """The names of all cards that are not in the game; the birth of life always is."""
    unchosen = (name for name, of_set in t.SET_OF.items() if of_set not in sets)
    return frozenset((*without, *unchosen)) - {_ALWAYS}


def not_in_game(options: Options) -> list[str]:
    """The names of the cards that the table plays without."""
    return sorted(_missing(tuple(options["sets"]), tuple(options["without"])))


@cache
def _removed(sets: tuple[str, ...], without: tuple[str, ...]) -> tuple[int, ...]:
    """The cards that are not in the game, as a set."""
    missing = _missing(sets, without)
    numbers = (number for number, card in enumerate(t.CARDS) if card.name in missing)
    return card_set(numbers, words_for(t.BIRTH_CARD))


def write(options: Options, s: Any) -> None:
    """Put the options into a state."""
    per_pile = options["ages_per_pile"]
    s.ages_per_pile = 0 if per_pile == ALL else per_pile
    s.start_hand = options["hand_size"]
    s.start_gene_pool = options["gene_pool"]
    s.turns_after_catastrophe = options["turns_after_catastrophe"]
    s.leader_bonus = options["gene_pool_leader"]
    s.ignore_forbidden_cost = options["forbidden_cost"] == "ignored"
    s.gene_pool_unbounded = options["gene_pool_bounds"] == "beyond"
    missing = _missing(tuple(options["sets"]), tuple(options["without"]))
    s.has_triggers = bool(set(_TRIGGERS) - missing)
    s.has_roaming = bool(set(_ROAMING) - missing)
    s.has_other_sets = options["sets"] != [t.SET_NAMES[0]]
    s.face[:] = t.FACE
    for number, card in enumerate(t.CARDS[: t.TRAIT_COUNT]):
        if card.name in options["face_values"]:
            s.face[number] = options["face_values"][card.name]
    s.removed[:] = _removed(tuple(options["sets"]), tuple(options["without"]))


def shorten(options: Options) -> Options:
    """Only what differs from the preset, for short notations."""
    usual = {**PRESETS[options["preset"]], **COMMON}
    short = {name: value for name, value in options.items() if usual.get(name) != value}
    if short.get("preset") == "classic":
        del short["preset"]
    return short


def change_card(options: Options, card: str, fact: str, value: Any) -> Options:
    """Options under which a card has another face value; they are checked later."""
    if fact != "face_value":
        raise OptionError(f"{card}.{fact}", "of a card, only its face_value can be changed")
    return {**options, "face_values": {**options.get("face_values", {}), card: value}}


def leave_out(options: Options, card: str) -> Options:
    """Options under which a card is not in the game; they are checked later."""
    return {**options, "without": [*options.get("without", []), card]}
