"""What views foresee: what comes of it all if nobody reacts, and what a reaction would change."""

from __future__ import annotations

import random
from typing import Any

import endling
from tests.doom_on_you.scenario import Scenario


def _steps(rows: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    return [
        (row["card"], row["outcome"], row["loser"], row["gainer"], row["tokens"]) for row in rows
    ]


def _with(table: Scenario, **wanted: Any) -> list[tuple[Any, ...]]:
    """The steps of the reaction that is thought about."""
    found = table.match.view(table.match.actor)["previews"]
    return _steps([row for row in found if all(row[key] == wanted[key] for key in wanted)])


def test_attacks_come_in_the_order_of_declaration() -> None:
    piles = [[], ["SHARK-TILLERY"], ["ALPACA-PUNCH"]]
    table = Scenario(piles=piles, tokens=[4, 10, 10], hands=[["HUNT"]])
    table.attack(1, "SHARK-TILLERY").attack(2, "ALPACA-PUNCH").until("declared")
    assert _steps(table.match.view(None)["forecast"]) == [
        ("SHARK-TILLERY", "open", 0, 1, 3),
        ("ALPACA-PUNCH", "open", 0, 2, 1),
    ]
    assert table.match.view(None)["forecast"][1]["out"]


def test_whoever_is_out_gives_and_gets_nothing_more() -> None:
    piles = [[], ["SHARK-TILLERY"], ["ALPACA-PUNCH"]]
    table = Scenario(piles=piles, tokens=[3, 10, 10], hands=[["HUNT"]])
    table.attack(1, "SHARK-TILLERY").attack(2, "ALPACA-PUNCH").until("declared")
    assert _steps(table.match.view(None)["forecast"])[1] == ("ALPACA-PUNCH", "in_vain", 0, 2, 0)


def test_a_hunted_blocker_leaves_the_attack_open() -> None:
    table = Scenario(piles=[["GOR-WALL-A"], ["OTTER-CHAOS"]], hands=[[], [], ["HUNT"]])
    table.attack(1, "OTTER-CHAOS").until("defend").choose("GOR-WALL-A").until("planned", actor=2)
    assert _steps(table.match.view(None)["forecast"]) == [("OTTER-CHAOS", "blocked", 0, 1, 0)]
    assert _with(table, animal="GOR-WALL-A") == [
        ("GOR-WALL-A", "hunted", 0, None, 0),
        ("OTTER-CHAOS", "open", 0, 1, 2),
    ]
    assert _with(table, animal="OTTER-CHAOS") == [("OTTER-CHAOS", "hunted", 0, 1, 0)]


def test_a_counter_undoes_what_the_card_does() -> None:
    hands = [["HUNT"], ["HUNT"]]
    table = Scenario(piles=[[], ["OTTER-CHAOS"]], hands=hands)
    table.attack(1, "OTTER-CHAOS").until("declared", actor=0).choose("HUNT").until("counter")
    view = table.match.view(1)
    assert [(entry["card"], entry["player"]) for entry in view["played"]] == [("HUNT", 0)]
    assert view["aimed_animal"] == "OTTER-CHAOS"
    assert _steps(view["forecast"]) == [("OTTER-CHAOS", "hunted", 0, 1, 0)]
    assert _with(table) == [("OTTER-CHAOS", "open", 0, 1, 2)]
    table.choose("HUNT")
    assert [entry["player"] for entry in table.match.view(2)["played"]] in ([], [0, 1])


def test_whom_a_doom_strikes() -> None:
    table = Scenario(deck=["METEOR"], hands=[["FORCE FIELD"]]).until("struck", actor=0)
    assert table.match.view(None)["struck"] == [0, 1, 2]
    assert _steps(table.match.view(None)["forecast"]) == [
        ("METEOR", "struck", seat, None, 1) for seat in (0, 1, 2)
    ]
    assert _with(table, player=2)[2] == ("METEOR", "spared", 2, None, 0)


def test_a_deflected_attack_comes_first() -> None:
    piles = [[], ["OTTER-CHAOS", "ALPACA-PUNCH"]]
    table = Scenario(piles=piles, hands=[["DEFLECT"], [], ["HUNT"]])
    table.attack(1, "ALPACA-PUNCH").attack(1, "OTTER-CHAOS").until("declared", actor=0)
    table.choose("DEFLECT").choose("OTTER-CHAOS")
    assert table.match.view(0)["aimed_animal"] == "OTTER-CHAOS"
    assert table.match.view(1)["aimed_animal"] is None, "it is aimed in secret"
    assert _with(table, player=2) == [
        ("OTTER-CHAOS", "open", 2, 0, 2),
        ("ALPACA-PUNCH", "open", 0, 1, 1),
    ]
    table.choose(player=2).until("planned")
    assert [step[0] for step in _steps(table.match.view(None)["forecast"])] == [
        "OTTER-CHAOS",
        "ALPACA-PUNCH",
    ]


def test_a_defense_is_suggested_that_saves_most() -> None:
    piles = [["GOR-WALL-A"], ["SHARK-TILLERY", "ALPACA-PUNCH"], ["HUNTING-BIRD"]]
    table = Scenario(piles=piles)
    for seat, animal in ((1, "SHARK-TILLERY"), (1, "ALPACA-PUNCH"), (2, "HUNTING-BIRD")):
        table.attack(seat, animal)
    table.until("defend")
    suggested = table.match.view(0)["suggestion"]
    assert [(row["attacker"], row["points"]) for row in suggested] == [
        ("ALPACA-PUNCH", 1),
        ("HUNTING-BIRD", 1),
    ]
    assert table.match.view(1)["suggestion"] == []
    assert table.match.view(None)["suggestion"] == suggested  # for all who only look on


def test_an_offer_lies_open_until_it_is_answered() -> None:
    table = Scenario(options={"deals": "tokens_only"}).until("opening", actor=0)
    table.choose(word="offer").choose(player=1).choose(number=2)
    assert table.match.view(1)["offers"] == []
    table.choose(word="spare")
    offer = {"giver": 0, "taker": 1, "tokens": 2, "promise": "spare", "with_card": False}
    assert table.match.view(2)["offers"] == [offer]
    table.choose(word="no")
    assert table.match.view(2)["offers"] == []


def test_looking_ahead_changes_nothing() -> None:
    dice = random.Random(3)
    match = endling.new("doom_on_you", 5, 3)
    for _ in range(400):
        if match.over:
            break
        before = match.state()
        for seat in (None, *range(5)):
            match.view(seat)
        assert match.state() == before
        match.play(dice.choice(match.legal))
