"""Measure OpenSpiel's hearts and gin rummy. Prints one JSON object.

Run it with the python of bench/.venv. The compiled figures come from
openspiel_bench.cc; without a C++ compiler they come from what the wheel offers
to Python, and each figure says so.
"""

from __future__ import annotations

import json
import random
import subprocess
from importlib.metadata import version
from pathlib import Path

import pyspiel  # type: ignore[import-not-found]
from figures import Count, Figure, emit, seconds_from_command_line, timed
from openspiel_build import BuildError, build

SEED = 1
GAMES = ("hearts", "gin_rummy")
DEALS = "the same loop, with each chance event (a card dealt) counted as a decision too"


def compiled_figures(program: Path, game: str, seconds: float) -> list[Figure]:
    command = [str(program), game, str(seconds), str(SEED)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    got = json.loads(done.stdout)
    games = (
        "random games in a C++ program of our own, compiled against OpenSpiel's sources with "
        "its release flags: `LegalActions()`, a uniform pick, `ApplyAction()`"
    )
    copies = "C++ `Clone()` and release, over the decision states of random games"
    size = "mean bytes that C++ `Clone()` asks of the allocator, over the same states"
    return [
        Figure("decisions_per_s", f"{game}, C++", got["decisions_per_s"], games),
        Figure("decisions_per_s", f"{game}, C++, with deals", got["actions_per_s"], DEALS),
        Figure("copies_per_s", f"{game}, C++", got["copies_per_s"], copies),
        Figure("state_bytes", f"{game}, C++", got["state_bytes"], size),
    ]


def play_in_python(game: pyspiel.Game, count: Count) -> None:
    """One random game from Python; deals take the same path, as every event of them is uniform."""
    state = game.new_initial_state()
    while not state.is_terminal():
        count.decisions += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[int(random.random() * len(legal))])
        count.actions += 1
    count.games += 1


def python_figures(name: str, seconds: float) -> list[Figure]:
    game = pyspiel.load_game(name)
    count = timed(lambda count: play_in_python(game, count), seconds)
    how = "`pyspiel` loop: `legal_actions()`, a uniform pick, `apply_action()`"
    decisions, actions = count.decisions / count.seconds, count.actions / count.seconds
    return [
        Figure("python_decisions_per_s", name, decisions, how),
        Figure("python_decisions_per_s", f"{name}, with deals", actions, DEALS),
    ]


def bot_games_per_s(game: pyspiel.Game, seconds: float) -> float:
    """Games per second of evaluate_bots: one call, compiled, plays a game of random bots."""
    bots = [pyspiel.make_uniform_random_bot(p, SEED) for p in range(game.num_players())]

    def play(count: Count) -> None:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(30))
        count.games += 1

    count = timed(play, seconds)
    return count.games / count.seconds


def clones_per_s(game: pyspiel.Game, seconds: float) -> float:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))

    def play(count: Count) -> None:
        for _ in range(100):
            state.clone()
        count.actions += 100

    count = timed(play, seconds)
    return count.actions / count.seconds


def wheel_figures(name: str, seconds: float, reason: str) -> list[Figure]:
    """The nearest to the compiled figures that the wheel alone can give."""
    game = pyspiel.load_game(name)
    length = timed(lambda count: play_in_python(game, count), seconds / 2)
    games = bot_games_per_s(game, seconds)
    how = (
        f"compiled `evaluate_bots()` of the wheel, called once per game, with its random bots, "
        f"times the mean length of random games ({reason})"
    )
    decisions = games * length.decisions / length.games
    actions = games * length.actions / length.games
    return [
        Figure("decisions_per_s", f"{name}, wheel", decisions, how),
        Figure("decisions_per_s", f"{name}, wheel, with deals", actions, DEALS),
        Figure(
            "copies_per_s",
            f"{name}, from Python",
            clones_per_s(game, seconds),
            f"`clone()` of a state just dealt, called from Python ({reason})",
        ),
        Figure("state_bytes", name, None, reason),
    ]


def main() -> None:
    seconds = seconds_from_command_line(__doc__)
    random.seed(SEED)
    figures: list[Figure] = []
    try:
        program = build()
    except BuildError as error:
        for game in GAMES:
            figures += wheel_figures(game, seconds, str(error))
    else:
        for game in GAMES:
            figures += compiled_figures(program, game, seconds)
    figures += python_figures("hearts", seconds)
    emit("OpenSpiel", version("open_spiel"), figures)


if __name__ == "__main__":
    main()
