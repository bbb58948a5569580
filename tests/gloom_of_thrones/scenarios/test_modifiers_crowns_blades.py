"""Modifiers with crowns and blades, and Exiled by Everybody."""

from __future__ import annotations

from tests.gloom_of_thrones.scenario import HARMLESS, KELLY, PINE, PLAIN, SAD, SHAMEY, Scenario
from tests.gloom_of_thrones.scenarios.checks import (
    DRAWN,
    check_limit,
    check_nothing,
    check_others_draw,
    check_owner_discards,
    check_owner_draws,
    check_owner_loses_hand,
    check_owner_skips_draw,
    check_printed,
    laid,
)


def test_learned_a_lineage() -> None:
    check_printed("Learned a Lineage", (-15, None, -15), ("crown",))
    check_owner_loses_hand("Learned a Lineage")


def test_crowned_in_a_cupboard() -> None:
    check_printed("Crowned in a Cupboard", (-10, None, None), ("crown",))
    check_owner_skips_draw("Crowned in a Cupboard")


def test_inherited_an_insurrection() -> None:
    check_printed("Inherited an Insurrection", (None, -20, None), ("crown", "blade"))
    check_others_draw("Inherited an Insurrection", 1)


def test_held_court_on_the_commode() -> None:
    check_printed("Held Court on the Commode", (None, None, -15), ("crown",))
    check_limit("Held Court on the Commode", -1)


def test_toasted_as_temporary_tyrant() -> None:
    check_printed("Toasted as Temporary Tyrant", (None, 15, None), ("crown", "goblet"))
    check_owner_draws("Toasted as Temporary Tyrant", 2)


def test_wed_into_the_wrong_realm() -> None:
    check_printed("Wed into the Wrong Realm", (10, None, None), ("crown", "heart"))
    check_owner_draws("Wed into the Wrong Realm", 1)


def test_regent_for_a_rainy_week() -> None:
    check_printed("Regent for a Rainy Week", (None, None, 0), ("crown",))
    table = laid("Regent for a Rainy Week", SHAMEY)
    assert table.monarch == SHAMEY
    assert table.limit(0) == 6
    moved = Scenario([], {SHAMEY: ["Regent for a Rainy Week"]}, monarch=KELLY)
    assert moved.limit(0) == 5
    assert table.play(PLAIN[0], SHAMEY).limit(0) == 5  # covered


def test_skewered_at_a_skirmish() -> None:
    check_printed("Skewered at a Skirmish", (-15, None, None), ("blade",), opaque=False)
    check_nothing("Skewered at a Skirmish")


def test_knighted_by_mistake() -> None:
    check_printed("Knighted by Mistake", (None, 10, None), ("blade",))
    check_owner_draws("Knighted by Mistake", 1)


def test_lost_a_limb_to_a_lout() -> None:
    check_printed("Lost a Limb to a Lout", (-20, -10, None), ("blade",))
    check_owner_skips_draw("Lost a Limb to a Lout")


def test_disarmed_in_a_duel() -> None:
    check_printed("Disarmed in a Duel", (-10, None, -10), ("blade",))
    check_owner_discards("Disarmed in a Duel", 1)


def test_bested_by_a_brat() -> None:
    check_printed("Bested by a Brat", (None, -15, None), ("blade",))
    check_nothing("Bested by a Brat")


def test_mistaken_for_a_mercenary() -> None:
    check_printed("Mistaken for a Mercenary", (None, None, -10), ("coin", "blade"))
    check_owner_draws("Mistaken for a Mercenary", 1)


def test_besieged_in_the_bathhouse() -> None:
    check_printed("Besieged in the Bathhouse", (-15, None, -15), ("blade",))
    check_limit("Besieged in the Bathhouse", -1)


def test_vowed_a_vendetta() -> None:
    check_printed("Vowed a Vendetta", (None, -10, None), ("blade",))
    stacks = {PINE: ["Vowed a Vendetta"], SHAMEY: [SAD]}
    table = Scenario([[HARMLESS[0], PLAIN[0]], ["The Thaw"]], stacks, deck=DRAWN[1:])
    table.play(HARMLESS[0], SHAMEY)
    assert table.hand(1) == ["Amnesty Day", "The Thaw"]
    covered = {**stacks, PINE: ["Vowed a Vendetta", PLAIN[1]]}
    unread = Scenario([[HARMLESS[0], PLAIN[0]], ["The Thaw"]], covered).play(HARMLESS[0], SHAMEY)
    assert unread.hand(1) == ["The Thaw"]
    itself = Scenario([[HARMLESS[0], PLAIN[0]], ["The Thaw"]], stacks)
    itself.play(HARMLESS[0], PINE)
    assert itself.hand(1) == ["The Thaw"]


def test_exiled_by_everybody() -> None:
    check_printed("Exiled by Everybody", (-15, -15, -15), ())
    table = laid("Exiled by Everybody", theirs=("The Thaw",))
    assert table.marks(1) == (0, 1, 0)
    table.end_turn().expect("play", actor=0)
    assert "miss_turn" in table.happened
    assert table.hand(1) == ["The Thaw"]
    assert table.marks(1) == (0, 0, 0)
    table.end_turn().expect("play", actor=1)
