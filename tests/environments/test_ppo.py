"""The example learns: it runs, changes its network, and reckons advantages as it says."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from endling.games import find_game

torch = pytest.importorskip("torch", reason="needs PyTorch, for the example only")

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["ppo"] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def test_two_updates(ppo: ModuleType) -> None:
    small = ppo.Settings(games=8, steps=16, hidden=8, batch=32)
    player, curve = ppo.train("doomlings", small, minutes=60, updates=2, every=1, trials=10)
    assert [point["decisions"] for point in curve] == [0, 128, 256]
    assert all(0 <= point["greedy"] <= 1 for point in curve)
    torch.manual_seed(1)
    fresh = ppo.Player(
        len(ppo.Columns("doomlings").columns), find_game("doomlings").actions.end, small.hidden
    )
    assert not torch.equal(player.value.weight, fresh.value.weight)


def test_advantages_of_a_small_game(ppo: ModuleType) -> None:
    """Three decisions of one game, seats 0, 1, 0; the last one ends it with a lead of 2 for 0."""
    zeros = np.zeros((3, 1), np.float32)
    played = ppo.Rollout(
        rows=zeros, masks=zeros, actions=zeros, chances=zeros,
        seats=np.array([[0], [1], [0]]),
        values=np.array([[0.5], [0.25], [1.0]], np.float32),
        leads=np.array([[0.0], [-1.0], [1.0]], np.float32),
        ended=np.array([[False], [False], [True]]),
        final_leads=np.array([[0.0], [0.0], [2.0]], np.float32),
        last_seats=np.array([0]),
        last_values=np.zeros(1, np.float32),
        last_leads=np.zeros(1, np.float32),
    )  # fmt: skip
    found = ppo.advantages(played, ppo.Settings(decay=0.5, win_bonus=1.0))
    last = (2 - 1) + 1 - 1.0  # the lead grows by 1, the win brings 1, 1 was expected
    loser = (-2 + 1) - 1 - 0.25
    first = (1 - 0) + 1.0 - 0.5 + 0.5 * last
    assert found[:, 0].tolist() == pytest.approx([first, loser, last])
