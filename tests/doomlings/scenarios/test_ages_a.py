"""Ages from Age of Dracula to Awakening."""

from __future__ import annotations

from collections.abc import Sequence

import endling
from tests.doomlings.scenario import Names, Scenario
from tests.doomlings.scenarios.ages import (
    RAINBOW,
    SIX,
    assert_bans,
    assert_stays_in_hand,
    assert_stuck,
    look,
    revealed,
)

# --- Age of Dracula -------------------------------------------------------------------------------


def test_age_of_dracula() -> None:
    table = revealed("Age of Dracula", [["Fear", "Gills"], ["Quick", "Bark"], ["Spiny"]])
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 1, 0]
    assert len(table.discard) == 3
    table.expect("play", actor=0)


def test_age_of_dracula__picked_at_random() -> None:
    seeds = range(20)
    discarded = {
        revealed("Age of Dracula", [["Fear", "Gills"], []], seed=seed).discard[0] for seed in seeds
    }
    assert discarded == {"Fear", "Gills"}


def test_age_of_dracula__vampirism_takes_a_card() -> None:
    table = revealed(
        "Age of Dracula",
        [["Fear", "Gills"], ["Quick", "Bark"], ["Spiny", "Fangs"]],
        [[], ["Vampirism"]],
    )
    table.expect("opponent", actor=1, cause="Age of Dracula")
    assert table.options == ["player 0", "player 2"]
    assert len(table.hand(1)) == 1  # its owner has discarded as well
    left = table.hand(2)
    table.choose(player=2)
    assert table.hand(2) == []
    assert len(table.hand(1)) == 2
    assert left[0] in table.hand(1)
    table.expect("play", actor=0)


def test_age_of_dracula__vampirism_takes_one_card_only() -> None:
    table = revealed(
        "Age of Dracula", [["Fear", "Gills"], ["Quick", "Bark", "Spiny"]], [["Vampirism"]]
    )
    assert [len(table.hand(seat)) for seat in range(2)] == [2, 1]


def test_age_of_dracula__taken_card_stays_between_two() -> None:
    table = revealed(
        "Age of Dracula",
        [["Fear", "Gills"], ["Quick", "Bark"], ["Spiny", "Fangs"]],
        [[], ["Vampirism"]],
    )
    (card,) = table.hand(2)
    table.choose(player=2)
    assert look(table, 2, 1)["known_hand"] == [card]
    assert look(table, 0, 1)["known_hand"] == []
    assert look(table, None, 1)["known_hand"] == []
    taken = next(event for event in table.events if event.verb == "take")
    assert taken.for_seat(0).card is None
    assert taken.for_seat(2).card == card


def test_age_of_dracula__only_from_opponents_with_cards() -> None:
    table = revealed(
        "Age of Dracula",
        [["Fear", "Gills"], ["Quick"], ["Spiny"], ["Fangs", "Bark"]],
        [["Vampirism"]],
    )
    assert len(table.hand(0)) == 2  # seat 3 alone still holds a card
    assert table.hand(3) == []
    table.expect("play", actor=0)


def test_age_of_dracula__nobody_left_to_take_from() -> None:
    table = revealed("Age of Dracula", [["Fear", "Gills"], ["Quick"]], [["Vampirism"]])
    assert len(table.hand(0)) == 1
    table.expect("play", actor=0)


def test_age_of_dracula__vampirism_in_hand_is_not_enough() -> None:
    table = revealed("Age of Dracula", [["Fear", "Gills"], ["Vampirism"]])
    assert table.hand(1) == []
    assert len(table.hand(0)) == 1


def test_age_of_dracula__denial_does_not_help() -> None:
    table = revealed("Age of Dracula", [["Fear", "Gills"], []], [["Denial"]])
    assert len(table.hand(0)) == 1
    assert look(table, 1, 0)["shielded"]


# --- Age of Nietzsche -----------------------------------------------------------------------------


def test_age_of_nietzsche() -> None:
    table = Scenario(
        hands=[["Fear", "Gills", "Quick"], ["Spiny"]],
        age="Age of Nietzsche",
        deck=["Bark", "Fangs", "Leaves"],
    )
    table.play("Fear").expect("redraw", actor=0, cause="Age of Nietzsche").yes()
    assert table.hand(0) == ["Bark", "Fangs", "Leaves"]
    assert sorted(table.discard) == ["Gills", "Quick"]
    table.expect("play", actor=1)


def test_age_of_nietzsche__or_stabilize_as_usual() -> None:
    table = Scenario(
        hands=[["Fear", "Gills", "Quick"], ["Spiny"]],
        age="Age of Nietzsche",
        deck=["Bark"],
        gene_pools=[3, 5],
    )
    table.play("Fear").no()
    assert table.hand(0) == ["Bark", "Gills", "Quick"]
    assert table.discard == []


def test_age_of_nietzsche__with_an_empty_hand() -> None:
    table = Scenario(hands=[["Fear"], ["Spiny"]], age="Age of Nietzsche", gene_pools=[1, 1])
    table.play("Fear").yes()
    assert len(table.hand(0)) == 3


def test_age_of_nietzsche__not_in_a_skipped_turn() -> None:
    table = Scenario(hands=[[], ["Spiny"]], age="Age of Nietzsche")
    assert len(table.hand(0)) == 5
    table.expect("play", actor=1)


def test_age_of_nietzsche__is_no_stabilizing_for_late() -> None:
    table = Scenario(
        hands=[["Fear"], ["Spiny"]], age="Age of Nietzsche", deck=["Late", "Bark", "Fangs"]
    )
    table.play("Fear").yes()
    assert "Late" in table.hand(0)
    table.expect("play", actor=1)


def test_age_of_nietzsche__only_at_the_end_of_the_turn() -> None:
    table = Scenario(
        hands=[["Memory", "Fear"], ["Spiny"]],
        age="Age of Nietzsche",
        deck=["Bark", "Fangs"],
        gene_pools=[2, 5],
    )
    table.play("Memory").expect("refresh").yes()
    assert table.hand(0) == ["Bark", "Fangs"]
    table.expect("redraw", actor=0)


# --- Age of Peace ---------------------------------------------------------------------------------


def test_age_of_peace() -> None:
    table = Scenario(
        hands=[["Bad", "Gills"], ["Fear", "Spiny"]], age="Age of Peace", gene_pools=[1, 1]
    )
    table.play("Bad").expect("play", actor=1)
    assert table.pile(0) == ["Bad"]
    assert table.hand(1) == ["Fear", "Spiny"]


def test_age_of_peace__no_further_play() -> None:
    table = Scenario(
        hands=[["Propagation", "Gills"], ["Fear"]], age="Age of Peace", gene_pools=[1, 1]
    )
    table.play("Propagation").expect("play", actor=1)


def test_age_of_peace__gene_pools_still_change() -> None:
    table = Scenario(hands=[["Teeth", "Gills"], ["Fear"]], age="Age of Peace", gene_pools=[1, 1])
    table.play("Teeth")
    assert table.gene_pool(0) == 2


def test_age_of_peace__vampirism_steals_without_the_action() -> None:
    table = Scenario(
        hands=[["Vampirism", "Gills"], ["Fear", "Spiny", "Quick"]],
        piles=[[], ["Bad"]],
        age="Age of Peace",
        gene_pools=[1, 2],
    )
    table.play("Vampirism").expect("steal").choose("Bad")
    assert table.pile(0) == ["Bad", "Vampirism"]
    assert len(table.hand(1)) == 3


def test_age_of_peace__optimistic_nihilism_still_ends_the_round() -> None:
    table = Scenario(
        hands=[["Optimistic Nihilism", "Gills"], ["Fear"]],
        age="Age of Peace",
        age_deck=["Flourish", "Deus Ex Machina"],
        gene_pools=[1, 1],
    )
    table.play("Optimistic Nihilism")
    assert table.age == "Deus Ex Machina"


def test_age_of_peace__nothing_to_cancel() -> None:
    table = Scenario(
        hands=[["Bad", "Gills"], ["Automimicry", "Fear"]], age="Age of Peace", gene_pools=[1, 1]
    )
    table.play("Bad").expect("play", actor=1)


def test_age_of_peace__parasitic_still_reacts() -> None:
    table = Scenario(
        hands=[["Bad", "Gills"], ["Parasitic", "Fear"]], age="Age of Peace", gene_pools=[1, 1]
    )
    table.play("Bad").expect("react", actor=1).choose("Parasitic")
    assert table.pile(1) == ["Bad", "Parasitic"]


def test_age_of_peace__taking_back_is_no_action() -> None:
    table = Scenario(
        hands=[["Leaves", "Gills"], ["Fear"]],
        piles=[["Self-Replicating"]],
        age="Age of Peace",
        gene_pools=[2, 1],
    )
    table.play("Leaves").expect("come_back").yes()
    assert table.hand(0) == ["Gills", "Self-Replicating"]


def test_age_of_peace__ends_with_the_round() -> None:
    table = Scenario(
        hands=[["Fear", "Bad"], ["Gills", "Quick", "Spiny"]],
        age="Age of Peace",
        age_deck=["Prosperity"],
        gene_pools=[1, 2],
    )
    table.play("Fear").play("Gills").play("Bad")
    assert table.hand(1) == []


# --- Age of Reason --------------------------------------------------------------------------------


def test_age_of_reason() -> None:
    table = revealed("Age of Reason", [["Fear"], ["Gills"]], deck=SIX)
    table.expect("keep", actor=0, cause="Age of Reason")
    assert table.options == ["Bark", "Fangs", "Tiny"]
    assert table.why_not("Fear") is not None
    table.choose("Tiny")
    assert table.hand(0) == ["Fear", "Tiny"]
    assert sorted(table.discard) == ["Bark", "Fangs"]
    table.expect("keep", actor=1).choose("Leaves")
    assert table.hand(1) == ["Gills", "Leaves"]
    assert sorted(table.discard) == ["Bark", "Fangs", "Nocturnal", "Spiny"]
    table.expect("play", actor=0)


def test_age_of_reason__hand_above_the_gene_pool_stays() -> None:
    table = revealed("Age of Reason", [["Fear", "Gills"], []], deck=SIX, gene_pools=[1, 1])
    table.choose("Bark")
    assert table.hand(0) == ["Bark", "Fear", "Gills"]


def test_age_of_reason__first_player_first() -> None:
    revealed("Age of Reason", [["Fear"], ["Gills"], []], first=2).expect("keep", actor=2)


def test_age_of_reason__kept_card_is_hidden() -> None:
    table = revealed("Age of Reason", [["Fear"], ["Gills"]], deck=SIX)
    assert table.match.view(1)["choices"] == []
    assert look(table, 1, 0)["known_hand"] == []
    table.choose("Tiny")
    assert look(table, 1, 0)["known_hand"] == []
    for event in table.events:
        assert event.for_seat(1).card != "Tiny"
        assert event.for_seat(None).card != "Tiny"


def test_age_of_reason__too_few_cards_left() -> None:
    known = {"Fear", "Gills", "Bark"}
    box = [c for c in endling.cards("doomlings") if c["set"] == "classic"]
    others = [c["name"] for c in box if c["kind"] == "trait"]
    options = {"without": [name for name in others if name not in known], "hand_size": 1}
    table = revealed("Age of Reason", [["Fear"], ["Gills"]], options=options)
    assert table.hand(0) == ["Bark", "Fear"]
    assert table.hand(1) == ["Gills"]
    table.expect("play", actor=0)


# --- Age of Wonder --------------------------------------------------------------------------------


def test_age_of_wonder() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"]],
        age="Age of Wonder",
        deck=["Bark", "Fangs", "Leaves", "Spiny"],
        gene_pools=[2, 8],
    )
    table.play("Fear")
    assert table.hand(0) == ["Bark", "Fangs", "Leaves", "Spiny"]
    assert [table.gene_pool(0), table.gene_pool(1)] == [2, 8]


def test_age_of_wonder__discard_down_to_four() -> None:
    table = Scenario(hands=[[*RAINBOW, "Spiny"], ["Bark"]], age="Age of Wonder", gene_pools=[8, 5])
    table.play("Quick").expect("stabilize", actor=0).choose("Spiny")
    assert table.hand(0) == ["Big Ears", "Fear", "Gills", "Leaves"]
    table.expect("play", actor=1)


def test_age_of_wonder__four_cards_stay() -> None:
    table = Scenario(hands=[RAINBOW, ["Bark"]], age="Age of Wonder")
    table.play("Quick").expect("play", actor=1)
    assert len(table.hand(0)) == 4


def test_age_of_wonder__empty_hand_still_draws_five() -> None:
    table = Scenario(hands=[[], ["Bark"]], age="Age of Wonder")
    table.expect("play", actor=1)
    assert len(table.hand(0)) == 5


# --- Alien Terraform ------------------------------------------------------------------------------


def test_alien_terraform() -> None:
    table = revealed(
        "Alien Terraform",
        [["Tiny", "Immunity", "Fear"], ["Gills"]],
        deck=SIX[:2],
        gene_pools=[3, 5],
    )
    table.expect("shed", actor=0, cause="Alien Terraform")
    assert table.options == ["Immunity", "Tiny", "done"]
    table.choose("Tiny").choose("Immunity")
    assert table.hand(0) == ["Bark", "Fangs", "Fear"]
    assert sorted(table.discard) == ["Immunity", "Tiny"]
    table.expect("play", actor=0)


def test_alien_terraform__just_one_of_them() -> None:
    table = revealed(
        "Alien Terraform",
        [["Tiny", "Immunity", "Fear"], ["Gills"]],
        deck=["Bark"],
        gene_pools=[3, 5],
    )
    table.choose("Tiny").expect("shed", actor=0).done()
    assert table.hand(0) == ["Bark", "Fear", "Immunity"]


def test_alien_terraform__none_of_them() -> None:
    table = revealed("Alien Terraform", [["Tiny", "Fear"], ["Gills"]])
    table.done().expect("play", actor=0)
    assert table.hand(0) == ["Fear", "Tiny"]
    assert table.discard == []


def test_alien_terraform__stabilizing_can_cost_cards() -> None:
    table = revealed("Alien Terraform", [["Tiny", *RAINBOW], ["Spiny"]], gene_pools=[4, 5])
    table.choose("Tiny").expect("stabilize", actor=0).choose("Fear")
    assert table.hand(0) == ["Big Ears", "Gills", "Leaves", "Quick"]


def test_alien_terraform__dominants_from_the_hand_only() -> None:
    table = revealed("Alien Terraform", [["Tiny", "Fear"], ["Gills"]], [["Immunity"]])
    assert table.options == ["Tiny", "done"]
    assert table.why_not("Fear") is not None


def test_alien_terraform__without_dominants_nothing_happens() -> None:
    table = revealed("Alien Terraform", [["Fear"], ["Gills"]])
    table.expect("play", actor=0)
    assert table.hand(0) == ["Fear"]


def test_alien_terraform__everybody_in_turn_order() -> None:
    table = revealed(
        "Alien Terraform",
        [["Tiny", "Fear"], ["Immunity"], ["Viral"]],
        first=1,
        gene_pools=[2, 1, 1],
    )
    table.expect("shed", actor=1).done()
    table.expect("shed", actor=2).done()
    table.expect("shed", actor=0).done()
    table.expect("play", actor=1)


def test_alien_terraform__late_after_stabilizing() -> None:
    table = revealed(
        "Alien Terraform", [["Tiny", "Late", "Fear"], ["Gills"]], deck=["Bark"], gene_pools=[3, 5]
    )
    table.choose("Tiny").expect("late", actor=0).choose("Late")
    assert table.pile(0) == ["Late"]
    assert table.hand(0) == ["Bark", "Fear"]
    table.expect("play", actor=0)


def test_alien_terraform__question_does_not_betray_a_dominant() -> None:
    table = revealed("Alien Terraform", [["Tiny", "Fear"], ["Gills"]])
    assert table.match.view(0)["prompt"] == "shed"
    assert table.match.view(1)["prompt"] is None
    assert table.match.view(None)["prompt"] is None


# --- Arid Lands -----------------------------------------------------------------------------------


def test_arid_lands() -> None:
    assert_bans("Arid Lands", "blue", "Gills")


def test_arid_lands__stuck() -> None:
    assert_stuck("Arid Lands", ["Gills", "Tiny"])


def test_arid_lands__no_blue_reaction() -> None:
    table = Scenario(
        hands=[["Hot Temper", "Fear", "Bark", "Leaves"], ["Automimicry", "Quick"]], age="Arid Lands"
    )
    table.play("Hot Temper").expect("discard", actor=0)


def test_arid_lands__no_blue_from_the_discard_pile() -> None:
    table = Scenario(
        hands=[["Trunk", "Fear"], ["Quick"]], age="Arid Lands", discard=["Gills"], gene_pools=[1, 1]
    )
    table.play("Trunk")
    assert table.pile(0) == ["Trunk"]


def test_arid_lands__no_blue_regrows() -> None:
    assert_stays_in_hand("Arid Lands", "Gills")


def test_arid_lands__theft_is_no_play() -> None:
    table = Scenario(
        hands=[["Poisonous", "Fear"], ["Quick"]],
        piles=[[], ["Gills"]],
        age="Arid Lands",
        gene_pools=[1, 1],
    )
    table.play("Poisonous").choose("Gills")
    assert table.pile(0) == ["Gills"]


def test_arid_lands__ends_with_the_round() -> None:
    table = Scenario(
        hands=[["Gills", "Fear"], ["Quick", "Bark"]],
        age="Arid Lands",
        age_deck=["Prosperity"],
        gene_pools=[1, 1],
    )
    table.play("Fear").play("Quick").expect("play", actor=0)
    assert table.options == ["Gills"]


# --- Awakening ------------------------------------------------------------------------------------


def awakening(*, hands: Sequence[Names] = (["Fear", "Gills"], ["Quick", "Bark"])) -> Scenario:
    return Scenario(hands, age="Awakening", age_deck=["Flourish", "Prosperity"], gene_pools=[1, 1])


def test_awakening() -> None:
    table = awakening()
    table.expect("play", actor=0)
    assert table.match.view(0)["next_age"] == "Flourish"
    assert table.match.view(1)["next_age"] is None
    table.play("Fear").expect("play", actor=1)
    assert table.match.view(1)["next_age"] == "Flourish"
    assert table.match.view(0)["next_age"] == "Flourish"  # not forgotten


def test_awakening__nobody_else_sees_it() -> None:
    table = awakening()
    assert table.match.view(None)["next_age"] is None
    peek = next(event for event in table.events if event.verb == "peek")
    assert peek.for_seat(0).card == "Flourish"
    assert peek.for_seat(1).card is None
    assert peek.for_seat(None).card is None


def test_awakening__before_the_turn_even_with_an_empty_hand() -> None:
    table = awakening(hands=([], ["Quick", "Bark"]))
    peek = next(event for event in table.events if event.verb == "peek")
    assert peek.player == 0
    assert peek.card == "Flourish"
    table.expect("play", actor=1)


def test_awakening__the_card_is_put_back() -> None:
    table = awakening().play("Fear").play("Quick")
    assert table.age == "Flourish"
    assert table.match.view(0)["next_age"] is None  # nobody has looked at the one after it
