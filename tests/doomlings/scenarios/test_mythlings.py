"""Mythlings: reactions, triggers and what comes at any time."""

from __future__ import annotations

import pytest

from tests.doomlings.scenario import Scenario, known, world_ends

SETS = ["mythlings"]


def test_ancient() -> None:
    top = ["Fangs", "Quick", "Gills", "Bark", "Leaves", "Spiny", "Fear", "Nosy", "Teeth", "Just"]
    table = Scenario(hands=[["Ancient", "Late"], []], deck=[*top, "Tiny"], sets=SETS)
    table.play("Ancient").expect("color", actor=0, cause="Ancient")
    table.choose(color="green").expect("keep", actor=0, cause="Ancient")
    assert table.options == ["Bark", "Leaves"]
    table.choose("Leaves").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Late", "Leaves"]
    assert table.deck[0] == "Tiny"
    assert sorted(table.deck[-9:]) == sorted(set(top) - {"Leaves"})
    assert known(table, viewer=1, of=0) == []


def test_ancient__none_of_the_color() -> None:
    top = ["Fangs", "Quick", "Antlers", "Bark", "Leaves", "Bad", "Fear", "Nosy", "Teeth", "Just"]
    table = Scenario(hands=[["Ancient"], []], deck=[*top, "Gills"], sets=SETS)
    table.play("Ancient").choose(color="blue").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == []
    assert table.deck[0] == "Gills"
    assert sorted(table.deck[-10:]) == sorted(top)


def assert_plain(card: str, face: int) -> None:
    table = Scenario(hands=[[card], []], sets=SETS)
    table.play(card).expect("skip_stabilizing", actor=0)
    assert table.worth(0, card) == [face]


def test_destined() -> None:
    assert_plain("Destined", 4)


def test_diaphanous_wings() -> None:
    assert_plain("Diaphanous Wings", -1)


def test_icy() -> None:
    assert_plain("Icy", 3)


def test_dragon_heart() -> None:
    table = Scenario(piles=[["Dragon Heart", "Gills", "Bark", "Nosy"], []], sets=SETS)
    assert table.worth(0, "Dragon Heart") == [5]
    fewer = Scenario(piles=[["Dragon Heart", "Gills", "Bark"], ["Nosy"]], sets=SETS)
    assert fewer.worth(0, "Dragon Heart") == [1]


def test_effigial() -> None:
    table = Scenario(hands=[["Introspective"], ["Effigial"], []], sets=SETS)
    table.play("Introspective").expect("react", actor=1, cause="Introspective")
    table.choose("Effigial").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Effigial", "Introspective"]
    assert len(table.hand(0)) == 4  # the action happens all the same
    assert table.worth(0, "Effigial") == [-3]


def test_effigial__not_against_oneself_nor_without_an_action() -> None:
    table = Scenario(hands=[["Introspective", "Effigial"], []], sets=SETS)
    table.play("Introspective").expect("skip_stabilizing", actor=0)
    plain = Scenario(hands=[["Gills"], ["Effigial", "Fear"]], sets=SETS)
    plain.play("Gills").expect("skip_stabilizing", actor=0)


def test_effigial__closes_the_window() -> None:
    table = Scenario(hands=[["Introspective"], ["Effigial"], ["Automimicry"]], sets=SETS)
    table.play("Introspective").choose("Effigial").expect("skip_stabilizing", actor=0)
    assert table.hand(2) == ["Automimicry"]
    assert len(table.hand(0)) == 4


def test_elven_ears() -> None:
    table = Scenario(piles=[["Elven Ears", "Icy"], ["Destined"], ["Gills"]], sets=SETS)
    assert table.worth(0, "Elven Ears") == [-1 + 3]


def test_fey() -> None:
    table = Scenario(hands=[["Gills"], ["Fey"]], gene_pools=[5, 5], sets=SETS)
    table.expect("unexpected", actor=1, cause="Fey")
    table.yes().expect("play", actor=0)
    assert table.pile(1) == ["Fey"]
    assert [table.gene_pool(seat) for seat in range(2)] == [6, 6]


def test_fey__declined_and_offered_again() -> None:
    table = Scenario(hands=[["Gills"], ["Fey"]], sets=SETS)
    table.no().expect("play", actor=0)
    table.play("Gills").skip_stabilizing().expect("unexpected", actor=1)


def test_fey__beside_another_card_of_the_kind() -> None:
    table = Scenario(hands=[["Fey", "Self-Awareness"], []], sets=SETS)
    table.expect("anytime", actor=0, cause="Self-Awareness")
    table.no().expect("unexpected", actor=0, cause="Fey")
    table.yes().expect("play", actor=0)


def test_fey__undone_for_all_when_it_leaves_play() -> None:
    table = Scenario(hands=[["Voracious"], []], piles=[["Fey"]], gene_pools=[6, 6], sets=SETS)
    table.play("Voracious").choose("Fey")
    assert [table.gene_pool(seat) for seat in range(2)] == [5, 5]
    taken = Scenario(hands=[["Vampirism"], []], piles=[[], ["Fey"]], gene_pools=[6, 6], sets=SETS)
    taken.play("Vampirism").choose("Fey")
    assert [taken.gene_pool(seat) for seat in range(2)] == [6, 6]  # it is in play still


def test_fey__before_worlds_end() -> None:
    table = world_ends("Retrovirus", hands=[["Fey"], []], gene_pools=[5, 5], sets=SETS)
    table.expect("unexpected", actor=0, cause="Fey").yes()
    assert table.match.over
    assert table.pile(0) == ["Fey"]


def test_gelatinous() -> None:
    table = Scenario(hands=[["Selfish"], ["Gelatinous", "Fear"]], piles=[[], ["Fangs"]], sets=SETS)
    table.play("Selfish").choose("Fangs").expect("recoil", actor=1)
    assert table.options == ["Gelatinous", "no"]
    table.choose("Gelatinous").expect("skip_stabilizing", actor=0)
    assert table.pile(1) == ["Gelatinous"]
    assert table.pile(0) == ["Fangs", "Selfish"]


def test_gelatinous__after_a_theft_from_the_hand() -> None:
    table = Scenario(hands=[["Clever"], ["Gelatinous", "Fear"]], sets=SETS)
    table.play("Clever").choose("Fear").expect("take", actor=0).choose("Fear")
    table.expect("recoil", actor=1, cause="Clever").choose("Gelatinous")
    table.expect("skip_stabilizing", actor=0)
    assert table.pile(1) == ["Gelatinous"]
    assert table.pile(0) == ["Clever", "Fear"]


@pytest.mark.parametrize("card", ["Clever", "Impatience"])
def test_gelatinous__stolen_from_the_hand(card: str) -> None:
    table = Scenario(hands=[[card], ["Gelatinous"]], sets=SETS)
    table.play(card)
    while table.match.prompt in ("show", "take"):
        table.choose("Gelatinous")
    table.expect("skip_stabilizing", actor=0)
    assert table.discard == ["Gelatinous"]
    assert table.pile(0) == [card]
    assert table.hand(0) == table.hand(1) == []


def test_gelatinous__swaps_and_gifts_are_no_theft() -> None:
    swap = Scenario(
        hands=[["Tentacles"], ["Gelatinous"]], piles=[["Gills"], ["Blubber"]], sets=SETS
    )
    swap.play("Tentacles").choose("Gills").choose("Blubber").expect("skip_stabilizing", actor=0)
    assert swap.pile(0) == ["Blubber", "Tentacles"]
    moved = Scenario(hands=[["Tentacles"], []], piles=[["Antlers"], ["Gelatinous"]], sets=SETS)
    moved.play("Tentacles").choose("Antlers").choose("Gelatinous")
    assert moved.pile(0) == ["Gelatinous", "Tentacles"]
    gift = Scenario(hands=[["Doting", "Gelatinous"], ["Fear"]], sets=SETS)
    gift.play("Doting").choose("Gelatinous").expect("skip_stabilizing", actor=0)
    assert gift.hand(1) == ["Fear", "Gelatinous"]


def test_gelatinous__cannot_be_stolen() -> None:
    table = Scenario(hands=[["Selfish"], []], piles=[[], ["Gelatinous"]], sets=SETS)
    table.play("Selfish").choose("Gelatinous").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Selfish"]
    assert table.pile(1) == []
    assert table.discard == ["Gelatinous"]


def test_gelatinous__its_discard_is_one_like_others() -> None:
    table = Scenario(
        hands=[["Selfish"], [], ["Necromantic"]],
        piles=[[], ["Gelatinous", "Regenerative Tissue"]],
        deck=["Bark"],
        sets=SETS,
    )
    table.play("Selfish").choose("Gelatinous").expect("raise", actor=2, cause="Gelatinous")
    assert table.pile(1) == ["Bark", "Regenerative Tissue"]


def test_legendary() -> None:
    table = Scenario(
        hands=[["Legendary", "Fear", "Gills"], ["Quick"]], age="The Birth of Life", sets=SETS
    )
    table.play("Legendary").expect("play", actor=1)
    assert table.hand(0) == []
    assert sorted(table.discard) == ["Fear", "Gills"]
    assert table.worth(0, "Legendary") == [8]


def test_legendary__is_no_action() -> None:
    table = Scenario(
        hands=[["Legendary", "Fear"], ["Automimicry"]], age="The Birth of Life", sets=SETS
    )
    table.play("Legendary").expect("play", actor=1)
    assert table.hand(0) == []
    discarded = Scenario(
        hands=[["Tube Feet", "Quick"], []],
        discard=["Legendary"],
        sets=[*SETS, "kickstarter_exclusive"],
    )
    discarded.play("Tube Feet").choose("Legendary").expect("discard_trait", actor=0)
    assert discarded.hand(0) == []


def test_mighty() -> None:
    table = Scenario(
        hands=[["Mighty"], []], piles=[["Bark"], ["Quick", "Gills", "Sentience"]], sets=SETS
    )
    table.play("Mighty").expect("discard_theirs", actor=0, cause="Mighty")
    assert table.options == ["Quick"]
    table.choose("Quick").expect("skip_stabilizing", actor=0)
    assert table.discard == ["Quick"]


def test_mighty__a_compass_star_has_no_face_value() -> None:
    table = Scenario(hands=[["Mighty"], []], piles=[[], ["Kidney", "Kidney"]], sets=SETS)
    assert table.worth(1, "Kidney") == [2, 2]
    table.play("Mighty").expect("skip_stabilizing", actor=0)


def test_necromantic() -> None:
    table = Scenario(hands=[["Sweat", "Tiny"], ["Necromantic", "Fear"]], sets=SETS)
    table.play("Sweat").expect("raise", actor=1, cause="Tiny")
    assert table.options == ["Necromantic", "no"]
    table.choose("Necromantic").expect("skip_stabilizing", actor=0)
    assert table.pile(1) == ["Necromantic"]
    assert table.hand(1) == ["Fear", "Tiny"]
    assert known(table, viewer=0, of=1) == ["Tiny"]


def test_necromantic__from_a_pile() -> None:
    table = Scenario(hands=[["Voracious"], ["Necromantic"]], piles=[["Gills"]], sets=SETS)
    table.play("Voracious").expect("discard_trait", actor=0)
    table.choose("Gills").expect("raise", actor=1, cause="Gills").no()
    table.expect("skip_stabilizing", actor=0)
    assert table.discard == ["Gills"]


def test_necromantic__offered_for_every_discard() -> None:
    table = Scenario(
        hands=[["Pride", "Fear", "Gills"], ["Necromantic"]], sets=[*SETS, "kickstarter_exclusive"]
    )
    table.play("Pride").expect("raise", actor=1)
    first = table.match.cause
    table.no().expect("raise", actor=1)
    assert {first, table.match.cause} == {"Fear", "Gills"}
    table.no().expect("play", actor=1)
    assert len(table.hand(0)) == 4


def test_necromantic__not_for_your_own_discards() -> None:
    table = Scenario(hands=[["Sweat", "Tiny", "Necromantic"], []], sets=SETS)
    table.play("Sweat").choose("Tiny").expect("skip_stabilizing", actor=0)


def test_orcish_tusks() -> None:
    table = Scenario(hands=[["Tiny"], ["Orcish Tusks"]], sets=SETS)
    table.play("Tiny").expect("react", actor=1, cause="Tiny")
    table.choose("Orcish Tusks").expect("skip_stabilizing", actor=0)
    assert table.pile(1) == ["Orcish Tusks"]
    assert table.pile(0) == ["Tiny"]


def test_orcish_tusks__however_the_dominant_is_played() -> None:
    table = Scenario(
        hands=[["Tube Feet"], ["Orcish Tusks"]],
        discard=["Tiny"],
        sets=[*SETS, "kickstarter_exclusive"],
    )
    table.play("Tube Feet").choose("Tiny").expect("react", actor=1, cause="Tiny")


def test_orcish_tusks__only_for_dominants() -> None:
    table = Scenario(hands=[["Gills"], ["Orcish Tusks"]], sets=SETS)
    table.play("Gills").expect("skip_stabilizing", actor=0)


def test_rainbow_horn() -> None:
    colors = ["Fangs", "Gills", "Bark", "Nosy"]
    table = Scenario(hands=[["Fear"], ["Rainbow Horn"]], piles=[[], colors], sets=SETS)
    table.expect("unexpected", actor=1, cause="Rainbow Horn").yes().expect("play", actor=0)
    assert "Rainbow Horn" in table.pile(1)
    fewer = Scenario(hands=[["Fear"], ["Rainbow Horn"]], piles=[[], colors[:3]], sets=SETS)
    fewer.expect("play", actor=0)


def test_righteous() -> None:
    table = Scenario(hands=[["Introspective"], ["Righteous"]], sets=SETS)
    table.play("Introspective").expect("react", actor=1)
    table.choose("Righteous").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == []
    own = Scenario(hands=[["Introspective", "Righteous"], []], sets=SETS)
    own.play("Introspective").expect("skip_stabilizing", actor=0)


def test_witchy() -> None:
    table = Scenario(hands=[["Sweat", "Witchy"], []], sets=SETS)
    table.play("Sweat").expect("rise", actor=0, cause="Witchy")
    table.yes().expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Sweat", "Witchy"]
    left = Scenario(hands=[["Sweat", "Witchy"], []], sets=SETS)
    left.play("Sweat").no()
    assert left.discard == ["Witchy"]


def test_witchy__from_the_pile() -> None:
    table = Scenario(hands=[["Voracious"], []], piles=[["Witchy"]], sets=SETS)
    table.play("Voracious").choose("Witchy").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Witchy"]
    assert table.discard == []


def test_witchy__its_discard_counts_although_it_comes_back() -> None:
    paid = Scenario(hands=[["Fronds"], []], piles=[["Witchy"]], sets=[*SETS, "dinolings"])
    paid.play("Fronds").choose("Witchy").expect("skip_stabilizing", actor=0)
    assert (paid.pile(0), paid.hand(0)) == (["Fronds"], ["Witchy"])
    regrown = Scenario(
        hands=[["Voracious"], []],
        piles=[["Regenerative Tissue", "Witchy"]],
        deck=["Quick"],
        sets=SETS,
    )
    regrown.play("Voracious").choose("Witchy").expect("skip_stabilizing", actor=0)
    assert regrown.pile(0) == ["Quick", "Regenerative Tissue", "Voracious"]
    assert regrown.hand(0) == ["Witchy"]


def test_witchy__not_against_the_age() -> None:
    table = Scenario(hands=[["Sweat", "Witchy"], ["Fear"]], age="Lunar Retreat", sets=SETS)
    table.play("Sweat")
    assert "Witchy" in table.discard


def test_witchy__while_stabilizing() -> None:
    table = Scenario(
        hands=[["Gills", "Witchy", "Fear", "Quick"], ["Bark"]],
        age="The Birth of Life",
        gene_pools=[1, 1],
        sets=SETS,
    )
    table.play("Gills").expect("stabilize", actor=0)
    table.choose("Witchy").expect("rise", actor=0).yes()
    table.expect("stabilize", actor=0)
    assert table.options == ["Fear", "Quick"]


def test_zombified() -> None:
    table = Scenario(hands=[["Sweat", "Zombified"], [], []], sets=SETS)
    table.play("Sweat").expect("haunt", actor=0, cause="Zombified")
    assert table.options == ["no", "player 1", "player 2"]
    table.choose(player=2).expect("skip_stabilizing", actor=0)
    assert table.pile(2) == ["Zombified"]


def test_zombified__not_from_the_pile() -> None:
    table = Scenario(hands=[["Voracious"], []], piles=[["Zombified"]], sets=SETS)
    table.play("Voracious").choose("Zombified").expect("skip_stabilizing", actor=0)
    assert table.discard == ["Zombified"]


def test_zombified__not_against_the_age() -> None:
    table = Scenario(hands=[["Sweat", "Zombified"], ["Fear"]], age="Lunar Retreat", sets=SETS)
    table.play("Sweat")
    assert "Zombified" in table.discard
    assert table.match.prompt != "haunt"


def test_ozmorian_winds() -> None:
    table = Scenario(
        hands=[["Gills", "Fear"], ["Quick"]], age="Ozmorian Winds", gene_pools=[1, 1], sets=SETS
    )
    table.play("Gills").expect("play", actor=1)
    assert table.hand(0) == []
    assert table.hand(1) == ["Fear", "Quick"]
    assert known(table, viewer=0, of=1) == ["Fear"]


def test_ozmorian_winds__before_a_late_card() -> None:
    table = Scenario(
        hands=[["Gills", "Late", "Fear"], ["Quick"]],
        age="Ozmorian Winds",
        gene_pools=[2, 2],
        seed=3,
        sets=SETS,
    )
    table.play("Gills").expect("late", actor=0)
    assert table.hand(0) == ["Late"]
    assert table.hand(1) == ["Fear", "Quick"]


def test_ozmorian_winds__who_does_not_stabilize_passes_nothing() -> None:
    table = Scenario(hands=[[], ["Quick"]], age="Ozmorian Winds", sets=SETS)
    table.expect("play", actor=1)
    assert len(table.hand(0)) == 5
    assert table.hand(1) == ["Quick"]


def test_eyes_open_from_behind_the_stars() -> None:
    table = Scenario(
        hands=[["Fear", "Antlers"], ["Confusion", "Gills"], ["Tiny"]],
        piles=[["Bark"], ["Leaves", "Sentience"], []],
        age="Eyes Open From Behind the Stars",
        reveal=True,
        first=2,
        sets=SETS,
    )
    table.expect("discard_together", actor=0)
    table.choose("Antlers").expect("discard_together", actor=1)
    assert table.discard == []  # nobody sees it before all have chosen
    table.choose("Confusion").expect("discard_together", actor=2)
    table.choose("Tiny").expect("discard_trait", actor=1)
    assert table.options == ["Leaves"]
    table.choose("Leaves").expect("play", actor=0)
    assert sorted(table.discard) == ["Antlers", "Confusion", "Leaves", "Tiny"]
    assert table.pile(0) == ["Bark"]


def test_eyes_open_from_behind_the_stars__tied() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"]],
        piles=[["Bark"], ["Leaves"]],
        age="Eyes Open From Behind the Stars",
        reveal=True,
        first=1,
        sets=SETS,
    )
    table.choose("Fear").choose("Gills").expect("discard_trait", actor=0).choose("Bark")
    table.expect("discard_trait", actor=1)


def test_eyes_open_from_behind_the_stars__a_compass_star_is_lower() -> None:
    table = Scenario(
        hands=[["Fear"], ["Kidney"]],
        piles=[["Bark"], ["Leaves", "Kidney"]],
        age="Eyes Open From Behind the Stars",
        reveal=True,
        first=1,
        sets=SETS,
    )
    table.choose("Fear").choose("Kidney").expect("discard_trait", actor=1).choose("Leaves")
    assert table.pile(0) == ["Bark"]


def test_eyes_open_from_behind_the_stars__worlds_end() -> None:
    table = world_ends(
        "Eyes Open From Behind the Stars",
        piles=[["Tiny", "Antlers", "Fire Skin", "Fear"], ["Gills"]],
        sets=SETS,
    )
    table.expect("discard_trait", actor=0)
    assert table.options == ["Antlers", "Fire Skin"]
    table.choose("Antlers").expect("discard_trait", actor=1).choose("Gills")
    assert table.match.over
    assert table.pile(0) == ["Fear", "Fire Skin", "Tiny"]


def test_eyes_open_from_behind_the_stars__a_chosen_card_is_played_meanwhile() -> None:
    table = Scenario(
        hands=[["Tiny", "Fear"], ["Necromantic", "Gills"]],
        age="Eyes Open From Behind the Stars",
        reveal=True,
        first=1,
        sets=SETS,
    )
    table.choose("Tiny").choose("Necromantic").expect("raise", actor=1, cause="Tiny")
    table.choose("Necromantic").expect("discard_trait", actor=1)  # it was the lowest all the same
    assert table.pile(1) == ["Necromantic"]
    assert table.hand(1) == ["Gills", "Tiny"]
    assert table.discard == []
