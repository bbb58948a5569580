"""How far one can see ahead: what a game expects in its middle, next to how it ends.

    GAME=name python -m bench.outlook --games 200

Greedy bots play. Whenever another seat is asked, everybody's running standing and everybody's
outlook are compared with the standing at the end: how far they are off, and how often whoever is
ahead by them wins. A search with a horizon is worth having where the outlook tells more than the
standing of the moment; what it is off by matters less, as far as it is the same for all.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np

import endling
from bench.chosen import chosen_game
from endling.kernel.game_hooks import outlook, standing
from endling.kernel.jit import entry
from endling.match import Match

GAME = chosen_game()
QUARTERS = 4
Array = np.ndarray[Any, Any]


@entry
def _standings(pool: Any, found: Any) -> None:
    for seat in range(len(found)):
        found[seat] = standing(pool[0], seat)


@entry
def _outlooks(pool: Any, found: Any) -> None:
    for seat in range(len(found)):
        found[seat] = outlook(pool[0], seat)


def _ask(match: Match, entry_point: Callable[[Any, Any], None]) -> Array:
    found = np.zeros(match.players, np.int64)
    entry_point(np.frombuffer(match.state(), match.game.record).copy(), found)
    return found


def sights_of_a_game(players: int, seed: int) -> list[tuple[Array, Array, Array]]:
    """By decision: standing, outlook and the standing at the end, of all seats."""
    match = endling.new(GAME, players, seed)
    bots = [endling.bot("greedy", seed=seed + seat) for seat in range(players)]
    seen, last = [], None
    while not match.over:
        if match.actor != last:
            last = match.actor
            seen.append((_ask(match, _standings), _ask(match, _outlooks)))
        match.play(bots[match.actor or 0].choose(match))
    end = _ask(match, _standings)
    return [(now, expected, end) for now, expected in seen]


def off_by(expected: Array, end: Array) -> float:
    """The root of the mean squared error."""
    return float(np.sqrt(np.mean(np.square(expected - end))))


def right(expected: Array, end: Array) -> float:
    """How often whoever is ahead wins; of several who are level, each in part."""
    ahead = expected == expected.max(axis=1, keepdims=True)
    won = end == end.max(axis=1, keepdims=True)
    return float(np.mean((ahead & won).sum(axis=1) / ahead.sum(axis=1)))


def main() -> None:
    """Print both by quarter of the game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    quarters: list[list[tuple[Array, Array, Array]]] = [[] for _ in range(QUARTERS)]
    for seed in range(given.games):
        seen = sights_of_a_game(given.players, seed)
        for number, sight in enumerate(seen):
            quarters[number * QUARTERS // len(seen)].append(sight)
    for number, sights in enumerate(quarters, start=1):
        now, expected, end = (np.array(part) for part in zip(*sights, strict=True))
        print(f"quarter {number}:")
        for name, what in (("standing", now), ("outlook", expected)):
            told = f"off by {off_by(what, end):.1f}, right {right(what, end):.0%} of the time"
            print(f"  {name} {told}")


if __name__ == "__main__":
    main()
