"""How fast the search thinks and how well it plays, next to OpenSpiel's own search on our game.

    python -m bench.bots speed
    python -m bench.bots greedy --games 40 --ms 1000
    python -m bench.bots greedy --games 40 --iterations 2000 --style horizon=40,exploration=100
    python -m bench.bots openspiel --games 40 --ms 100
    python -m bench.bots all --write

OpenSpiel's searches play through the adapter in `endling.environments.openspiel`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from time import perf_counter
from typing import Any

import endling
from bench.chosen import chosen_game
from bench.page import PERFORMANCE, machine, put, table
from endling.bots.knowledge import know
from endling.bots.searcher import Search
from endling.bots.tree import Tree
from endling.games import find_game
from endling.games.thinking import Style
from endling.match import Match

GAME = chosen_game()
SECONDS = 3.0
MIDDLE = 0.5  # of a game
EXPLORATION = 1.4  # what OpenSpiel's examples use, for rewards from -1 to 1


# --- How fast -----------------------------------------------------------------------------------


def middle_of_a_game(players: int, seed: int) -> Match:
    """A game of random choices, half way through, where there is something to choose."""
    whole = endling.new(GAME, players=players, seed=seed)
    dice = random.Random(seed)
    while not whole.over:
        whole.play(dice.choice(whole.legal))
    match = endling.new(GAME, players=players, seed=seed)
    for action in whole.actions[: int(MIDDLE * len(whole.actions))]:
        match.play(action)
    while len(match.legal) < 3:
        match.play(dice.choice(match.legal))
    return match


def our_speed(match: Match) -> float:
    """Iterations per second on one core."""
    known = know(match)
    tree = Tree(known, known.dice(0), known.game.style, 1 << 20)
    tree.grow(1000)
    start = perf_counter()
    done = 0
    while perf_counter() - start < SECONDS:
        tree.grow(1000)
        done += 1000
    return done / (perf_counter() - start)


def their_speed(match: Match, seed: int, make: Callable[[Any, int], Any]) -> float:
    """Simulations per second of one of OpenSpiel's searches from the same position."""
    game, state = as_openspiel(match, seed)
    simulations = 20
    while True:
        bot = make(game, simulations)
        start = perf_counter()
        bot.step(state)
        taken = perf_counter() - start
        if taken > SECONDS / 3:
            return simulations / taken
        simulations *= 2


def as_openspiel(match: Match, seed: int) -> tuple[Any, Any]:
    """The same game and position in OpenSpiel, where a deal is a number in digits."""
    import pyspiel

    from endling.environments import openspiel

    game = pyspiel.load_game(f"python_endling_{GAME}", {"players": match.players})
    state = game.new_initial_state()
    for digit in seed.to_bytes(openspiel.DIGITS, "little"):
        state.apply_action(digit)
    for action in match.actions:
        state.apply_action(action)
    return game, state


def python_ismcts(game: Any, simulations: int) -> Any:
    """OpenSpiel's search in Python."""
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    return ismcts.ISMCTSBot(
        game=game,
        uct_c=EXPLORATION,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(0)),
        max_simulations=simulations,
        random_state=np.random.RandomState(1),
    )


def speed() -> Iterator[dict[str, Any]]:
    """Iterations per second, ours and theirs, from the same positions."""
    for seed in range(3):
        match = middle_of_a_game(4, seed)
        ours = our_speed(match)
        theirs = their_speed(match, seed, python_ismcts)
        yield {
            "position": seed,
            "ours_per_s": round(ours),
            "openspiel_python_per_s": round(theirs, 1),
            "ratio": round(ours / theirs),
        }


# --- How well -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Thinking:
    """How long a search thinks about a move, or how much, and how."""

    ms: float | None = None
    iterations: int | None = None
    style: Style | None = None  # else that of the game

    def search(self, seed: int) -> Search:
        """A bot that thinks like this."""
        return Search(seed, ms=self.ms, iterations=self.iterations, style=self.style)


def against_greedy(seed: int, thinking: Thinking) -> float:
    """Whether a search wins against three greedy ones; a shared win counts in part."""
    match = endling.new(GAME, players=4, seed=seed // 4)
    place = seed % 4
    bots = [endling.bot("greedy", seed=seed + n) for n in range(4)]
    bots[place] = thinking.search(seed)
    while not match.over:
        match.play(bots[match.actor or 0].choose(match))
    return 1 / len(match.winners) if place in match.winners else 0.0


def against_openspiel(seed: int, thinking: Thinking) -> float:
    """Whether our search beats theirs with as much time a move; the same deal, seats exchanged."""
    match = endling.new(GAME, players=2, seed=seed // 2)
    game, state = as_openspiel(match, seed // 2)
    place = seed % 2
    ours, ms = thinking.search(seed), thinking.ms or 0
    simulations = 8
    while not match.over:
        if len(match.legal) == 1:
            action = match.legal[0]
        elif match.actor == place:
            action = ours.choose(match)
        else:
            start = perf_counter()
            action = int(python_ismcts(game, simulations).step(state))
            taken = 1000 * (perf_counter() - start)
            # They get at least our time: the next move's share follows from how long this took.
            simulations = max(4, round(simulations * 1.1 * ms / taken))
        match.play(action)
        state.apply_action(action)
    return 1 / len(match.winners) if place in match.winners else 0.0


def share(
    play: Callable[[int, Thinking], float], games: int, thinking: Thinking, jobs: int
) -> dict[str, Any]:
    """The share of wins with its 95 % interval."""
    with ProcessPoolExecutor(jobs) as workers:
        won = list(workers.map(play, range(games), [thinking] * games))
    mean = sum(won) / games
    spread = sqrt(sum((w - mean) ** 2 for w in won) / max(1, games - 1) / games)
    return {
        "games": games,
        "ms": thinking.ms,
        "iterations": thinking.iterations,
        "wins": round(mean, 3),
        "interval_95": round(1.96 * spread, 3),
    }


def report(games: int, jobs: int) -> str:
    """The whole section for the page."""
    speeds = [list(row.values()) for row in speed()]
    strengths = []
    for name, play, ms, times in (
        ("one of four, against three greedy", against_greedy, 1000.0, 1),
        ("against OpenSpiel's search in Python, as much time", against_openspiel, 100.0, 4),
    ):
        won = share(play, times * games, Thinking(ms), jobs)
        wins = f"{won['wins']:.0%} ± {won['interval_95']:.0%}"
        strengths.append([name, f"{ms:.0f} ms", times * games, wins])
    fast = table(["Position", "Iterations/s", "OpenSpiel, Python", "Ours / theirs"], speeds)
    strong = table(["Search", "Time a move", "Games", "Wins"], strengths)
    return f"Machine: {machine()}.\n\n{fast}\n\n{strong}"


def read_style(given: str) -> Style:
    """The style of the game, but for what is given."""
    pairs = (pair.split("=") for pair in given.split(",") if pair)
    changes: dict[str, Any] = {name: int(number) for name, number in pairs}
    return replace(find_game(GAME).style, **changes)


def main() -> None:
    """Run what was asked for and print it, as JSON or for the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["all", "speed", "greedy", "openspiel"])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--ms", type=float, default=1000)
    parser.add_argument("--iterations", type=int, help="instead of milliseconds")
    parser.add_argument("--style", default="", help="NAME=NUMBER,… that differ from the game's own")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help=f"put it into {PERFORMANCE.name}")
    asked = parser.parse_args()
    if asked.what == "all":
        text = report(asked.games, asked.jobs)
        print(text)
        if asked.write:
            put(PERFORMANCE, "bots", "make bench-bots", text)
    elif asked.what == "speed":
        for row in speed():
            print(json.dumps(row), flush=True)
    else:
        play = against_greedy if asked.what == "greedy" else against_openspiel
        ms = None if asked.iterations else asked.ms
        thinking = Thinking(ms, asked.iterations, read_style(asked.style))
        print(json.dumps(share(play, asked.games, thinking, asked.jobs)))


if __name__ == "__main__":
    main()
