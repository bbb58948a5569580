"""Situations as plain data, and what nobody may see of them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import endling
from endling.errors import PositionError
from endling.kernel import engine
from endling.match import Match
from tests.doom_on_you.scenario import GAME, HARMLESS, Scenario

TABLES: tuple[dict[str, Any], ...] = (
    {"deals": "off"},
    {"deals": "tokens_and_cards"},
    {"deals": "off", "successful_animals_return": True, "drawn_animal_may_enter_pile": True},
    {"deals": "off", "force_field_vs_doom_in_prep": True},
    {"starting_tokens": 5},
)
STEPS, EVERY = 160, 8


def some_decisions(players: int) -> list[Match]:
    """Every few decisions of a random game."""
    options = {} if players == 2 else TABLES[players % len(TABLES)]
    match = endling.new(GAME, players, players, options)
    dice = random.Random(players)
    found = []
    for step in range(STEPS):
        if match.over:
            break
        if step % EVERY == 0 or step < 10:
            found.append(match.copy())
        match.play(dice.choice(match.legal))
    return [*found, match]


def without_log(match: Match) -> bytes:
    """The state; the log is no part of a situation."""
    twin = match.copy()
    engine.forget_log(twin._pool)
    return twin.state()


@pytest.mark.parametrize("players", range(2, 7))
def test_positions_are_exact(players: int) -> None:
    for match in some_decisions(players):
        position = json.loads(json.dumps(match.position()))
        again = endling.position(GAME, position)
        assert again.position() == position
        assert again.legal == match.legal
        assert again.state() == without_log(match)


@pytest.mark.parametrize("players", range(2, 7))
def test_guesses_look_the_same_and_are_sound(players: int) -> None:
    for seed, match in enumerate(some_decisions(players)):
        for seat in range(players):
            guess = match.determinize(seat, seed=seed)
            match.game.check(guess._pool)
            assert guess.view(seat) == match.view(seat)
            doom = {card["name"] for card in match.game.cards("en") if card["kind"] == "doom"}
            for player in guess.position()["players"]:
                assert not doom & set(player["hand"])


def test_a_situation_can_be_told_in_few_words() -> None:
    table = Scenario([["HUNT"]], [["CAMO"], ["OTTER-CHAOS"]], spent=[[1]], tokens=[4, 5, 6])
    assert table.tokens == [4, 5, 6]
    assert table.defense(0) == {"CAMO": 1}
    assert table.match.position()["deck"][0] == HARMLESS
    assert (table.target, table.match.prompt) == (0, "opening")


TWO: dict[str, Any] = {"players": [{}, {}]}


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ([], "mapping"),
        ({"players": 2}, "players"),
        ({"players": [{}, {"gene_pool": 5}]}, r"players\[1\]"),
        ({**TWO, "age": 1}, "age"),
        ({**TWO, "round": 101}, "round"),
        ({**TWO, "target": 2}, "target"),
        ({**TWO, "phase": "tea"}, "phase"),
        ({**TWO, "deck": ["Unicorn"]}, "deck"),
        ({**TWO, "deck": "CAMO"}, "deck"),
        ({**TWO, "deck": ["CAMO"] * 6}, "no CAMO left"),
        ({**TWO, "attacks": ["CAMO"]}, "attacks"),
        ({"players": [{"hand": ["METEOR"]}, {}]}, "never held"),
        ({"players": [{"pile": ["HUNT"]}, {}]}, "pile"),
        ({"players": [{"pile": ["CAMO"], "spent": [2]}, {}]}, "spent"),
        ({"players": [{"pile": ["CAMO"], "spent": [0, 0]}, {}]}, "spent"),
        ({"players": [{"tokens": 0}, {}]}, "at least two"),
        ({"players": [{"tokens": 20}, {"tokens": 20}]}, "only so many"),
        ({"players": [{}, {}, {"tokens": 0, "pile": ["CAMO"]}]}, "somebody who is out has cards"),
        ({**TWO, "more": {}}, "more"),
    ],
)
def test_wrong_situations_are_refused(position: Any, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        endling.position(GAME, position)


def test_what_is_changed_in_an_exact_position_is_refused() -> None:
    table = Scenario([["HUNT"]], [["DETER-TLE"], ["CAMO", "HAND-A"]]).attack(1, "CAMO")
    given = table.until("declared").match.position()
    for name, value in {
        "depth": 9,
        "prompt": 3,
        "actor": 2,
        "burned": 7,
        "numbers": 0,
        "guards": [7] * len(given["more"]["guards"]),
        "course": [0] * len(given["more"]["course"]),
        "frames": [[255] * 8] * len(given["more"]["frames"]),
        "deals": [[9] * 5] * len(given["more"]["deals"]),
        "cards": given["more"]["cards"][::-1],
    }.items():
        with pytest.raises(PositionError):
            endling.position(GAME, {**given, "more": {**given["more"], name: value}})


def test_the_numbers_of_attacks_never_run_out() -> None:
    given = Scenario([["HUNT"]], [["DETER-TLE"]]).match.position()
    with pytest.raises(PositionError, match="numbers"):
        endling.position(GAME, {**given, "more": {**given["more"], "numbers": 254}})


def test_guesses_of_a_hand_whose_only_card_is_to_be_offered() -> None:
    """A sneak attack needs an animal with it where it is played, and not where it is given."""
    table = Scenario([["SNEAK ATTACK"]], [[], ["CAMO"]], options={"deals": "tokens_and_cards"})
    table.until("opening", actor=0).choose(word="offer").choose(player=1).expect("deal_card")
    for seat in range(1, table.match.players):
        guess = table.match.determinize(seat, seed=seat)
        guess.game.check(guess._pool)
        assert [player["hand_size"] for player in guess.view(seat)["players"]] == [1, 0, 0]
