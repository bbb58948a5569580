"""Gymnasium: one seat against bots, as one game or as a vector of games.

    import gymnasium
    import endling.environments.gymnasium  # makes the ids known
    env = gymnasium.make("endling/NAME-v0", opponents="greedy", players=3)
    many = gymnasium.make_vec("endling/NAME-v0", num_envs=1024)

An observation is a dictionary of `observation` (a row of the game's slices) and `action_mask`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from endling.bots import Bot, make_bot
from endling.environments.episode import Episode, bounds
from endling.environments.seating import Array, Seating, dice_for, seat
from endling.environments.vector import ANY_SEAT, VectorGames
from endling.errors import EndlingError
from endling.games import find_game, game_names

VERSION = 0
Observation = dict[str, Array]


def _spaces(seating: Seating) -> tuple[Dict, Discrete]:
    row = Box(shape=(seating.row_length,), **bounds(seating))
    mask = Box(0, 1, (seating.actions,), np.int8)
    return Dict({"observation": row, "action_mask": mask}), Discrete(seating.actions)


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat, the others are bots. The seat is rewarded at the end, from -1 (last) to 1 (won).

    `opponents` is the name of a bot for all other seats, or one name for each of them. An action
    that is not legal changes nothing and costs `illegal_reward`; `info["illegal"]` tells.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat_asked: int | str = ANY_SEAT,
        options: Mapping[str, Any] | None = None,
        information: bool = False,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.table = Episode(seat(game, players, options, information))
        self.opponents = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
        if len(self.opponents) != players - 1:
            raise EndlingError(f"{players - 1} opponents are needed, not {len(self.opponents)}")
        if seat_asked != ANY_SEAT and seat_asked not in range(players):
            raise EndlingError(f"seat_asked takes a seat below {players} or {ANY_SEAT!r}")
        self.seat_asked = seat_asked
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        spaces: tuple[Any, Any] = _spaces(self.table.seating)
        self.observation_space, self.action_space = spaces
        self.seat = 0
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the first question for the seat."""
        super().reset(seed=seed)
        self._begin()
        while self.table.over:  # a game that ended before the seat was ever asked
            self._begin()
        if self.render_mode == "human":
            self.render()
        seen = self._look()
        return seen, self._info(seen)

    def _begin(self) -> None:
        players = self.table.seating.players
        chosen = self.seat_asked
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if isinstance(chosen, str) else chosen
        others = [(self.seat + step) % players for step in range(1, players)]
        seeds = self.np_random.integers(2**31, size=players)
        self._bots = {
            other: make_bot(name, int(seeds[other]))
            for other, name in zip(others, self.opponents, strict=True)
        }
        self.table.deal(dice_for(int(self.np_random.integers(2**62))))
        self._answer_for_others()

    def _answer_for_others(self) -> None:
        table = self.table
        while not table.over and table.actor != self.seat:
            table.take(self._bots[table.actor].choose(table.match))

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Decide, and let the others decide until it is the seat's turn again."""
        number = int(action)
        illegal = not (0 <= number < self.table.seating.actions and self.table.mask[number])
        reward = self.illegal_reward
        if not illegal:
            self.table.take(number)
            self._answer_for_others()
            reward = float(self.table.rewards[self.seat])
        if self.render_mode == "human":
            self.render()
        seen = self._look()
        return seen, reward, self.table.over, False, {**self._info(seen), "illegal": illegal}

    def _look(self) -> Observation:
        row, mask = self.table.look(self.seat)
        return {"observation": row, "action_mask": mask}

    def _info(self, seen: Observation) -> dict[str, Any]:
        return {"action_mask": seen["action_mask"], "seat": self.seat}

    def action_masks(self) -> Array:
        """Which actions are legal now, where MaskablePPO of sb3-contrib looks for that."""
        return self.table.mask.astype(np.bool_)

    def render(self) -> str | None:
        """The table as the seat sees it: as text, or printed."""
        if self.render_mode == "ansi":
            return self.table.paint(self.seat)
        if self.render_mode == "human":
            sys.stdout.write(self.table.paint(self.seat, is_plain=not sys.stdout.isatty()))
        return None


class SeatVectorEnv(VectorEnv[Observation, Array, Array]):
    """`VectorGames` with one seat asked, as Gymnasium's VectorEnv.

    The arrays that `reset` and `step` return are those of the games, written anew by every step;
    `copy=True` hands out copies. Opponents are `random` or `greedy`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        *,
        opponents: str = "greedy",
        seat_asked: int | str = ANY_SEAT,
        options: Mapping[str, Any] | None = None,
        information: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        self.games = VectorGames(
            game,
            num_envs,
            players,
            options=options,
            seat_asked=seat_asked,
            opponents=opponents,
            information=information,
            autoreset=mode.value,
            threads=threads,
        )
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.num_envs = num_envs
        self.copy = copy
        spaces = _spaces(self.games.seating)
        self.single_observation_space, self.single_action_space = spaces
        self.observation_space = batch_space(spaces[0], num_envs)
        self.action_space = batch_space(spaces[1], num_envs)
        self._truncated: Array = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere, or where `options["reset_mask"]` is true."""
        if isinstance(seed, list):
            raise EndlingError("one seed serves all games of a vector")
        self.games.reset(seed, (options or {}).get("reset_mask"))
        return self._look(), {}

    def step(self, actions: Any) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """One decision in every game."""
        games = self.games
        ends = games.step(actions)
        info: dict[str, Any] = {}
        if ends and self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP:
            final = {
                "observation": games.final_observations.copy(),
                "action_mask": np.zeros_like(games.masks),
            }
            info = {"final_obs": final, "_final_obs": games.ended.copy()}
        rewards = games.rewards[:, 0].astype(np.float64)
        return self._look(), rewards, games.ended.copy(), self._truncated.copy(), info

    def _look(self) -> Observation:
        row, mask = self.games.observations, self.games.masks
        if self.copy:
            row, mask = row.copy(), mask.copy()
        return {"observation": row, "action_mask": mask}

    def close_extras(self, **_: Any) -> None:
        """Stop the threads."""
        self.games.close()


def register_envs() -> None:
    """Make every game known to Gymnasium as `endling/<Title>-v<version>`."""
    for name in game_names():
        game = find_game(name)
        title = "".join(word for word in game.title.title() if word.isalnum())
        gymnasium.register(
            id=f"endling/{title}-v{VERSION}",
            entry_point="endling.environments.gymnasium:SeatEnv",
            vector_entry_point="endling.environments.gymnasium:SeatVectorEnv",
            kwargs={"game": name},
            disable_env_checker=True,
        )


register_envs()
