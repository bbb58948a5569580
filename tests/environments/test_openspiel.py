"""OpenSpiel's own tests, and that its games are our games."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="needs the extra [rl]")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.rl_environment import Environment

import endling
from endling.environments.openspiel import DIGITS, GAMES, EndlingState
from endling.games import game_names
from tests.kits import Kit, each_game, each_table
from tests.kits.doomlings import KIT as DOOMLINGS


def load(kit: Kit, players: int = 2, table: int | None = None) -> Any:
    """The game at one of the tables, or at one where it is soon over."""
    options = json.dumps(kit.short if table is None else kit.tables[table])
    return pyspiel.load_game(f"python_endling_{kit}", {"players": players, "options": options})


def start(kit: Kit, players: int, deal: int, table: int | None = None) -> EndlingState:
    """A game with a given deal."""
    state: EndlingState = load(kit, players, table).new_initial_state()
    for digit in deal.to_bytes(DIGITS, "little"):
        assert state.is_chance_node()
        state.apply_action(digit)
    return state


def some_states(kit: Kit, players: int, seed: int, share: float) -> list[EndlingState]:
    """States of a random game."""
    dice, found = random.Random(seed), []
    state = start(kit, players, seed)
    while not state.is_terminal():
        if dice.random() < share:
            found.append(state.clone())
        state.apply_action(dice.choice(state.legal_actions()))
    return [*found, state]


def test_every_game_is_registered() -> None:
    assert list(GAMES) == game_names()
    assert {f"python_endling_{name}" for name in GAMES} <= set(pyspiel.registered_names())


@each_table
def test_random_games_with_all_checks(kit: Kit, players: int) -> None:
    pyspiel.random_sim_test(load(kit, players), num_sims=1, serialize=True, verbose=False)


@each_game
def test_random_games_with_options(kit: Kit) -> None:
    pyspiel.random_sim_test(load(kit, 3, table=1), num_sims=1, serialize=True, verbose=False)


@each_table
def test_resampling(kit: Kit, players: int) -> None:
    """What OpenSpiel's ResampleInfostateTest checks; Python cannot call that one."""
    differing = 0
    for state in some_states(kit, players, 3, 0.2)[:-1]:
        for player in range(players):
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0, 1))
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            differing += str(other) != str(state)
    assert differing > 1


@each_game
def test_what_others_know_is_not_told(kit: Kit) -> None:
    """What is told to a seat must not name cards that only others were told."""
    seen = 0
    for state in some_states(kit, 3, 4, 0.2):
        for player in range(3):
            told = state.told(player)
            drawn = [line for line in told.splitlines() if line.startswith(("draw ", "deal "))]
            assert all(("?" in line) == (line.split()[1] != str(player)) for line in drawn)
            seen += len(drawn)
    tells_of_draws = not {"draw", "deal"}.isdisjoint(kit.game.board.events.names)
    assert (seen > 0) == tells_of_draws


@each_game
def test_nothing_is_forgotten(kit: Kit) -> None:
    """What a seat has been told only grows."""
    dice = random.Random(1)
    state = start(kit, 3, 2)
    before = [""] * 3
    while not state.is_terminal():
        for player in range(3):
            told = state.told(player).rpartition("cards ")[0]
            assert told.startswith(before[player])
            before[player] = told
        state.apply_action(dice.choice(state.legal_actions()))


@each_game
def test_states_can_be_pickled_and_go_on_alike(kit: Kit) -> None:
    for state in some_states(kit, 2, 6, 0.1)[:-1]:
        twin = pickle.loads(pickle.dumps(state))
        assert str(twin) == str(state)
        action = state.legal_actions()[-1]
        twin.apply_action(action)
        state.apply_action(action)
        assert str(twin) == str(state)
        assert twin.information_state_string(0) == state.information_state_string(0)


@each_game
@pytest.mark.parametrize(("deal", "table"), [(0, None), (7, None), (2**32 - 1, 1)])
def test_deals_are_those_of_a_match(kit: Kit, deal: int, table: int | None) -> None:
    state = start(kit, 3, deal, table)
    options = kit.short if table is None else kit.tables[table]
    match = endling.new(kit.name, 3, deal, options)
    dice = random.Random(deal)
    while not match.over:
        assert state.match().state() == match.state()
        assert state.legal_actions() == match.legal
        assert state.current_player() == match.actor
        action = dice.choice(match.legal)
        state.apply_action(action)
        match.play(action)
    assert state.is_terminal()


@each_game
def test_returns_are_those_of_the_match(kit: Kit) -> None:
    for seed in range(4):
        state = some_states(kit, 4, seed, 0)[-1]
        winners = state.match().winners
        assert sum(state.returns()) == pytest.approx(0)
        assert max(state.returns()) == state.returns()[winners[0]]
        assert state.current_player() == pyspiel.PlayerId.TERMINAL


# --- Its algorithms -------------------------------------------------------------------------------


def play_bots(kit: Kit, bots: list[Any], seed: int) -> list[float]:
    state = start(kit, 2, seed)
    while not state.is_terminal():
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    return list(state.returns())


@each_game
def test_its_ismcts_plays(kit: Kit) -> None:
    game = load(kit)
    thinker = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=6,
        random_state=np.random.RandomState(1),
    )
    assert sum(play_bots(kit, [thinker, pyspiel.make_uniform_random_bot(1, 5)], 8)) == 0


@each_game
def test_its_evaluation_of_bots(kit: Kit) -> None:
    bots = [pyspiel.make_uniform_random_bot(player, 3) for player in range(3)]
    returns = pyspiel.evaluate_bots(start(kit, 3, 1), bots, 1)
    assert len(returns) == 3
    assert sum(returns) == pytest.approx(0)


@each_game
def test_its_learning_environment(kit: Kit) -> None:
    environment = Environment(load(kit, 2), include_full_state=False)
    step = environment.reset()
    dice = random.Random(2)
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([dice.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0


@pytest.mark.parametrize("seed", [1405, 1635])
def test_what_a_player_knows_tells_what_is_legal(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Searches put everything with the same information state into one node.

    In these deals one of two cards with the same name can lie in a place: the log says the same.
    """
    dice, guesses = random.Random(seed), random.Random(seed)
    monkeypatch.setattr("endling.environments.openspiel.secrets.token_bytes", guesses.randbytes)
    legal: dict[str, list[int]] = {}
    root = start(DOOMLINGS, 2, seed, table=0)
    for _ in range(dice.randint(5, 30)):
        root.apply_action(dice.choice(root.legal_actions()))
    for _ in range(40):
        state = root.resample_from_infostate(root.current_player(), dice.random)
        for _ in range(12):
            if state.is_terminal():
                break
            actions = state.legal_actions()
            known = state.information_state_string(state.current_player())
            assert legal.setdefault(known, actions) == actions
            state.apply_action(actions[0] if dice.random() < 0.7 else dice.choice(actions))
