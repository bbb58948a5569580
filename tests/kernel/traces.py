"""Games that any build of the rules plays alike, told as fingerprints.

    python -m tests.kernel.traces steps GAME FIRST END PLAYERS...

plays the games with these numbers, for each number of players, at the tables of the game's kit in
turn, and prints, game by game, a fingerprint after every step; `ends` instead of `steps` lets the
engine play whole random games and prints one per game.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable

import numpy as np

from endling.kernel import engine
from endling.kernel.chacha import new_dice
from endling.match import Match
from tests.kits import Kit, kit_of

LIMIT = 20_000  # decisions


def fingerprint(data: bytes) -> str:
    """Short, and different for different data."""
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def start(kit: Kit, players: int, number: int) -> tuple[Match, random.Random]:
    """The game with this number, and the dice for its choices."""
    match = kit.new(players, number, table=number)
    return match, random.Random(f"choices {players} {number}")


def steps(kit: Kit, players: int, number: int) -> list[str]:
    """Fingerprints of everything up to each step, and at last the state itself."""
    match, dice = start(kit, players, number)
    so_far = hashlib.blake2b(match.state(), digest_size=8)
    trace = [so_far.hexdigest()]
    while not match.over:
        match.play(dice.choice(match.legal))
        so_far.update(match.state())
        trace.append(so_far.hexdigest())
    return [*trace, match.state().hex()]


def ends(kit: Kit, players: int, number: int) -> list[str]:
    """Ten whole games without a stop, each a fingerprint of its last state."""
    game = kit.game
    game.load()
    options = kit.tables[number % len(kit.tables)]
    template = game.template(players, game.parse_options(options, players))
    dice = new_dice(hashlib.sha256(f"{players} {number}".encode()).digest())
    pool = np.zeros(1, game.record)
    trace = []
    for _ in range(10):
        engine.random_games(pool, template, dice, 1, LIMIT)
        assert pool["over"][0] == 1
        trace.append(fingerprint(pool.tobytes()))
    return trace


KINDS: dict[str, Callable[[Kit, int, int], list[str]]] = {"steps": steps, "ends": ends}


def tell(kind: str, kit: Kit, first: int, end: int, *players: int) -> list[list[str]]:
    """The traces of the games with these numbers."""
    return [KINDS[kind](kit, seats, number) for seats in players for number in range(first, end)]


if __name__ == "__main__":
    what, name, *numbers = sys.argv[1:]
    json.dump(tell(what, kit_of(name), *map(int, numbers)), sys.stdout)
