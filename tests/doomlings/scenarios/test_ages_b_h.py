"""Ages from Birth of a Hero to High Tides."""

from __future__ import annotations

from tests.doomlings.scenario import Scenario
from tests.doomlings.scenarios.ages import (
    RAINBOW,
    SIX,
    assert_bans,
    assert_stays_in_hand,
    assert_stuck,
    look,
    revealed,
)

# --- Eclipse --------------------------------------------------------------------------------------


def test_eclipse() -> None:
    assert_bans("Eclipse", "red", "Quick")


def test_eclipse__stuck() -> None:
    assert_stuck("Eclipse", ["Fangs", "Apex Predator", "Kidney"])


def test_eclipse__no_red_further_play() -> None:
    table = Scenario(
        hands=[["Propagation", "Quick", "Gills"], ["Fear"]], age="Eclipse", gene_pools=[1, 1]
    )
    table.play("Propagation").expect("play_another")
    assert table.options == ["Gills"]


def test_eclipse__no_red_from_the_discard_pile() -> None:
    table = Scenario(
        hands=[["Trunk", "Fear"], ["Gills"]], age="Eclipse", discard=["Quick"], gene_pools=[1, 1]
    )
    table.play("Trunk")
    assert table.pile(0) == ["Trunk"]


# --- Birth of a Hero ------------------------------------------------------------------------------


def test_birth_of_a_hero() -> None:
    table = revealed(
        "Birth of a Hero", [["Fear", "Gills"], ["Heroic", "Quick", "Bark"]], gene_pools=[1, 1]
    )
    assert table.pile(1) == ["Heroic"]
    table.expect("play", actor=0).play("Fear")
    table.expect("play", actor=1).play("Quick")  # the turn is not used up
    assert table.pile(1) == ["Heroic", "Quick"]


def test_birth_of_a_hero__third_dominant() -> None:
    table = revealed("Birth of a Hero", [["Heroic", "Fear"], []], [["Tiny", "Immunity"]])
    assert table.pile(0) == ["Heroic", "Immunity", "Tiny"]


def test_birth_of_a_hero__no_fourth_dominant() -> None:
    table = revealed("Birth of a Hero", [["Heroic", "Viral"], []], [["Tiny", "Immunity"]])
    table.expect("stuck", actor=0)


def test_birth_of_a_hero__only_from_a_hand() -> None:
    table = revealed("Birth of a Hero", [["Fear"], ["Gills"]], deck=["Heroic"])
    table.expect("play", actor=0)
    assert table.deck[0] == "Heroic"
    assert table.pile(0) == table.pile(1) == []


def test_birth_of_a_hero__nobody_can_take_the_hero() -> None:
    table = revealed("Birth of a Hero", [["Parasitic", "Fear"], ["Heroic"]])
    table.expect("play", actor=0)
    assert table.pile(1) == ["Heroic"]


def test_birth_of_a_hero__is_a_green_trait_played() -> None:
    table = revealed("Birth of a Hero", [["Heroic", "Fear"], []], [["Self-Replicating"]])
    table.expect("come_back", actor=0).yes()
    assert table.hand(0) == ["Fear", "Self-Replicating"]
    table.expect("play", actor=0)


# --- Coastal Formations ---------------------------------------------------------------------------


def test_coastal_formations() -> None:
    table = Scenario(hands=[RAINBOW, ["Bark"]], age="Coastal Formations", deck=["Fangs", "Spiny"])
    table.play("Fear")
    assert table.hand(0) == ["Big Ears", "Fangs", "Gills", "Leaves", "Quick", "Spiny"]
    assert table.gene_pool(0) == 5
    table.expect("play", actor=1)


def test_coastal_formations__after_discarding_too() -> None:
    table = Scenario(
        hands=[RAINBOW, ["Bark"]], age="Coastal Formations", deck=["Fangs"], gene_pools=[3, 5]
    )
    table.play("Fear").expect("stabilize").choose("Quick")
    assert table.hand(0) == ["Big Ears", "Fangs", "Gills", "Leaves"]


def test_coastal_formations__nothing_without_stabilizing() -> None:
    table = Scenario(hands=[["Heroic"], ["Bark"]], age="Coastal Formations")
    table.expect("stuck", actor=0).choose(word="keep")
    assert table.hand(0) == ["Heroic"]
    table = Scenario(hands=[[], ["Bark"]], age="Coastal Formations")
    assert len(table.hand(0)) == 5


def test_coastal_formations__only_at_the_end_of_the_turn() -> None:
    table = Scenario(
        hands=[["Memory", "Fear"], ["Bark"]],
        age="Coastal Formations",
        deck=["Fangs", "Spiny", "Gills"],
        gene_pools=[2, 5],
    )
    table.play("Memory").yes()
    assert table.hand(0) == ["Fangs", "Gills", "Spiny"]
    table.expect("play", actor=1)


# --- Comet Showers --------------------------------------------------------------------------------


def test_comet_showers() -> None:
    table = revealed("Comet Showers", [["Fear", "Gills"], ["Quick"], []])
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 0, 0]
    assert len(table.discard) == 2
    table.expect("play", actor=0)


def test_comet_showers__picked_at_random() -> None:
    hand = ["Fear", "Gills", "Quick"]
    seeds = range(30)
    discarded = {revealed("Comet Showers", [hand, []], seed=s).discard[0] for s in seeds}
    assert discarded == set(hand)


def test_comet_showers__vampirism_gains_nothing() -> None:
    table = revealed("Comet Showers", [["Fear", "Gills"], ["Quick", "Bark"]], [["Vampirism"]])
    assert [len(table.hand(seat)) for seat in range(2)] == [1, 1]


# --- Enlightenment --------------------------------------------------------------------------------


def test_enlightenment() -> None:
    table = Scenario(
        hands=[RAINBOW, ["Bark"]],
        age="Enlightenment",
        deck=["Fangs", "Spiny"],
        gene_pools=[4, 5],
    )
    table.play("Fear").expect("discard_more", actor=0, cause="Enlightenment")
    assert table.options == ["Big Ears", "Gills", "Leaves", "Quick", "done"]
    table.choose("Quick").expect("discard_more", actor=0).choose("Gills")
    assert table.hand(0) == ["Big Ears", "Fangs", "Leaves", "Spiny"]  # two at most, then draw
    table.expect("play", actor=1)


def test_enlightenment__just_one() -> None:
    table = Scenario(
        hands=[RAINBOW, ["Bark"]], age="Enlightenment", deck=["Fangs"], gene_pools=[4, 5]
    )
    table.play("Fear").choose("Quick").done()
    assert table.hand(0) == ["Big Ears", "Fangs", "Gills", "Leaves"]


def test_enlightenment__none() -> None:
    table = Scenario(hands=[RAINBOW, ["Bark"]], age="Enlightenment", gene_pools=[4, 5])
    table.play("Fear").done().expect("play", actor=1)
    assert table.discard == []


def test_enlightenment__comes_before_stabilizing() -> None:
    table = Scenario(hands=[RAINBOW, ["Bark"]], age="Enlightenment", gene_pools=[2, 5])
    table.play("Fear").choose("Quick").choose("Gills").expect("play", actor=1)
    assert table.hand(0) == ["Big Ears", "Leaves"]


def test_enlightenment__stabilizing_may_cost_more() -> None:
    table = Scenario(hands=[RAINBOW, ["Bark"]], age="Enlightenment", gene_pools=[1, 5])
    table.play("Fear").choose("Quick").choose("Gills").expect("stabilize").choose("Leaves")
    assert table.hand(0) == ["Big Ears"]


def test_enlightenment__with_nothing_to_discard() -> None:
    table = Scenario(
        hands=[["Fear"], ["Bark"]], age="Enlightenment", gene_pools=[1, 5], deck=["Quick"]
    )
    table.play("Fear").expect("play", actor=1)


def test_enlightenment__not_in_a_skipped_turn() -> None:
    table = Scenario(hands=[["Heroic"], ["Bark"]], age="Enlightenment")
    table.choose(word="keep").expect("play", actor=1)
    assert table.hand(0) == ["Heroic"]


# --- Flourish -------------------------------------------------------------------------------------


def test_flourish() -> None:
    table = revealed("Flourish", [["Fear"], [], ["Gills"]], deck=SIX, gene_pools=[1, 1, 8])
    assert table.hand(0) == ["Bark", "Fangs", "Fear"]
    assert table.hand(1) == ["Leaves", "Tiny"]
    assert table.hand(2) == ["Gills", "Nocturnal", "Spiny"]
    table.expect("play", actor=0)


def test_flourish__drawn_cards_are_hidden() -> None:
    table = revealed("Flourish", [["Fear"], ["Gills"]], deck=SIX)
    assert look(table, 1, 0)["known_hand"] == []
    assert look(table, 1, 0)["hand_size"] == 3
    draws = [event for event in table.events if event.verb == "draw"]
    assert [event.for_seat(1).card for event in draws] == [None, None, "Tiny", "Leaves"]


# --- Galactic Drift -------------------------------------------------------------------------------


def test_galactic_drift() -> None:
    table = Scenario(
        hands=[["Fear", "Confusion", "Flatulence", "Quick"], ["Bark"]],
        age="Galactic Drift",
        gene_pools=[2, 5],
    )
    table.play("Fear").expect("play_extra", actor=0, cause="Galactic Drift")
    assert table.options == ["Confusion", "Flatulence", "no"]
    assert table.why_not("Quick") is not None
    table.play("Confusion").expect("play", actor=1)  # one extra play, no chain
    assert table.pile(0) == ["Confusion", "Fear"]


def test_galactic_drift__need_not_be_used() -> None:
    table = Scenario(
        hands=[["Fear", "Confusion"], ["Bark"]], age="Galactic Drift", gene_pools=[1, 5]
    )
    table.play("Fear").no().expect("play", actor=1)
    assert table.pile(0) == ["Fear"]


def test_galactic_drift__colored_trait_earns_nothing() -> None:
    table = Scenario(
        hands=[["Quick", "Confusion"], ["Bark"]], age="Galactic Drift", gene_pools=[1, 5]
    )
    table.play("Quick").expect("play", actor=1)


def test_galactic_drift__no_second_colorless_trait() -> None:
    table = Scenario(hands=[["Fear", "Quick"], ["Bark"]], age="Galactic Drift", gene_pools=[1, 5])
    table.play("Fear").expect("play", actor=1)


def test_galactic_drift__earned_by_a_further_play() -> None:
    table = Scenario(
        hands=[["Propagation", "Fear", "Confusion"], ["Bark"]],
        age="Galactic Drift",
        gene_pools=[1, 5],
    )
    table.play("Propagation").play("Fear").expect("play_extra", actor=0).play("Confusion")
    assert table.pile(0) == ["Confusion", "Fear", "Propagation"]


def test_galactic_drift__extra_trait_acts() -> None:
    table = Scenario(
        hands=[["Fear", "Introspective"], ["Bark"]], age="Galactic Drift", gene_pools=[4, 5]
    )
    table.play("Fear").play("Introspective")
    assert len(table.hand(0)) == 4


def test_galactic_drift__extra_trait_needs_its_requirement() -> None:
    table = Scenario(
        hands=[["Fear", "Delicious", "Morality"], ["Bark"]], age="Galactic Drift", gene_pools=[1, 5]
    )
    assert table.options == ["Fear"]
    table.play("Fear").expect("play_extra")
    assert table.options == ["Delicious", "Morality", "no"]


def test_galactic_drift__question_does_not_betray_a_card() -> None:
    table = Scenario(
        hands=[["Fear", "Confusion"], ["Bark"]], age="Galactic Drift", gene_pools=[1, 5]
    )
    table.play("Fear").expect("play_extra", actor=0)
    assert table.match.view(1)["prompt"] is None


# --- Glacial Drift --------------------------------------------------------------------------------


def test_glacial_drift() -> None:
    hand = ["Nocturnal", "Confusion", "Kidney", "Adorable", "Tiny", "Regenerative Tissue"]
    table = Scenario(hands=[hand, []], age="Glacial Drift")
    assert table.options == ["Confusion", "Kidney", "Nocturnal", "Regenerative Tissue"]
    for heavy in ("Adorable", "Tiny"):
        reason = table.why_not(heavy)
        assert reason is not None
        assert "3" in reason


def test_glacial_drift__stuck() -> None:
    Scenario(hands=[["Blubber", "Tiny"], []], age="Glacial Drift").expect("stuck", actor=0)


def test_glacial_drift__not_from_the_discard_pile_either() -> None:
    table = Scenario(
        hands=[["Trunk", "Fear"], ["Gills"]],
        age="Glacial Drift",
        discard=["Blubber"],
        gene_pools=[1, 1],
    )
    table.play("Trunk")
    assert table.pile(0) == ["Trunk"]


def test_glacial_drift__theft_is_no_play() -> None:
    table = Scenario(
        hands=[["Poisonous", "Fear"], ["Gills"]],
        piles=[[], ["Blubber"]],
        age="Glacial Drift",
        gene_pools=[1, 1],
    )
    table.play("Poisonous").choose("Blubber")
    assert table.pile(0) == ["Blubber"]


def test_glacial_drift__nothing_heavy_regrows() -> None:
    assert_stays_in_hand("Glacial Drift", "Blubber")


# --- High Tides -----------------------------------------------------------------------------------


def test_high_tides() -> None:
    table = Scenario(
        hands=[["Quick", "Gills", "Bad", "Swarm", "Saliva"], ["Bark"]],
        age="High Tides",
        gene_pools=[3, 5],
    )
    table.play("Quick").expect("play_extra", actor=0, cause="High Tides")
    assert table.options == ["Gills", "no"]
    table.play("Gills").expect("play", actor=1)
    assert table.pile(0) == ["Gills", "Quick"]


def test_high_tides__no_chain() -> None:
    table = Scenario(
        hands=[["Quick", "Gills", "Fear"], ["Bark"]], age="High Tides", gene_pools=[1, 5]
    )
    table.play("Quick").play("Gills").expect("play", actor=1)


def test_high_tides__need_not_be_used() -> None:
    table = Scenario(hands=[["Quick", "Gills"], ["Bark"]], age="High Tides", gene_pools=[1, 5])
    table.play("Quick").no().expect("play", actor=1)


def test_high_tides__trait_with_effect_earns_nothing() -> None:
    table = Scenario(hands=[["Saliva", "Gills"], ["Bark"]], age="High Tides", gene_pools=[1, 5])
    table.play("Saliva")
    assert table.pile(0) == ["Saliva"]
    table.expect("play", actor=1)


def test_high_tides__requirement_is_text_too() -> None:
    table = Scenario(
        hands=[["Delicious", "Gills"], ["Bark"]],
        piles=[["Fear"]],
        age="High Tides",
        gene_pools=[1, 5],
    )
    table.play("Delicious").expect("play", actor=1)
