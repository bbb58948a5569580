"""Thinking pays. Deals and dice are fixed, so these games always go the same way."""

from __future__ import annotations

import pytest

from endling.bots import play_ladder


@pytest.mark.parametrize(("rival", "least"), [("greedy", 0.62), ("random", 0.85)])
def test_search_beats_the_others(rival: str, least: float) -> None:
    result = play_ladder("doomlings", ["search:2000", rival], 24, jobs=2)
    assert result.scores[0][1] >= least
    assert result.order[0] == 0


@pytest.mark.parametrize(
    ("weaker", "stronger", "games"),
    [("toughie", "incas", 400), ("incas", "martha", 400), ("martha", "celia", 100)],
)
def test_a_character_beats_the_one_before(weaker: str, stronger: str, games: int) -> None:
    """By more than both intervals together."""
    low, high = play_ladder("doomlings", [weaker, stronger], games, jobs=2).ratings
    assert low.value + low.error < high.value - high.error
