"""Games that any build of the rules plays alike, told as fingerprints.

    python -m tests.kernel.traces steps FIRST END PLAYERS...

plays the games with these numbers, for each number of players, and prints, game by game, a
fingerprint after every step; `ends` instead of `steps` lets the engine play whole random games and
prints one per game.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from endling.games import find_game
from endling.kernel import engine
from endling.kernel.chacha import new_dice
from endling.match import Match

GAME = "doomlings"
LIMIT = 20_000  # decisions


def options_of(number: int) -> dict[str, Any]:
    """Mostly classic; every tenth game is digital."""
    return {"preset": "digital" if number % 10 == 9 else "classic"}


def fingerprint(data: bytes) -> str:
    """Short, and different for different data."""
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def start(players: int, number: int) -> tuple[Match, random.Random]:
    """The game with this number, and the dice for its choices."""
    match = Match.new(GAME, players, number, options_of(number))
    return match, random.Random(f"choices {players} {number}")


def steps(players: int, number: int) -> list[str]:
    """Fingerprints of everything up to each step, and at last the state itself."""
    match, dice = start(players, number)
    so_far = hashlib.blake2b(match.state(), digest_size=8)
    trace = [so_far.hexdigest()]
    while not match.over:
        match.play(dice.choice(match.legal))
        so_far.update(match.state())
        trace.append(so_far.hexdigest())
    return [*trace, match.state().hex()]


def ends(players: int, number: int) -> list[str]:
    """Ten whole games without a stop, each a fingerprint of its last state."""
    game = find_game(GAME)
    game.load()
    template = game.template(players, game.parse_options(options_of(number), players))
    dice = new_dice(hashlib.sha256(f"{players} {number}".encode()).digest())
    pool = np.zeros(1, game.record)
    trace = []
    for _ in range(10):
        engine.random_games(pool, template, dice, 1, LIMIT)
        assert pool["over"][0] == 1
        trace.append(fingerprint(pool.tobytes()))
    return trace


KINDS: dict[str, Callable[[int, int], list[str]]] = {"steps": steps, "ends": ends}


def tell(kind: str, first: int, end: int, *players: int) -> list[list[str]]:
    """The traces of the games with these numbers."""
    return [KINDS[kind](seats, number) for seats in players for number in range(first, end)]


if __name__ == "__main__":
    what, *numbers = sys.argv[1:]
    json.dump(tell(what, *map(int, numbers)), sys.stdout)
