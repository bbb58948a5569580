"""Traits from Sentience to Symbiosis."""

from __future__ import annotations

from endling.games.doomlings import reasons as r
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Scenario, because, world_ends
from tests.doomlings.scenarios.traits import at_rest, can_be_stopped, check_effectless, is_of_color

# --- Sentience


def test_sentience() -> None:
    pile = ["Sentience", "Bark", "Leaves", "Symbiosis", "Fear"]
    table = world_ends("Super Volcano", [], [pile, ["Appealing", "Gills"]])
    table.expect("color", actor=0, cause="Sentience")
    assert table.options == ["blue", "green", "purple", "red"]
    table.choose(color="green")
    assert table.match.over
    assert table.points(0) == (2 + 3) + 2 + 1 + (3 + 2) + 1
    assert table.points(1) == 3 + 1 - 1


def test_sentience__counts_itself() -> None:
    table = world_ends("Super Volcano", [], [["Sentience", "Quick"], ["Fangs"]])
    table.choose(color="red")
    assert (table.points(0), table.points(1)) == (2 + 2 + 2, 1)


def test_sentience__a_color_that_is_missing() -> None:
    table = world_ends("Super Volcano", [], [["Sentience"]])
    table.choose(color="blue")
    assert table.points(0) == 2


def test_sentience__counts_the_pile_as_it_is_at_scoring() -> None:
    table = world_ends("Mega Tsunami", [], [["Sentience", "Quick", "Fangs"]])
    table.choose(color="red").expect("discard_trait", actor=0)
    assert table.options == ["Fangs", "Quick"]
    table.choose("Quick")
    assert table.points(0) == (2 + 2) + 1


def test_sentience__when_played() -> None:
    table = Scenario(hands=[["Sentience", "Quick"], ["Automimicry", "Parasitic"]])
    table.play("Sentience").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Sentience") == [2]
    is_of_color("Sentience", Color.RED)
    third = Scenario(hands=[["Sentience", "Fear"]], piles=[["Tiny", "Faith"]])
    assert third.why_not("Sentience") == because(r.THIRD_DOMINANT)


# --- Sneaky


def test_sneaky() -> None:
    table = world_ends("Super Volcano", [["Sneaky", "Fear"], []], [["Quick"]])
    table.expect("worlds_end", actor=0)
    assert table.options == ["Sneaky", "done"]
    table.choose("Sneaky")
    assert table.match.over
    assert (table.pile(0), table.hand(0)) == (["Quick", "Sneaky"], ["Fear"])
    assert table.points(0) == 2 + 2


def test_sneaky__declined() -> None:
    table = world_ends("Super Volcano", [["Sneaky"], []], [["Quick"]])
    table.done()
    assert table.match.over
    assert (table.pile(0), table.points(0)) == (["Quick"], 2)


def test_sneaky__before_the_effect_of_the_catastrophe() -> None:
    table = world_ends("Solar Flare", [["Sneaky", "Fear"], []], [["Quick"]])
    table.expect("discard", actor=0).choose("Fear")
    table.choose("Sneaky")
    assert table.points(0) == 2 + 2 - 1


def test_sneaky__counts_for_choices_made_before_and_after() -> None:
    table = world_ends("Super Volcano", [["Sneaky"], []], [["Sentience"]])
    table.expect("worlds_end", actor=0)
    assert table.options == ["Sentience", "Sneaky"]
    table.choose("Sentience").choose(color="purple").expect("worlds_end", actor=0)
    assert table.options == ["Sneaky", "done"]
    table.choose("Sneaky")
    assert table.points(0) == (2 + 1) + 2


def test_sneaky__in_turn_order() -> None:
    table = world_ends("Super Volcano", [[], [], ["Sneaky"]], [["Sentience"], ["Viral"]])
    table.expect("color", actor=0).choose(color="red")
    table.expect("color", actor=1).choose(color="purple")
    table.expect("worlds_end", actor=2).choose("Sneaky")
    assert table.points(2) == 2 - 1


def test_sneaky__an_ordinary_turn() -> None:
    table = Scenario(hands=[["Sneaky", "Fear"], ["Automimicry"]])
    table.play("Sneaky").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Sneaky") == [2]
    is_of_color("Sneaky", Color.PURPLE)


def test_sneaky__not_at_an_earlier_catastrophe() -> None:
    table = Scenario(
        hands=[["Fear"], ["Sneaky", "Gills"]], age="Super Volcano", reveal=True, first=1
    )
    table.expect("play", actor=0)


def test_sneaky__the_question_is_secret() -> None:
    table = world_ends("Super Volcano", [["Sneaky"], []], [["Quick"]])
    for seat in (1, None):
        view = table.match.view(seat)
        assert (view["actor"], view["prompt"]) == (None, None)
        assert view["players"][0]["known_hand"] == []


# --- Spiny, Sticky Secretions, Stone Skin


def test_spiny() -> None:
    check_effectless("Spiny", Color.BLUE, 1)


def test_sticky_secretions() -> None:
    table = Scenario(
        hands=[["Sticky Secretions", "Teeth"]],
        piles=[["Adorable", "Viral", "Quick"], ["Nocturnal"]],
    )
    table.play("Sticky Secretions").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Sticky Secretions") == [-1 + 3]


def test_sticky_secretions__alone() -> None:
    table = at_rest([["Sticky Secretions", "Immunity"]])
    assert table.worth(0, "Sticky Secretions") == [0]
    assert table.worth(0, "Immunity") == [4 + 2]
    is_of_color("Sticky Secretions", Color.PURPLE)


def test_stone_skin() -> None:
    check_effectless("Stone Skin", Color.RED, 2)


# --- Super Spreader


def test_super_spreader() -> None:
    table = Scenario(hands=[["Super Spreader", "Fear"], ["Automimicry"], []], gene_pools=[5, 3, 1])
    table.play("Super Spreader").expect("skip_stabilizing", actor=0)
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 2, 1]
    assert (table.hand(0), table.hand(1)) == (["Fear"], ["Automimicry"])
    assert table.worth(0, "Super Spreader") == [2]
    is_of_color("Super Spreader", Color.PURPLE)


def test_super_spreader__undone_for_everybody_when_it_leaves() -> None:
    table = Scenario(
        hands=[["Voracious"], [], []], piles=[["Super Spreader"]], gene_pools=[4, 2, 8]
    )
    table.play("Voracious").choose("Super Spreader")
    assert [table.gene_pool(seat) for seat in range(3)] == [5, 3, 8]
    beyond = Scenario(
        hands=[["Voracious"], []],
        piles=[["Super Spreader"]],
        gene_pools=[4, 8],
        options={"gene_pool_bounds": "beyond"},
    )
    beyond.play("Voracious").choose("Super Spreader")
    assert [beyond.gene_pool(seat) for seat in range(2)] == [5, 9]


def test_super_spreader__back_into_a_hand() -> None:
    table = Scenario(
        hands=[["Costly Signaling"]], piles=[[], ["Super Spreader"]], gene_pools=[4, 4]
    )
    table.play("Costly Signaling").choose("Super Spreader")
    assert [table.gene_pool(seat) for seat in range(2)] == [5, 5]


def test_super_spreader__a_new_owner_changes_nothing() -> None:
    table = Scenario(
        hands=[["Vampirism"], [], []], piles=[[], ["Super Spreader"]], gene_pools=[4, 3, 1]
    )
    table.play("Vampirism").choose("Super Spreader")
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 3, 1]
    assert table.pile(0) == ["Super Spreader", "Vampirism"]


def test_super_spreader__not_an_action() -> None:
    table = Scenario(hands=[["Super Spreader", "Fear"], ["Gills"]], age="Age of Peace")
    table.play("Super Spreader")
    assert [table.gene_pool(seat) for seat in range(2)] == [4, 4]


# --- Swarm


def test_swarm() -> None:
    table = Scenario(
        hands=[["Swarm", "Swarm"], [], []], piles=[["Swarm", "Bark"], ["Swarm"], ["Fear"]]
    )
    table.play("Swarm").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bark", "Swarm", "Swarm"]
    assert table.worth(0, "Swarm") == [3, 3]
    assert table.worth(1, "Swarm") == [3]
    assert (table.points(0), table.points(1)) == (3 + 3 + 2, 3)


def test_swarm__all_five() -> None:
    table = at_rest([["Swarm"] * 3, ["Swarm"] * 2])
    assert table.worth(0, "Swarm") == [5, 5, 5]
    assert Scenario(hands=[["Swarm"] * 4], piles=[["Swarm"]]).worth(0, "Swarm") == [1]
    is_of_color("Swarm", Color.GREEN)


def test_swarm__face_value_is_zero() -> None:
    table = Scenario(hands=[["Morality", "Fear"]], piles=[["Swarm", "Swarm"]])
    assert table.why_not("Morality") == because(r.CANNOT_PAY)


def test_swarm__equal_cards_are_one_choice() -> None:
    assert Scenario(hands=[["Swarm", "Swarm", "Fear"]]).options == ["Fear", "Swarm"]


# --- Sweat


def test_sweat() -> None:
    table = Scenario(hands=[["Sweat", "Fear", "Gills", "Quick"], ["Bark"]])
    table.play("Sweat").expect("discard", actor=0, cause="Sweat")
    assert table.options == ["Fear", "Gills", "Quick"]
    table.choose("Gills").expect("skip_stabilizing", actor=0)
    assert (table.hand(0), table.hand(1)) == (["Fear", "Quick"], ["Bark"])
    assert table.discard == ["Gills"]
    assert table.worth(0, "Sweat") == [2]


def test_sweat__one_card_or_none() -> None:
    one = Scenario(hands=[["Sweat", "Fear"]])
    one.play("Sweat")
    if one.match.prompt == "discard":
        one.choose("Fear")
    assert (one.hand(0), one.discard) == ([], ["Fear"])
    none = Scenario(hands=[["Sweat"]])
    none.play("Sweat").expect("skip_stabilizing", actor=0)
    assert none.discard == []


def test_sweat__the_hand_is_not_protected() -> None:
    table = Scenario(hands=[["Sweat", "Fear", "Quick"], ["Gills"]], age="Reforestation")
    table.play("Sweat").expect("discard", actor=0).choose("Fear")
    assert table.discard == ["Fear"]


def test_sweat__cancelled_by_its_own_player() -> None:
    table = Scenario(hands=[["Sweat", "Fear", "Automimicry"]])
    table.play("Sweat").expect("react", actor=0, cause="Sweat").choose("Automimicry")
    assert (table.hand(0), table.pile(0)) == (["Fear"], ["Automimicry", "Sweat"])


def test_sweat__stopped() -> None:
    can_be_stopped("Sweat", more=["Fear"])
    is_of_color("Sweat", Color.BLUE)


# --- Symbiosis


def test_symbiosis() -> None:
    # Green 2, red 3, blue 1: blue is the rarest. The colorless trait is not looked at.
    pile = ["Bark", "Quick", "Fangs", "Stone Skin", "Gills", "Fear"]
    table = Scenario(hands=[["Symbiosis", "Adorable"]], piles=[pile, ["Nocturnal"]])
    table.play("Symbiosis").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Symbiosis") == [3 + 2]


def test_symbiosis__ties() -> None:
    two = at_rest([["Symbiosis", "Bark", "Quick", "Fangs"]])
    assert two.worth(0, "Symbiosis") == [3 + 4]
    one = at_rest([["Symbiosis", "Quick"]])
    assert one.worth(0, "Symbiosis") == [3 + 2]


def test_symbiosis__a_single_color() -> None:
    assert at_rest([["Symbiosis"]]).worth(0, "Symbiosis") == [3]
    assert at_rest([["Symbiosis", "Bark", "Fear"]]).worth(0, "Symbiosis") == [3]


def test_symbiosis__counts_itself_as_green() -> None:
    table = at_rest([["Symbiosis", "Bark", "Quick", "Fangs", "Antlers"]])
    assert table.worth(0, "Symbiosis") == [3 + 4]
    is_of_color("Symbiosis", Color.GREEN)


def test_symbiosis__dominant() -> None:
    table = Scenario(hands=[["Tiny Little Melons"]], piles=[[], ["Symbiosis"]])
    table.play("Tiny Little Melons").expect("skip_stabilizing", actor=0)
    third = Scenario(hands=[["Symbiosis", "Fear"]], piles=[["Tiny", "Faith"]])
    assert third.why_not("Symbiosis") == because(r.THIRD_DOMINANT)
