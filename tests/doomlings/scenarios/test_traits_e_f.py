"""Traits from Echolocation to Fortunate."""

from __future__ import annotations

import pytest

from endling.games.doomlings import reasons as r
from tests.doomlings.scenario import Scenario, because, known, world_ends
from tests.doomlings.scenarios.traits import (
    COLORLESS,
    PURPLE,
    RED,
    check_dominant,
    check_effectless,
    check_gene_pool_arrival,
    check_gene_pool_departure,
    shown_worth,
)

# --- Echolocation, Egg Clusters ------------------------------------------------------------------


def test_echolocation() -> None:
    """Not in the turn it is played in, not in the others' turns, but in every own turn after."""
    table = Scenario(
        hands=[["Echolocation", "Fear", "Bark"], ["Gills", "Leaves"]],
        deck=["Quick"],
        age_deck=["Age of Peace"],
    )
    assert table.hand(0) == ["Bark", "Echolocation", "Fear"]
    table.play("Echolocation").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Bark", "Fear"]
    table.skip_stabilizing().expect("play", actor=1)
    assert table.hand(1) == ["Gills", "Leaves"]
    table.play("Gills").skip_stabilizing().expect("play", actor=0)
    assert table.hand(0) == ["Bark", "Fear", "Quick"]
    assert table.hand(1) == ["Leaves"]
    assert table.options == ["Bark", "Fear", "Quick"]
    assert table.worth(0, "Echolocation") == [4]


def test_echolocation__only_for_its_owner() -> None:
    table = Scenario(hands=[["Fear"], ["Gills"]], piles=[[], ["Echolocation"]])
    table.expect("play", actor=0)
    assert (table.hand(0), table.hand(1)) == (["Fear"], ["Gills"])


def test_echolocation__saves_the_turn_of_an_empty_hand() -> None:
    table = Scenario(hands=[[], ["Gills"]], piles=[["Echolocation"]], deck=["Quick"])
    table.expect("play", actor=0)
    assert table.hand(0) == ["Quick"]


def test_echolocation__drawn_card_cannot_be_played() -> None:
    table = Scenario(hands=[[], ["Gills"]], piles=[["Echolocation"]], deck=["Heroic"])
    table.expect("stuck", actor=0)
    assert table.hand(0) == ["Heroic"]


def test_echolocation__is_no_action() -> None:
    table = Scenario(
        hands=[["Fear"], ["Automimicry"]],
        piles=[["Echolocation"]],
        deck=["Quick"],
        age="Age of Peace",
    )
    assert table.hand(0) == ["Fear", "Quick"]
    Scenario(hands=[["Echolocation"], ["Automimicry"]]).play("Echolocation").expect(
        "skip_stabilizing", actor=0
    )


def test_echolocation__drawn_card_is_hidden() -> None:
    table = Scenario(hands=[["Fear"], ["Gills"]], piles=[["Echolocation"]], deck=["Quick"])
    drawn = next(event for event in table.events if event.verb == "draw")
    assert [drawn.for_seat(seat).card for seat in (0, 1, None)] == ["Quick", None, None]
    assert known(table, 1, 0) == []


def test_echolocation__no_turns_after_the_end() -> None:
    table = world_ends("Ice Age", hands=[["Fear"]], piles=[["Echolocation"], ["Nocturnal"]])
    assert table.hand(0) == ["Fear"]


def test_echolocation__dominant() -> None:
    check_dominant("Echolocation")


def test_egg_clusters() -> None:
    table = Scenario(
        hands=[["Egg Clusters"]], piles=[["Gills", "Tiny", "Fear", "Quick"], ["Spiny"]]
    )
    table.play("Egg Clusters").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Egg Clusters") == [-1 + 3]


def test_egg_clusters__alone() -> None:
    table = Scenario(hands=[["Egg Clusters", "Gills"]], piles=[["Fear"], ["Spiny"]])
    assert table.play("Egg Clusters").worth(0, "Egg Clusters") == [0]


def test_egg_clusters__changed_colors() -> None:
    """With the last catastrophe's own count of blue traits."""
    piles = [["Faith", "Egg Clusters", "Quick", "Fangs"], ["Nocturnal"]]
    table = world_ends("Super Volcano", piles=piles)
    table.choose(color="red").choose(color="blue")
    assert table.worth(0, "Egg Clusters") == [-1 + 3]
    assert table.points(0) == 4 + 2 + 2 + 1 - 3
    table = world_ends("Super Volcano", piles=piles)
    table.choose(color="blue").choose(color="red")
    assert table.worth(0, "Egg Clusters") == [-1]


# --- Eloquence, Endurance ------------------------------------------------------------------------


def test_eloquence() -> None:
    table = world_ends(
        "Retrovirus",
        hands=[["Bad", "Quick"], ["Fear", "Gills", "Automimicry"]],
        piles=[["Eloquence"], ["Nocturnal"]],
    )
    table.expect("play_another", actor=0, cause="Eloquence")
    assert table.options == ["Bad", "Quick"]
    table.play("Bad")
    assert table.match.over
    assert table.hand(1) == ["Automimicry", "Fear", "Gills"]  # no action, nothing to cancel
    assert table.hand(0) == ["Quick"]
    assert table.points(0) == 2


def test_eloquence__only_at_the_end() -> None:
    table = Scenario(hands=[["Eloquence", "Quick"]])
    table.play("Eloquence").expect("skip_stabilizing", actor=0)
    table = Scenario(
        hands=[["Fear"], ["Gills"]], piles=[["Eloquence"]], age="Retrovirus", reveal=True
    )
    table.expect("play", actor=1)


def test_eloquence__only_its_owner() -> None:
    table = world_ends("Retrovirus", hands=[["Fear"], ["Quick"]], piles=[[], ["Eloquence"]])
    table.expect("play_another", actor=1)


@pytest.mark.parametrize("hand", [[], ["Heroic"], ["Heroic", "Retractable Claws"]])
def test_eloquence__nothing_to_play(hand: list[str]) -> None:
    table = world_ends("Retrovirus", hands=[hand], piles=[["Eloquence"], ["Nocturnal"]])
    assert table.match.over
    assert table.pile(0) == ["Eloquence"]


def test_eloquence__requirements_and_dominants() -> None:
    table = world_ends(
        "Retrovirus",
        hands=[["Tiny", "Delicious", "Heroic", "Retractable Claws"]],
        piles=[["Eloquence", "Echolocation", "Immunity"], ["Nocturnal"]],
    )
    assert table.options == ["Delicious"]
    assert table.why_not("Tiny") == because(r.THIRD_DOMINANT)
    assert table.why_not("Retractable Claws") == because(r.CANNOT_PAY)


def test_eloquence__hand_after_the_last_catastrophe() -> None:
    table = world_ends(
        "AI Takeover", hands=[["Fear", "Quick"]], piles=[["Eloquence"], ["Nocturnal"]]
    )
    table.expect("discard", actor=0).choose("Fear").expect("play_another", actor=0)
    assert table.options == ["Quick"]


def test_eloquence__scores_and_gene_pools_of_the_new_trait() -> None:
    table = world_ends(
        "Retrovirus", hands=[["Heat Vision"]], piles=[["Eloquence", "Quick"], ["Nocturnal"]]
    )
    assert table.play("Heat Vision").points(0) == 1 + 2 + (-1 + 2)
    table = world_ends(
        "Retrovirus", hands=[["Dreamer"]], piles=[["Eloquence", "Altruistic"], ["Nocturnal"]]
    )
    assert table.play("Dreamer").points(0) == 1 + 5 + 1


def test_eloquence__worlds_end_of_the_new_trait() -> None:
    table = world_ends(
        "Retrovirus", hands=[["Sentience"]], piles=[["Eloquence", "Quick"], ["Nocturnal"]]
    )
    table.play("Sentience").expect("color", actor=0, cause="Sentience").choose(color="red")
    assert table.points(0) == 1 + 2 + (2 + 2)


def test_eloquence__new_trait_meets_the_catastrophe() -> None:
    table = world_ends("Ice Age", hands=[["Fire Skin"]], piles=[["Eloquence"], ["Nocturnal"]])
    assert table.play("Fire Skin").points(0) == 1 + 3 - 1


def test_endurance() -> None:
    table = Scenario(hands=[["Territorial"]], piles=[[], ["Endurance", "Quick"]])
    table.play("Territorial").expect("discard_trait", actor=1, cause="Territorial")
    assert table.options == ["Endurance", "Quick"]
    table.choose("Endurance").expect("skip_stabilizing", actor=0)
    assert table.pile(1) == ["Endurance", "Quick"]
    assert table.discard == []
    assert table.worth(1, "Endurance") == [1]


def test_endurance__pays_a_cost() -> None:
    table = Scenario(hands=[["Retractable Claws"]], piles=[["Endurance"]])
    table.play("Retractable Claws").expect("pay_discard", actor=0).choose("Endurance")
    table.expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Endurance", "Retractable Claws"]
    assert table.discard == []


def test_endurance__catastrophes() -> None:
    table = Scenario(
        hands=[["Fear"], ["Gills"]], piles=[["Endurance"]], age="The Four Horsemen", reveal=True
    )
    table.expect("discard_trait", actor=0).choose("Endurance").expect("play", actor=1)
    assert table.pile(0) == ["Endurance"]
    table = world_ends("Mega Tsunami", piles=[["Endurance"], ["Nocturnal"]])
    table.expect("discard_trait", actor=0).choose("Endurance")
    assert table.points(0) == 1


def test_endurance__replaced_nevertheless() -> None:
    """Regenerative Tissue counts the discard that did not last."""
    table = Scenario(
        hands=[["Territorial"]],
        piles=[[], ["Endurance", "Regenerative Tissue"]],
        deck=["Fear"],
    )
    table.play("Territorial").choose("Endurance")
    assert table.pile(1) == ["Endurance", "Fear", "Regenerative Tissue"]


def test_endurance__discarded_from_the_hand() -> None:
    table = Scenario(hands=[["Bad"], ["Endurance"]]).play("Bad")
    assert table.discard == ["Endurance"]
    assert table.pile(1) == []


def test_endurance__can_be_stolen_and_sent_home() -> None:
    table = Scenario(hands=[["Selfish"]], piles=[[], ["Endurance"]])
    assert table.play("Selfish").choose("Endurance").pile(0) == ["Endurance", "Selfish"]
    table = Scenario(hands=[["Costly Signaling"]], piles=[[], ["Endurance"]])
    assert table.play("Costly Signaling").choose("Endurance").hand(1) == ["Endurance"]


def test_endurance__ordinary_play() -> None:
    table = Scenario(hands=[["Endurance"], ["Automimicry"]])
    table.play("Endurance").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Endurance") == [1]


# --- Faith ---------------------------------------------------------------------------------------


def test_faith() -> None:
    """Reds become blue for the bonus and for the catastrophe."""
    piles = [["Faith", "Quick", "Fangs", "Egg Clusters", "Fear"], ["Nocturnal"]]
    table = world_ends("Ice Age", piles=piles)
    table.expect("recolor_from", actor=0, cause="Faith")
    assert table.options == ["blue", "no", "red"]
    table.choose(color="red").expect("recolor_to", actor=0, cause="Faith")
    assert table.options == ["blue", "green", "purple"]
    table.choose(color="blue")
    assert table.match.over
    assert table.points(0) == 4 + 2 + 1 + (-1 + 3) + 1
    assert table.match.view(1)["players"][0]["recolor"] == ["red", "blue"]


def test_faith__may_decline() -> None:
    piles = [["Faith", "Quick", "Fangs", "Egg Clusters"], ["Nocturnal"]]
    table = world_ends("Ice Age", piles=piles).no()
    assert table.match.over
    assert table.points(0) == 4 + 2 + 1 + (-1 + 1) - 2


def test_faith__no_color_to_change() -> None:
    assert world_ends("Ice Age", piles=[["Faith", "Fear"], ["Nocturnal"]]).match.over


def test_faith__dominants_change_too() -> None:
    table = world_ends("Super Volcano", piles=[["Faith", "Immunity", "Gills"], ["Nocturnal"]])
    table.choose(color="blue").choose(color="green")
    assert table.points(0) == 4 + 4 + 1


def test_faith__only_your_own_pile() -> None:
    table = world_ends("Ice Age", piles=[["Faith", "Quick"], ["Antlers"]])
    table.choose(color="red").choose(color="green")
    assert table.points(1) == 3 - 1


def test_faith__trait_lost_to_the_catastrophe() -> None:
    piles = [["Faith", "Quick", "Bark"], ["Nocturnal"]]
    table = world_ends("Mega Tsunami", piles=piles)
    assert table.choose(color="red").choose(color="green").match.over
    assert table.pile(0) == ["Bark", "Faith", "Quick"]
    table = world_ends("Mega Tsunami", piles=piles)
    table.choose(color="green").choose(color="red").expect("discard_trait", actor=0)
    assert table.options == ["Bark", "Quick"]


def test_faith__order_of_worlds_end_effects() -> None:
    table = world_ends("Super Volcano", piles=[["Faith", "Sentience", "Gills"], ["Nocturnal"]])
    table.expect("worlds_end", actor=0)
    assert table.options == ["Faith", "Sentience"]
    table.choose("Sentience").expect("color", actor=0).choose(color="blue")
    table.expect("recolor_from", actor=0).choose(color="red").choose(color="blue")
    assert table.points(0) == 4 + (2 + 2) + 1 - 2


def test_faith__only_at_the_end() -> None:
    table = Scenario(hands=[["Faith", "Fear"]], piles=[["Quick"]])
    table.play("Faith").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Faith") == [4]


def test_faith__dominant() -> None:
    check_dominant("Faith")


# --- Fangs, Fear, Fecundity, Fine Motor Skills, Fire Skin, Flatulence ----------------------------


def test_fangs() -> None:
    check_effectless("Fangs", RED, 1)


def test_fear() -> None:
    check_effectless("Fear", COLORLESS, 1)


def test_fecundity() -> None:
    check_gene_pool_arrival("Fecundity", 1)
    assert Scenario(hands=[["Fecundity"]]).play("Fecundity").worth(0, "Fecundity") == [1]


def test_fecundity__leaves() -> None:
    check_gene_pool_departure("Fecundity", 1)


def test_fine_motor_skills() -> None:
    check_effectless("Fine Motor Skills", PURPLE, 2)


def test_fire_skin() -> None:
    check_effectless("Fire Skin", RED, 3)


def test_flatulence() -> None:
    check_effectless("Flatulence", COLORLESS, 3)


# --- Flight, Fortunate ---------------------------------------------------------------------------


def test_flight() -> None:
    table = Scenario(hands=[["Flight", "Fear"], ["Gills"], ["Quick", "Bark", "Tiny"]])
    table.play("Flight").expect("opponent", actor=0, cause="Flight")
    assert table.options == ["player 1", "player 2"]
    assert table.why_not(player=0) == because(r.NOT_AN_OPPONENT)
    table.choose(player=2).expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Bark", "Quick", "Tiny"]
    assert table.hand(1) == ["Gills"]
    assert table.hand(2) == ["Fear"]
    assert table.worth(0, "Flight") == [2]


@pytest.mark.parametrize(
    ("mine", "theirs"), [(["Fear"], []), ([], ["Gills", "Quick"]), ([], []), (["Fear"], ["Gills"])]
)
def test_flight__two_players_and_empty_hands(mine: list[str], theirs: list[str]) -> None:
    table = Scenario(hands=[["Flight", *mine], theirs])
    table.play("Flight").expect("skip_stabilizing", actor=0)
    assert (table.hand(0), table.hand(1)) == (theirs, mine)


def test_flight__an_opponent_without_cards_can_be_chosen() -> None:
    table = Scenario(hands=[["Flight", "Fear"], [], ["Quick"]])
    assert table.play("Flight").options == ["player 1", "player 2"]
    table.choose(player=1)
    assert (table.hand(0), table.hand(1)) == ([], ["Fear"])


def test_flight__only_the_two_know_the_hands() -> None:
    table = Scenario(hands=[["Flight", "Fear"], ["Gills"], ["Quick"]])
    table.play("Flight").choose(player=1)
    assert known(table, 0, 1) == ["Fear"]
    assert known(table, 1, 0) == ["Gills"]
    assert known(table, 2, 0) == known(table, 2, 1) == []


def test_flight__what_was_known_moves_along() -> None:
    table = Scenario(
        hands=[["Costly Signaling", "Flight"], ["Gills"], ["Quick"]], piles=[[], ["Fear"]]
    )
    table.play("Costly Signaling").choose("Fear").play("Flight").choose(player=1)
    assert table.hand(0) == ["Fear", "Gills"]
    assert known(table, 2, 0) == ["Fear"]
    assert known(table, 2, 1) == []


def test_flight__age_of_peace() -> None:
    table = Scenario(hands=[["Flight", "Fear"], ["Gills"]], age="Age of Peace", gene_pools=[1, 5])
    table.play("Flight").expect("play", actor=1)
    assert (table.hand(0), table.hand(1)) == (["Fear"], ["Gills"])


def test_fortunate() -> None:
    table = Scenario(hands=[["Fortunate", "Fear", "Gills", "Tiny", "Bad"], ["Quick"]])
    table.play("Fortunate").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Fortunate") == [4]


def test_fortunate__empty_hand() -> None:
    assert Scenario(hands=[["Fortunate"]]).play("Fortunate").worth(0, "Fortunate") == [0]


def test_fortunate__hand_after_the_last_catastrophe() -> None:
    table = world_ends(
        "Solar Flare", hands=[["Fear", "Gills", "Bad"]], piles=[["Fortunate"], ["Nocturnal"]]
    )
    table.expect("discard", actor=0).choose("Fear").choose("Gills")
    assert table.points(0) == 1


def test_fortunate__hand_sizes_are_public() -> None:
    table = Scenario(hands=[["Fear", "Gills"], ["Quick"]], piles=[["Fortunate"]])
    assert shown_worth(table, 1, 0, "Fortunate") == [2]
    assert table.match.view(1)["players"][0]["points"] == 2
