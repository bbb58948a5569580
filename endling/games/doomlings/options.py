"""The options of a table: two presets made of single options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from typing import Any

from endling.errors import OptionError, cannot_be
from endling.games.doomlings import tables as t
from endling.games.doomlings import vocabulary as v
from endling.kernel.cardset import WORD

Options = dict[str, Any]

ALL = "all"
MIN_PLAYERS, MAX_PLAYERS = 2, 6
SETS = ("classic",)

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

TAKES: dict[str, str] = {
    "preset": "one of " + ", ".join(PRESETS),
    "ages_per_pile": "a whole number from 1 to 8, or 'all'",
    "turns_after_catastrophe": "true or false",
    "gene_pool_leader": "true or false",
    "forbidden_cost": "'unplayable' or 'ignored'",
    "gene_pool_bounds": "'kept' or 'beyond'",
    "sets": "a list of sets out of " + ", ".join(SETS),
    "without": "a list of card names",
    "face_values": (
        f"a mapping from traits to whole numbers from {t.LEAST_FACE} to {t.LARGEST_FACE}"
    ),
    "hand_size": "a whole number from 1 to 8",
    "gene_pool": "a whole number from 1 to 8",
}


def parse(given: Mapping[str, Any] | None, players: int) -> Options:
    """Complete, checked options; anything wrong is refused with the option's name."""
    if not _is_whole(players, MIN_PLAYERS, MAX_PLAYERS):
        raise cannot_be("players", players, f"a whole number from {MIN_PLAYERS} to {MAX_PLAYERS}")
    if given is not None and not isinstance(given, Mapping):
        raise OptionError("options", f"takes a mapping from option to value, not {given!r}")
    chosen = dict(given or {})
    preset = chosen.pop("preset", "classic")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise cannot_be("preset", preset, TAKES["preset"])
    options = {"preset": preset, **PRESETS[preset], **deepcopy(COMMON)}
    for name, value in chosen.items():
        if name not in options:
            raise OptionError(name, "there is no such option; there are " + ", ".join(TAKES))
        options[name] = _check(name, value)
    _check_supply(options, players)
    return options


def _is_whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _check(name: str, value: Any) -> Any:
    match name:
        case "ages_per_pile":
            valid = value == ALL or _is_whole(value, 1, 8)
        case "hand_size" | "gene_pool":
            valid = _is_whole(value, 1, 8)
        case "turns_after_catastrophe" | "gene_pool_leader":
            valid = isinstance(value, bool)
        case "forbidden_cost":
            valid = value in ("unplayable", "ignored")
        case "gene_pool_bounds":
            valid = value in ("kept", "beyond")
        case "sets":
            valid = isinstance(value, list) and len(value) > 0 and all(x in SETS for x in value)
            value = sorted(set(value)) if valid else value
        case "face_values":
            return _check_faces(value)
        case _:
            return _check_names(value)
    if not valid:
        raise cannot_be(name, value, TAKES[name])
    return value


def _check_names(names: Any) -> list[str]:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise cannot_be("without", names, TAKES["without"])
    by_fold = {name.casefold(): name for name in t.NUMBER_OF}
    found = set()
    for name in names:
        card = by_fold.get(name.casefold())
        if card is None or card == t.CARDS[t.BIRTH_CARD].name:
            raise cannot_be("without", name, "names of traits, ages and catastrophes")
        found.add(card)
    return sorted(found)


def _check_faces(faces: Any) -> dict[str, int]:
    """Face values that differ from the printed ones, by trait."""
    if not isinstance(faces, Mapping):
        raise cannot_be("face_values", faces, TAKES["face_values"])
    by_fold = {card.name.casefold(): card.name for card in t.CARDS[: t.TRAIT_COUNT]}
    found = {}
    for name, value in faces.items():
        trait = by_fold.get(name.casefold()) if isinstance(name, str) else None
        if trait is None:
            raise cannot_be("face_values", name, TAKES["face_values"])
        if not _is_whole(value, t.LEAST_FACE, t.LARGEST_FACE):
            raise cannot_be("face_values", value, TAKES["face_values"])
        if value != t.FACE[t.NUMBER_OF[trait]]:
            found[trait] = value
    return dict(sorted(found.items()))


def _check_supply(options: Options, players: int) -> None:
    left = _left_over(tuple(options["without"]))
    ages = left[v.Age]
    per_pile = options["ages_per_pile"]
    if ages < 3 * (1 if per_pile == ALL else per_pile):
        raise OptionError("without", f"only {ages} ages are left for three piles")
    if left[v.Catastrophe] < 3:
        raise OptionError("without", "it takes a list that leaves at least three catastrophes")
    traits = left[v.Trait]
    if traits < players * options["hand_size"]:
        raise OptionError("without", f"only {traits} traits are left to deal")


@cache
def _left_over(without: tuple[str, ...]) -> Counter[type[v.Card]]:
    """How many cards of each kind are left."""
    return Counter(type(card) for card in t.CARDS if card.name not in without)


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
    s.face[:] = t.FACE
    for number, card in enumerate(t.CARDS[: t.TRAIT_COUNT]):
        if card.name in options["face_values"]:
            s.face[number] = options["face_values"][card.name]
    if not options["without"]:
        return
    for number, card in enumerate(t.CARDS):
        if card.name in options["without"]:
            s.removed[number // WORD] |= 1 << (number % WORD)


def shorten(options: Options) -> Options:
    """Only what differs from the preset, for short notations."""
    usual = {**PRESETS[options["preset"]], **COMMON}
    short = {name: value for name, value in options.items() if usual.get(name) != value}
    if short.get("preset") == "classic":
        del short["preset"]
    return short
