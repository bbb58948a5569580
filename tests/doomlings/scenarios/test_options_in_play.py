"""Options that change how it is played, with every value they take, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.doomlings.scenario import Scenario
from tests.doomlings.scenarios.options import refuse

# --- turns_after_catastrophe ----------------------------------------------------------------------


def catastrophe_round(turns: bool) -> Scenario:
    return Scenario(
        hands=[["Fear", "Gills"], ["Quick", "Bark"]],
        age="Ice Age",
        reveal=True,
        first=1,
        age_deck=["Prosperity"],
        gene_pools=[2, 2],
        options={"turns_after_catastrophe": turns},
    )


def test_option_turns_after_catastrophe__true() -> None:
    table = catastrophe_round(turns=True)
    assert table.age == "Ice Age"
    table.expect("play", actor=0).play("Fear")
    table.expect("play", actor=1).play("Quick")
    assert table.age == "Prosperity"
    table.expect("play", actor=0)


def test_option_turns_after_catastrophe__false() -> None:
    table = catastrophe_round(turns=False)
    assert table.age == "Prosperity"
    assert table.gene_pool(0) == table.gene_pool(1) == 1  # its effects have happened
    table.expect("play", actor=0)
    assert table.match.view(0)["past_ages"][-1] == "Ice Age"


@pytest.mark.parametrize("turns", [True, False])
def test_option_turns_after_catastrophe__third_one_ends_the_game(turns: bool) -> None:
    table = Scenario(
        hands=[["Fear"], ["Quick"]],
        age="Ice Age",
        reveal=True,
        catastrophes=["Retrovirus", "Grey Goo"],
        options={"turns_after_catastrophe": turns},
    )
    assert table.match.over


@pytest.mark.parametrize("value", [1, 0, "true", None, "yes"])
def test_option_turns_after_catastrophe__refused(value: Any) -> None:
    assert "true or false" in refuse("turns_after_catastrophe", value)


# --- gene_pool_leader -----------------------------------------------------------------------------


def end_with(gene_pools: list[int], leader: bool) -> Scenario:
    return Scenario(
        hands=[[] for _ in gene_pools],
        piles=[["Quick"], ["Fangs"], ["Fear"]][: len(gene_pools)],
        age="Mega Tsunami",
        reveal=True,
        catastrophes=["Retrovirus", "Ice Age"],
        gene_pools=gene_pools,
        options={"gene_pool_leader": leader},
    )


def finish(table: Scenario) -> list[int]:
    """Everybody loses a red trait; the scores."""
    table.play_to_the_end()
    return table.match.scores


def test_option_gene_pool_leader__true() -> None:
    assert finish(end_with([4, 6, 5], leader=True)) == [0, 3, 1]


def test_option_gene_pool_leader__false() -> None:
    assert finish(end_with([4, 6, 5], leader=False)) == [0, 0, 1]


def test_option_gene_pool_leader__nothing_on_a_tie() -> None:
    assert finish(end_with([6, 4, 6], leader=True)) == [0, 0, 1]


def test_option_gene_pool_leader__as_gene_pools_end() -> None:
    # the last catastrophe takes one from 2, but nothing from 1: a tie
    assert finish(end_with([2, 1], leader=True)) == [0, 0]


def test_option_gene_pool_leader__in_the_running_score() -> None:
    table = Scenario(gene_pools=[5, 4], hands=[["Fear"], []], options={"gene_pool_leader": True})
    assert table.match.view(1)["players"][0]["points_besides"]["leader"] == 3


@pytest.mark.parametrize("value", [1, "false", None, []])
def test_option_gene_pool_leader__refused(value: Any) -> None:
    assert "true or false" in refuse("gene_pool_leader", value)


# --- forbidden_cost -------------------------------------------------------------------------------


def claws(cost: str, pile: list[str], age: str = "Reforestation") -> Scenario:
    return Scenario(
        hands=[["Retractable Claws", "Fear"], ["Bark"]],
        piles=[pile],
        age=age,
        gene_pools=[1, 1],
        options={"forbidden_cost": cost},
    )


def test_option_forbidden_cost__unplayable() -> None:
    table = claws("unplayable", ["Quick"])
    assert table.options == ["Fear"]
    assert table.why_not("Retractable Claws") is not None


@pytest.mark.parametrize("pile", [["Quick"], []])
def test_option_forbidden_cost__ignored(pile: list[str]) -> None:
    table = claws("ignored", pile)
    table.play("Retractable Claws").expect("play", actor=1)
    assert table.pile(0) == sorted([*pile, "Retractable Claws"])
    assert table.discard == []


@pytest.mark.parametrize("cost", ["unplayable", "ignored"])
def test_option_forbidden_cost__nothing_forbidden(cost: str) -> None:
    table = claws(cost, ["Quick"], age="Coastal Formations")
    table.play("Retractable Claws").expect("pay_discard").choose("Quick")
    assert table.pile(0) == ["Retractable Claws"]
    assert claws(cost, [], age="Coastal Formations").options == ["Fear"]


def test_option_forbidden_cost__giving_is_not_forbidden() -> None:
    table = Scenario(
        hands=[["Morality", "Fear"], ["Bark"]],
        piles=[["Quick"]],
        age="Reforestation",
        gene_pools=[1, 1],
        options={"forbidden_cost": "ignored"},
    )
    table.play("Morality").expect("pay_give").choose("Quick")
    assert table.pile(1) == ["Quick"]


@pytest.mark.parametrize("value", ["free", True, None, ["ignored"]])
def test_option_forbidden_cost__refused(value: Any) -> None:
    complaint = refuse("forbidden_cost", value)
    assert "unplayable" in complaint
    assert "ignored" in complaint


# --- gene_pool_bounds -----------------------------------------------------------------------------


def lose(trait: str, gene_pool: int, bounds: str) -> int:
    """The gene pool after a trait has left the pile."""
    table = Scenario(
        hands=[["Scutes", "Fear"], ["Bark"]],
        piles=[[trait]],
        gene_pools=[gene_pool, 5],
        options={"gene_pool_bounds": bounds},
    )
    table.play("Scutes").expect("give_trait").choose(trait)
    return table.gene_pool(0)


@pytest.mark.parametrize(
    ("trait", "before", "after"),
    [
        ("Saliva", 5, 4),
        ("Saliva", 1, 1),
        ("Warm Blood", 3, 1),
        ("Warm Blood", 2, 1),
        ("Brute Strength", 7, 8),
        ("Brute Strength", 8, 8),
    ],
)
def test_option_gene_pool_bounds__kept(trait: str, before: int, after: int) -> None:
    assert lose(trait, before, "kept") == after


@pytest.mark.parametrize(
    ("trait", "before", "after"),
    [
        ("Saliva", 5, 4),
        ("Saliva", 1, 0),
        ("Warm Blood", 2, 0),
        ("Warm Blood", 1, -1),
        ("Brute Strength", 8, 9),
    ],
)
def test_option_gene_pool_bounds__beyond(trait: str, before: int, after: int) -> None:
    assert lose(trait, before, "beyond") == after


@pytest.mark.parametrize("bounds", ["kept", "beyond"])
@pytest.mark.parametrize(
    ("trait", "value"), [("Saliva", 8), ("Warm Blood", 7), ("Brute Strength", 1)]
)
def test_option_gene_pool_bounds__arrivals_are_ignored(bounds: str, trait: str, value: int) -> None:
    table = Scenario(
        hands=[[trait], ["Bark"]], gene_pools=[value, 5], options={"gene_pool_bounds": bounds}
    )
    table.play(trait)
    assert table.gene_pool(0) == value


@pytest.mark.parametrize("bounds", ["kept", "beyond"])
@pytest.mark.parametrize(("card", "value"), [("Ice Age", 1), ("Overpopulation", 8)])
def test_option_gene_pool_bounds__catastrophes_are_ignored(
    bounds: str, card: str, value: int
) -> None:
    table = Scenario(
        hands=[["Fear"], ["Bark"]],
        age=card,
        reveal=True,
        gene_pools=[value, value],
        options={"gene_pool_bounds": bounds},
    )
    assert table.gene_pool(0) == table.gene_pool(1) == value


def test_option_gene_pool_bounds__stabilizing_to_nothing() -> None:
    table = Scenario(
        hands=[["Fear", "Gills"], ["Bark"]],
        age="Flourish",
        gene_pools=[0, 5],
        options={"gene_pool_bounds": "beyond"},
    )
    table.play("Fear").expect("play", actor=1)
    assert table.hand(0) == []


@pytest.mark.parametrize("value", ["free", 8, None, True])
def test_option_gene_pool_bounds__refused(value: Any) -> None:
    complaint = refuse("gene_pool_bounds", value)
    assert "kept" in complaint
    assert "beyond" in complaint
