"""Ratings on the scale of Elo, changed once by every finished game.

Everybody is compared with every other seat: whoever ends before it has won against it, whoever
shares its place has drawn; whoever gave up has lost. People are rated against people and against
bots apart, and bots keep the rating of their character.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from endling.bots.levels import LEVELS
from endling.server.storage import schema as db
from endling.server.storage.schema import Seat

BEGINNER = 1500.0
_STEP = 32.0  # what a game can change at most
_PER_DECADE = 400.0  # a player who is this much stronger wins ten times as often as they lose
_BOTS = {level.name: float(level.rating) for level in LEVELS}

Key = tuple[str, str]  # whose rating, and against whom
Known = dict[Key, tuple[float, int]]  # the rating, and how many games are behind it


class Rated(NamedTuple):
    """A finished game as far as ratings are concerned: `ranking` has seats from best to worst."""

    game: str
    seats: Sequence[Seat]
    ranking: Sequence[Sequence[int]]


def _against(other: Seat) -> str:
    return "bots" if other.is_bot else "people"


def _strength(other: Seat, known: Mapping[Key, tuple[float, int]]) -> float:
    if other.is_bot:
        return _BOTS.get(other.level or "", BEGINNER)
    return known.get((other.player_id or "", "people"), (BEGINNER, 0))[0]


def rated_anew(result: Rated, known: Mapping[Key, tuple[float, int]]) -> Known:
    """The ratings that a game changes, and how many games are behind each."""
    place = {seat: rank for rank, seats in enumerate(result.ranking) for seat in seats}
    changed: Known = {}
    for mine in result.seats:
        for against in ("people", "bots"):
            others = [o for o in result.seats if o is not mine and _against(o) == against]
            if mine.player_id is None or not others:
                continue
            key = (mine.player_id, against)
            value, games = known.get(key, (BEGINNER, 0))
            gains = [
                _won(mine, other, place) - _expected(value, _strength(other, known))
                for other in others
            ]
            changed[key] = (value + _STEP * sum(gains) / len(gains), games + 1)
    return changed


def _won(mine: Seat, other: Seat, place: Mapping[int, int]) -> float:
    """1 for ending ahead of the other seat, 0.5 for sharing its place."""
    if mine.kind == "resigned" or place[mine.seat] > place[other.seat]:
        return 0.0
    return 0.5 if place[mine.seat] == place[other.seat] else 1.0


def _expected(value: float, other: float) -> float:
    return float(1 / (1 + 10 ** ((other - value) / _PER_DECADE)))


def rate(connection: Connection, result: Rated) -> None:
    """Let a finished game change the ratings of the people in it."""
    c = db.ratings.c
    people = [seat.player_id for seat in result.seats if seat.player_id is not None]
    concerned = c.player_id.in_(people) & (c.game == result.game)
    rows = connection.execute(select(c.player_id, c.against, c.value, c.games).where(concerned))
    known = {(row[0], row[1]): (row[2], row[3]) for row in rows}
    for (player, against), (value, games) in rated_anew(result, known).items():
        same = (c.player_id == player) & (c.game == result.game) & (c.against == against)
        connection.execute(delete(db.ratings).where(same))
        facts = {"player_id": player, "game": result.game, "against": against}
        connection.execute(insert(db.ratings).values(**facts, value=value, games=games))
