"""What cards and tokens are worth: the weights that tell the winners of greedy games best.

    python -m tests.doom_on_you.prospects --games 3000

Games among greedy bots are looked at now and then. Everybody's odds of winning are taken to be the
exponential of a weighted sum of what they have, and the weights that make the real winners most
likely are found by Newton's method. `outlook.py` of the game has them, in thousandths.
"""

from __future__ import annotations

import argparse
import random

import numpy as np

from endling.games import find_game
from endling.games.doom_on_you import attacks
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.defense_points import SPENT
from endling.kernel.cardset import WORD
from tests.doom_on_you.greedy_games import Array, greedy_game, parts_in_winning
from tests.doom_on_you.scenario import GAME

SEATS = t.MOST_PLAYERS
_APART = 25  # decisions between two looks, on average
_BATTLES = ("hunt", "force field", "deflect", "capture", "sneak attack")
_HELD_AT_MOST = 3


# --- Games ----------------------------------------------------------------------------------------


def play(players: int, seed: int, states: list[bytes]) -> tuple[int, Array]:
    """Add some states of a game; how many these are, and everybody's part in winning."""
    when, looks = random.Random(seed), 0
    wait = when.randrange(2 * _APART)
    for s in greedy_game(players, seed):
        if wait == 0 and not s["over"]:
            states.append(s.tobytes())
            looks, wait = looks + 1, 1 + when.randrange(2 * _APART)
        wait -= 1
    return looks, parts_in_winning(s)


# --- What everybody has ---------------------------------------------------------------------------


def _bit(words: Array, card: int) -> Array:
    return np.asarray(words[..., card // WORD] >> card % WORD & 1)


def _expected_tokens(s: Array) -> Array:
    """Tokens with nine tenths of what was let through, and three of what is not decided."""
    tokens = s["tokens"].astype(float)
    expected = tokens.copy()
    for card in range(t.ANIMAL_COUNT):
        (at,) = np.nonzero(s["number"][:, card])
        course = s["course"][at, card].astype(int)
        target, gainer, plan = course >> 3 & 7, course >> 6 & 7, course >> 9 & 3
        share = np.where(plan == attacks.LET_THROUGH, 0.9, 0.3) * (plan != attacks.BLOCKED)
        stake = share * np.minimum(t.TOKENS[card], tokens[at, target])
        np.add.at(expected, (at, target), -stake)
        np.add.at(expected, (at, gainer), stake)
    return np.asarray(np.maximum(expected, 0.5))


def features(s: Array) -> dict[str, Array]:
    """Everything that has a weight, by state and seat."""
    found: dict[str, Array] = {}
    left = (s["tokens"] > 0).sum(axis=1, keepdims=True)
    for number in range(2, SEATS + 1):
        found[f"food, {number} left"] = np.log(_expected_tokens(s)) * (left == number)
    nothing = np.zeros(s["tokens"].shape)
    placed, attack, defense, held, held_defense = (nothing.copy() for _ in range(5))
    for card in range(t.ANIMAL_COUNT):
        points = s["guards"][:, t.FIRST_POINT[card] : t.FIRST_POINT[card + 1]]
        in_pile, in_hand = _bit(s["pile"], card), _bit(s["hand"] | s["chosen"], card)
        placed += in_pile
        attack += in_pile * t.ATTACK[card]
        defense += in_pile * (points != SPENT).sum(axis=1, keepdims=True)
        held += in_hand
        held_defense += in_hand * t.DEFENSE[card]
    found |= {"placed": placed, "attack": attack, "defense": defense}
    found |= {"held": np.minimum(held, _HELD_AT_MOST), "held defense": held_defense}
    for kind, name in enumerate(_BATTLES):
        cards = np.flatnonzero(kind == t.BATTLE)
        found[name] = sum((_bit(s["hand"], int(card)) for card in cards), nothing)
    place = (np.arange(SEATS) - s["first_target"][:, None]) % s["players"][:, None]
    now = np.where(s["target"] < 0, -1, (s["target"] - s["first_target"]) % s["players"])[:, None]
    return found | {"to come": 1.0 * (place > now), "under attack": 1.0 * (place == now)}


# --- Weights --------------------------------------------------------------------------------------


def chances(x: Array, is_in: Array, weights: Array) -> Array:
    """Everybody's chance of winning."""
    worth = np.where(is_in, x @ weights, -np.inf)
    odds = np.exp(worth - worth.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def fit(x: Array, is_in: Array, won: Array) -> Array:
    """The weights that make the winners most likely."""
    weights, rounds = np.zeros(x.shape[2]), 25
    for _ in range(rounds):
        p = chances(x, is_in, weights)
        slope = np.einsum("sp,spf->f", won - p, x)
        mean = np.einsum("sp,spf->sf", p, x)
        bend = np.einsum("sp,spf,spg->fg", p, x, x, optimize=True) - mean.T @ mean
        weights += np.linalg.solve(bend + np.eye(len(weights)), slope - weights)
    return weights


def surprise(x: Array, is_in: Array, won: Array, weights: Array) -> float:
    """How much less likely the winners are than if one knew, as a mean logarithm."""
    p = np.maximum(chances(x, is_in, weights), 1e-9)
    return float(-(won * np.log(p)).sum(axis=1).mean())


def main() -> None:
    """Print the weights, and how well they tell the winners of games that they were not fit to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    games = parser.parse_args().games
    states: list[bytes] = []
    won: list[Array] = []
    is_test: list[bool] = []
    for players in range(2, SEATS + 1):
        for seed in range(games):
            looks, part = play(players, seed, states)
            won += [part] * looks
            is_test += [seed % 4 == 0] * looks
    s = np.frombuffer(b"".join(states), find_game(GAME).record)
    found = features(s)
    x, y, is_in = np.stack(list(found.values()), axis=-1), np.array(won), s["tokens"] > 0
    test = np.array(is_test)
    weights = fit(x[~test], is_in[~test], y[~test])
    for name, weight in zip(found, weights, strict=True):
        print(f"{1000 * weight:6.0f}  {name}")
    left = is_in.sum(axis=1)
    for number in range(2, SEATS + 1):
        some = test & (left == number)
        told = surprise(x[some], is_in[some], y[some], weights)
        print(f"{number} left: surprise {told:.3f}, by chance {np.log(number):.3f}")


if __name__ == "__main__":
    main()
