"""Any situation of any game can be read, set up and read again."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given

import endling
from endling.errors import PositionError
from endling.match import Match
from tests.kits import Kit, each_game, each_table, play_on
from tests.properties.games import matches


def assert_exact(match: Match, dice: random.Random) -> None:
    """The position leads back to the very same game, through text and with another seed."""
    name, position = match.game.name, match.position()
    again = endling.position(name, json.loads(json.dumps(position)), seed=dice.randrange(99))
    assert again.position() == position
    assert (again.actor, again.prompt, again.legal) == (match.actor, match.prompt, match.legal)
    assert [again.view(seat) for seat in range(again.players)] == [
        match.view(seat) for seat in range(match.players)
    ]
    twin = match.copy()
    for _ in range(4):
        if twin.over:
            break
        action = dice.choice(twin.legal)
        twin.play(action)
        again.play(action)
        assert again.state() == twin.state()


@each_table
def test_decisions_of_some_games_are_set_up_exactly(kit: Kit, players: int) -> None:
    dice = random.Random(players)
    match = kit.new(players, seed=players, table=players)
    while not match.over:
        assert_exact(match, dice)
        play_on(match, dice, kit.look_at_one_in)
    assert_exact(match, dice)


@given(matches)
def test_any_decision_of_any_game_is_set_up_exactly(match: Match) -> None:
    assert_exact(match, random.Random(0))


@each_table
def test_guesses_are_sound_positions(kit: Kit, players: int) -> None:
    """Also for seats that are not asked: whatever is asked of others fits the guessed hands."""
    dice = random.Random(players)
    match = kit.new(players, seed=1, table=1)
    while not match.over:
        guess = match.determinize(dice.randrange(players), seed=1)
        again = endling.position(kit.name, guess.position())
        assert again.legal == guess.legal
        play_on(match, dice, kit.look_at_one_in)


@each_game
def test_half_an_exact_position_is_refused(kit: Kit) -> None:
    position = kit.played(2, seed=1, steps=5).position()
    for name in ("frames", "depth", "actor", "prompt", "unused"):
        left = {key: value for key, value in position["more"].items() if key != name}
        with pytest.raises(PositionError, match="more"):
            endling.position(kit.name, {**position, "more": left})


@each_game
def test_the_legal_answers_of_a_position_are_worked_out_and_not_read(kit: Kit) -> None:
    match = kit.played(3, seed=4, steps=8)
    for mask in (0, (1 << 62) - 1):
        position = match.position()
        position["more"]["legal"] = [mask] * kit.game.record["legal"].shape[0]
        assert endling.position(kit.name, position).legal == match.legal


@pytest.mark.parametrize("more", [False, 0, "", [], 1], ids=repr)
@each_game
def test_the_rest_of_an_exact_position_is_a_mapping(kit: Kit, more: object) -> None:
    position = kit.played(2, seed=1, steps=5).position()
    with pytest.raises(PositionError, match="more"):
        endling.position(kit.name, {**position, "more": more})
