"""Traits from Poisonous to Quick."""

from __future__ import annotations

from endling.games.doomlings import reasons as r
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Scenario, because, world_ends
from tests.doomlings.scenarios.traits import at_rest, can_be_stopped, check_effectless, is_of_color

# --- Poisonous


def test_poisonous() -> None:
    table = Scenario(
        hands=[["Poisonous"], [], ["Gills", "Spiny"]],
        piles=[["Bark"], ["Fear", "Tiny"], ["Bad"]],
    )
    table.play("Poisonous").expect("steal", actor=0, cause="Poisonous")
    assert table.options == ["Bad", "Fear"]
    assert table.why_not("Tiny") == because(r.DOMINANT)
    assert table.why_not("Bark") == because(r.NOT_IN_AN_OPPONENTS_PILE)
    table.choose("Bad").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bad", "Bark"]
    assert table.pile(1) == ["Fear", "Tiny"]
    assert table.pile(2) == ["Poisonous"]
    assert table.hand(2) == ["Gills", "Spiny"]
    assert table.worth(2, "Poisonous") == [2]


def test_poisonous__no_target() -> None:
    table = Scenario(hands=[["Poisonous"]], piles=[["Bark"], ["Tiny"]])
    table.play("Poisonous").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bark", "Poisonous"]


def test_poisonous__traits_are_protected() -> None:
    table = Scenario(
        hands=[["Poisonous", "Bark"], ["Quick"]],
        piles=[[], ["Fear"]],
        gene_pools=[1],
        age="Reforestation",
    )
    table.play("Poisonous").expect("play", actor=1)
    assert (table.pile(0), table.pile(1)) == (["Poisonous"], ["Fear"])


def test_poisonous__requirements_are_ignored_and_gene_pools_follow() -> None:
    table = Scenario(hands=[["Poisonous"]], piles=[[], ["Delicious"]])
    table.play("Poisonous").choose("Delicious")
    assert table.pile(0) == ["Delicious"]
    pools = Scenario(hands=[["Poisonous"]], piles=[[], ["Saliva"]], gene_pools=[5, 6])
    pools.play("Poisonous").choose("Saliva")
    assert (pools.gene_pool(0), pools.gene_pool(1)) == (6, 5)


def test_poisonous__the_same_name_in_two_piles() -> None:
    table = Scenario(hands=[["Poisonous"], [], []], piles=[[], ["Swarm"], ["Swarm"]])
    table.play("Poisonous").choose("Swarm", of=2)
    assert [table.pile(seat) for seat in range(3)] == [["Swarm"], ["Swarm"], ["Poisonous"]]


def test_poisonous__stopped() -> None:
    can_be_stopped("Poisonous", piles=([], ["Fear"]))


# --- Pollination


def test_pollination() -> None:
    # Face value 1: Fear, Gills, Camouflage and Pollination itself. A star has none.
    pile = ["Fear", "Gills", "Camouflage", "Quick", "Mindful", "Kidney"]
    table = Scenario(hands=[["Pollination", "Leaves"]], piles=[pile, ["Spiny", "Saliva"]])
    table.play("Pollination").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Pollination") == [1 + 4]


def test_pollination__alone() -> None:
    assert at_rest([["Pollination", "Bark"]]).worth(0, "Pollination") == [1 + 1]
    is_of_color("Pollination", Color.GREEN)


def test_pollination__printed_values_count_when_colorless_traits_are_worth_two() -> None:
    table = world_ends("AI Takeover", [], [["Pollination", "Fear", "Just"], ["Quick"]])
    assert table.points(0) == (1 + 2) + 2 + 2


# --- Prepper


def test_prepper() -> None:
    table = world_ends(
        "Super Volcano",
        [],
        [["Prepper", "Gills"], ["Bark", "Leaves", "Spiny"]],
        earlier=("Ice Age", "Retrovirus"),
    )
    table.expect("catastrophe", actor=0, cause="Prepper")
    assert table.options == ["Ice Age", "Retrovirus", "Super Volcano"]
    assert table.why_not("Grey Goo") == because(r.NOT_REVEALED)
    table.choose("Retrovirus")
    assert table.match.over
    assert (table.points(0), table.points(1)) == (2 + 1, 2 + 1 + 1 - 2)


def test_prepper__keeps_the_last_one() -> None:
    table = world_ends("Super Volcano", [], [["Prepper", "Gills"], ["Bark", "Spiny"]])
    table.choose("Super Volcano")
    assert (table.points(0), table.points(1)) == (2 + 1 - 1, 2 + 1 - 1)


def test_prepper__an_effect_that_discards() -> None:
    table = world_ends(
        "Super Volcano",
        [],
        [["Prepper", "Gills"], ["Quick", "Fangs"], ["Bark"]],
        earlier=("Mega Tsunami", "Retrovirus"),
    )
    table.choose("Mega Tsunami").expect("discard_trait", actor=1).choose("Quick")
    assert table.match.over
    assert [table.points(seat) for seat in range(3)] == [3, 1, 2]


def test_prepper__an_effect_that_draws() -> None:
    table = world_ends(
        "Ice Age",
        [],
        [["Prepper"], ["Bark"]],
        earlier=("Deus Ex Machina", "Retrovirus"),
        deck=["Tiny", "Confusion"],
    )
    table.choose("Deus Ex Machina")
    assert (table.points(0), table.points(1)) == (2 + 5, 2 - 2)


def test_prepper__in_turn_order_with_other_effects() -> None:
    table = world_ends(
        "Ice Age", [], [["Prepper", "Sentience"], ["Viral"]], earlier=("Retrovirus", "Grey Goo")
    )
    table.expect("worlds_end", actor=0)
    assert table.options == ["Prepper", "Sentience"]
    table.choose("Sentience").expect("color", actor=0).choose(color="red")
    table.expect("catastrophe", actor=0).choose("Retrovirus")
    table.expect("color", actor=1, cause="Viral").choose(color="green")
    assert table.points(0) == 2 + 2 + 1


def test_prepper__spares_colorless_traits() -> None:
    table = world_ends(
        "AI Takeover", [], [["Prepper", "Flatulence"]], earlier=("Ice Age", "Retrovirus")
    )
    table.choose("Ice Age")
    assert table.points(0) == 2 + 3


def test_prepper__when_played() -> None:
    table = Scenario(hands=[["Prepper", "Fear"], ["Automimicry"]])
    table.play("Prepper").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Prepper") == [2]
    is_of_color("Prepper", Color.NONE)


# --- Propagation


def test_propagation() -> None:
    table = Scenario(hands=[["Propagation", "Fear", "Introspective"]])
    table.play("Propagation").expect("play_another", actor=0, cause="Propagation")
    assert table.options == ["Fear", "Introspective"]
    table.play("Introspective").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Introspective", "Propagation"]
    assert len(table.hand(0)) == 1 + 4
    assert table.worth(0, "Propagation") == [1]


def test_propagation__empty_hand() -> None:
    table = Scenario(hands=[["Propagation"]])
    table.play("Propagation").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Propagation"]


def test_propagation__nothing_playable() -> None:
    table = Scenario(hands=[["Propagation", "Heroic", "Delicious"]])
    table.play("Propagation").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Delicious", "Heroic"]


def test_propagation__requirements_and_ages() -> None:
    table = Scenario(
        hands=[["Propagation", "Bark", "Fear", "Delicious"]],
        age="Natural Harmony",
        piles=[["Gills"]],
    )
    table.play("Propagation").expect("play_another", actor=0)
    assert table.options == ["Fear"]
    assert table.why_not("Bark") == because(r.SAME_COLOR_AS_LAST, 0, Color.GREEN)
    assert table.why_not("Delicious") == because(r.NEEDS_TRAITS, 1, Color.NONE)


def test_propagation__in_a_chain() -> None:
    table = Scenario(hands=[["Propagation", "The Third Eye", "Fear", "Gills"]])
    table.play("Propagation").play("The Third Eye").play("Fear")
    assert table.pile(0) == ["Fear", "Propagation", "The Third Eye"]
    table.expect("skip_stabilizing", actor=0)


def test_propagation__stopped() -> None:
    can_be_stopped("Propagation")


# --- Quick


def test_quick() -> None:
    check_effectless("Quick", Color.RED, 2)
