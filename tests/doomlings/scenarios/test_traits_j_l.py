"""Traits from Just to Leaves."""

from __future__ import annotations

import pytest

from endling.games.reasons import NOT_ASKED
from tests.doomlings.scenario import Scenario, because, world_ends
from tests.doomlings.scenarios.traits import (
    GREEN,
    check_effectless,
    check_gene_pool_arrival,
    check_gene_pool_departure,
)

# --- Just, Kidney --------------------------------------------------------------------------------


def test_just() -> None:
    check_gene_pool_arrival("Just", 1)
    assert Scenario(hands=[["Just"]]).play("Just").worth(0, "Just") == [2]


def test_just__leaves() -> None:
    check_gene_pool_departure("Just", 1)


@pytest.mark.parametrize("others", range(6))
def test_kidney(others: int) -> None:
    table = Scenario(hands=[["Kidney"]], piles=[["Kidney"] * others + ["Quick"]])
    table.play("Kidney").expect("skip_stabilizing", actor=0)
    n = others + 1
    assert table.worth(0, "Kidney") == [n] * n
    assert table.points(0) == n * n + 2


def test_kidney__only_your_own_pile() -> None:
    table = Scenario(
        hands=[["Kidney", "Kidney"], ["Kidney"]], piles=[["Kidney"], ["Kidney"], ["Kidney"]]
    )
    table.play("Kidney")
    assert table.worth(0, "Kidney") == [2, 2]
    assert table.worth(1, "Kidney") == [1]


def test_kidney__equal_cards_are_one_choice() -> None:
    assert Scenario(hands=[["Kidney", "Kidney", "Fear"]]).options == ["Fear", "Kidney"]


def test_kidney__stolen() -> None:
    table = Scenario(hands=[["Selfish"]], piles=[["Kidney"], ["Kidney", "Kidney"]])
    table.play("Selfish")
    assert table.options == ["Kidney"]
    table.choose("Kidney")
    assert table.worth(0, "Kidney") == [2, 2]
    assert table.worth(1, "Kidney") == [1]


def test_kidney__face_value_is_zero() -> None:
    table = Scenario(hands=[["Directly Register"]], piles=[[], ["Kidney"]])
    table.play("Directly Register").expect("skip_stabilizing", actor=0)
    table = world_ends("The Four Horsemen", piles=[["Kidney"] * 5, ["Fear"]])
    table.expect("discard_trait", actor=0).choose("Kidney").choose("Fear")
    assert table.match.over
    assert table.points(0) == 16


def test_kidney__is_red() -> None:
    table = world_ends("Ice Age", piles=[["Kidney", "Kidney"], ["Nocturnal", "Adorable"]])
    assert table.points(0) == 4 - 2


# --- Late ----------------------------------------------------------------------------------------


def test_late() -> None:
    table = Scenario(hands=[["Late", "Fear", "Quick"], ["Gills"]], gene_pools=[2, 5])
    table.play("Fear").expect("skip_stabilizing", actor=0).no()
    table.expect("late", actor=0, cause="Late")
    assert table.options == ["Late", "no"]
    table.choose("Late").expect("play", actor=1)
    assert table.pile(0) == ["Fear", "Late"]
    assert table.hand(0) == ["Quick"]  # one below the gene pool, and it stays so
    assert table.worth(0, "Late") == [1]


def test_late__may_decline() -> None:
    table = Scenario(hands=[["Late", "Fear", "Quick"], ["Gills"]], gene_pools=[2, 5])
    table.play("Fear").no().expect("late", actor=0).no().expect("play", actor=1)
    assert table.hand(0) == ["Late", "Quick"]


def test_late__drawn_while_stabilizing() -> None:
    table = Scenario(hands=[["Fear", "Quick"], ["Gills"]], deck=["Late"], gene_pools=[2, 5])
    table.play("Fear").no().expect("late", actor=0)


def test_late__discarded_while_stabilizing() -> None:
    table = Scenario(hands=[["Fear", "Late", "Quick"], ["Gills"]], gene_pools=[1, 5])
    table.play("Fear").no().expect("stabilize", actor=0).choose("Late").expect("play", actor=1)


def test_late__no_stabilizing_no_offer() -> None:
    table = Scenario(hands=[["Late", "Fear", "Quick"], ["Gills"]], gene_pools=[2, 5])
    table.play("Fear").skip_stabilizing().expect("play", actor=1)


def test_late__redrawing_is_not_stabilizing() -> None:
    table = Scenario(
        hands=[["Fear", "Quick"], ["Gills"]],
        deck=["Late", "Spiny", "Bark"],
        age="Age of Nietzsche",
    )
    table.play("Fear").expect("redraw", actor=0).yes().expect("play", actor=1)
    assert table.hand(0) == ["Bark", "Late", "Spiny"]


def test_late__skipped_turns_end_without_stabilizing() -> None:
    deck = ["Late", "Spiny", "Bark", "Fear", "Leaves"]
    table = Scenario(hands=[[], ["Gills"]], deck=deck).expect("play", actor=1)
    assert table.hand(0) == sorted(deck)
    table = Scenario(hands=[["Heroic"], ["Gills"]], deck=deck).expect("stuck", actor=0)
    table.choose(word="redraw").expect("play", actor=1)
    assert table.hand(0) == ["Bark", "Late", "Spiny"]


def test_late__only_your_own_stabilizing() -> None:
    table = Scenario(hands=[["Fear", "Quick"], ["Late", "Gills"]], gene_pools=[1, 5])
    table.play("Fear").no().expect("play", actor=1)


def test_late__catastrophe_that_stabilizes() -> None:
    table = Scenario(
        hands=[["Late", "Fear"], ["Gills"]],
        gene_pools=[2, 1],
        age="Deus Ex Machina",
        reveal=True,
    )
    table.expect("late", actor=0).choose("Late").expect("play", actor=1)
    assert table.pile(0) == ["Late"]
    assert table.hand(0) == ["Fear"]


def test_late__between_stabilizing_and_discarding() -> None:
    table = Scenario(
        hands=[["Late", "Fear", "Bark"], ["Gills", "Quick"]],
        gene_pools=[4, 3],
        age="Nuclear Winter",
        reveal=True,
    )
    table.expect("late", actor=0).choose("Late").expect("discard", actor=1).choose("Gills")
    table.expect("discard", actor=0)
    assert table.options == ["Bark", "Fear"]


def test_late__trait_that_stabilizes() -> None:
    table = Scenario(
        hands=[["Memory", "Fear"], ["Gills"]], deck=["Late", "Quick"], gene_pools=[2, 5]
    )
    table.play("Memory").expect("refresh", actor=0).yes().expect("late", actor=0).choose("Late")
    table.expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Late", "Memory"]
    assert table.hand(0) == ["Quick"]


def test_late__age_that_stabilizes() -> None:
    table = Scenario(
        hands=[["Late", "Tiny"], ["Gills"]],
        deck=["Quick"],
        gene_pools=[2, 5],
        age="Alien Terraform",
        reveal=True,
    )
    table.expect("shed", actor=0).choose("Tiny").expect("late", actor=0).choose("Late")
    table.expect("play", actor=0)
    assert table.options == ["Quick"]


def test_late__at_the_very_end() -> None:
    table = world_ends(
        "Deus Ex Machina",
        hands=[["Late"], ["Gills"]],
        piles=[[], ["Adorable"]],
        gene_pools=[1, 1],
        deck=["Fangs", "Leaves"],
    )
    table.expect("late", actor=0).choose("Late")
    assert table.match.over
    assert table.points(0) == 1 + 1


def test_late__tropical_lands() -> None:
    table = Scenario(
        hands=[["Late", "Quick", "Bark"], ["Gills"]], gene_pools=[2, 5], age="Tropical Lands"
    )
    assert table.why_not("Late") is not None
    table.play("Quick").expect("play", actor=1)


def test_late__ordinary_turn() -> None:
    table = Scenario(hands=[["Late", "Fear"], ["Automimicry"]])
    table.play("Late").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Late"]


def test_late__secret_question() -> None:
    table = Scenario(hands=[["Late", "Fear", "Quick"], ["Gills"]], gene_pools=[2, 5])
    table.play("Fear").no().expect("late", actor=0)
    for viewer in (1, None):
        view = table.match.view(viewer)
        assert (view["actor"], view["prompt"], view["cause"]) == (None, None, None)


def test_late__offer_is_for_late_alone() -> None:
    table = Scenario(hands=[["Late", "Fear", "Quick"], ["Gills"]], gene_pools=[2, 5])
    table.play("Fear").no().expect("late", actor=0)
    assert table.why_not("Quick") == because(NOT_ASKED)


# --- Leaves ---------------------------------------------------------------------------------------


def test_leaves() -> None:
    check_effectless("Leaves", GREEN, 1)
