"""Every battle card, what it can be aimed at, and what cancels it."""

from __future__ import annotations

import pytest

from endling.games.doom_on_you import reasons as r
from tests.doom_on_you.scenario import Scenario, because

ALPACA, BIRD, RHINO, WALL = "ALPACA-PUNCH", "HUNTING-BIRD", "RHINO-MIGHT", "ELE-FENCE"


# --- HUNT -----------------------------------------------------------------------------------------


def test_hunt() -> None:
    table = Scenario([["HUNT"]], [[], [ALPACA, BIRD]]).attack(1, BIRD)
    table.play(0, "HUNT", BIRD).finish_turn()
    assert table.tokens == [10, 10, 10]
    assert {"HUNT", BIRD} <= set(table.discard)
    assert table.pile(1) == [ALPACA]


def test_hunt__an_animal_in_a_pile_before_attacks_are_declared() -> None:
    table = Scenario([["HUNT"]], [[], [ALPACA, BIRD]]).expect("opening", actor=0)
    table.choose("HUNT").choose(BIRD).expect("declare", actor=1)
    assert table.options == [ALPACA, "done"]


@pytest.mark.parametrize("window", ["opening", "declared", "drawn", "planned"])
def test_hunt__at_any_time_in_an_attack_round(window: str) -> None:
    table = Scenario([["HUNT"]], [[], [ALPACA, BIRD]])
    if window != "opening":
        table.attack(1, BIRD)
    table.until(window, actor=0).choose("HUNT").choose(BIRD)
    assert table.finish_turn().tokens == [10, 10, 10]


def test_hunt__in_an_attack_within_an_attack() -> None:
    hands = [["DEFLECT"], [], ["HUNT"]]
    table = Scenario(hands, [[], [BIRD]]).attack(1, BIRD).play(0, "DEFLECT", 2)
    table.expect("planned", actor=2).choose("HUNT")
    assert table.finish_turn().tokens == [10, 10, 10]


def test_hunt__is_cancelled_by_another() -> None:
    table = Scenario([["HUNT"], [], ["HUNT"]], [[], [ALPACA, BIRD]]).attack(1, BIRD)
    table.play(0, "HUNT", BIRD).expect("counter", actor=2).choose("HUNT").finish_turn()
    assert table.tokens == [7, 13, 10]
    assert table.told("cancel") == [(0, "HUNT")]
    assert table.discard.count("HUNT") == 2


def test_hunt__everybody_hears_whose_animal_is_meant() -> None:
    """There are ten of some animals: the name alone would not say which."""
    piles = [[ALPACA], [ALPACA, BIRD], [ALPACA]]
    table = Scenario([["HUNT", "HUNT"]], piles).expect("opening", actor=0)
    own, others = (table.match.view()["players"][seat]["pile"][0]["id"] for seat in (0, 2))
    for wanted in (others, own):
        table.choose("HUNT")
        choice = next(one for one in table.match.choices() if one.get("id") == wanted)
        table.events += table.match.play(choice["action"])
    assert table.told("at_animal") == [(2, ALPACA), (0, ALPACA)]
    table = Scenario([["HUNT"]], piles).attack(1, ALPACA).play(0, "HUNT")
    table.choose_attack_on(0)
    assert table.told("at_animal") == [(1, ALPACA)]


def test_hunt__reaches_no_hand() -> None:
    table = Scenario([["HUNT", BIRD]], [[RHINO, ALPACA]]).expect("opening", actor=0)
    table.choose("HUNT")
    assert table.why_not(BIRD) == because(r.NOT_IN_PLAY)


# --- FORCE FIELD ----------------------------------------------------------------------------------


def test_force_field() -> None:
    table = Scenario([["FORCE FIELD"]], [[], [ALPACA, BIRD], [RHINO]])
    table.attack(1, ALPACA, BIRD).attack(2, RHINO).play(0, "FORCE FIELD").finish_turn()
    assert table.tokens == [10, 10, 10]
    assert {ALPACA, BIRD, RHINO, "FORCE FIELD"} <= set(table.discard)


def test_force_field__for_another_player() -> None:
    table = Scenario([[], [], ["FORCE FIELD"]], [[], [BIRD]]).attack(1, BIRD)
    assert table.play(2, "FORCE FIELD").finish_turn().tokens == [10, 10, 10]


@pytest.mark.parametrize("window", ["declared", "drawn", "planned"])
def test_force_field__in_every_window_with_an_attack(window: str) -> None:
    table = Scenario([["FORCE FIELD"]], [[], [BIRD]]).attack(1, BIRD).until(window, actor=0)
    assert table.choose("FORCE FIELD").finish_turn().tokens == [10, 10, 10]


def test_force_field__against_doom_is_cancelled_by_another() -> None:
    table = Scenario([["FORCE FIELD"], ["FORCE FIELD"]], deck=["LOCUSTS"]).until("struck", actor=0)
    table.choose("FORCE FIELD").expect("counter", actor=1).choose("FORCE FIELD")
    assert table.finish_turn().tokens == [8, 10, 10]
    assert table.discard.count("FORCE FIELD") == 2


def test_force_field__is_cancelled_by_another() -> None:
    table = Scenario([["FORCE FIELD"], ["FORCE FIELD"]], [[], [BIRD]]).attack(1, BIRD)
    table.play(0, "FORCE FIELD").expect("counter", actor=1).choose("FORCE FIELD")
    assert table.finish_turn().tokens == [7, 13, 10]


def test_force_field__stops_a_doom_for_one() -> None:
    table = Scenario([["FORCE FIELD"]], deck=["METEOR"]).until("struck", actor=0)
    assert table.options == ["FORCE FIELD", "pass"]
    table.choose("FORCE FIELD").expect("protect")
    assert table.options == ["player 0", "player 1", "player 2"]
    assert table.choose(player=0).tokens == [10, 9, 9]


# --- DEFLECT --------------------------------------------------------------------------------------


def test_deflect() -> None:
    table = Scenario([["DEFLECT"]], [[], [BIRD]]).attack(1, BIRD).play(0, "DEFLECT", 2)
    assert table.finish_turn().tokens == [13, 10, 7]


def test_deflect__for_somebody_else_who_is_attacked() -> None:
    table = Scenario([[], [], ["DEFLECT"]], [[], [BIRD]], players=4).attack(1, BIRD)
    assert table.play(2, "DEFLECT", 3).finish_turn().tokens == [10, 10, 13, 7]


def test_deflect__one_attack_only() -> None:
    table = Scenario([["DEFLECT"]], [[], [BIRD, ALPACA]]).attack(1, BIRD, ALPACA)
    assert table.play(0, "DEFLECT", BIRD, 2).finish_turn().tokens == [12, 11, 7]


def test_deflect__the_new_target_defends_at_once() -> None:
    table = Scenario([["DEFLECT"]], [[], [BIRD], [WALL]]).attack(1, BIRD).play(0, "DEFLECT", 2)
    table.expect("defend", actor=2)
    assert table.choose(WALL).finish_turn().tokens == [10, 10, 10]
    assert table.defense(2) == {WALL: 2}


def test_deflect__back_to_the_owner() -> None:
    table = Scenario([["DEFLECT"]], [[], [BIRD]]).attack(1, BIRD).play(0, "DEFLECT", 1)
    assert table.finish_turn().tokens == [13, 7, 10]


def test_deflect__is_cancelled_by_another() -> None:
    table = Scenario([["DEFLECT"], ["DEFLECT"]], [[], [BIRD]]).attack(1, BIRD)
    table.play(0, "DEFLECT", 2).expect("counter", actor=1).choose("DEFLECT")
    assert table.finish_turn().tokens == [7, 13, 10]


# --- CAPTURE --------------------------------------------------------------------------------------


def test_capture() -> None:
    table = Scenario([["CAPTURE"]], [[ALPACA, ALPACA, ALPACA], [BIRD]]).attack(1, BIRD)
    table.play(0, "CAPTURE").finish_turn()
    assert table.tokens == [10, 10, 10]
    assert table.pile(0) == [ALPACA, ALPACA, ALPACA, BIRD]
    assert table.discard[-1:] == ["CAPTURE"]


def test_capture__the_animal_may_attack_for_its_new_owner() -> None:
    table = Scenario([["CAPTURE"]], [[], [BIRD]], deck=[ALPACA] * 2).attack(1, BIRD)
    table.play(0, "CAPTURE").finish_turn().attack(0, BIRD).finish_turn()
    assert table.tokens == [13, 7, 10]


def test_capture__cannot_be_countered() -> None:
    table = Scenario([["CAPTURE"], ["CAPTURE"]], [[], [BIRD]]).attack(1, BIRD)
    table.until("declared", actor=0).choose("CAPTURE")
    assert "counter" not in table.verbs()
    assert table.pile(0) == [BIRD]


# --- SNEAK ATTACK ---------------------------------------------------------------------------------


def test_sneak_attack() -> None:
    table = Scenario([[], ["SNEAK ATTACK", BIRD, WALL]]).expect("opening", actor=1)
    table.choose("SNEAK ATTACK").expect("sneak_at")
    table.choose(player=0).finish_turn()
    assert table.tokens == [7, 13, 10]
    assert {"SNEAK ATTACK", BIRD} <= set(table.discard)
    assert WALL in table.hand(1)


def test_sneak_attack__at_somebody_else_who_defends_at_once() -> None:
    table = Scenario([[], ["SNEAK ATTACK", BIRD]], [[], [], [WALL]]).play(1, "SNEAK ATTACK", 2)
    table.expect("defend", actor=2).choose(WALL)
    assert table.tokens == [10, 10, 10]
    assert table.told("blocked") == [(1, BIRD)]


def test_sneak_attack__needs_an_animal_that_can_attack() -> None:
    table = Scenario([[], ["SNEAK ATTACK", WALL]])
    assert "opening" not in {table.match.prompt}
    table = Scenario([[], ["SNEAK ATTACK", WALL, BIRD, RHINO]]).expect("opening", actor=1)
    table.choose("SNEAK ATTACK").expect("sneak")
    assert table.options == [BIRD, RHINO]
    assert table.why_not(WALL) == because(r.NO_ATTACK)
