"""Interpreted and compiled, the search finds the very same."""

from __future__ import annotations

import os
import subprocess
import sys

THINK = """
from endling.bots import Greedy, Search
from endling.games import register_game
from tests.bots.positions import decisions
register_game("embers", "tests.embers.game")
for match in decisions(9, 3):
    print(Search(4, iterations=6).explain(match), Greedy(2).choose(match))
"""


def _think(build: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", THINK],
        env={**os.environ, "ENDLING_JIT": build},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_both_builds_think_alike() -> None:
    compiled = _think("1")
    assert compiled.count("Explanation") >= 2
    assert compiled == _think("0")
