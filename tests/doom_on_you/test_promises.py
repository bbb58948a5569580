"""Whether promises were kept: everybody sees it, and nothing else comes of it."""

from __future__ import annotations

import pytest

import endling
from tests.doom_on_you.scenario import Scenario

DEALS = {"deals": "tokens_only"}


def _dealt(promise: str, giver: int = 0, hand: tuple[str, ...] = ()) -> Scenario:
    """Seat 0 is the target; somebody pays seat 1 a token for a promise."""
    table = Scenario(
        hands=[[], hand], piles=[["ELE-FENCE"], ["ALPACA-PUNCH"], ["HAND-A"]], options=DEALS
    )
    table.until("opening", actor=giver).choose(word="offer").choose(player=1)
    return table.choose(number=1).choose(word=promise).choose(word="yes")


def _states(table: Scenario) -> list[str]:
    return [deal["state"] for deal in table.match.view()["deals"]]


@pytest.mark.parametrize("promise", ["spare", "join", "stay_out", "help", "favor"])
def test_nothing_is_known_at_once(promise: str) -> None:
    assert _states(_dealt(promise)) == ["pending"]


def test_sparing_is_broken_by_an_attack() -> None:
    assert _states(_dealt("spare").attack(1, "ALPACA-PUNCH")) == ["broken"]


def test_sparing_is_kept_when_the_round_is_over() -> None:
    table = _dealt("spare").finish_turn()
    assert _states(table) == ["pending"]
    table.until("draw")
    assert _states(table) == ["kept"]


def test_sparing_is_broken_by_a_deflected_attack() -> None:
    table = _dealt("spare", giver=2, hand=("DEFLECT",)).attack(2, "HAND-A")
    table.play(1, "DEFLECT")
    assert _states(table) == ["broken"]


def test_joining_is_kept_by_an_attack_on_the_target() -> None:
    assert _states(_dealt("join", giver=2).attack(1, "ALPACA-PUNCH")) == ["kept"]
    assert _states(_dealt("join", giver=2).finish_turn()) == ["broken"]


def _joining(giver: int, pile: tuple[str, ...] = ("ALPACA-PUNCH",), **options: str) -> Scenario:
    """Seat 0 is the target; seat 3 is asked to join while attacks are declared."""
    piles = [["ELE-FENCE"], ["HAND-A"], ["HAND-A"], pile]
    table = Scenario(piles=piles, players=4, options=DEALS | options)
    table.until("declare", "rush", actor=giver).choose(word="offer").choose(player=3)
    return table.choose(number=1).choose(word="join").choose(word="yes")


def test_joining_can_wait_for_the_next_circuit() -> None:
    table = _joining(giver=1).attack(1, "HAND-A").until("declare", actor=3).choose(word="done")
    assert _states(table) == ["overdue"]
    assert _states(table.attack(3, "ALPACA-PUNCH")) == ["kept"]


@pytest.mark.parametrize("mode", ["rounds_until_all_pass", "single_pass", "real_time"])
def test_joining_is_broken_by_holding_back_when_asked(mode: str) -> None:
    assert _states(_joining(giver=1, declare_mode=mode).finish_turn()) == ["broken"]


def test_joining_lapses_if_the_circuit_does_not_come_back() -> None:
    """Seat 1 has held back already when it promises, and nobody attacks after that."""
    table = Scenario(piles=[["ELE-FENCE"], ["ALPACA-PUNCH"], ["HAND-A"]], options=DEALS)
    table.until("declare", actor=2).choose(word="offer").choose(player=1).choose(number=1)
    table.choose(word="join").choose(word="yes")
    assert _states(table.finish_turn()) == ["lapsed"]


def test_joining_lapses_without_an_animal_that_can_attack() -> None:
    assert _states(_joining(giver=1, pile=("ELE-FENCE",)).finish_turn()) == ["lapsed"]


def test_staying_out_is_broken_by_a_battle_card() -> None:
    table = _dealt("stay_out", hand=("HUNT",)).play(1, "HUNT", "ELE-FENCE")
    assert _states(table) == ["broken"]
    assert _states(_dealt("stay_out", hand=("HUNT",)).finish_turn()) == ["kept"]


def test_helping_is_kept_by_a_battle_card() -> None:
    table = _dealt("help", hand=("HUNT",)).attack(2, "HAND-A").play(1, "HUNT", "HAND-A")
    assert _states(table) == ["kept"]
    assert _states(_helping().finish_turn()) == ["broken"]


def _helping(hand: tuple[str, ...] = ("HUNT",)) -> Scenario:
    """Seat 0 pays seat 1 for its help, and is attacked by seat 2."""
    return _dealt("help", hand=hand).attack(2, "HAND-A")


def test_helping_lapses_without_an_attack_or_without_cards() -> None:
    assert _states(_dealt("help", hand=("HUNT",)).finish_turn()) == ["lapsed"]
    assert _states(_helping(hand=()).finish_turn()) == ["lapsed"]


@pytest.mark.parametrize(
    ("promise", "state"),
    [("spare", "kept"), ("join", "broken"), ("stay_out", "kept"), ("help", "broken")],
)
def test_nothing_is_open_when_the_game_is_over(promise: str, state: str) -> None:
    """The game ends in mid-turn, when seat 2 starves the target."""
    table = Scenario(
        hands=[[], ["HUNT"]],
        piles=[["ELE-FENCE"], ["ALPACA-PUNCH"], ["HAND-A"]],
        tokens=[2, 9, 9],
        options=DEALS | {"end_condition": "first_player_out"},
    )
    table.until("opening", actor=0).choose(word="offer").choose(player=1)
    table.choose(word=promise).choose(word="yes").attack(2, "HAND-A")
    while not table.match.over:
        table.decline()
    assert _states(table) == [state]


def test_a_favor_stays_between_the_two() -> None:
    assert _states(_dealt("favor").until("draw")) == ["pending"]


def test_states_are_part_of_a_position() -> None:
    table = _dealt("spare").attack(1, "ALPACA-PUNCH")
    again = endling.position("doom_on_you", table.match.position())
    assert again.view()["deals"] == table.match.view()["deals"]
