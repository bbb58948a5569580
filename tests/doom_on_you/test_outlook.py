"""What bots expect of a situation."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import endling
from endling.bots import Search, Style
from endling.games.doom_on_you.outlook import outlook
from endling.games.doom_on_you.state import STATE
from tests.doom_on_you.scenario import GAME

PILES = [["ALPACA-PUNCH"], ["ALPACA-PUNCH"], ["ALPACA-PUNCH"]]


def _expects(**changes: list[Any]) -> int:
    """The outlook of the first seat where something is different from an even start."""
    facts: dict[str, list[Any]] = {"tokens": [5] * 3, "pile": PILES, "hand": [["HUNT"]] * 3}
    facts |= changes
    players = [{name: given[n] for name, given in facts.items()} for n in range(3)]
    match = endling.position(GAME, {"players": players, "options": {"deals": "off"}})
    return int(outlook(np.frombuffer(match.state(), STATE).view(np.recarray)[0], 0))


def test_everything_counts() -> None:
    usual = _expects()
    more: dict[str, dict[str, list[Any]]] = {
        "a token": {"tokens": [6, 5, 5]},
        "an animal": {"pile": [["ALPACA-PUNCH", "DETER-TLE"], *PILES[1:]]},
        "a battle card": {"hand": [["HUNT", "CAPTURE"], ["HUNT"], ["HUNT"]]},
        "an animal in hand": {"hand": [["HUNT", "CAMO"], ["HUNT"], ["HUNT"]]},
    }
    for what, change in more.items():
        assert _expects(**change) > usual, what


def test_a_token_counts_more_where_there_are_few() -> None:
    first, last = (_expects(tokens=[n + 1, 5, 5]) - _expects(tokens=[n, 5, 5]) for n in (1, 8))
    assert first > 3 * last


def test_animals_for_which_there_is_no_room_count_for_nothing() -> None:
    hands = [[["OTTER-CHAOS"] * n, ["HUNT"], ["HUNT"]] for n in (2, 3, 4)]
    two, three, four = (_expects(hand=hand) for hand in hands)
    assert two < three == four


def test_a_lead_is_odds() -> None:
    """Twice the tokens of each of two others: about as likely to win as not."""
    players = [{"tokens": tokens} for tokens in (10, 5, 5)]
    match = endling.position(GAME, {"players": players})
    wins = Search(1, iterations=50, style=Style(horizon=0, odds=True)).think(match).wins
    assert sum(wins) == pytest.approx(1, abs=1e-3)
    assert 0.4 < wins[0] < 0.6
    assert min(wins) > 0.15
