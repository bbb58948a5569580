"""Measuring a game: after a warm-up, the median of several short runs."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from statistics import median
from time import perf_counter

import numpy as np

from endling.cli.options import usual_players
from endling.errors import EndlingError
from endling.games.game import Game, Pool
from endling.kernel import engine
from endling.kernel.chacha import new_dice
from endling.match import Match, make_key

_RUNS = 5
_LIMIT = 100_000  # decisions in one game, never reached
_COPIES_AT_ONCE = 64

_GET_READY = """
import sys, time
from endling.bots.warming import use_everything
from endling.games import find_game
game = find_game(sys.argv[1])
start = time.perf_counter()
use_everything(game)
print(time.perf_counter() - start)
"""

Work = Callable[[int], int]  # does something this many times, returns what was done in all


def warm_up(game: Game) -> None:
    """Compile everything that is measured."""
    players = usual_players(game, None)
    for work in (_whole_games(game, players), _python_loop(game, players), _copying(game, players)):
        work(1)


def measure(game: Game, seconds: float) -> dict[str, int | float]:
    """All figures of a game, for the usual number of players and options."""
    players = usual_players(game, None)
    share = seconds / 3
    decisions, games = _rate(_whole_games(game, players), share)
    return {
        "decisions_per_s": round(decisions),
        "games_per_s": round(games),
        "python_decisions_per_s": round(_rate(_python_loop(game, players), share)[0]),
        "copies_per_s": round(_rate(_copying(game, players), share)[0]),
        "state_bytes": game.record.itemsize,
        "compile_s": round(_compile_time(game), 2),
    }


def _rate(work: Work, seconds: float) -> tuple[float, float]:
    """The median of what is done per second, and of how often per second it is done."""
    times, spent = 1, 0.0
    work(1)
    while spent < seconds / _RUNS / 2:  # find out how much fits into one run
        start = perf_counter()
        work(times)
        spent = perf_counter() - start
        if spent < seconds / _RUNS / 2:
            times *= 2
    rates = []
    for _ in range(_RUNS):
        start = perf_counter()
        done = work(times)
        spent = perf_counter() - start
        rates.append((done / spent, times / spent))
    return median(rate for rate, _ in rates), median(rate for _, rate in rates)


def _whole_games(game: Game, players: int) -> Work:
    template = game.template(players, game.parse_options(None, players))
    pool = np.zeros(1, game.record)
    dice = new_dice(make_key(1))

    def work(times: int) -> int:
        return int(engine.random_games(pool, template, dice, times, _LIMIT))

    return work


def _python_loop(game: Game, players: int) -> Work:
    def work(times: int) -> int:
        decisions = 0
        for _ in range(times):
            match = Match.new(game.name, players, random.getrandbits(63))
            while legal := match.legal:  # there is nothing to choose when the game is over
                match.play(legal[int(random.random() * len(legal))])
                decisions += 1
        return decisions

    return work


def _copying(game: Game, players: int) -> Work:
    source = _middle_of_a_game(game, players)
    pool = np.zeros(_COPIES_AT_ONCE, game.record)

    def work(times: int) -> int:
        engine.copy_states(pool, source, times)
        return times

    return work


def _middle_of_a_game(game: Game, players: int) -> Pool:
    dice = random.Random(1)
    match = Match.new(game.name, players, 1)
    while not match.over:
        match.play(dice.choice(match.legal))
    match.rewind((len(match.actions) + 1) // 2)
    return np.frombuffer(match.state(), np.uint8).copy().view(match.game.record)


def _compile_time(game: Game) -> float:
    """How long it takes until a game can be played when nothing is in the cache."""
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run(
            [sys.executable, "-c", _GET_READY, game.name],
            env={**os.environ, "ENDLING_CACHE": cache},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode != 0:
        raise EndlingError(f"the rules could not be compiled: {done.stderr.strip()[-200:]}")
    return float(done.stdout)
