"""How far one can see ahead: what a game expects in its middle, next to how it ends.

    GAME=name python -m bench.outlook --games 200

Greedy bots play. Whenever another seat is asked, everybody's running standing and everybody's
outlook are compared with the standing at the end. A search with a horizon is worth having where the
outlook is nearer to the end than the standing of the moment.
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


def errors_of_a_game(players: int, seed: int) -> list[tuple[Array, Array]]:
    """By decision: how far standing and outlook were from the end, for all seats."""
    match = endling.new(GAME, players, seed)
    bots = [endling.bot("greedy", seed=seed + seat) for seat in range(players)]
    seen, last = [], None
    while not match.over:
        if match.actor != last:
            last = match.actor
            seen.append((_ask(match, _standings), _ask(match, _outlooks)))
        match.play(bots[match.actor or 0].choose(match))
    end = _ask(match, _standings)
    return [(now - end, expected - end) for now, expected in seen]


def main() -> None:
    """Print the root of the mean squared error of both, by quarter of the game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    quarters: list[list[tuple[Array, Array]]] = [[] for _ in range(QUARTERS)]
    for seed in range(given.games):
        seen = errors_of_a_game(given.players, seed)
        for number, both in enumerate(seen):
            quarters[number * QUARTERS // len(seen)].append(both)
    for number, both_of_all in enumerate(quarters, start=1):
        errors = zip(*both_of_all, strict=True)
        now, expected = (np.sqrt(np.mean(np.square(part))) for part in errors)
        print(f"quarter {number}: standing off by {now:.1f}, outlook off by {expected:.1f}")


if __name__ == "__main__":
    main()
