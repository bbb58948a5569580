"""Many games in one call are the same games as one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from endling.environments import Autoreset, VectorGames
from endling.errors import EndlingError, IllegalAction
from endling.kernel import engine, observation
from tests.environments.rows import fresh_notes
from tests.kits import Kit, each_game, each_table
from tests.kits.doomlings import KIT as DOOMLINGS

Array = np.ndarray[Any, Any]
STEPS = 400  # at least: games may take longer
MOST_STEPS = 50 * STEPS
ALL_ARRAYS = ("states", "observations", "masks", "to_play", "rewards", "standings", "ended")


def make(kit: Kit, games: int = 6, players: int = 3, **more: Any) -> VectorGames:
    return VectorGames(kit.name, games, players, seed=more.pop("seed", 5), **more)


def arrays(games: VectorGames) -> list[bytes]:
    return [getattr(games, name).tobytes() for name in ALL_ARRAYS]


def places(kit: Kit, states: Array) -> list[float]:
    """What a finished game is worth to every seat, from what seats are ranked by."""
    best = kit.game.standing(states)
    others = len(best) - 1
    return [sum(int(np.sign(mine - theirs)) for theirs in best) / others for mine in best]


# --- The same games -------------------------------------------------------------------------------


def copied(states: Array) -> Array:
    """A copy as bytes: copying records would leave the gaps between their fields to chance."""
    return np.frombuffer(states.tobytes(), np.uint8).copy().view(states.dtype)


def follow(before: Array, action: int, memory: Array) -> Array:
    """The same step, taken by itself."""
    pool = copied(before)
    taken = engine.take_step(pool, action)
    observation.memorize_log(pool, memory)
    while taken == engine.PAUSED:
        taken = engine.resume(pool)
        observation.memorize_log(pool, memory)
    assert taken == engine.TAKEN
    return pool


@each_table
def test_steps_and_rows_are_those_of_single_games(kit: Kit, players: int) -> None:
    games = make(kit, 4, players, information=True)
    row = np.zeros(games.seating.row_length, games.seating.entry)
    mask = np.zeros_like(games.masks[0])
    endings = 0
    for step in range(MOST_STEPS):
        if step >= STEPS and endings > 2:
            break
        before, deciding = copied(games.states), games.to_play.copy()
        memory = games._memory.copy()
        actions = games.sample().copy()
        endings += games.step(actions)
        for n in range(games.games):
            after = games.states[n : n + 1]
            if before[n].over:
                assert not games.ended[n]
                assert after[0].over == 0
                continue
            assert follow(before[n : n + 1], actions[n], memory[n]).tobytes() == after.tobytes()
            assert games.ended[n] == after[0].over
            seat = int(deciding[n] if after[0].over else after[0].actor)
            assert games.to_play[n] == seat
            observation.observe_seat(after, seat, fresh_notes(kit.game), row, mask)
            observation.recall_seat(after, seat, memory[n], row)
            mask[0] |= after[0].over  # word 0 leads on when a game is over
            assert np.array_equal(games.observations[n], row)
            assert np.array_equal(games.masks[n], mask)
            expected = places(kit, after) if after[0].over else [0.0] * players
            assert games.rewards[n].tolist() == pytest.approx(expected)
    assert endings > 2


@each_game
def test_threads_change_nothing(kit: Kit) -> None:
    for more in ({}, {"seat_asked": "any", "opponents": "greedy", "information": True}):
        one, two = (make(kit, 7, 4, threads=threads, **more) for threads in (1, 2))
        for _ in range(60):
            actions = one.sample().copy()
            assert np.array_equal(actions, two.sample())
            assert one.step(actions) == two.step(actions)
            assert arrays(one) == arrays(two)
        two.close()  # and without them it goes on the same
        actions = one.sample().copy()
        assert one.step(actions) == two.step(actions)
        assert arrays(one) == arrays(two)


@each_game
def test_a_seed_gives_the_same_games_again(kit: Kit) -> None:
    games = make(kit, seed=9)
    first = arrays(games)
    games.step(games.sample())
    games.reset(seed=9)
    assert arrays(games)[:4] == first[:4]
    games.reset(seed=10)
    assert arrays(games)[0] != first[0]
    games.reset()
    other = arrays(games)
    games.reset()
    assert arrays(games) != other  # without a seed nobody knows


@each_game
def test_games_of_one_vector_differ(kit: Kit) -> None:
    assert len({state.tobytes() for state in make(kit, 50).states}) == 50


# --- What happens at the end ----------------------------------------------------------------------


@each_game
def test_next_step(kit: Kit) -> None:
    games = make(kit, players=2)
    was_over = np.zeros(games.games, bool)
    for _ in range(STEPS):
        games.step(games.sample())
        assert np.array_equal(games.states["over"] == 1, games.ended)
        assert not (was_over & games.ended).any()  # a new game began with this step
        assert (games.masks[games.ended].sum(axis=1) == 1).all()
        assert (games.rewards[~games.ended] == 0).all()
        was_over = games.ended.copy()


@each_game
def test_same_step(kit: Kit) -> None:
    games, slow = make(kit, players=2, autoreset="SameStep"), make(kit, players=2)
    seen = 0
    for step in range(MOST_STEPS):
        if step >= STEPS and seen > 10:
            break
        actions = games.sample().copy()
        slow.states.view(np.uint8)[:] = games.states.view(np.uint8)
        slow.to_play[:] = games.to_play
        slow.step(actions)
        games.step(actions)
        assert (games.states["over"] == 0).all()
        assert np.array_equal(games.ended, slow.ended)
        for n in np.flatnonzero(games.ended):
            assert np.array_equal(games.final_observations[n], slow.observations[n])
            assert np.array_equal(games.rewards[n], slow.rewards[n])
            assert games.states[n].over == 0
            seen += 1
    assert seen > 10


@each_game
def test_disabled(kit: Kit) -> None:
    games = make(kit, players=2, autoreset=Autoreset.DISABLED)
    for _ in range(MOST_STEPS):
        if games.ended.all():
            break
        games.step(games.sample())
    assert games.ended.all()
    games.step(np.zeros(games.games, int))  # rewards are for one step only
    last = arrays(games)
    assert games.step(np.zeros(games.games, int)) == 0
    assert arrays(games) == last
    chosen = np.arange(games.games) % 2 == 0
    games.reset(chosen=chosen)
    assert np.array_equal(games.ended, ~chosen)
    assert (games.states["over"] == ~chosen).all()


@each_table
def test_rewards_add_up_to_nothing(kit: Kit, players: int) -> None:
    games = make(kit, 20, players, autoreset="SameStep")
    ended = 0
    for step in range(MOST_STEPS):
        if step >= STEPS and ended > 20:
            break
        ended += games.step(games.sample())
        assert games.rewards.sum(axis=1) == pytest.approx(np.zeros(20), abs=1e-6)
        assert np.abs(games.rewards).max() <= 1
    assert ended > 20


# --- One seat against others ----------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize("seat_asked", [0, 2, "any"])
def test_one_seat_is_asked(kit: Kit, seat_asked: int | str, opponents: str) -> None:
    games = make(kit, 8, 3, seat_asked=seat_asked, opponents=opponents, autoreset="SameStep")
    seats = set()
    for _ in range(60):
        assert np.array_equal(games.to_play, games.seats)
        assert np.array_equal(games.states["actor"], games.seats)
        seats |= set(games.seats.tolist())
        games.step(games.sample())
        assert games.rewards.shape == (8, 1)
    assert seats == ({0, 1, 2} if seat_asked == "any" else {seat_asked})


def test_greedy_opponents_win_against_chance() -> None:
    mean = {}
    for opponents in ("random", "greedy"):
        games = make(DOOMLINGS, 100, 2, seat_asked="any", opponents=opponents, autoreset="SameStep")
        total, ended = 0.0, 0
        for _ in range(120):
            ended += games.step(games.sample())
            total += float(games.rewards.sum())
        assert ended > 200
        mean[opponents] = total / ended
    assert abs(mean["random"]) < 0.25
    assert mean["greedy"] < -0.4


# --- Refusals -------------------------------------------------------------------------------------


@each_game
def test_an_illegal_action_changes_nothing_anywhere(kit: Kit) -> None:
    games = make(kit)
    actions = games.sample().copy()
    wrong = np.flatnonzero(games.masks[3] == 0)
    before = arrays(games)
    for action in (-1, games.seating.actions, 10**9, int(wrong[0])):
        actions[3] = action
        with pytest.raises(IllegalAction, match=f"action {action} is not legal in game 3"):
            games.step(actions)
        assert arrays(games) == before


@each_game
@pytest.mark.parametrize(
    "wrong", [{"opponents": "nobody"}, {"seat_asked": 3}, {"seat_asked": -3}, {"seat_asked": "x"}]
)
def test_what_cannot_be_is_refused(kit: Kit, wrong: dict[str, Any]) -> None:
    with pytest.raises(EndlingError):
        make(kit, **wrong)
