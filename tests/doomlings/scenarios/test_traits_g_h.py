"""Traits from Gills to Hyper-Intelligence."""

from __future__ import annotations

import pytest

from endling.games.doomlings import reasons as r
from endling.games.reasons import NOT_IN_HAND
from tests.doomlings.scenario import Scenario, because, world_ends
from tests.doomlings.scenarios.traits import BLUE, GREEN, check_dominant, check_effectless

# --- Gills, Gratitude, Heat Vision ---------------------------------------------------------------


def test_gills() -> None:
    check_effectless("Gills", BLUE, 1)


@pytest.mark.parametrize(
    ("pile", "worth"),
    [
        ([], 0),
        (["Fear", "Confusion"], 0),
        (["Quick", "Fangs", "Antlers"], 1),
        (["Quick", "Gills", "Fear"], 2),
        (["Quick", "Gills", "Bark", "Adorable", "Fear"], 4),
        (["Tiny", "Apex Predator"], 2),
    ],
)
def test_gratitude(pile: list[str], worth: int) -> None:
    table = Scenario(hands=[["Gratitude", "Leaves"]], piles=[pile, ["Appealing", "Teeth"]])
    table.play("Gratitude").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Gratitude") == [worth]


def test_gratitude__changed_colors() -> None:
    piles = [["Gratitude", "Faith", "Gills", "Quick"], ["Nocturnal"]]
    table = world_ends("Retrovirus", piles=piles)
    assert table.choose(color="red").choose(color="blue").worth(0, "Gratitude") == [1]
    table = world_ends("Retrovirus", piles=piles)
    assert table.choose(color="red").choose(color="purple").worth(0, "Gratitude") == [2]


def test_gratitude__under_ai_takeover() -> None:
    table = world_ends(
        "AI Takeover", piles=[["Gratitude", "Quick", "Gills", "Bark"], ["Nocturnal"]]
    )
    assert table.worth(0, "Gratitude") == [2]


def test_heat_vision() -> None:
    table = Scenario(
        hands=[["Heat Vision"]], piles=[["Quick", "Apex Predator", "Fear", "Gills"], ["Fangs"]]
    )
    table.play("Heat Vision").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Heat Vision") == [-1 + 3]


def test_heat_vision__alone() -> None:
    table = Scenario(hands=[["Heat Vision", "Quick"]], piles=[["Fear"], ["Fangs"]])
    assert table.play("Heat Vision").worth(0, "Heat Vision") == [0]


def test_heat_vision__changed_colors() -> None:
    table = world_ends("Super Volcano", piles=[["Faith", "Heat Vision", "Gills"], ["Nocturnal"]])
    table.choose(color="blue").choose(color="red")
    assert table.worth(0, "Heat Vision") == [-1 + 2]


# --- Heroic --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "greens", [["Leaves", "Bark", "Swarm"], ["Leaves", "Bark", "Symbiosis"], ["Swarm"] * 4]
)
def test_heroic(greens: list[str]) -> None:
    table = Scenario(hands=[["Heroic"]], piles=[[*greens, "Fear"]])
    table.play("Heroic").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == sorted([*greens, "Fear", "Heroic"])
    assert table.worth(0, "Heroic") == [7]


def test_heroic__needs_three_green_traits() -> None:
    table = Scenario(
        hands=[["Heroic", "Quick", "Swarm"]], piles=[["Leaves", "Bark", "Fear"], ["Appealing"]]
    )
    assert table.options == ["Quick", "Swarm"]
    assert table.why_not("Heroic") == because(r.NEEDS_TRAITS, 3, GREEN)


def test_heroic__nothing_else_in_hand() -> None:
    Scenario(hands=[["Heroic"], ["Fear"]], piles=[["Leaves"]]).expect("stuck", actor=0)


def test_heroic__from_the_discard_pile() -> None:
    table = Scenario(hands=[["Selective Memory"]], discard=["Heroic", "Fear"])
    table.play("Selective Memory").expect("play_discarded", actor=0)
    assert table.options == ["Fear"]
    assert table.why_not("Heroic") == because(r.NEEDS_TRAITS, 3, GREEN)


def test_heroic__age_restrictions() -> None:
    greens = ["Leaves", "Bark", "Appealing"]
    table = Scenario(hands=[["Heroic", "Quick"]], piles=[greens], age="Tectonic Shift")
    assert table.why_not("Heroic") == because(r.AGE_FORBIDS_COLOR, color=GREEN)
    table = Scenario(hands=[["Heroic", "Quick"]], piles=[greens], age="Glacial Drift")
    assert table.why_not("Heroic") == because(r.AGE_FORBIDS_FACE, 3)


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_heroic__birth_of_a_hero(holder: int) -> None:
    """Played at once, whatever it needs; the turn is still to come, nobody stabilizes."""
    hands = [["Fear"], ["Gills"], ["Quick"]]
    hands[holder].append("Heroic")
    table = Scenario(hands, age="Birth of a Hero", reveal=True)
    table.expect("play", actor=0)
    assert [table.pile(seat) for seat in range(3)] == [
        ["Heroic"] if seat == holder else [] for seat in range(3)
    ]
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 1, 1]


def test_heroic__third_dominant_as_a_born_hero() -> None:
    table = Scenario(
        hands=[["Heroic", "Tiny", "Fear"]],
        piles=[["Denial", "Immunity"]],
        age="Birth of a Hero",
        reveal=True,
    )
    assert table.pile(0) == ["Denial", "Heroic", "Immunity"]
    assert table.options == ["Fear"]
    assert table.why_not("Tiny") == because(r.THIRD_DOMINANT)


def test_heroic__birth_of_a_hero_is_only_its_reveal() -> None:
    table = Scenario(hands=[["Heroic", "Fear"]], age="Birth of a Hero")
    assert table.options == ["Fear"]
    assert table.why_not("Heroic") == because(r.NEEDS_TRAITS, 3, GREEN)


def test_heroic__cannot_be_taken_when_played() -> None:
    table = Scenario(hands=[["Heroic"], ["Parasitic"]], piles=[["Leaves", "Bark", "Appealing"]])
    table.play("Heroic").expect("skip_stabilizing", actor=0)


def test_heroic__dominant() -> None:
    check_dominant("Heroic")


# --- Hot Temper, Hyper-Intelligence --------------------------------------------------------------


def test_hot_temper() -> None:
    table = Scenario(hands=[["Hot Temper", "Fear", "Gills", "Tiny"], ["Quick"]])
    table.play("Hot Temper").expect("discard", actor=0, cause="Hot Temper")
    assert table.options == ["Fear", "Gills", "Tiny"]
    assert table.why_not("Quick") == because(NOT_IN_HAND)
    table.choose("Tiny").expect("discard", actor=0)
    assert table.options == ["Fear", "Gills"]
    table.choose("Fear").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == ["Gills"]
    assert table.hand(1) == ["Quick"]
    assert sorted(table.discard) == ["Fear", "Tiny"]
    assert table.worth(0, "Hot Temper") == [2]


@pytest.mark.parametrize("hand", [[], ["Fear"], ["Fear", "Gills"]])
def test_hot_temper__no_choice_left(hand: list[str]) -> None:
    table = Scenario(hands=[["Hot Temper", *hand]])
    table.play("Hot Temper").expect("skip_stabilizing", actor=0)
    assert table.hand(0) == []
    assert sorted(table.discard) == hand


def test_hot_temper__age_of_peace() -> None:
    table = Scenario(
        hands=[["Hot Temper", "Fear", "Gills"], ["Quick"]], age="Age of Peace", gene_pools=[2, 5]
    )
    table.play("Hot Temper").expect("play", actor=1)
    assert table.hand(0) == ["Fear", "Gills"]


def test_hyper_intelligence() -> None:
    table = world_ends(
        "Super Volcano",
        piles=[
            ["Hyper-Intelligence", "Quick"],
            ["Antlers", "Fangs", "Fear"],
            ["Bark", "Stone Skin"],
        ],
    )
    table.expect("color", actor=0, cause="Hyper-Intelligence")
    assert table.options == ["blue", "green", "purple", "red"]
    table.choose(color="red")
    assert table.match.over
    assert table.pile(0) == ["Hyper-Intelligence", "Quick"]
    assert table.pile(1) in (["Antlers", "Fear"], ["Fangs", "Fear"])
    assert table.pile(2) == ["Bark"]
    assert table.worth(0, "Hyper-Intelligence") == [4]


def test_hyper_intelligence__at_random() -> None:
    lost = set()
    for seed in range(30):
        piles = [["Hyper-Intelligence"], ["Antlers", "Fangs", "Quick"]]
        table = world_ends("Super Volcano", piles=piles, seed=seed).choose(color="red")
        lost.update({"Antlers", "Fangs", "Quick"} - set(table.pile(1)))
    assert lost == {"Antlers", "Fangs", "Quick"}


def test_hyper_intelligence__none_of_that_color() -> None:
    piles = [["Hyper-Intelligence"], ["Antlers", "Fear"]]
    table = world_ends("Super Volcano", piles=piles).choose(color="green")
    assert table.pile(1) == ["Antlers", "Fear"]


def test_hyper_intelligence__dominants_stay() -> None:
    piles = [["Hyper-Intelligence"], ["Apex Predator", "Sentience"]]
    table = world_ends("Super Volcano", piles=piles).choose(color="red")
    assert table.pile(1) == ["Apex Predator", "Sentience"]


def test_hyper_intelligence__denial_is_no_help() -> None:
    piles = [["Hyper-Intelligence"], ["Denial", "Quick"]]
    table = world_ends("Super Volcano", piles=piles).choose(color="red")
    assert table.pile(1) == ["Denial"]


def test_hyper_intelligence__before_the_catastrophe_counts() -> None:
    piles = [["Hyper-Intelligence"], ["Antlers", "Nocturnal"]]
    table = world_ends("Ice Age", piles=piles).choose(color="red")
    assert (table.points(0), table.points(1)) == (4 - 1, 3)


def test_hyper_intelligence__traits_that_resist() -> None:
    piles = [["Hyper-Intelligence"], ["Endurance"]]
    table = world_ends("Super Volcano", piles=piles).choose(color="red")
    assert table.pile(1) == ["Endurance"]
    piles = [["Hyper-Intelligence"], ["Regenerative Tissue", "Quick"]]
    table = world_ends("Super Volcano", piles=piles, deck=["Bark"]).choose(color="red")
    assert table.pile(1) == ["Bark", "Regenerative Tissue"]


def test_hyper_intelligence__gene_pool_of_the_lost_trait() -> None:
    piles = [["Hyper-Intelligence"], ["Warm Blood"]]
    table = world_ends("Super Volcano", piles=piles, gene_pools=[5, 7]).choose(color="red")
    assert table.gene_pool(1) == 7 - 1 - 2


def test_hyper_intelligence__changed_colors() -> None:
    piles = [["Faith", "Quick", "Bark"], ["Hyper-Intelligence"]]
    table = world_ends("Super Volcano", piles=piles)
    table.expect("recolor_from", actor=0).choose(color="red").choose(color="purple")
    table.expect("color", actor=1).choose(color="purple")
    assert table.pile(0) == ["Bark", "Faith"]


def test_hyper_intelligence__only_at_the_end() -> None:
    table = Scenario(hands=[["Hyper-Intelligence"]], piles=[[], ["Quick"]])
    table.play("Hyper-Intelligence").expect("skip_stabilizing", actor=0)


def test_hyper_intelligence__dominant() -> None:
    check_dominant("Hyper-Intelligence")
