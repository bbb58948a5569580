"""Modifiers with flames, and persistent ones."""

from __future__ import annotations

from endling.games.gloom_of_thrones import reasons as r
from tests.gloom_of_thrones.scenario import HARMLESS, KELLY, PINE, PLAIN, SAD, Scenario, because
from tests.gloom_of_thrones.scenarios.checks import (
    check_nothing,
    check_others_discard,
    check_owner_discards,
    check_owner_loses_hand,
    check_owner_refills,
    check_persistent_limit,
    check_printed,
)


def test_singed_by_a_small_dragon() -> None:
    check_printed("Singed by a Small Dragon", (-15, None, None), ("flame",))
    check_nothing("Singed by a Small Dragon")


def test_hatched_something_horrid() -> None:
    check_printed("Hatched Something Horrid", (None, -15, -15), ("flame",))
    check_owner_discards("Hatched Something Horrid", 2)


def test_torched_the_treasury() -> None:
    check_printed("Torched the Treasury", (-20, -15, None), ("coin", "flame"))
    check_owner_loses_hand("Torched the Treasury")


def test_rode_a_reptile_royally() -> None:
    check_printed("Rode a Reptile Royally", (0, 20, None), ("flame",))
    check_owner_refills("Rode a Reptile Royally")


def test_smoked_out_of_the_sanctum() -> None:
    check_printed("Smoked out of the Sanctum", (None, None, -10), ("flame",))
    check_others_discard("Smoked out of the Sanctum")


def test_took_the_vow_of_the_leaky_watch() -> None:
    check_printed("Took the Vow of the Leaky Watch", (-10, None, None), ("frost",))
    stacks = {PINE: ["Took the Vow of the Leaky Watch", PLAIN[0]], KELLY: [SAD]}
    table = Scenario([[HARMLESS[0]], [HARMLESS[1]]], stacks)
    table.choose(HARMLESS[0])
    assert table.options == [KELLY]
    assert table.why_not(PINE) == because(r.VOWED)
    own = Scenario([[], [HARMLESS[1], PLAIN[1]]], stacks, turn=1).play(HARMLESS[1], PINE)
    assert own.is_dead(PINE)


def test_came_back_rather_wrong() -> None:
    check_printed("Came Back Rather Wrong", (None, -15, None), ("flame",))
    stacks = {PINE: ["Came Back Rather Wrong", PLAIN[0]]}
    table = Scenario([[HARMLESS[0], PLAIN[1]]], stacks)
    assert table.score(PINE) == -30
    table.play(HARMLESS[0], PINE)
    assert table.score(PINE) == -40
    assert table.points(1) == -40


def test_turned_slowly_to_stone() -> None:
    check_printed("Turned Slowly to Stone", (None, None, -25), ())
    check_persistent_limit("Turned Slowly to Stone", -1)


def test_became_a_beloved_ballad() -> None:
    check_printed("Became a Beloved Ballad", (10, None, 10), ("heart",))
    check_persistent_limit("Became a Beloved Ballad", 1)
