"""Traits from Deep Roots to Dreamer."""

from __future__ import annotations

import pytest

from endling.games.doomlings import reasons as r
from tests.doomlings.scenario import Scenario, because, known, world_ends
from tests.doomlings.scenarios.traits import (
    COLORLESS,
    GREEN,
    check_dominant,
    check_effectless,
    check_gene_pool_arrival,
    check_gene_pool_departure,
)

# --- Deep Roots, Delicious -----------------------------------------------------------------------


def test_deep_roots() -> None:
    check_effectless("Deep Roots", GREEN, 2)


def test_delicious() -> None:
    table = Scenario(hands=[["Delicious"]], piles=[["Fear"]])
    table.play("Delicious").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Delicious", "Fear"]
    assert table.worth(0, "Delicious") == [4]


def test_delicious__needs_a_colorless_trait() -> None:
    table = Scenario(hands=[["Delicious", "Quick"]], piles=[["Gills"], ["Fear"]])
    assert table.options == ["Quick"]
    assert table.why_not("Delicious") == because(r.NEEDS_TRAITS, 1, COLORLESS)


def test_delicious__a_dominant_will_do() -> None:
    assert Scenario(hands=[["Delicious"]], piles=[["Faith"]]).options == ["Delicious"]


def test_delicious__nothing_else_in_hand() -> None:
    table = Scenario(hands=[["Delicious"], ["Fear"]])
    table.expect("stuck", actor=0)
    assert table.options == ["keep", "redraw"]
    assert table.why_not("Delicious") == because(r.NEEDS_TRAITS, 1, COLORLESS)


def test_delicious__has_an_effect() -> None:
    table = Scenario(
        hands=[["Delicious", "Quick", "Bark"], ["Gills"]],
        piles=[["Fear"]],
        gene_pools=[2, 5],
        age="High Tides",
    )
    table.play("Delicious").expect("play", actor=1)


def test_delicious__stolen_without_the_requirement() -> None:
    table = Scenario(hands=[["Vampirism"]], piles=[[], ["Fear", "Delicious"]])
    table.play("Vampirism").choose("Delicious")
    assert table.pile(0) == ["Delicious", "Vampirism"]


@pytest.mark.parametrize(("pile", "playable"), [(["Gills"], False), (["Fear"], True)])
def test_delicious__from_the_discard_pile(pile: list[str], playable: bool) -> None:
    table = Scenario(hands=[["Trunk"]], piles=[pile], discard=["Delicious", "Quick"])
    table.play("Trunk").expect("skip_stabilizing", actor=0)
    assert ("Delicious" in table.pile(0)) == playable
    assert ("Delicious" in table.discard) != playable


def test_delicious__stays_when_the_other_trait_leaves() -> None:
    table = Scenario(hands=[["Vampirism"]], piles=[[], ["Fear", "Delicious"]])
    table.play("Vampirism").choose("Fear")
    assert table.pile(1) == ["Delicious"]


def test_delicious__tropical_lands() -> None:
    table = Scenario(hands=[["Delicious", "Quick"]], piles=[["Fear"]], age="Tropical Lands")
    assert table.why_not("Delicious") == because(r.AGE_FORBIDS_COLOR, color=COLORLESS)


# --- Denial --------------------------------------------------------------------------------------


def test_denial() -> None:
    table = Scenario(
        hands=[["Denial", "Bark"], ["Quick", "Leaves", "Gills", "Teeth"]],
        piles=[["Fangs"], ["Antlers"]],
        age_deck=["Ice Age"],
    )
    table.play("Denial").skip_stabilizing().play("Quick").skip_stabilizing()
    table.expect("discard", actor=1, cause="Ice Age")
    assert (table.gene_pool(0), table.gene_pool(1)) == (5, 4)
    table.choose("Leaves").choose("Gills").expect("play", actor=1)
    assert table.hand(0) == ["Bark"]
    assert table.worth(0, "Denial") == [4]


NO_TURNS = {"turns_after_catastrophe": False}


def test_denial__one_use() -> None:
    table = Scenario(
        hands=[["Bark"], ["Gills"]],
        piles=[["Denial"]],
        age="Ice Age",
        reveal=True,
        age_deck=["Super Volcano", "Prosperity"],
        options=NO_TURNS,
    )
    table.expect("play")
    assert (table.gene_pool(0), table.gene_pool(1)) == (4, 3)


def test_denial__four_horsemen_use_it_up() -> None:
    table = Scenario(
        hands=[["Bark"], ["Gills"]],
        piles=[["Denial", "Fear", "Teeth"], ["Quick"]],
        gene_pools=[6, 5],
        age="The Four Horsemen",
        reveal=True,
        age_deck=["Super Volcano", "Prosperity"],
        options=NO_TURNS,
    )
    table.expect("discard_trait", actor=1).choose("Quick")
    table.expect("discard_trait", actor=0, cause="The Four Horsemen")
    assert table.gene_pool(0) == 5
    assert table.options == ["Fear", "Teeth"]
    table.choose("Fear").expect("play")
    assert (table.gene_pool(0), table.gene_pool(1)) == (4, 3)


def test_denial__not_the_catastrophe_of_the_round_it_is_played_in() -> None:
    table = Scenario(
        hands=[["Denial", "Bark", "Fangs"], ["Quick", "Leaves"]],
        gene_pools=[2, 1],
        age="Ice Age",
        age_deck=["Super Volcano"],
    )
    table.play("Denial").expect("play", actor=1).play("Quick")
    assert table.age == "Super Volcano"
    assert table.gene_pool(0) == 2


def test_denial__worlds_end() -> None:
    table = world_ends("Ice Age", piles=[["Denial", "Quick", "Fangs"], ["Antlers"]])
    assert table.match.over
    assert table.gene_pool(0) == 5
    assert (table.points(0), table.points(1)) == (4 + 2 + 1, 3 - 1)


def test_denial__deus_ex_machina() -> None:
    """No stabilizing, no card for points."""
    table = world_ends(
        "Deus Ex Machina",
        hands=[["Bark"], ["Gills"]],
        piles=[["Denial"]],
        gene_pools=[5, 1],
        deck=["Antlers", "Tiny"],
    )
    assert table.hand(0) == ["Bark"]
    assert (table.points(0), table.points(1)) == (4, 3)


def test_denial__ai_takeover() -> None:
    table = world_ends(
        "AI Takeover", hands=[["Bark", "Quick"]], piles=[["Denial", "Flatulence"], ["Confusion"]]
    )
    assert table.hand(0) == ["Bark", "Quick"]
    assert table.worth(0, "Flatulence") == [3]
    assert table.worth(1, "Confusion") == [2]


def test_denial__four_horsemen_at_worlds_end() -> None:
    table = world_ends("The Four Horsemen", piles=[["Denial", "Blubber", "Fear"], ["Gills"]])
    table.expect("discard_trait", actor=0).choose("Fear").choose("Gills")
    table.expect("discard_trait", actor=0)
    assert table.options == ["Blubber"]


def test_denial__too_late_at_worlds_end() -> None:
    """Eloquence plays it when the last catastrophe has already come."""
    table = world_ends(
        "Solar Flare", hands=[["Denial", "Fear"]], piles=[["Eloquence", "Adorable"], ["Quick"]]
    )
    table.choose("Fear").play("Denial")
    assert table.points(0) == 1 + 4 + 4 - 1


def test_denial__from_the_discard_pile() -> None:
    table = Scenario(
        hands=[["Selective Memory", "Bark"], ["Quick", "Leaves"]],
        discard=["Denial"],
        age_deck=["Ice Age"],
    )
    table.play("Selective Memory").choose("Denial").skip_stabilizing()
    table.play("Quick").skip_stabilizing()
    assert table.age == "Ice Age"
    assert (table.gene_pool(0), table.gene_pool(1)) == (5, 4)


def test_denial__trait_lost_at_worlds_end() -> None:
    table = world_ends("Mega Tsunami", piles=[["Denial", "Quick"], ["Fangs", "Antlers"]])
    table.expect("discard_trait", actor=1, cause="Mega Tsunami").choose("Antlers")
    assert table.pile(0) == ["Denial", "Quick"]


@pytest.mark.parametrize("seats", [2, 3])
def test_denial__passing_hands(seats: int) -> None:
    hands = [["Bark"], ["Gills"], ["Quick"]][:seats]
    table = Scenario(hands, piles=[["Denial"]], age="Mega Tsunami", reveal=True)
    assert table.hand(0) == ["Bark"]
    assert sorted(card for seat in range(1, seats) for card in table.hand(seat)) == sorted(
        card for hand in hands[1:] for card in hand
    )


def test_denial__everybody_sees_it() -> None:
    table = Scenario(hands=[["Bark"]], piles=[["Denial"]])
    assert [player["shielded"] for player in table.match.view(1)["players"]] == [True, False]


def test_denial__is_no_action() -> None:
    table = Scenario(hands=[["Denial"], ["Automimicry"]])
    table.play("Denial").expect("skip_stabilizing", actor=0)


def test_denial__dominant() -> None:
    check_dominant("Denial")


# --- Directly Register, Doting, Dreamer ----------------------------------------------------------


def test_directly_register() -> None:
    table = Scenario(
        hands=[["Directly Register"]],
        piles=[["Leaves"], ["Fear", "Gills", "Bark", "Kidney", "Camouflage"], ["Spiny", "Mindful"]],
    )
    table.play("Directly Register").expect("steal", actor=0, cause="Directly Register")
    assert table.options == ["Fear", "Gills", "Spiny"]
    assert table.why_not("Bark") == because(r.WRONG_FACE, 1)
    assert table.why_not("Kidney") == because(r.WRONG_FACE, 1)
    assert table.why_not("Camouflage") == because(r.DOMINANT)
    assert table.why_not("Leaves") == because(r.NOT_IN_AN_OPPONENTS_PILE)
    table.choose("Spiny").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Directly Register", "Leaves", "Spiny"]
    assert table.pile(2) == ["Mindful"]


def test_directly_register__action_of_the_stolen_trait() -> None:
    table = Scenario(hands=[["Directly Register"]], piles=[[], ["Iridescent Scales"]])
    table.play("Directly Register").choose("Iridescent Scales").expect("skip_stabilizing")
    assert table.hand(0) == []


def test_directly_register__gene_pool_of_the_stolen_trait() -> None:
    table = Scenario(hands=[["Directly Register"]], piles=[[], ["Teeth"]], gene_pools=[5, 6])
    table.play("Directly Register").choose("Teeth")
    assert (table.gene_pool(0), table.gene_pool(1)) == (6, 5)


@pytest.mark.parametrize("pile", [[], ["Bark", "Camouflage", "Altruistic", "Egg Clusters"]])
def test_directly_register__nothing_to_steal(pile: list[str]) -> None:
    table = Scenario(hands=[["Directly Register"]], piles=[["Fear"], pile])
    table.play("Directly Register").expect("skip_stabilizing", actor=0)


@pytest.mark.parametrize("age", ["Reforestation", "Age of Peace"])
def test_directly_register__ages(age: str) -> None:
    table = Scenario(
        hands=[["Directly Register", "Bark"], ["Quick"]],
        piles=[[], ["Fear"]],
        gene_pools=[1, 5],
        age=age,
    )
    table.play("Directly Register").expect("play", actor=1)
    assert table.pile(0) == ["Directly Register"]
    assert table.pile(1) == ["Fear"]


def test_doting() -> None:
    table = Scenario(hands=[["Doting", "Fear", "Gills"], ["Quick"], ["Bark"]])
    table.play("Doting").expect("give_card", actor=0, cause="Doting")
    assert table.options == ["Fear", "Gills"]
    table.choose("Gills").expect("opponent", actor=0, cause="Doting")
    assert table.options == ["player 1", "player 2"]
    assert table.why_not(player=0) == because(r.NOT_AN_OPPONENT)
    table.choose(player=2).expect("skip_stabilizing", actor=0)
    assert [table.hand(seat) for seat in range(3)] == [["Fear"], ["Quick"], ["Bark", "Gills"]]
    assert table.worth(0, "Doting") == [2]


def test_doting__two_players() -> None:
    table = Scenario(hands=[["Doting", "Fear"], []])
    table.play("Doting").choose("Fear").expect("skip_stabilizing", actor=0)
    assert (table.hand(0), table.hand(1)) == ([], ["Fear"])


def test_doting__empty_hand() -> None:
    table = Scenario(hands=[["Doting"], ["Fear"], ["Gills"]])
    table.play("Doting").expect("skip_stabilizing", actor=0)


def test_doting__dominants_in_hand_can_be_given() -> None:
    table = Scenario(hands=[["Doting", "Tiny"], []])
    assert table.play("Doting").choose("Tiny").hand(1) == ["Tiny"]


def test_doting__only_the_two_know_the_card() -> None:
    table = Scenario(hands=[["Doting", "Fear"], ["Quick"], ["Bark"]])
    table.play("Doting").choose("Fear").choose(player=1)
    given = next(event for event in table.events if event.verb == "give")
    assert [given.for_seat(seat).card for seat in (0, 1, 2, None)] == ["Fear", "Fear", None, None]
    assert known(table, 0, 1) == ["Fear"]
    assert known(table, 2, 1) == []


def test_doting__age_of_peace() -> None:
    table = Scenario(hands=[["Doting", "Fear"], ["Quick"]], age="Age of Peace", gene_pools=[1, 5])
    table.play("Doting").expect("play", actor=1)
    assert table.hand(0) == ["Fear"]


def test_dreamer() -> None:
    check_gene_pool_arrival("Dreamer", 1)
    assert Scenario(hands=[["Dreamer"]]).play("Dreamer").worth(0, "Dreamer") == [1]


def test_dreamer__leaves() -> None:
    check_gene_pool_departure("Dreamer", 1)
