"""Random games, positions and values to try things on."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

import endling
from endling.errors import EndlingError
from endling.games import find_game
from endling.match import Match

GAME = find_game("doomlings")
PRESETS = ("classic", "digital")
TRAITS = [card["name"] for card in GAME.cards("en") if card["kind"] == "trait"]
AGES = [card["name"] for card in GAME.cards("en") if card["kind"] == "age"]
CATASTROPHES = [card["name"] for card in GAME.cards("en") if card["kind"] == "catastrophe"]

plain_values = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 300) | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def refusal(call: Callable[[], object]) -> EndlingError | None:
    """What a caller is told; None if nothing is wrong. Anything but our own errors goes through."""
    try:
        call()
    except EndlingError as problem:
        return problem
    return None


def play_on(match: Match, dice: random.Random, steps: int) -> Match:
    """Take random decisions, until the end of the game at the most."""
    for _ in range(steps):
        if match.over:
            break
        match.play(dice.choice(match.legal))
    return match


def random_match(players: int, seed: int, steps: int, preset: str = "classic") -> Match:
    """A game after so many random decisions."""
    match = endling.new("doomlings", players, seed, {"preset": preset})
    return play_on(match, random.Random(f"play {seed}"), steps)


matches = st.builds(
    random_match,
    players=st.integers(2, 6),
    seed=st.integers(0, 10_000),
    steps=st.integers(0, 250),
    preset=st.sampled_from(PRESETS),
)


def state_of(match: Match) -> Any:
    """The state as the game's own functions take it."""
    return match._pool
