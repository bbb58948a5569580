"""Modifiers with coins and frost."""

from __future__ import annotations

from endling.games.gloom_of_thrones import reasons as r
from tests.gloom_of_thrones.scenario import (
    HARMLESS,
    KELLY,
    PINE,
    PLAIN,
    SAD,
    SHAMEY,
    Scenario,
    because,
    known,
)
from tests.gloom_of_thrones.scenarios.checks import (
    DRAWN,
    check_limit,
    check_nothing,
    check_owner_discards,
    check_owner_draws,
    check_owner_skips_draw,
    check_printed,
    fillers,
    laid,
)


def test_taxed_to_tatters() -> None:
    check_printed("Taxed to Tatters", (None, -20, None), ("coin",))
    hands = [["Taxed to Tatters", *fillers("Taxed to Tatters")], ["The Thaw", "Amnesty Day"], []]
    table = Scenario(hands).play("Taxed to Tatters", PINE)
    table.expect("give", actor=1, cause="Taxed to Tatters").choose("The Thaw")
    assert (table.hand(1), table.hand(2)) == (["Amnesty Day"], ["The Thaw"])
    assert known(table, 1, of=2) == ["The Thaw"]
    assert known(table, 0, of=2) == []
    bare = laid("Taxed to Tatters")
    bare.expect("play", actor=0)


def test_owed_an_ogre_interest() -> None:
    check_printed("Owed an Ogre Interest", (-20, None, None), ("coin",))
    check_owner_skips_draw("Owed an Ogre Interest")


def test_won_a_wagered_wagon() -> None:
    check_printed("Won a Wagered Wagon", (None, 15, None), ("coin",))
    check_owner_draws("Won a Wagered Wagon", 2)


def test_manipulated_by_a_maieaster() -> None:
    check_printed("Manipulated by a Maieaster", (None, None, -15), ("coin",))
    name = "Manipulated by a Maieaster"
    table = Scenario([[name, *fillers(name)], ["The Thaw", "Amnesty Day"], []]).play(name, PINE)
    assert len(table.hand(1)) == 1
    assert len(table.hand(0)) == 3
    assert table.hand(2) == []
    assert known(table, 1, of=0) == [card for card in table.hand(0) if card in DRAWN]
    tables = [laid(name, theirs=tuple(DRAWN), seed=seed) for seed in range(12)]
    assert len({tuple(table.hand(1)) for table in tables}) > 1


def test_found_a_fortune_in_the_floorboards() -> None:
    check_printed("Found a Fortune in the Floorboards", (20, None, None), ("coin",))
    check_limit("Found a Fortune in the Floorboards", 1)


def test_auctioned_the_ancestral_armour() -> None:
    check_printed("Auctioned the Ancestral Armour", (-10, None, -10), ("coin",))
    check_owner_draws("Auctioned the Ancestral Armour", 1)


def test_bankrupted_by_banners() -> None:
    check_printed("Bankrupted by Banners", (-5, -15, None), ("coin",))
    check_owner_discards("Bankrupted by Banners", 1)


def test_frostbitten_on_the_frontier() -> None:
    check_printed("Frostbitten on the Frontier", (-15, None, -15), ("frost",))
    check_limit("Frostbitten on the Frontier", -1)


def test_sentenced_to_a_sky_cell() -> None:
    check_printed("Sentenced to a Sky Cell", (-20, None, None), ("frost",))
    stacks = {PINE: ["Sentenced to a Sky Cell"], KELLY: [SAD]}
    table = Scenario([["The Thaw", HARMLESS[1], *PLAIN]], stacks)
    table.choose("The Thaw")
    assert PINE not in table.options
    assert table.why_not(PINE) == because(r.IMMUNE)
    table.choose(KELLY).play(PLAIN[0], PINE)
    assert table.stack(PINE) == ["Sentenced to a Sky Cell", PLAIN[0]]
    covered = Scenario([["The Thaw", PLAIN[1]]], {PINE: ["Sentenced to a Sky Cell", PLAIN[0]]})
    assert covered.play("The Thaw", PINE).stack(PINE) == ["Sentenced to a Sky Cell"]
    killed = Scenario([[HARMLESS[1], PLAIN[0]]], stacks).play(HARMLESS[1], PINE)
    assert killed.is_dead(PINE)


def test_snowed_in_with_strangers() -> None:
    check_printed("Snowed in with Strangers", (None, -10, -10), ("frost",))
    check_owner_discards("Snowed in with Strangers", 1)


def test_chilled_to_the_chainmail() -> None:
    check_printed("Chilled to the Chainmail", (-10, None, None), ("frost",), opaque=False)
    check_nothing("Chilled to the Chainmail")


def test_marched_the_wrong_way_all_winter() -> None:
    check_printed("Marched the Wrong Way all Winter", (None, -20, -20), ("frost",))
    table = laid("Marched the Wrong Way all Winter", theirs=("The Thaw", "Amnesty Day"))
    assert table.marks(1) == (0, 0, 1)
    table.end_turn().expect("play", actor=1)
    assert table.actions == (1, 0, 0)
    table.do_nothing().expect("play", actor=0)
    assert len(table.hand(1)) == 5
    assert table.marks(1) == (0, 0, 0)


def test_warmed_by_a_woolly_beast() -> None:
    check_printed("Warmed by a Woolly Beast", (None, 10, 5), ("frost",))
    check_nothing("Warmed by a Woolly Beast")


def test_left_on_a_lonely_ledge() -> None:
    check_printed("Left on a Lonely Ledge", (None, None, -15), ("frost",))
    stacks = {PINE: ["Left on a Lonely Ledge"], KELLY: [SAD]}
    table = Scenario([[PLAIN[0], PLAIN[1], HARMLESS[0]]], stacks)
    table.play(PLAIN[0], SHAMEY)
    table.choose(HARMLESS[0])
    assert table.options == [PINE]
    assert table.why_not(KELLY) == because(r.NOT_THE_FIRST_ACTION)
    table.choose(PINE)
    assert table.is_dead(PINE)
    assert table.actions == (1, 0, 0)
    hands = [[PLAIN[0], HARMLESS[0], PLAIN[1]]]
    covered = Scenario(hands, {PINE: [*stacks[PINE], "Gagged on a Gilded Grape"]})
    covered.play(PLAIN[0], KELLY)
    assert covered.why_not(HARMLESS[0]) == because(r.NOT_THE_FIRST_ACTION)
    cheerful = Scenario(hands, {PINE: ["Found a Fortune in the Floorboards", *stacks[PINE]]})
    cheerful.play(PLAIN[0], KELLY)
    assert cheerful.score(PINE) == 5
    assert cheerful.why_not(HARMLESS[0]) == because(r.NOT_THE_FIRST_ACTION)


def test_whispered_to_by_the_white_woods() -> None:
    check_printed("Whispered to by the White Woods", (-10, None, None), ("frost",))
    table = laid("Whispered to by the White Woods", deck=DRAWN)
    table.expect("scry_take", actor=1, cause="Whispered to by the White Woods")
    assert table.options == sorted(DRAWN[:3])
    table.choose(DRAWN[1]).expect("scry_bury", actor=1)
    table.choose(DRAWN[2]).expect("play", actor=0)
    assert table.hand(1) == [DRAWN[1]]
    assert table.deck[-2:] == [DRAWN[2], DRAWN[0]]
    assert known(table, 0, of=1) == []  # what the owner has seen is told to nobody
