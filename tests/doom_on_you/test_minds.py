"""Thinking pays in this game, too. Deals and dice are fixed: these games always go the same way."""

from __future__ import annotations

from endling.bots import play_ladder
from tests.doom_on_you.scenario import GAME


def test_the_first_who_thinks_ahead_beats_the_best_who_does_not() -> None:
    score = play_ladder(GAME, ["martha", "celia"], 12, 4, jobs=2).scores[1][0]
    assert score > 0.6
