"""PettingZoo: every seat is an agent, one decides at a time (AEC).

    from endling.environments.pettingzoo import env
    table = env(game, players=3)

An observation is a dictionary of `observation` (a row of the game's slices) and `action_mask`.
Everybody is rewarded at the end: the share of rivals beaten less the share of rivals lost to.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from endling.environments.episode import Episode, bounds
from endling.environments.seating import dice_for, seat
from endling.errors import EndlingError, IllegalAction
from endling.games import find_game

VERSION = 0
_ILLEGAL = -1.0  # for whoever tries something illegal; the game then ends for all


def env(game: str, players: int = 4, **more: Any) -> raw_env:
    """The environment in which an illegal action loses the game.

    It does the work of PettingZoo's usual wrappers, which would take most of the time.
    """
    return raw_env(game, players, illegal_loses=True, **more)


class raw_env(AECEnv):  # noqa: N801 - the name that PettingZoo uses
    """The environment; an illegal action raises IllegalAction and changes nothing, or loses."""

    metadata: dict[str, Any] = {
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        options: Mapping[str, Any] | None = None,
        information: bool = False,
        max_cycles: int | None = None,
        illegal_loses: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Episode(seat(game, players, options, information))
        self.metadata = {**self.metadata, "name": f"{find_game(game).name}_v{VERSION}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal_loses = illegal_loses
        self.possible_agents = [f"player_{number}" for number in range(players)]
        self.agents: list[str] = []
        self._number = {agent: number for number, agent in enumerate(self.possible_agents)}
        row = Box(shape=self.table.row.shape, **bounds(self.table.seating))
        actions = self.table.seating.actions
        mask = Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._dice = dice_for(None)

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed always the same one, and the same ones after it."""
        if seed is not None:
            self._dice = dice_for(seed)
        self.table.deal(self._dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; only the one that must decide has legal actions."""
        row, mask = self.table.look(self._number[agent])
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Decide for the agent that is selected."""
        if not self.agents:
            raise EndlingError("call reset() before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.table.take(-1 if action is None else int(action))
        except IllegalAction:
            if not self.illegal_loses:
                raise
            self._end(self.terminations, {agent: _ILLEGAL})
            return
        self._cycles += 1
        if self.table.over:
            self._end(self.terminations, dict(zip(self.agents, self._results(), strict=True)))
        elif self._cycles == self.max_cycles:
            self._end(self.truncations, {})
        else:
            self.agent_selection = self.possible_agents[self.table.actor]
        if self.render_mode == "human":
            self.render()

    def _results(self) -> list[float]:
        results: list[float] = self.table.rewards.tolist()
        return results

    def _end(self, marks: dict[str, bool], rewards: dict[str, float]) -> None:
        """The game is over, or has gone on for long enough."""
        for agent in self.agents:
            marks[agent] = True
        self.rewards |= rewards
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the selected agent sees it: as text, or printed."""
        if self.render_mode not in self.metadata["render_modes"]:
            return None
        number = self._number[self.agent_selection]
        if self.render_mode == "ansi":
            return self.table.paint(number)
        sys.stdout.write(self.table.paint(number, is_plain=not sys.stdout.isatty()))
        return None

    def close(self) -> None:
        """There is nothing to close."""
