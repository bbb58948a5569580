"""Gymnasium's own tests, and that its games are our games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="needs the extra [rl]")

import gymnasium
from gymnasium.utils.env_checker import check_env

from endling.environments.gymnasium import SeatEnv, SeatVectorEnv
from endling.errors import EndlingError
from tests.kits import Kit, each_game, each_table

IN_GROUPS = {"players": 4, "opponents": ["random", "greedy", "search:20"]}


def name_of(kit: Kit) -> str:
    """What Gymnasium calls the game."""
    return f"endling/{''.join(word for word in kit.game.title.title() if word.isalnum())}-v0"


@each_table
@pytest.mark.filterwarnings("error")
def test_checker(kit: Kit, players: int) -> None:
    check_env(gymnasium.make(name_of(kit), players=players, opponents="random").unwrapped)


@each_game
@pytest.mark.parametrize("more", [{"information": True}, {"seat_asked": 1}, IN_GROUPS])
@pytest.mark.filterwarnings("error")
def test_checker_with_options(kit: Kit, more: dict[str, Any]) -> None:
    check_env(gymnasium.make(name_of(kit), **more).unwrapped)


def play(env: Any, seed: int) -> tuple[list[int], float]:
    """A random game: what was chosen, and the reward."""
    dice = random.Random(seed)
    seen, info = env.reset(seed=seed)
    taken, over, reward = [], False, 0.0
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        taken.append(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        seen, reward, over, truncated, info = env.step(taken[-1])
        assert not truncated
        assert not info["illegal"]
        assert over or reward == 0
    assert not seen["action_mask"].any()
    return taken, reward


@each_game
def test_masks_are_found_by_name(kit: Kit) -> None:
    """As sb3-contrib asks for them: a method of the innermost environment, one truth an action."""
    env = gymnasium.make(name_of(kit), opponents="random")
    seen, _ = env.reset(seed=1)
    for _ in range(5):
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, seen["action_mask"] != 0)
        seen, *_ = env.step(np.flatnonzero(masks)[0])


@each_game
def test_games_by_name(kit: Kit) -> None:
    env = gymnasium.make(
        f"endling.environments.gymnasium:{name_of(kit)}", players=3, opponents="greedy"
    )
    assert isinstance(env.unwrapped, SeatEnv)
    seats = set()
    for seed in range(6):
        once = play(env, seed)
        assert once == play(env, seed)
        assert -1 <= once[1] <= 1
        seats.add(env.unwrapped.seat)
    assert len(seats) > 1


@each_game
def test_the_reward_is_that_of_the_ranking(kit: Kit) -> None:
    env = SeatEnv(kit.name, 4, opponents="random", seat_asked=2)
    for seed in range(4):
        _, reward = play(env, seed)
        match = env.table.match
        assert (reward == 1) == (match.winners == [2])
        assert (reward == -1) == (match.ranking[-1] == [2])


@each_game
def test_an_illegal_action_changes_nothing(kit: Kit) -> None:
    env = SeatEnv(kit.name, illegal_reward=-0.25)
    env.reset(seed=3)
    before = env.table.states.tobytes()
    for action in (0, -5, 1000):
        _, reward, over, _, info = env.step(action)
        assert (reward, over, info["illegal"]) == (-0.25, False, True)
    assert env.table.states.tobytes() == before


@each_game
def test_pictures(kit: Kit, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(name_of(kit), render_mode="ansi", seat_asked=0)
    env.reset(seed=1)
    assert "Player 1 (you)" in str(env.render())
    gymnasium.make(name_of(kit), render_mode="human", seat_asked=1).reset(seed=1)
    assert "Player 2 (you)" in capsys.readouterr().out


@each_game
@pytest.mark.parametrize("wrong", [{"opponents": ["random"] * 2}, {"seat_asked": 2}])
def test_what_cannot_be_is_refused(kit: Kit, wrong: dict[str, Any]) -> None:
    with pytest.raises(EndlingError):
        SeatEnv(kit.name, 2, **wrong)


# --- Vectors --------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("mode", list(gymnasium.vector.AutoresetMode))
def test_vectors(kit: Kit, mode: Any) -> None:
    envs = gymnasium.make_vec(
        name_of(kit), num_envs=5, opponents="random", autoreset_mode=mode, threads=2
    )
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    assert envs.metadata["autoreset_mode"] == mode
    seen, _ = envs.reset(seed=4)
    was_over, ends = np.zeros(5, bool), 0
    for step in range(10_000):
        if step >= 150 and ends > 10:
            break
        assert envs.observation_space.contains(seen)
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, rewards, over, truncated, info = envs.step(actions)
        assert rewards.shape == over.shape == truncated.shape == (5,)
        assert not truncated.any()
        fresh = over & ~was_over
        ends += int(fresh.sum())
        assert (rewards[~fresh] == 0).all()
        if mode == gymnasium.vector.AutoresetMode.SAME_STEP:
            assert ("final_obs" in info) == over.any()
            was_over = np.zeros(5, bool)
        elif mode == gymnasium.vector.AutoresetMode.DISABLED and over.any():
            seen, _ = envs.reset(options={"reset_mask": over})
            was_over = np.zeros(5, bool)
        else:
            assert not (was_over & over).any()
            was_over = over
    assert ends > 5
    envs.close()


@each_game
def test_vectors_start_alike_from_a_seed(kit: Kit) -> None:
    envs = SeatVectorEnv(kit.name, 4, opponents="random")
    first, _ = envs.reset(seed=8)
    again, _ = envs.reset(seed=8)
    other, _ = envs.reset(seed=9)
    assert np.array_equal(first["observation"], again["observation"])
    assert not np.array_equal(first["observation"], other["observation"])


@each_game
def test_vectors_without_copies_show_the_games_themselves(kit: Kit) -> None:
    envs = SeatVectorEnv(kit.name, 4, copy=False)
    seen, _ = envs.reset(seed=1)
    assert np.shares_memory(seen["observation"], envs.games.observations)
    assert np.shares_memory(seen["action_mask"], envs.games.masks)
