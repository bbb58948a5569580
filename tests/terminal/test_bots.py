"""The bots: legal, honest, reproducible, and the thinking one better than the other."""

from __future__ import annotations

import random
from typing import Any

import pytest

import endling
from endling.bots import Bot, Greedy, RandomBot, bot_names, make_bot
from endling.errors import UnknownName


class Blindfold:
    """A match of which only what a seat may know can be touched."""

    ALLOWED = frozenset({"legal", "actor", "actions", "players", "determinize", "over", "view"})

    def __init__(self, match: endling.Match) -> None:
        self._match = match

    def __getattr__(self, name: str) -> Any:
        assert name in self.ALLOWED, f"a bot must not look at {name}"
        return getattr(self._match, name)


def _some_decisions(seed: int) -> list[endling.Match]:
    """A game at several of its decisions."""
    match = endling.new("doomlings", 3, seed)
    dice = random.Random(seed)
    found = []
    while not match.over:
        if dice.random() < 0.2:
            found.append(match.copy())
        match.play(dice.choice(match.legal))
    return found


@pytest.mark.parametrize("name", bot_names())
def test_bots_play_legally_and_leave_the_match_alone(name: str) -> None:
    bot = make_bot(name, 3)
    for match in _some_decisions(1):
        before = match.state()
        action = bot.choose(Blindfold(match))  # type: ignore[arg-type]
        assert action in match.legal
        assert match.state() == before
        assert bot.choose(match) == action


def test_the_seed_matters() -> None:
    match = endling.new("doomlings", 3, 1)
    assert len({RandomBot(seed).choose(match) for seed in range(40)}) > 1


def test_greedy_takes_the_best_trait() -> None:
    situation = {
        "players": [{"hand": ["Antlers", "Quick", "Blubber"]}, {"hand": []}],
        "age": "Prosperity",
        "turn": 0,
    }
    match = endling.position("doomlings", situation)
    assert Greedy(1).choose(match) == match.find(card="Blubber")


def test_greedy_beats_random() -> None:
    points = [0, 0]
    for seed in range(20):
        match = endling.new("doomlings", 2, seed)
        bots: list[Bot] = [Greedy(seed), RandomBot(seed)]
        thinker = seed % 2
        while not match.over:
            bot = bots[0] if match.actor == thinker else bots[1]
            match.play(bot.choose(match))
        points[0] += match.scores[thinker]
        points[1] += match.scores[1 - thinker]
    assert points[0] > points[1] + 60


def test_unknown_bot() -> None:
    with pytest.raises(UnknownName, match="did you mean greedy"):
        make_bot("gredy")
