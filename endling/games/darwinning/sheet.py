"""The score calculator for a game that was played with the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from endling.games.darwinning import options as table_options
from endling.games.darwinning import tables as t
from endling.games.darwinning.mistakes import LivesThere, SpaceTaken, TooManyTraits
from endling.games.darwinning.scoring import population_points
from endling.games.darwinning.text import LANGUAGES
from endling.games.sheets import SheetReader
from endling.games.text.mistakes import Place, TooManyCopies

_NAMES = [card.name for card in t.CARDS]
_TRAIT_CARDS = _NAMES[t.FIRST_DECK_CARD : t.FIRST_JOKER]
_ENVIRONMENTS = _NAMES[t.FIRST_ENVIRONMENT : t.FIRST_SPECIES]
_SPECIES = _NAMES[t.FIRST_SPECIES : t.DUMMY_CARD]
_PLAYER = ("species", "space", "population", "settled", "traits", "zero_space")
_READER = SheetReader(LANGUAGES, player=_PLAYER)
_players, _wrong, _name = _READER.players, _READER.wrong, _READER.name
_names, _number = _READER.names, _READER.number
MOST_POPULATION = 60


def score(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Totals, points by origin and card by card, and who won."""
    players = _players(sheet)
    table_options.parse(sheet.get("options"), len(players))
    accounts = [
        _NOTHING if _is_blank(player) else _account(seat, player)
        for seat, player in enumerate(players)
    ]
    _check_together(accounts)
    totals = [account["total"] for account in accounts]
    ranks = [(a["total"], a["population"], a["food_chain"]) for a in accounts]
    return {
        "totals": totals,
        "per_card": [account["cards"] for account in accounts],
        "food_chain": [account["food_chain"] for account in accounts],
        "population": [account["population_points"] for account in accounts],
        "environments": [account["environments"] for account in accounts],
        "traits": [account["traits"] for account in accounts],
        "winners": [seat for seat, rank in enumerate(ranks) if rank == max(ranks)],
    }


_NOTHING: dict[str, Any] = {
    **dict.fromkeys(("food_chain", "population_points", "environments", "traits"), 0),
    "total": 0,
    "population": 0,
    "species": None,
    "laid": [],
    "cards": [],
}


def _is_blank(player: Mapping[str, Any]) -> bool:
    """Whether nothing is filled in: whoever counts for oneself alone sits with such a player."""
    return not any(player.get(entry) for entry in ("species", "settled", "traits", "zero_space"))


def _account(seat: int, player: Mapping[str, Any]) -> dict[str, Any]:
    """All that one player's sheet says, with the points of each part."""
    called = str(player.get("name") or "")

    def place(entry: str) -> Place:
        return Place(seat, called, entry)

    species = _name(player.get("species"), _SPECIES, "species", place("species"))
    number = _SPECIES.index(species)
    space = _number(player.get("space"), 1, t.TRACK, place("space"))
    population = _number(player.get("population"), 0, MOST_POPULATION, place("population"))
    settled = _names(player.get("settled", []), _ENVIRONMENTS, "environment", place("settled"))
    _check_environments(number, settled, place("settled"))
    traits = _names(player.get("traits", []), _TRAIT_CARDS, "trait_card", place("traits"))
    hidden = player.get("zero_space")
    unscored = (
        [] if hidden is None else [_name(hidden, _TRAIT_CARDS, "trait_card", place("zero_space"))]
    )
    if len(traits) >= t.SPACES_EACH:
        raise _wrong(place("traits"), TooManyTraits(len(traits), t.SPACES_EACH - 1))
    worth = [int(t.POINTS[t.NUMBER_OF[name]]) for name in traits]
    printed = int(t.PRINTED_ENVIRONMENTS[number]).bit_count()
    parts = {
        "food_chain": space,
        "population_points": int(population_points(int(t.START_POPULATION[number]), population)),
        "environments": printed * t.PRINTED_ENVIRONMENT_POINTS
        + len(settled) * t.CARD_ENVIRONMENT_POINTS,
        "traits": sum(worth),
    }
    lines = [(species, parts["food_chain"] + parts["population_points"] + printed)]
    lines += [(name, t.CARD_ENVIRONMENT_POINTS) for name in settled]
    lines += [*zip(traits, worth, strict=True), *((name, 0) for name in unscored)]
    return {
        **parts,
        "total": sum(parts.values()),
        "population": population,
        "species": species,
        "laid": [*traits, *unscored],
        "cards": [{"card": card, "points": points} for card, points in lines],
    }


def _check_environments(species: int, settled: list[str], place: Place) -> None:
    known = {_ENVIRONMENTS[where] for where, _ in t.SPECIES[species].food}
    for name in settled:
        if name in known:
            raise _wrong(place, LivesThere(name))
        known.add(name)


def _check_together(accounts: list[dict[str, Any]]) -> None:
    """Every card, species and space is there once."""
    accounts = [account for account in accounts if account["species"]]
    used = Counter(card for account in accounts for card in account["laid"])
    used.update(account["species"] for account in accounts)
    for card, n in used.items():
        if n > 1:
            raise _wrong(Place(), TooManyCopies(card, n, 1))
    spaces = Counter(account["food_chain"] for account in accounts)
    for space, n in spaces.items():
        if n > 1:
            raise _wrong(Place(entry="space"), SpaceTaken(space))
