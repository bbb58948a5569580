"""The exclusives of the campaign, the promo and the ages of the first edition."""

from __future__ import annotations

from endling.games.doomlings import reasons as r
from tests.doomlings.scenario import Scenario, because, known

SETS = ["kickstarter_exclusive"]
FIRST = ["classic_1e_only"]

# --- Traits ---------------------------------------------------------------------------------------


def test_beauty() -> None:
    table = Scenario(
        hands=[["Beauty", "Iridescent Scales"], []], piles=[["Fangs", "Denial"]], sets=SETS
    )
    table.play("Beauty").expect("take_back", actor=0, cause="Beauty")
    assert table.options == ["Beauty", "Fangs"]
    assert table.why_not("Denial") == because(r.DOMINANT)
    table.choose("Fangs").expect("play_another", actor=0)
    assert table.options == ["Fangs", "Iridescent Scales"]
    table.choose("Iridescent Scales").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Fangs"]  # nothing was drawn: the action is lost


def test_beauty__takes_itself_back() -> None:
    table = Scenario(hands=[["Beauty"], []], sets=SETS)
    table.play("Beauty").choose("Beauty").expect("play_another", actor=0)
    assert table.options == ["Beauty"]
    table.choose("Beauty").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Beauty"]


def test_beauty__allowed_under_protection() -> None:
    table = Scenario(
        hands=[["Beauty", "Quick"], []], piles=[["Fangs"]], age="Reforestation", sets=SETS
    )
    table.play("Beauty").choose("Fangs").expect("play_another", actor=0)
    assert table.options == ["Fangs", "Quick"]


def test_bones() -> None:
    table = Scenario(hands=[["Bones"], []], discard=["Fear", "Gills", "Tiny"], sets=SETS)
    table.play("Bones").expect("take_discarded", actor=0, cause="Bones")
    assert table.options == ["Fear", "Gills", "Tiny"]
    table.choose("Tiny").expect("take_discarded", actor=0).choose("Fear")
    table.expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Fear", "Tiny"]
    assert table.discard == ["Gills"]
    assert known(table, viewer=1, of=0) == ["Fear", "Tiny"]


def test_bones__fewer_than_two() -> None:
    table = Scenario(hands=[["Bones"], []], discard=["Fear"], sets=SETS)
    table.play("Bones").choose("Fear").expect("skip_stabilizing", actor=0)
    empty = Scenario(hands=[["Bones"], []], sets=SETS)
    empty.play("Bones").expect("skip_stabilizing", actor=0)


def test_fulfilled() -> None:
    piles = [["Fulfilled", "Gills"], ["Fangs"]]
    table = Scenario(hands=[[], ["Territorial"]], piles=piles, turn=1, sets=SETS)
    assert table.worth(0, "Fulfilled") == [4]
    stolen = Scenario(hands=[[], ["Vampirism"]], piles=piles, turn=1, sets=SETS)
    stolen.play("Vampirism").expect("steal", actor=1)
    assert stolen.options == ["Gills"]
    assert stolen.why_not("Fulfilled") == "never leaves its pile"
    horsemen = Scenario(
        piles=[["Fulfilled"], ["Fangs"]], age="The Four Horsemen", reveal=True, first=0, sets=SETS
    )
    assert horsemen.pile(0) == ["Fulfilled"]


def test_fulfilled__no_parasite_takes_it() -> None:
    table = Scenario(hands=[["Fulfilled"], ["Parasitic", "Fear"]], sets=SETS)
    table.play("Fulfilled").expect("skip_stabilizing", actor=0)


def test_fulfilled__pays_for_nothing_and_is_not_swapped() -> None:
    pays = Scenario(
        hands=[["Fronds", "Quick"], []], piles=[["Fulfilled"]], sets=[*SETS, "dinolings"]
    )
    assert pays.why_not("Fronds") == because(r.CANNOT_PAY)
    swapped = Scenario(hands=[["Juicy"], []], piles=[["Fangs"], ["Fulfilled", "Gills"]], sets=SETS)
    swapped.play("Juicy").expect("swap_any", actor=0)
    assert swapped.options == ["Fangs", "Gills", "Juicy"]
    kept = Scenario(hands=[["Beauty"], []], piles=[["Fulfilled"]], sets=SETS)
    kept.play("Beauty").expect("take_back", actor=0)
    assert kept.options == ["Beauty"]


def test_fulfilled__stays_by_itself_whatever_is_attached() -> None:
    table = Scenario(
        hands=[["Vampirism"], []],
        piles=[[], ["Fulfilled", "Nano", "Gills"]],
        attached=[{}, {"Nano": "Fulfilled"}],
        sets=[*SETS, "techlings"],
    )
    table.play("Vampirism").expect("steal", actor=0)
    assert table.why_not("Fulfilled") == because(r.STAYS)


def test_juicy() -> None:
    table = Scenario(hands=[["Juicy"], [], []], piles=[[], ["Fangs", "Tiny"], ["Gills"]], sets=SETS)
    table.play("Juicy").expect("swap_any", actor=0, cause="Juicy")
    assert table.options == ["Fangs", "Gills", "Juicy"]
    assert table.why_not("Tiny") == because(r.DOMINANT)
    table.choose("Fangs").expect("swap_with", actor=0)
    assert table.options == ["Gills", "Juicy"]
    table.choose("Gills").expect("skip_stabilizing", actor=0)
    assert table.pile(1) == ["Gills", "Tiny"]
    assert table.pile(2) == ["Fangs"]


def test_juicy__takes_two_piles() -> None:
    table = Scenario(hands=[["Juicy"], []], piles=[["Fangs"], ["Tiny"]], sets=SETS)
    table.play("Juicy").expect("skip_stabilizing", actor=0)


def test_juicy__swaps_itself() -> None:
    table = Scenario(hands=[["Juicy"], []], piles=[[], ["Gills"]], sets=SETS)
    table.play("Juicy").choose("Juicy").expect("swap_with", actor=0)
    assert table.options == ["Gills"]
    table.choose("Gills").expect("skip_stabilizing", actor=0)
    assert [table.pile(seat) for seat in range(2)] == [["Gills"], ["Juicy"]]


def test_juicy__both_leave_before_either_arrives() -> None:
    table = Scenario(
        hands=[["Juicy"], [], []],
        piles=[[], ["Saliva"], ["Dreamer"]],
        gene_pools=[5, 8, 8],
        sets=SETS,
    )
    table.play("Juicy").choose("Saliva").choose("Dreamer")
    assert [table.gene_pool(seat) for seat in range(3)] == [5, 8, 8]


def test_juicy__protected() -> None:
    table = Scenario(
        hands=[["Juicy"], []], piles=[[], ["Fangs"]], age="Reforestation", sets=SETS, deck=["Fear"]
    )
    table.play("Juicy")
    assert table.pile(1) == ["Fangs"]


def test_motley() -> None:
    pile = ["Motley", "Heat Vision", "Egg Clusters", "Overgrowth", "Sticky Secretions", "Gratitude"]
    table = Scenario(piles=[pile, []], sets=SETS)
    assert table.worth(0, "Motley") == [4]
    for counting in pile[1:5]:
        assert table.worth(0, counting) == [1]
    assert table.worth(0, "Gratitude") == [4]


def test_motley__has_an_effect_and_is_dominant() -> None:
    table = Scenario(
        hands=[["Motley", "Quick"], []], piles=[["Tiny", "Denial"], []], age="High Tides", sets=SETS
    )
    assert table.why_not("Motley") == because(r.THIRD_DOMINANT)
    banned = Scenario(hands=[["Motley", "Fear"], []], age="Eclipse", sets=SETS)
    assert banned.options == ["Fear"]


def test_motley__high_tides_grants_nothing() -> None:
    hands = [["Motley", "Quick", "Gills"], ["Fear"]]
    table = Scenario(hands, age="High Tides", gene_pools=[2, 1], sets=SETS)
    table.play("Motley").expect("play", actor=1)
    plain = Scenario(hands, age="High Tides", gene_pools=[2, 1], sets=SETS)
    plain.play("Quick").expect("play_extra", actor=0)


def test_pride() -> None:
    table = Scenario(
        hands=[["Pride", "Fear", "Gills"], ["Quick"]],
        deck=["Bark", "Leaves", "Spiny", "Fangs"],
        age="The Birth of Life",
        sets=SETS,
    )
    table.play("Pride").expect("play", actor=1)
    assert table.hand(0) == ["Bark", "Fangs", "Leaves", "Spiny"]  # not stabilized to five
    assert sorted(table.discard) == ["Fear", "Gills"]


def test_pride__the_next_turn_ends_as_usual() -> None:
    table = Scenario(
        hands=[["Pride"], ["Quick"]],
        deck=["Bark", "Leaves", "Spiny", "Fangs", "Big Ears"],
        age="The Birth of Life",
        gene_pools=[5, 1],
        sets=SETS,
    )
    table.play("Pride").play("Quick")
    assert len(table.hand(1)) == 1


def test_pride__out_of_ones_own_turn() -> None:
    """Its action, taken over in an opponent's turn, changes nothing about one's own."""
    table = Scenario(
        hands=[["Mighty"], ["Fear"]],
        piles=[["Pride"], ["Regenerative Tissue", "Quick"]],
        deck=["Vampirism", "Bark", "Leaves", "Spiny", "Fangs", "Gills"],
        age="The Birth of Life",
        gene_pools=[1, 5],
        sets=[*SETS, "mythlings"],
    )
    table.play("Mighty").choose("Quick").expect("steal", actor=1, cause="Vampirism")
    table.choose("Pride").expect("play", actor=1)
    assert table.hand(1) == ["Bark", "Fangs", "Leaves", "Spiny"]
    table.play("Bark")
    assert len(table.hand(1)) == 5  # stabilized as usual


def test_tube_feet() -> None:
    table = Scenario(
        hands=[["Tube Feet"], []], piles=[["Fear"]], discard=["Introspective", "Gills"], sets=SETS
    )
    table.play("Tube Feet").expect("play_discarded", actor=0, cause="Tube Feet")
    table.choose("Introspective").expect("discard_trait", actor=0, cause="Tube Feet")
    assert table.hand(0) == []  # its action is lost
    assert table.options == ["Fear", "Introspective", "Tube Feet"]
    table.choose("Fear").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Introspective", "Tube Feet"]


def test_tube_feet__nothing_to_play() -> None:
    table = Scenario(hands=[["Tube Feet"], []], discard=["Heroic"], sets=SETS)
    table.play("Tube Feet").expect("discard_trait", actor=0)
    assert table.options == ["Tube Feet"]
    table.choose("Tube Feet").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == []


def test_tube_feet__requirements_hold_and_costs_are_paid() -> None:
    table = Scenario(
        hands=[["Tube Feet"], []],
        piles=[["Fangs"]],
        discard=["Heroic", "Retractable Claws"],
        sets=SETS,
    )
    table.play("Tube Feet").expect("play_discarded", actor=0)
    assert table.options == ["Retractable Claws"]
    table.choose("Retractable Claws").expect("pay_discard", actor=0).choose("Fangs")
    table.expect("discard_trait", actor=0)
    assert table.pile(0) == ["Retractable Claws", "Tube Feet"]


def test_tetrachromatic() -> None:
    pile = ["Tetrachromatic", "Fear", "Denial", "Gills"]
    table = Scenario(piles=[pile, ["Confusion"]], sets=["promo_1e"])
    assert table.worth(0, "Tetrachromatic") == [4 - 2]


# --- Ages -----------------------------------------------------------------------------------------


def test_joy() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills", "Quick", "Bark"], []],
        deck=["Spiny", "Fangs"],
        age="Joy",
        reveal=True,
        first=0,
        sets=SETS,
    )
    table.expect("draw_or_discard", actor=0, cause="Joy")
    assert table.options == ["discard", "draw"]
    table.choose(word="draw").expect("draw_or_discard", actor=1)
    table.choose(word="discard").expect("discard", actor=1, cause="Joy")
    table.choose("Gills").expect("discard", actor=1).choose("Bark")
    table.expect("play", actor=0)
    assert table.hand(0) == ["Fear", "Spiny"]
    assert table.hand(1) == ["Quick"]
    assert table.hand(2) == ["Fangs"]  # nothing to discard


def test_joy__discards_all_if_fewer() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"]], age="Joy", reveal=True, first=0, sets=SETS, deck=["Spiny"]
    )
    table.choose(word="discard").expect("draw_or_discard", actor=1)
    assert table.hand(0) == []


def test_atmospheric_thickening() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"]],
        deck=["Introspective", "Heroic", "Bark"],
        age="Atmospheric Thickening",
        reveal=True,
        first=0,
        age_deck=["Prosperity"],
        sets=FIRST,
    )
    table.expect("play", actor=0)
    assert table.age == "Prosperity"
    assert table.pile(0) == ["Introspective"]
    assert table.hand(0) == ["Fear"]  # neither the action nor stabilizing
    assert table.pile(1) == []
    assert table.discard == ["Heroic"]  # its requirement is not met
    assert table.deck[0] == "Bark"


def test_atmospheric_thickening__a_third_dominant_and_a_card_drawn_before() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"]],
        piles=[["Echolocation", "Denial"], []],
        deck=["Quick", "Tiny", "Faith"],
        age="Atmospheric Thickening",
        reveal=True,
        first=0,
        age_deck=["Prosperity"],
        sets=FIRST,
    )
    assert table.age == "Prosperity"
    assert "Quick" in table.hand(0)  # Echolocation
    assert table.discard == ["Tiny"]
    assert table.pile(1) == ["Faith"]


def test_sea_kingdoms() -> None:
    table = Scenario(
        hands=[["Introspective", "Quick", "Fear"], ["Gills"]],
        age="Sea Kingdoms",
        gene_pools=[1, 1],
        sets=FIRST,
    )
    table.play("Introspective").expect("play_another", actor=0, cause="Sea Kingdoms")
    assert table.options == ["Fear", "Quick"]
    table.choose("Quick").expect("play", actor=1)
    assert table.pile(0) == ["Introspective", "Quick"]
    assert table.hand(0) == ["Fear"]


def test_sea_kingdoms__only_one_to_play() -> None:
    table = Scenario(
        hands=[["Quick"], ["Gills", "Fear"]], age="Sea Kingdoms", gene_pools=[1, 1], sets=FIRST
    )
    table.play("Quick").expect("play", actor=1)
    assert len(table.hand(0)) == 1


def test_temporal_sands() -> None:
    table = Scenario(
        hands=[["Quick", "Gills"], []],
        past_ages=["The Birth of Life", "Eclipse"],
        age="Temporal Sands",
        sets=FIRST,
    )
    assert table.options == ["Gills"]
    assert table.why_not("Quick") == because(r.AGE_FORBIDS_COLOR, 0)


def test_temporal_sands__repeats_what_happens_at_once() -> None:
    table = Scenario(
        hands=[["Quick"], ["Gills"]],
        past_ages=["The Birth of Life", "Flourish", "Ice Age"],
        age="Temporal Sands",
        reveal=True,
        first=0,
        sets=FIRST,
    )
    assert [len(table.hand(seat)) for seat in range(2)] == [3, 3]


def test_temporal_sands__nothing_before_it() -> None:
    table = Scenario(
        hands=[["Quick"], []], past_ages=["The Birth of Life"], age="Temporal Sands", sets=FIRST
    )
    assert table.options == ["Quick"]


def test_temporal_sands__the_order_of_turns() -> None:
    table = Scenario(
        hands=[["Quick"], ["Gills"]],
        past_ages=["The Birth of Life", "The Messiah"],
        age="Temporal Sands",
        reveal=True,
        first=0,
        sets=FIRST,
    )
    table.expect("play", actor=1)
