"""Ages from Lunar Retreat to Tropical Lands, and The Birth of Life."""

from __future__ import annotations

from typing import Any

import pytest

import endling
from tests.doomlings.scenario import Names, Scenario
from tests.doomlings.scenarios.ages import (
    RAINBOW,
    assert_bans,
    assert_stays_in_hand,
    assert_stuck,
    revealed,
)

# --- The Birth of Life ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_the_birth_of_life(players: int) -> None:
    match = endling.new("doomlings", players=players, seed=3)
    situation = match.position()
    assert situation["age"] == "The Birth of Life"
    assert situation["past_ages"] == []
    assert [player["gene_pool"] for player in situation["players"]] == [5] * players
    assert [len(player["hand"]) for player in situation["players"]] == [5] * players


def test_the_birth_of_life__play_one_and_stabilize() -> None:
    table = Scenario(
        hands=[RAINBOW, ["Spiny", "Fangs"]],
        age="The Birth of Life",
        deck=["Bark", "Nocturnal"],
        gene_pools=[5, 1],
    )
    table.expect("play", actor=0).play("Quick")
    assert table.pile(0) == ["Quick"]
    assert table.hand(0) == ["Bark", "Big Ears", "Fear", "Gills", "Leaves"]
    table.expect("play", actor=1)


def test_the_birth_of_life__changes_no_other_rule() -> None:
    table = Scenario(
        hands=[[*RAINBOW, "Tiny"], ["Spiny", "Fangs"]], age="The Birth of Life", gene_pools=[5, 1]
    )
    assert table.options == sorted([*RAINBOW, "Tiny"])
    table.play("Tiny").expect("play", actor=1)
    assert table.gene_pool(0) == 5


def test_the_birth_of_life__never_comes_again() -> None:
    match = endling.new("doomlings", players=2, seed=1)
    assert "The Birth of Life" not in match.position()["age_deck"]


# --- Lunar Retreat, Tectonic Shift, Tropical Lands ------------------------------------------------


def test_lunar_retreat() -> None:
    assert_bans("Lunar Retreat", "purple", "Big Ears")


def test_lunar_retreat__stuck() -> None:
    assert_stuck("Lunar Retreat", ["Big Ears", "Vampirism"])


def test_lunar_retreat__no_purple_reaction() -> None:
    table = Scenario(
        hands=[["Gills", "Fear"], ["Parasitic", "Quick"]], age="Lunar Retreat", gene_pools=[1, 1]
    )
    table.play("Gills").expect("play", actor=1)
    assert table.options == ["Quick"]


def test_lunar_retreat__no_purple_regrows() -> None:
    assert_stays_in_hand("Lunar Retreat", "Nocturnal")


def test_lunar_retreat__sneaky_waits_for_the_end() -> None:
    table = Scenario(
        hands=[["Fear"], ["Sneaky"]],
        age="Lunar Retreat",
        age_deck=["Ice Age"],
        catastrophes=["Retrovirus", "Super Volcano"],
        gene_pools=[1, 1],
        deck=["Gills"],
    )
    table.play("Fear").expect("stuck", actor=1).choose(word="keep")
    table.expect("worlds_end", actor=1).choose("Sneaky")
    assert table.pile(1) == ["Sneaky"]


def test_tectonic_shift() -> None:
    assert_bans("Tectonic Shift", "green", "Leaves")


def test_tectonic_shift__stuck() -> None:
    assert_stuck("Tectonic Shift", ["Leaves", "Swarm", "Symbiosis"])


def test_tectonic_shift__no_green_regrows() -> None:
    assert_stays_in_hand("Tectonic Shift", "Leaves")


def test_tropical_lands() -> None:
    assert_bans("Tropical Lands", "colorless", "Fear")


def test_tropical_lands__stuck() -> None:
    table = Scenario(hands=[["Fear", "Denial"], ["Quick"]], age="Tropical Lands")
    table.expect("stuck", actor=0)


def test_tropical_lands__self_awareness_waits() -> None:
    table = Scenario(hands=[["Self-Awareness", "Quick"], ["Gills"]], age="Tropical Lands")
    table.expect("play", actor=0)
    assert table.options == ["Quick"]


def test_tropical_lands__late_waits() -> None:
    table = Scenario(hands=[["Late", "Quick"], ["Gills"]], age="Tropical Lands", gene_pools=[1, 1])
    table.play("Quick").expect("play", actor=1)
    assert table.hand(0) == ["Late"]


def test_tropical_lands__no_colorless_regrows() -> None:
    assert_stays_in_hand("Tropical Lands", "Fear")


# --- Natural Harmony ------------------------------------------------------------------------------


def test_natural_harmony() -> None:
    table = Scenario(
        hands=[["Quick", "Fear"], ["Fangs", "Spiny", "Bark"]],
        age="Natural Harmony",
        gene_pools=[1, 2],
    )
    table.play("Quick").expect("play", actor=1)
    assert table.options == ["Bark", "Spiny"]
    reason = table.why_not("Fangs")
    assert reason is not None
    assert "red" in reason


def test_natural_harmony__last_trait_of_the_round_before() -> None:
    table = Scenario(
        hands=[["Quick", "Fangs", "Fear"], ["Antlers", "Gills"]],
        age_deck=["Natural Harmony"],
        gene_pools=[2, 1],
    )
    table.play("Quick").skip_stabilizing().play("Antlers").skip_stabilizing()
    assert table.age == "Natural Harmony"
    assert table.options == ["Fear"]


def test_natural_harmony__given_last_trait() -> None:
    table = Scenario(hands=[RAINBOW, []], age="Natural Harmony", last_played="Spiny")
    assert table.options == ["Big Ears", "Fear", "Leaves", "Quick"]


def test_natural_harmony__nothing_played_yet() -> None:
    table = Scenario(hands=[RAINBOW, []], age="Natural Harmony")
    assert table.options == sorted(RAINBOW)


def test_natural_harmony__colorless_is_no_color() -> None:
    table = Scenario(hands=[RAINBOW, []], age="Natural Harmony", last_played="Confusion")
    assert table.options == sorted(RAINBOW)


def test_natural_harmony__within_a_turn() -> None:
    table = Scenario(
        hands=[["Propagation", "Leaves", "Gills"], ["Fear"]],
        age="Natural Harmony",
        gene_pools=[1, 1],
    )
    table.play("Propagation").expect("play_another")
    assert table.options == ["Gills"]


def test_natural_harmony__reactions_count() -> None:
    table = Scenario(
        hands=[["Bad", "Fear"], ["Automimicry", "Gills", "Fangs"]],
        age="Natural Harmony",
        gene_pools=[1, 1],
    )
    table.play("Bad").expect("react", actor=1).choose("Automimicry")
    table.expect("play", actor=1)
    assert table.options == ["Fangs"]


def test_natural_harmony__no_reaction_of_the_same_color() -> None:
    table = Scenario(
        hands=[["Sweat", "Fear", "Quick"], ["Automimicry", "Fangs"]],
        age="Natural Harmony",
        gene_pools=[1, 1],
    )
    table.play("Sweat").expect("discard", actor=0)


def test_natural_harmony__stuck() -> None:
    table = Scenario(hands=[["Gills", "Blubber"], []], age="Natural Harmony", last_played="Spiny")
    table.expect("stuck", actor=0)


def test_natural_harmony__same_color_does_not_regrow() -> None:
    assert_stays_in_hand("Natural Harmony", "Fangs")


# --- Northern Winds -------------------------------------------------------------------------------


def test_northern_winds() -> None:
    table = revealed("Northern Winds", [["Fear", "Gills"], ["Quick"]], deck=["Bark", "Fangs"])
    table.expect("discard", actor=0, cause="Northern Winds")
    assert table.options == ["Bark", "Fear", "Gills"]
    table.choose("Fear").expect("discard", actor=1)
    assert table.options == ["Fangs", "Quick"]
    table.choose("Fangs")
    assert table.hand(0) == ["Bark", "Gills"]
    assert table.hand(1) == ["Quick"]
    assert table.discard == ["Fangs", "Fear"]
    table.expect("play", actor=0)


def test_northern_winds__empty_hand_loses_what_it_drew() -> None:
    table = revealed("Northern Winds", [["Fear"], []], deck=["Bark", "Fangs"])
    table.choose("Bark")
    assert table.hand(1) == []
    assert table.discard == ["Fangs", "Bark"]
    table.expect("play", actor=0)


# --- Prosperity -----------------------------------------------------------------------------------


def test_prosperity() -> None:
    table = Scenario(hands=[["Fear", "Gills"], ["Quick"]], age="Prosperity")
    table.play("Fear").expect("skip_stabilizing", actor=0, cause="Prosperity").yes()
    assert table.hand(0) == ["Gills"]
    table.expect("play", actor=1)


def test_prosperity__or_stabilize() -> None:
    table = Scenario(
        hands=[["Fear", "Gills"], ["Quick"]], deck=["Bark", "Spiny"], gene_pools=[3, 5]
    )
    table.play("Fear").no()
    assert table.hand(0) == ["Bark", "Gills", "Spiny"]
    table.expect("play", actor=1)


def test_prosperity__may_keep_too_many() -> None:
    table = Scenario(hands=[RAINBOW, ["Spiny"]], age="Prosperity", gene_pools=[1, 5])
    table.play("Fear").yes()
    assert len(table.hand(0)) == 4


def test_prosperity__everybody_decides_alone() -> None:
    table = Scenario(hands=[["Fear", "Gills"], ["Quick", "Bark"]], age="Prosperity")
    table.play("Fear").yes().play("Quick").expect("skip_stabilizing", actor=1)


def test_prosperity__late_needs_stabilizing() -> None:
    table = Scenario(hands=[["Fear", "Late"], ["Quick"]], age="Prosperity")
    table.play("Fear").yes().expect("play", actor=1)


# --- Reforestation --------------------------------------------------------------------------------


def under_reforestation(hand: Names, mine: Names, theirs: Names, **more: Any) -> Scenario:
    return Scenario(
        hands=[[*hand, "Fear"], ["Gills"]],
        piles=[mine, theirs],
        age="Reforestation",
        gene_pools=[1, 1],
        **more,
    )


def test_reforestation() -> None:
    table = under_reforestation(["Tiny Little Melons"], [], ["Leaves"])
    table.play("Tiny Little Melons").expect("play", actor=1)
    assert table.pile(1) == ["Leaves"]


@pytest.mark.parametrize("card", ["Poisonous", "Telekinetic"])
def test_reforestation__no_swap(card: str) -> None:
    table = under_reforestation([card], ["Quick"], ["Spiny"])
    table.play(card).expect("play", actor=1)
    assert table.pile(1) == ["Spiny"]


@pytest.mark.parametrize("card", ["Reckless", "Territorial", "Voracious"])
def test_reforestation__no_discard(card: str) -> None:
    table = Scenario(
        hands=[[card], ["Gills"]],
        piles=[["Quick"], ["Fangs"]],
        age="Reforestation",
        gene_pools=[1, 1],
    )
    table.play(card).expect("play", actor=1)
    assert table.pile(0) == sorted([card, "Quick"])
    assert table.pile(1) == ["Fangs"]


def test_reforestation__vampirism_finds_nothing() -> None:
    table = under_reforestation(["Vampirism"], [], ["Spiny"])
    table.play("Vampirism").expect("play", actor=1)
    assert table.pile(1) == ["Spiny"]


def test_reforestation__no_parasite() -> None:
    table = Scenario(
        hands=[["Quick", "Fear"], ["Parasitic", "Gills"]], age="Reforestation", gene_pools=[1, 1]
    )
    table.play("Quick").expect("play", actor=1)


def test_reforestation__cost_cannot_be_paid() -> None:
    table = under_reforestation(["Retractable Claws"], ["Quick"], [])
    assert table.options == ["Fear"]
    assert table.why_not("Retractable Claws") is not None


def test_reforestation__giving_is_allowed() -> None:
    table = under_reforestation(["Morality"], ["Quick"], [])
    table.play("Morality").expect("pay_give").choose("Quick")
    assert table.pile(1) == ["Quick"]
    table = under_reforestation(["Scutes"], ["Quick"], [])
    table.play("Scutes").expect("give_trait").choose("Quick")
    assert table.pile(1) == ["Quick"]


def test_reforestation__returning_is_allowed() -> None:
    table = under_reforestation(["Costly Signaling"], [], ["Spiny"])
    table.play("Costly Signaling").expect("return").choose("Spiny")
    assert table.hand(1) == ["Gills", "Spiny"]


def test_reforestation__venomous_moves_on() -> None:
    table = Scenario(hands=[["Venomous"], ["Gills"]], age="Reforestation", gene_pools=[1, 1])
    table.play("Venomous")
    assert table.pile(1) == ["Venomous"]


def test_reforestation__ends_with_the_round() -> None:
    table = Scenario(
        hands=[["Fear", "Selfish"], ["Quick", "Bark"]],
        age="Reforestation",
        age_deck=["Prosperity"],
        gene_pools=[1, 1],
    )
    table.play("Fear").play("Quick").play("Selfish").choose("Quick")
    assert table.pile(0) == ["Fear", "Quick", "Selfish"]


def test_reforestation__hands_are_not_protected() -> None:
    table = under_reforestation(["Impatience"], [], [])
    table.play("Impatience")
    assert table.hand(1) == []
    table = under_reforestation(["Bad"], [], [])
    table.play("Bad")
    assert table.discard == ["Gills"]


# --- The Messiah ----------------------------------------------------------------------------------


def test_the_messiah() -> None:
    table = revealed(
        "The Messiah",
        [["Fear", "Gills"], ["Quick", "Bark"], ["Spiny", "Fangs"]],
        age_deck=["Prosperity"],
        gene_pools=[1, 1, 1],
    )
    table.expect("play", actor=2).play("Spiny")
    table.expect("play", actor=1).play("Quick")
    table.expect("play", actor=0).play("Fear")
    assert table.age == "Prosperity"
    table.expect("play", actor=0)  # as before, once the round is over
    assert table.match.view(0)["first"] == 0


def test_the_messiah__from_another_first_player() -> None:
    table = revealed(
        "The Messiah",
        [["Fear", "Gills"], ["Quick", "Bark"], ["Spiny", "Fangs"]],
        first=1,
        gene_pools=[1, 1, 1],
    )
    table.expect("play", actor=0).play("Fear")
    table.expect("play", actor=2).play("Spiny")
    table.expect("play", actor=1)


def test_the_messiah__two_players() -> None:
    table = revealed("The Messiah", [["Fear", "Gills"], ["Quick", "Bark"]], gene_pools=[1, 1])
    table.expect("play", actor=1).play("Quick").expect("play", actor=0)
