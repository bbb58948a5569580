"""Interpreted and compiled, vectors of games go the same way and look the same."""

from __future__ import annotations

from tests.kernel.entry_points import run_python

PLAY = """
import hashlib
from endling.environments import VectorGames
for players, seat_asked in ((2, "every"), (4, "any")):
    games = VectorGames(
        "doomlings", 2, players, seat_asked=seat_asked, opponents="greedy", information=True,
        autoreset="SameStep", seed=3,
    )
    seen, ended = hashlib.sha256(), 0
    for _ in range(60):
        ended += games.step(games.sample())
        for array in (games.observations, games.masks, games.to_play, games.rewards):
            seen.update(array.tobytes())
    print(ended > 0, seen.hexdigest())
"""


def test_both_builds_show_the_same() -> None:
    compiled = run_python("1", "-c", PLAY)
    assert compiled.count("True") == 2
    assert compiled == run_python("0", "-c", PLAY)
