"""Cards and random games of Doomlings."""

from __future__ import annotations

from endling.games import find_game
from endling.match import Match
from tests.kits.doomlings import KIT
from tests.kits.kit import play_on

GAME = find_game("doomlings")
PRESETS = ("classic", "digital")
CLASSIC = [card for card in GAME.cards("en") if card["set"] == "classic"]
TRAITS = [card["name"] for card in CLASSIC if card["kind"] == "trait"]
AGES = [card["name"] for card in CLASSIC if card["kind"] == "age"]
CATASTROPHES = [card["name"] for card in CLASSIC if card["kind"] == "catastrophe"]


def random_match(players: int, seed: int, steps: int, preset: str = "classic") -> Match:
    """A game after so many random decisions."""
    return KIT.played(players, seed, steps, PRESETS.index(preset))


__all__ = [
    "AGES",
    "CATASTROPHES",
    "CLASSIC",
    "GAME",
    "PRESETS",
    "TRAITS",
    "play_on",
    "random_match",
]
