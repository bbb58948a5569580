"""Darwinning!."""

from __future__ import annotations

from endling.games.darwinning.cards import DUMMY, ENVIRONMENTS, SPACES
from endling.match import Match
from tests.kits.kit import Kit

TILES = {environment.name for environment in ENVIRONMENTS} | {DUMMY.name}


def _known(match: Match, seat: int | None) -> set[str]:
    """Environments, and what belongs to the boards that lie open."""
    boards = {player["species"] for player in match.position()["players"]}
    return TILES | {space.name for space in SPACES if space.species.name in boards}


KIT = Kit(
    "darwinning",
    tables=(
        {},
        {"species_assignment": "draft"},
        {"hand_counts_visible": True, "adjacency": "rank"},
        {
            "value": {"Joker a": 5, "Acorn 7a": 9},
            "points": {"Acorn 6a": 3},
            "population": {"Pig": 4},
        },
    ),
    short={},
    known=_known,
    look_at_one_in=5,
)
