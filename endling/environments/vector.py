"""Many games in one array, stepped by one compiled call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from functools import partial
from typing import Any

import numpy as np

from endling.environments.seating import Array, dice_for, seat
from endling.errors import EndlingError, IllegalAction
from endling.kernel import vector
from endling.kernel.chacha import DICE
from endling.kernel.observation import MASK_ENTRY

EVERY_SEAT, ANY_SEAT = "every", "any"
_OPPONENTS = {"random": vector.RANDOM, "greedy": vector.GREEDY}


class Autoreset(Enum):
    """What happens to a game that is over; the values are those of Gymnasium's AutoresetMode."""

    NEXT_STEP = "NextStep"
    SAME_STEP = "SameStep"
    DISABLED = "Disabled"


_MODES = {
    Autoreset.NEXT_STEP: vector.NEXT_STEP,
    Autoreset.SAME_STEP: vector.SAME_STEP,
    Autoreset.DISABLED: vector.DISABLED,
}


class VectorGames:
    """N games side by side. All arrays are made once and written in place with every step.

    >>> games = VectorGames("doomlings", games=8, players=2, seed=1)
    >>> games.observations.shape, games.masks.shape
    ((8, 2468), (8, 310))
    >>> games.step(games.sample())
    0
    >>> games.to_play.tolist()
    [1, 0, 1, 0, 1, 1, 1, 0]

    | array | shape | what it holds |
    |---|---|---|
    | `observations` | N, entries | what the seat sees that must decide |
    | `masks` | N, actions | its legal actions |
    | `to_play` | N | that seat; the one that decided last if the game is over |
    | `rewards` | N, players | for each seat, at the end of a game, else 0; N, 1 for one seat |
    | `ended` | N | whether the game ended in this step |
    | `standings` | N, players | what seats were ranked by in the last game that ended |
    | `final_observations` | N, entries | with SAME_STEP: the end of the game that ended |
    """

    def __init__(
        self,
        game: str,
        games: int = 1024,
        players: int = 2,
        *,
        options: Mapping[str, Any] | None = None,
        seat_asked: int | str = EVERY_SEAT,
        opponents: str = "random",
        information: bool = False,
        autoreset: Autoreset | str = Autoreset.NEXT_STEP,
        threads: int = 1,
        seed: int | None = None,
    ) -> None:
        self.seating = seat(game, players, options, information)
        self.autoreset = Autoreset(autoreset)
        self.games, self.players = games, players
        self.threads = max(1, min(threads, games))
        self._settings = self._read_settings(seat_asked, opponents)
        self._make_arrays(1 if seat_asked != EVERY_SEAT else players)
        self._cut()
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self.reset(seed)

    # --- Making

    def _read_settings(self, seat_asked: int | str, opponents: str) -> Array:
        if opponents not in _OPPONENTS:
            raise EndlingError(f"opponents are {' or '.join(_OPPONENTS)}, not {opponents!r}")
        number = {EVERY_SEAT: vector.EVERY_SEAT, ANY_SEAT: vector.ANY_SEAT}.get(
            str(seat_asked), seat_asked
        )
        if isinstance(number, str) or not vector.EVERY_SEAT <= number < self.players:
            raise EndlingError(
                f"seat_asked takes a seat below {self.players}, {EVERY_SEAT!r} or {ANY_SEAT!r}, "
                f"not {seat_asked!r}"
            )
        settings = np.zeros(vector.SETTINGS, np.int64)
        settings[vector.MODE] = _MODES[self.autoreset]
        settings[vector.SEAT] = number
        settings[vector.OPPONENTS] = _OPPONENTS[opponents]
        return settings

    def _make_arrays(self, rewarded: int) -> None:
        n, entries = self.games, self.seating.row_length
        self.states: Array = np.zeros(n, self.seating.game.record)
        self.observations: Array = np.zeros((n, entries), self.seating.entry)
        self.masks: Array = np.zeros((n, self.seating.actions), MASK_ENTRY)
        self.to_play: Array = np.zeros(n, np.int8)
        self.seats: Array = np.zeros(n, np.int8)
        self.rewards: Array = np.zeros((n, rewarded), np.float32)
        self.standings: Array = np.zeros((n, self.players), np.int32)
        self.ended: Array = np.zeros(n, np.bool_)
        ends = n if self.autoreset == Autoreset.SAME_STEP else 0
        self.final_observations: Array = np.zeros((ends, entries), self.seating.entry)
        self._memory: Array = np.zeros((n, self.seating.memory_words), np.int64)
        self._notes: Array = np.zeros((n, self.seating.game.note_words), np.int64)
        self._dice: Array = np.zeros(n, DICE)
        self._choosing: Array = np.zeros(n, DICE)
        self._actions: Array = np.zeros(n, np.int64)
        self._all: Array = np.ones(n, np.bool_)

    def _cut(self) -> None:
        """The same arrays in as many parts as there are threads."""
        bounds = [self.games * part // self.threads for part in range(self.threads + 1)]
        self._template = self.seating.template
        self._steps = [self._bind(slice(a, b)) for a, b in zip(bounds, bounds[1:], strict=False)]

    def _bind(self, cut: slice) -> Callable[[], int]:
        return partial(
            vector.step_games,
            self.states[cut],
            self._template,
            self._settings,
            self._actions[cut],
            self.seats[cut],
            self.to_play[cut],
            self._dice[cut],
            self._memory[cut],
            self._notes[cut],
            self.observations[cut],
            self.masks[cut],
            self.rewards[cut],
            self.standings[cut],
            self.ended[cut],
            self.final_observations[cut],
        )

    # --- Playing

    def reset(self, seed: int | None = None, chosen: Array | None = None) -> None:
        """New games everywhere, or only where `chosen` is true; a seed makes dice anew."""
        if seed is not None or chosen is None:
            source = dice_for(seed)
            vector.give_dice(source, self._dice)
            vector.give_dice(source, self._choosing)
        self.rewards[...] = 0
        vector.begin_games(
            self.states,
            self._template,
            self._settings,
            self._all if chosen is None else np.asarray(chosen, np.bool_),
            self.seats,
            self.to_play,
            self._dice,
            self._memory,
            self._notes,
            self.observations,
            self.masks,
            self.ended,
        )

    def step(self, actions: Any) -> int:
        """One decision in every game; returns how many games ended.

        If an action is not legal, nothing happens in any game.
        """
        self._actions[...] = actions
        wrong = vector.first_illegal(self.states, self._actions)
        if wrong >= 0:
            raise IllegalAction(f"action {self._actions[wrong]} is not legal in game {wrong}")
        if self._pool is None:
            return sum(int(step()) for step in self._steps)
        own, *others = self._steps
        elsewhere = [self._pool.submit(step) for step in others]
        return int(own()) + sum(int(step.result()) for step in elsewhere)

    def sample(self) -> Array:
        """Fair choices among the legal actions of every game, from dice of their own."""
        vector.choose_by_chance(self.states, self._choosing, self._actions)
        return self._actions

    def close(self) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
