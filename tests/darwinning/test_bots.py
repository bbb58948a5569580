"""Bots come to an end with what they choose card by card."""

from __future__ import annotations

import random

import pytest

import endling
from endling.bots import make_bot
from endling.games.darwinning.words import TAKE_BACK
from tests.darwinning.scenario import GAME


@pytest.mark.parametrize("name", ["greedy", "search:5"])
def test_bots_take_nothing_back(name: str) -> None:
    """The same thoughts would lead there again, and again."""
    match, dice, bot = endling.new(GAME, 3, seed=2), random.Random(2), make_bot(name, seed=1)
    asked = 0
    while asked < 12:
        if match.prompt in ("lead", "follow") and TAKE_BACK in match.legal:
            assert bot.choose(match) != TAKE_BACK
            asked += 1
        match.play(dice.choice(match.legal))
