"""Measure RLCard's uno. Prints one JSON object; run it with the python of bench/.venv.

Not named rlcard.py: a script's own folder comes first on the import path, and
the file would then import itself.
"""

from __future__ import annotations

import random
from importlib.metadata import version

import rlcard  # type: ignore[import-not-found]
from figures import Count, Figure, emit, seconds_from_command_line, timed
from rlcard.agents import RandomAgent  # type: ignore[import-not-found]
from rlcard.games.uno import Game  # type: ignore[import-not-found]

SEED = 1


def whole_games(seconds: float) -> float:
    """Decisions per second of env.run(), which plays a whole game in one call."""
    env = rlcard.make("uno", config={"seed": SEED})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def play(count: Count) -> None:
        before = env.timestep
        env.run()
        count.decisions += env.timestep - before

    count = timed(play, seconds)
    return count.decisions / count.seconds


def env_loop(seconds: float) -> float:
    """Decisions per second of reset() and step(), which also encode an observation."""
    env = rlcard.make("uno", config={"seed": SEED})

    def play(count: Count) -> None:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random.random() * len(legal))])
            count.decisions += 1

    count = timed(play, seconds)
    return count.decisions / count.seconds


def game_loop(seconds: float) -> float:
    """Decisions per second of the rules under the environment, with no observation encoded."""
    game = Game()
    game.np_random.seed(SEED)

    def play(count: Count) -> None:
        state, _ = game.init_game()
        while not game.is_over():
            legal = state["legal_actions"]
            state, _ = game.step(legal[int(random.random() * len(legal))])
            count.decisions += 1

    count = timed(play, seconds)
    return count.decisions / count.seconds


def main() -> None:
    seconds = seconds_from_command_line(__doc__)
    random.seed(SEED)
    figures = [
        Figure(
            "decisions_per_s",
            "uno, env.run",
            whole_games(seconds),
            "`env.run()` with two `RandomAgent`s: one call plays a game, in Python throughout",
        ),
        Figure(
            "python_decisions_per_s",
            "uno, env.step",
            env_loop(seconds),
            "`env.step()` with a uniform pick among the legal actions of the state it returns; "
            "it encodes an observation at each step",
        ),
        Figure(
            "python_decisions_per_s",
            "uno, game.step",
            game_loop(seconds),
            "`game.step()` of the game under the environment, so that no observation is encoded",
        ),
    ]
    emit("RLCard", version("rlcard"), figures)


if __name__ == "__main__":
    main()
