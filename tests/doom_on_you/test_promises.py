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


def test_staying_out_is_broken_by_a_battle_card() -> None:
    table = _dealt("stay_out", hand=("HUNT",)).play(1, "HUNT", "ELE-FENCE")
    assert _states(table) == ["broken"]
    assert _states(_dealt("stay_out", hand=("HUNT",)).finish_turn()) == ["kept"]


def test_helping_is_kept_by_a_battle_card() -> None:
    table = _dealt("help", hand=("HUNT",)).attack(2, "HAND-A").play(1, "HUNT", "HAND-A")
    assert _states(table) == ["kept"]
    assert _states(_dealt("help").finish_turn()) == ["broken"]


def test_a_favor_stays_between_the_two() -> None:
    assert _states(_dealt("favor").until("draw")) == ["pending"]


def test_states_are_part_of_a_position() -> None:
    table = _dealt("spare").attack(1, "ALPACA-PUNCH")
    again = endling.position("doom_on_you", table.match.position())
    assert again.view()["deals"] == table.match.view()["deals"]
