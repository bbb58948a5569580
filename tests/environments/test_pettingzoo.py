"""PettingZoo's own tests, and that its games are our games."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="needs the extra [rl]")

from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from endling.environments.pettingzoo import env, raw_env
from endling.errors import EndlingError, IllegalAction
from endling.match import Match
from tests.kits import Kit, each_game, each_table, names_of


@each_table
@pytest.mark.parametrize("information", [False, True])
@pytest.mark.filterwarnings(
    "error",
    # Two hints that its own games with a mask would get too, were they not listed by name.
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)
def test_api(kit: Kit, players: int, information: bool) -> None:
    api_test(env(kit.name, players, information=information), num_cycles=200)


@each_table
def test_seeds(kit: Kit, players: int) -> None:
    seed_test(partial(env, kit.name, players), num_cycles=30)


@each_game
def test_rendering(kit: Kit, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, kit.name, 3), {"ansi": lambda page: "Player 1" in page})
    assert "Player 3" in capsys.readouterr().out


def play(table: Any, seed: int, watch: Any = lambda: None) -> dict[str, float]:
    """A random game; returns what everybody got."""
    dice = random.Random(seed)
    table.reset(seed=seed)
    rewards = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            rewards[agent] = reward
            table.step(None)
        else:
            watch()
            table.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return rewards


@each_table
def test_games_end_with_the_ranking_of_the_match(kit: Kit, players: int) -> None:
    table = raw_env(kit.name, players)
    for seed in range(5):
        rewards = play(table, seed)
        assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
        standing = kit.game.standing(table.table.states)
        for number, agent in enumerate(table.possible_agents):
            beaten = sum(np.sign(standing[number] - other) for other in standing)
            assert rewards[agent] == pytest.approx(beaten / (players - 1))
        assert table.agents == []


@each_game
def test_agents_see_what_their_seat_may_know(kit: Kit) -> None:
    table = raw_env(kit.name, 3, information=True)
    first = kit.game.board.zone("hand").cards.first

    def watch() -> None:
        match: Match = table.table.match
        for number, agent in enumerate(table.possible_agents):
            seen = table.observe(agent)
            asked = number == match.actor
            assert np.flatnonzero(seen["action_mask"]).tolist() == (match.legal if asked else [])
            own = next(part for part in kit.game.observation if part.name == "hand")
            cards = np.flatnonzero(seen["observation"][own.start : own.end]) + first
            hand = match.view(number)["players"][number]["hand"]
            assert [kit.game.card_names[card] for card in cards] == names_of(hand)

    play(table, 3, watch)


@each_game
def test_what_was_seen_stays_as_it_was(kit: Kit) -> None:
    table = raw_env(kit.name, 2)
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    kept = {name: value.copy() for name, value in seen.items()}
    table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert all(np.array_equal(seen[name], kept[name]) for name in seen)


@each_game
@pytest.mark.parametrize("max_cycles", [1, 7])
def test_max_cycles(kit: Kit, max_cycles: int) -> None:
    """PettingZoo's own test of this is for agents that all act at once; here one decides."""
    table = raw_env(kit.name, 3, max_cycles=max_cycles)
    table.reset(seed=1)
    for decided in range(max_cycles):
        assert not any(table.truncations.values()), decided
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


@each_game
def test_illegal_actions(kit: Kit) -> None:
    strict = raw_env(kit.name, 2)
    strict.reset(seed=1)
    before = strict.table.states.tobytes()
    for action in (0, kit.game.actions.end, -1):
        with pytest.raises(IllegalAction):
            strict.step(action)
    assert strict.table.states.tobytes() == before


@each_game
def test_an_illegal_action_loses(kit: Kit) -> None:
    ours = env(kit.name, 2)
    theirs = TerminateIllegalWrapper(raw_env(kit.name, 2), illegal_reward=-1)
    for table in (ours, theirs):
        table.reset(seed=1)
        loser = table.agent_selection
        table.step(0)
        assert all(table.terminations.values())
        assert table.rewards == {agent: -1.0 * (agent == loser) for agent in table.agents}
        while table.agents:
            assert table.last()[1:3] == (-1.0 * (table.agent_selection == loser), True)
            table.step(None)


@each_game
def test_a_game_must_be_dealt_first(kit: Kit) -> None:
    with pytest.raises(EndlingError, match="reset"):
        env(kit.name).step(0)
