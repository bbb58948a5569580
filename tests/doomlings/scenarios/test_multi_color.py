"""Traits of several colours, and the one that takes on a colour at World's End."""

from __future__ import annotations

import pytest

from tests.doomlings.scenario import Scenario, world_ends

SETS = ["multi_color"]
COLORS = {
    "Acrobatic": ("purple", "green", 2),
    "Bloom": ("green", "blue", 1),
    "Bullheaded": ("red", "green", 1),
    "Curiosity": ("blue", "red", 1),
    "Hand-Wing": ("red", "purple", 1),
    "Mitosis": ("blue", "purple", 1),
}
COUNTING = {
    "red": "Heat Vision",
    "blue": "Egg Clusters",
    "green": "Overgrowth",
    "purple": "Sticky Secretions",
}
BANS = {
    "red": "Eclipse",
    "blue": "Arid Lands",
    "green": "Tectonic Shift",
    "purple": "Lunar Retreat",
}


def assert_counts_as_both(card: str) -> None:
    """It counts once for each of its colours, and an age that bans either bans it."""
    first, second, face = COLORS[card]
    own = [COUNTING[color] for color in COUNTING]
    table = Scenario(piles=[[card, *own, "Gratitude"], []], sets=SETS)
    assert table.worth(0, card) == [face]
    for color, counting in COUNTING.items():
        assert table.worth(0, counting) == [-1 + 1 + (color in (first, second))]
    alone = Scenario(piles=[[card, "Gratitude"], []], sets=SETS)
    assert alone.worth(0, "Gratitude") == [2]
    for color in COUNTING:
        banned = Scenario(hands=[[card, "Fear"], []], age=BANS[color], sets=SETS)
        assert (card in banned.options) == (color not in (first, second))


def test_acrobatic() -> None:
    assert_counts_as_both("Acrobatic")


def test_acrobatic__brings_back_what_comes_for_green() -> None:
    table = Scenario(hands=[["Acrobatic"], []], piles=[["Self-Replicating"]], sets=SETS)
    table.play("Acrobatic").expect("come_back", actor=0, cause="Self-Replicating")


def test_bloom() -> None:
    assert_counts_as_both("Bloom")


def test_bullheaded() -> None:
    assert_counts_as_both("Bullheaded")


def test_bullheaded__neither_of_its_colors_twice_in_a_row() -> None:
    table = Scenario(
        hands=[["Bullheaded"], ["Bark", "Quick", "Gills"]],
        age="Natural Harmony",
        gene_pools=[1, 3],
        sets=SETS,
    )
    table.play("Bullheaded").expect("play", actor=1)
    assert table.options == ["Gills"]
    assert table.why_not("Bark") == "the last trait played was green, too"
    assert table.why_not("Quick") == "the last trait played was red, too"


def test_curiosity() -> None:
    assert_counts_as_both("Curiosity")


def test_hand_wing() -> None:
    assert_counts_as_both("Hand-Wing")


def test_hand_wing__can_be_swapped_as_either() -> None:
    table = Scenario(
        hands=[["Tentacles"], []],
        piles=[["Hand-Wing"], ["Fangs", "Big Ears", "Bark"]],
        sets=SETS,
    )
    table.play("Tentacles").expect("swap_own", actor=0)
    table.choose("Hand-Wing").expect("swap_other", actor=0)
    assert table.options == ["Big Ears", "Fangs"]


def test_bullheaded__one_color_that_differs_makes_it_a_trait_of_another_color() -> None:
    table = Scenario(
        hands=[["Telekinetic"], []],
        piles=[["Bullheaded"], ["Bark", "Quick", "Bloom", "Fear"]],
        sets=SETS,
    )
    table.play("Telekinetic").choose("Bullheaded").expect("swap_other", actor=0)
    assert table.options == ["Bark", "Bloom", "Quick"]


def test_mitosis() -> None:
    assert_counts_as_both("Mitosis")


@pytest.mark.parametrize(("color", "points"), [("red", 1), ("blue", 0)])
def test_free_will(color: str, points: int) -> None:
    table = world_ends("Overpopulation", piles=[["Free Will", "Heat Vision"], []], sets=SETS)
    assert table.worth(0, "Free Will") == [2]
    assert table.worth(0, "Heat Vision") == [0]
    table.expect("color", actor=0, cause="Free Will")
    assert table.options == ["blue", "green", "purple", "red"]
    table.choose(color=color)
    assert table.match.over
    assert table.worth(0, "Heat Vision") == [points]


def test_free_will__colorless_until_then() -> None:
    table = Scenario(hands=[["Free Will", "Fear"], []], age="Tropical Lands", sets=SETS)
    table.expect("stuck")
    assert table.why_not("Free Will") is not None


def test_free_will__no_longer_colorless() -> None:
    """AI Takeover gives colourless traits another value."""
    table = world_ends("AI Takeover", piles=[["Free Will", "Fear"], []], sets=SETS)
    table.choose(color="green")
    assert table.match.over
    assert table.worth(0, "Free Will") == [2]
    assert table.points(0) == 2 + 2


def test_free_will__can_be_recolored_with_the_rest() -> None:
    table = world_ends(
        "Overpopulation", piles=[["Free Will", "Faith", "Egg Clusters"], []], sets=SETS
    )
    table.choose("Free Will").choose(color="red")
    table.expect("recolor_from", actor=0).choose(color="red").choose(color="blue")
    assert table.match.over
    assert table.worth(0, "Egg Clusters") == [-1 + 2]
