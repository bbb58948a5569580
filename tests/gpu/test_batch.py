"""Games by number, piece by piece: the same bytes as by steps, whoever plays them and when."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from endling.games import find_game
from endling.gpu.build import play_on_cpu
from endling.kernel import batch, engine
from endling.kernel.chacha import DICE, key_words
from endling.match import make_key

GAME = find_game("doomlings")
PLAYERS = range(GAME.min_players, GAME.max_players + 1)
SEED, FIRST, GAMES, LIMIT = 11, 5, 4, 100_000


def template(players: int) -> Any:
    return GAME.template(players, GAME.parse_options(None, players))


def by_steps(players: int, number: int) -> tuple[int, bytes]:
    """A random game in the loop that all other parts of the project use."""
    GAME.load()
    pool, dice = np.zeros(1, GAME.record), np.zeros(1, DICE)
    dice["key"][0] = key_words(make_key(SEED))
    dice["counter"] = number << batch.STRETCH
    decisions = engine.random_games(pool, template(players), dice, 1, LIMIT)
    engine.forget_log(pool)
    return decisions, pool.tobytes()


def by_pieces(players: int, number: int) -> tuple[int, bytes]:
    GAME.load()
    pool, dice = np.zeros(1, GAME.record), np.zeros(1, DICE)
    facts = np.zeros((1, batch.FACTS + players), np.int64)
    key = key_words(make_key(SEED))
    batch.play_games(pool, dice, template(players), key, number, batch.RANDOM, facts)
    return int(facts[0, batch.DECISIONS]), pool.tobytes()


@pytest.mark.parametrize("players", PLAYERS)
def test_pieces_lead_to_the_same_bytes_as_steps(players: int) -> None:
    for number in range(FIRST, FIRST + GAMES):
        assert by_pieces(players, number) == by_steps(players, number)


@pytest.mark.parametrize("choices", ["random", "greedy"])
def test_a_game_depends_on_its_number_alone(choices: str) -> None:
    together = play_on_cpu(GAME, template(3), 3, SEED, GAMES, choices, FIRST)
    for row in reversed(range(GAMES)):
        alone = play_on_cpu(GAME, template(3), 3, SEED, 1, choices, FIRST + row)
        assert (alone[0] == together[row]).all()
    assert len(set(together[:, batch.FINGERPRINT])) == GAMES


def test_choosers_choose_differently() -> None:
    random, greedy = (
        play_on_cpu(GAME, template(2), 2, SEED, GAMES, how) for how in ("random", "greedy")
    )
    assert (random[:, batch.FINGERPRINT] != greedy[:, batch.FINGERPRINT]).all()


def test_the_fingerprint_sees_every_byte() -> None:
    plain = template(2)
    assert (
        play_on_cpu(GAME, plain, 2, SEED, 1, "random")[0, batch.FINGERPRINT]
        != (
            play_on_cpu(GAME, _with_a_gap_filled(plain), 2, SEED, 1, "random")[0, batch.FINGERPRINT]
        )
    )


def _with_a_gap_filled(pool: Any) -> Any:
    """Change a byte that belongs to no field."""
    raw = pool.copy().view(np.uint8)
    used = np.zeros(GAME.record.itemsize, bool)
    for kind, offset, *_ in (GAME.record.fields or {}).values():
        used[offset : offset + kind.itemsize] = True
    raw[np.flatnonzero(~used)[-1]] = 1
    return raw.view(GAME.record)
