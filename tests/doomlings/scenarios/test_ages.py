"""The ages, one by one, and The Birth of Life."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import endling
from tests.doomlings.scenario import Names, Scenario

RAINBOW = ["Quick", "Gills", "Leaves", "Big Ears", "Fear"]  # red, blue, green, purple, colourless


def revealed(
    age: str, hands: Sequence[Names], piles: Sequence[Names] = (), **more: Any
) -> Scenario:
    """The age has just been revealed, and everything that asks for no answer has happened."""
    return Scenario(hands, piles, age=age, reveal=True, **more)


def look(table: Scenario, seat: int | None, at: int) -> dict[str, Any]:
    """What a seat (None: a spectator) sees of a player."""
    player: dict[str, Any] = table.match.view(seat)["players"][at]
    return player


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

SIX = ["Bark", "Fangs", "Tiny", "Leaves", "Spiny", "Nocturnal"]


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
    others = [c["name"] for c in endling.cards("doomlings") if c["kind"] == "trait"]
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


# --- The five bans --------------------------------------------------------------------------------


def assert_bans(age: str, color: str, banned: str) -> None:
    """Of five cards all but the one of the forbidden colour can be played."""
    table = Scenario(hands=[RAINBOW, []], age=age)
    assert table.options == sorted(set(RAINBOW) - {banned})
    reason = table.why_not(banned)
    assert reason is not None
    assert color in reason


def assert_stuck(age: str, banned: Names) -> None:
    """Nothing but the forbidden colour: the turn is over, and nobody stabilizes."""
    table = Scenario(hands=[banned, ["Flatulence", "Quick"]], age=age, gene_pools=[5, 1])
    table.expect("stuck", actor=0)
    assert table.options == ["keep", "redraw"]
    table.choose(word="keep")
    assert table.hand(0) == sorted(banned)


def assert_stays_in_hand(age: str, drawn: str, played: str = "Voracious") -> None:
    """A trait that regrows may not be of the forbidden colour either."""
    table = Scenario(
        hands=[[played], ["Flatulence", "Quick"]],
        piles=[["Regenerative Tissue", "Confusion"]],
        age=age,
        deck=[drawn],
        gene_pools=[1, 1],
    )
    table.play(played).expect("discard_trait").choose("Confusion")
    assert drawn in table.hand(0)
    assert drawn not in table.pile(0)


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
