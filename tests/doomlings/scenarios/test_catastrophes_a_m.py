"""Catastrophes from AI Takeover to Mega Tsunami."""

from __future__ import annotations

import pytest

from tests.doomlings.scenario import known
from tests.doomlings.scenarios.catastrophes import (
    assert_costs_a_card_per_trait,
    assert_costs_a_trait,
    assert_costs_points_per_trait,
    besides,
    end_world,
    strike,
)

# --- AI Takeover ----------------------------------------------------------------------------------


def test_ai_takeover() -> None:
    table = strike("AI Takeover", [["Fear", "Gills", "Quick"], ["Bark"], []], gene_pools=[5, 1, 5])
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 1, 4]
    table.expect("discard", actor=0, cause="AI Takeover")
    assert table.options == ["Fear", "Gills", "Quick"]
    table.choose("Fear").expect("discard", actor=0).choose("Quick")
    assert table.hand(0) == ["Gills"]
    assert table.hand(1) == ["Bark"]
    assert table.hand(2) == []
    table.expect("play", actor=0)


def test_ai_takeover__worlds_end() -> None:
    colorless = ["Confusion", "Flatulence", "Altruistic", "Mindful", "Self-Awareness"]
    table = end_world("AI Takeover", [[], []], [colorless, ["Quick"]])
    assert table.match.over
    for card in colorless:
        assert table.worth(0, card) == [2]
    assert table.points(0) == 10
    assert table.points(1) == 2


def test_ai_takeover__dominants_keep_their_worth() -> None:
    table = end_world("AI Takeover", [[], []], [["Optimistic Nihilism", "Fear"], []])
    assert table.worth(0, "Optimistic Nihilism") == [4]
    assert table.points(0) == 6


def test_ai_takeover__others_see_the_printed_face_value() -> None:
    pile = ["Pollination", "Fear", "Immunity", "Confusion"]
    table = end_world("AI Takeover", [[], []], [pile, []])
    assert table.worth(0, "Pollination") == [1 + 2]
    assert table.worth(0, "Immunity") == [4 + 2]
    assert table.points(0) == 3 + 2 + 6 + 2


def test_ai_takeover__gene_pools_stay() -> None:
    table = end_world("AI Takeover", [[], []], [["Just", "Random Fertilization"], []])
    assert table.gene_pool(0) == 5
    assert table.worth(0, "Just") == [2]
    assert table.worth(0, "Random Fertilization") == [5]


def test_ai_takeover__traits_end_the_world_first() -> None:
    table = end_world("AI Takeover", [["Quick"], []], [["Eloquence"], []])
    table.expect("play_another", actor=0, cause="Eloquence").choose("Quick")
    assert table.points(0) == 2 + 2


def test_ai_takeover__denial() -> None:
    table = end_world("AI Takeover", [[], []], [["Denial", "Flatulence"], ["Delicious"]])
    assert table.points(0) == 4 + 3
    assert table.points(1) == 2


# --- Deus Ex Machina ------------------------------------------------------------------------------


def test_deus_ex_machina() -> None:
    table = strike(
        "Deus Ex Machina",
        [["Fear", "Gills", "Quick"], ["Bark"], []],
        deck=["Spiny", "Fangs"],
        gene_pools=[2, 2, 1],
    )
    assert [table.gene_pool(seat) for seat in range(3)] == [2, 2, 1]
    table.expect("stabilize", actor=0, cause="Deus Ex Machina").choose("Fear")
    assert table.hand(0) == ["Gills", "Quick"]
    assert table.hand(1) == ["Bark", "Spiny"]
    assert table.hand(2) == ["Fangs"]
    table.expect("play", actor=0)


def test_deus_ex_machina__late_after_stabilizing() -> None:
    table = strike(
        "Deus Ex Machina", [["Fear", "Late"], ["Bark"]], deck=["Spiny"], gene_pools=[2, 1]
    )
    table.expect("late", actor=0).choose("Late")
    assert table.pile(0) == ["Late"]
    assert table.hand(0) == ["Fear"]  # no stabilizing because of it
    table.expect("play", actor=0)


def test_deus_ex_machina__worlds_end() -> None:
    table = end_world(
        "Deus Ex Machina",
        [["Fear"], ["Gills"], ["Quick"]],
        [["Bark"]],
        deck=["Confusion", "Kidney", "Nocturnal"],
        gene_pools=[1, 1, 1],
    )
    assert table.match.over
    assert [table.points(seat) for seat in range(3)] == [2 - 2, 0, 3]
    assert table.discard == ["Nocturnal", "Kidney", "Confusion"]


@pytest.mark.parametrize(
    ("drawn", "points"), [("Tiny", 5), ("Heroic", 5), ("Morality", 5), ("Adorable", 4)]
)
def test_deus_ex_machina__at_most_five(drawn: str, points: int) -> None:
    table = end_world(
        "Deus Ex Machina", [["Fear"], ["Gills"]], deck=[drawn, "Leaves"], gene_pools=[1, 1]
    )
    assert [table.points(0), table.points(1)] == [points, 1]


def test_deus_ex_machina__everybody_sees_the_cards() -> None:
    table = end_world(
        "Deus Ex Machina", [["Fear"], ["Gills"]], deck=["Bark", "Leaves"], gene_pools=[1, 1]
    )
    drawn = [event.for_seat(None) for event in table.events if event.verb == "draw_points"]
    assert [(event.player, event.card, event.number) for event in drawn] == [
        (0, "Bark", 2),
        (1, "Leaves", 1),
    ]


def test_deus_ex_machina__denial_draws_nothing() -> None:
    table = end_world(
        "Deus Ex Machina",
        [["Fear"], ["Gills"]],
        [["Denial"], []],
        deck=["Nocturnal", "Bark"],
        gene_pools=[1, 1],
    )
    assert [table.points(0), table.points(1)] == [4, 3]
    assert table.discard == ["Nocturnal"]


# --- Glacial Meltdown -----------------------------------------------------------------------------


def test_glacial_meltdown() -> None:
    table = strike(
        "Glacial Meltdown", [["Fear", "Gills", "Quick"], ["Bark"], []], gene_pools=[5, 1, 2]
    )
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 1, 1]
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 0, 0]
    table.expect("play", actor=0)


def test_glacial_meltdown__picked_at_random() -> None:
    hand = ["Fear", "Gills", "Quick"]
    seeds = range(30)
    left = {tuple(strike("Glacial Meltdown", [hand, []], seed=seed).hand(0)) for seed in seeds}
    assert left == {("Fear",), ("Gills",), ("Quick",)}


def test_glacial_meltdown__worlds_end() -> None:
    table = end_world(
        "Glacial Meltdown", piles=[["Gills", "Blubber", "Tiny", "Quick"], ["Bark"], ["Spiny"]]
    )
    table.expect("discard_trait", actor=0, cause="Glacial Meltdown")
    assert table.options == ["Blubber", "Gills"]  # blue, and no dominant
    table.choose("Gills").expect("discard_trait", actor=2).choose("Spiny")
    assert table.match.over
    assert table.pile(0) == ["Blubber", "Quick", "Tiny"]
    assert table.pile(1) == ["Bark"]
    assert table.points(0) == 4 + 2 + 17 - 3


def test_glacial_meltdown__faith_makes_other_traits_blue() -> None:
    table = end_world("Glacial Meltdown", piles=[["Faith", "Quick", "Leaves"], []])
    table.expect("recolor_from", actor=0).choose(color="red")
    table.expect("recolor_to").choose(color="blue")
    table.expect("discard_trait", actor=0).choose("Quick")
    assert table.pile(0) == ["Faith", "Leaves"]


def test_glacial_meltdown__faith_saves_blue_traits() -> None:
    table = end_world("Glacial Meltdown", piles=[["Faith", "Gills"], []])
    table.choose(color="blue").choose(color="green")
    assert table.match.over
    assert table.pile(0) == ["Faith", "Gills"]


def test_glacial_meltdown__lost_gene_pool() -> None:
    table = end_world("Glacial Meltdown", piles=[["Saliva", "Altruistic"], []])
    assert table.gene_pool(0) == 5
    table.choose("Saliva")
    assert table.gene_pool(0) == 4
    assert table.points(0) == 4


# --- Grey Goo -------------------------------------------------------------------------------------


def test_grey_goo() -> None:
    table = strike(
        "Grey Goo",
        [["Fear", "Gills", "Quick"], ["Bark"], []],
        deck=["Spiny", "Fangs", "Leaves", "Nocturnal"],
        gene_pools=[1, 2, 1],
    )
    assert [table.gene_pool(seat) for seat in range(3)] == [1, 2, 1]
    assert table.hand(0) == ["Spiny"]
    assert table.hand(1) == ["Fangs", "Leaves"]
    assert table.hand(2) == ["Nocturnal"]
    assert sorted(table.discard) == ["Bark", "Fear", "Gills", "Quick"]
    table.expect("play", actor=0)


def test_grey_goo__worlds_end() -> None:
    table = end_world("Grey Goo", piles=[["Quick", "Gills"], ["Leaves"], []])
    assert [besides(table, seat) for seat in range(3)] == [-5, 0, 0]
    assert [table.points(seat) for seat in range(3)] == [3 - 5, 1, 0]


def test_grey_goo__all_who_are_tied() -> None:
    table = end_world("Grey Goo", piles=[["Quick", "Tiny"], ["Leaves"], ["Fear", "Bark"]])
    assert [besides(table, seat) for seat in range(3)] == [-5, 0, -5]


def test_grey_goo__empty_piles_are_tied_too() -> None:
    table = end_world("Grey Goo")
    assert [besides(table, seat) for seat in range(2)] == [-5, -5]


def test_grey_goo__denial() -> None:
    table = end_world("Grey Goo", piles=[["Denial", "Quick"], ["Leaves", "Bark"]])
    assert [besides(table, seat) for seat in range(2)] == [0, -5]


# --- Ice Age --------------------------------------------------------------------------------------


def test_ice_age() -> None:
    assert_costs_a_card_per_trait("Ice Age", ["Quick", "Apex Predator"], "Fire Skin")


def test_ice_age__worlds_end() -> None:
    assert_costs_points_per_trait("Ice Age", ["Kidney", "Kidney"], "Quick", "red", "green")


def test_ice_age__score() -> None:
    table = end_world("Ice Age", piles=[["Quick", "Antlers", "Gills"], ["Apex Predator"]])
    assert table.points(0) == 2 + 3 + 1 - 2
    assert table.points(1) == 4 - 1


def test_ice_age__faith_can_make_traits_red() -> None:
    table = end_world("Ice Age", piles=[["Faith", "Gills", "Spiny"], []])
    table.choose(color="blue").choose(color="red")
    assert besides(table, 0) == -2


def test_ice_age__faith_comes_after_the_discards() -> None:
    table = end_world("Ice Age", [["Fangs", "Bark"], []], [["Faith", "Quick"], []])
    table.expect("discard", actor=0).choose("Bark").expect("recolor_from", actor=0)


# --- Mass Extinction ------------------------------------------------------------------------------


def test_mass_extinction() -> None:
    assert_costs_a_card_per_trait("Mass Extinction", ["Fear", "Optimistic Nihilism"], "Just")


def test_mass_extinction__worlds_end() -> None:
    assert_costs_a_trait("Mass Extinction", ["Leaves", "Bark"], "Pack Behavior", "Fear")


# --- Mega Tsunami ---------------------------------------------------------------------------------


def test_mega_tsunami() -> None:
    table = strike("Mega Tsunami", [["Fear", "Gills"], ["Quick"], []], gene_pools=[5, 1, 2])
    assert [table.gene_pool(seat) for seat in range(3)] == [4, 1, 1]
    assert table.hand(0) == ["Quick"]  # from the left
    assert table.hand(1) == []
    assert table.hand(2) == ["Fear", "Gills"]
    assert table.discard == []
    table.expect("play", actor=0)


def test_mega_tsunami__two_players() -> None:
    table = strike("Mega Tsunami", [["Fear", "Gills"], ["Quick"]])
    assert table.hand(0) == ["Quick"]
    assert table.hand(1) == ["Fear", "Gills"]


def test_mega_tsunami__everybody_knows_what_they_passed_on() -> None:
    table = strike("Mega Tsunami", [["Fear", "Gills"], ["Quick"], ["Bark"]])
    assert known(table, 0, 2) == ["Fear", "Gills"]
    assert known(table, 0, 1) == []
    assert known(table, 2, 1) == ["Bark"]
    assert known(table, 1, 0) == ["Quick"]
    assert known(table, 1, 2) == []


def test_mega_tsunami__denial_is_passed_over() -> None:
    table = strike("Mega Tsunami", [["Fear", "Gills"], ["Quick"], ["Bark"]], [[], ["Denial"]])
    assert table.hand(0) == ["Bark"]
    assert table.hand(1) == ["Quick"]
    assert table.hand(2) == ["Fear", "Gills"]


def test_mega_tsunami__nobody_left_to_pass_to() -> None:
    table = strike("Mega Tsunami", [["Fear", "Gills"], ["Quick"]], [[], ["Denial"]])
    assert table.hand(0) == ["Fear", "Gills"]
    assert table.hand(1) == ["Quick"]


def test_mega_tsunami__worlds_end() -> None:
    assert_costs_a_trait("Mega Tsunami", ["Quick", "Kidney"], "Apex Predator", "Gills")


def test_mega_tsunami__worlds_end_counts_the_new_hands() -> None:
    table = end_world("Mega Tsunami", [["Fear"], ["Gills", "Bark"]], [["Fortunate"], []])
    assert table.worth(0, "Fortunate") == [2]
