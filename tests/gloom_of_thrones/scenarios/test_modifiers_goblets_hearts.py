"""Modifiers with goblets and hearts."""

from __future__ import annotations

from tests.gloom_of_thrones.scenario import KELLY, PINE, PLAIN, SHAMEY, Scenario, known
from tests.gloom_of_thrones.scenarios.checks import (
    DRAWN,
    check_limit,
    check_nothing,
    check_owner_discards,
    check_owner_draws,
    check_owner_refills,
    check_owner_skips_draw,
    check_printed,
    laid,
)


def test_poisoned_at_the_pudding_course() -> None:
    check_printed("Poisoned at the Pudding Course", (-10, None, -15), ("goblet",))
    check_owner_discards("Poisoned at the Pudding Course", 2)


def test_drank_the_dungeon_dry() -> None:
    check_printed("Drank the Dungeon Dry", (-15, None, None), ("goblet",))
    table = Scenario([["Drank the Dungeon Dry", *PLAIN]]).play("Drank the Dungeon Dry", SHAMEY)
    table.expect("discard", actor=0, cause="Drank the Dungeon Dry").choose(PLAIN[0])
    table.expect("play", actor=0).play(PLAIN[1], KELLY)
    assert table.discard[0] == PLAIN[2]
    theirs = Scenario([list(PLAIN)], {PINE: ["Drank the Dungeon Dry"]}).play(PLAIN[0], KELLY)
    theirs.expect("play", actor=0)
    last = Scenario([[PLAIN[0]], ["The Thaw"]], {SHAMEY: ["Drank the Dungeon Dry"]})
    last.play(PLAIN[0], KELLY).expect("play", actor=1)
    assert not last.discard  # there was nothing left to discard


def test_feasted_on_a_foe_s_fortune() -> None:
    check_printed("Feasted on a Foe's Fortune", (None, 10, None), ("coin", "goblet"))
    check_owner_draws("Feasted on a Foe's Fortune", 2)


def test_gagged_on_a_gilded_grape() -> None:
    check_printed("Gagged on a Gilded Grape", (-15, -5, None), ("goblet",))
    check_nothing("Gagged on a Gilded Grape")


def test_banned_from_the_banquet() -> None:
    check_printed("Banned from the Banquet", (None, None, -20), ("goblet",))
    check_owner_skips_draw("Banned from the Banquet")


def test_served_suspicious_stew() -> None:
    check_printed("Served Suspicious Stew", (None, -10, None), ("goblet",), opaque=False)
    check_nothing("Served Suspicious Stew")


def test_sang_superbly_while_sozzled() -> None:
    check_printed("Sang Superbly while Sozzled", (15, None, None), ("goblet",))
    table = laid("Sang Superbly while Sozzled", theirs=("Abrupt Abdication",), deck=DRAWN)
    table.expect("discard", actor=1, cause="Sang Superbly while Sozzled")
    assert table.options == sorted(["Abrupt Abdication", *DRAWN[:2]])
    table.choose(DRAWN[0]).expect("play", actor=0)
    assert table.hand(1) == sorted(["Abrupt Abdication", DRAWN[1]])


def test_sobered_up_at_sunrise() -> None:
    check_printed("Sobered up at Sunrise", (0, None, 10), ("goblet",))
    check_owner_refills("Sobered up at Sunrise")


def test_jilted_at_the_joust() -> None:
    check_printed("Jilted at the Joust", (-10, -10, None), ("heart",))
    check_owner_discards("Jilted at the Joust", 1)


def test_betrothed_to_a_bore() -> None:
    check_printed("Betrothed to a Bore", (None, -20, None), ("heart",))
    check_limit("Betrothed to a Bore", -1)


def test_adored_by_an_army() -> None:
    check_printed("Adored by an Army", (0, None, 20), ("heart",))
    check_owner_draws("Adored by an Army", 2)


def test_courted_by_a_con_artist() -> None:
    check_printed("Courted by a Con Artist", (-15, None, None), ("heart",))
    check_nothing("Courted by a Con Artist")


def test_ghosted_by_a_ghost() -> None:
    check_printed("Ghosted by a Ghost", (None, None, -10), ("heart",), opaque=False)
    check_nothing("Ghosted by a Ghost")


def test_hugged_by_the_whole_household() -> None:
    check_printed("Hugged by the Whole Household", (None, 15, None), ("heart",))
    check_limit("Hugged by the Whole Household", 1)


def test_scandalised_the_seamstresses() -> None:
    check_printed("Scandalised the Seamstresses", (None, -15, -10), ("heart",))
    table = laid("Scandalised the Seamstresses", theirs=("The Thaw", "Amnesty Day"), players=3)
    assert known(table, 0, of=1) == known(table, 2, of=1) == ["Amnesty Day", "The Thaw"]
    assert known(table, None, of=1) == ["Amnesty Day", "The Thaw"]
    assert [event.card for event in table.events if event.verb == "show"] == [
        "Amnesty Day",
        "The Thaw",
    ]


def test_serenaded_under_siege() -> None:
    check_printed("Serenaded under Siege", (10, None, 0), ("heart",))
    check_owner_draws("Serenaded under Siege", 1)
