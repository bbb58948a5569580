"""What can be played together, what beats what, and how cards are picked."""

from __future__ import annotations

from typing import Any

import pytest

import endling
from endling.games.darwinning import reasons as r
from endling.games.reasons import NOT_IN_HAND
from tests.darwinning.scenario import Scenario, because

REST = ["Flower 13a", "Flower 15a"]  # so that nobody runs out of cards

COMBINATIONS = {
    "single": ["Acorn 9a"],
    "pair": ["Acorn 9a", "Flower 9a"],
    "flush": ["Acorn 2a", "Acorn 9a", "Acorn 14a"],
    "straight": ["Acorn 8a", "Flower 9a", "Blueberry 10a"],
    "three_of_a_kind": ["Acorn 5a", "Flower 5a", "Blueberry 5a"],
    "straight_flush": ["Acorn 3a", "Acorn 4a", "Acorn 5a"],
    "four_of_a_kind": ["Acorn 5a", "Acorn 5b", "Flower 5a", "Blueberry 5a"],
}


def leading(cards: list[str], **more: Any) -> Scenario:
    """The first player has these cards and leads."""
    hands = [[*cards, *REST], ["Flower 1a", "Flower 2a"], ["Flower 3a", "Flower 4a"]]
    return Scenario(hands, **more)


@pytest.mark.parametrize("name", COMBINATIONS)
def test_every_combination_can_be_led(name: str) -> None:
    table = leading(COMBINATIONS[name])
    table.play(*COMBINATIONS[name])
    assert table.match.view()["combination"] == name
    assert table.match.view()["best"] == 0


# As weak as each kind can be, and as strong.
WEAKEST = {
    "pair": ["Flower 1a", "Blueberry 1a"],
    "flush": ["Blueberry 1b", "Blueberry 1a", "Blueberry 2b"],
    "straight": ["Flower 1a", "Blueberry 2a", "Flower 3b"],
    "three_of_a_kind": ["Flower 1a", "Blueberry 1a", "Blueberry 1b"],
    "straight_flush": ["Flower 1a", "Flower 2a", "Flower 3a"],
    "four_of_a_kind": ["Flower 1a", "Flower 1b", "Blueberry 1a", "Blueberry 1b"],
}
STRONGEST = {
    "single": ["Acorn 15a"],
    "pair": ["Acorn 15a", "Acorn 15b"],
    "flush": ["Acorn 15a", "Acorn 15b", "Acorn 14b"],
    "straight": ["Acorn 15a", "Flower 14b", "Acorn 13b"],
    "three_of_a_kind": ["Acorn 15a", "Acorn 15b", "Flower 15b"],
    "straight_flush": ["Acorn 15a", "Acorn 14a", "Acorn 13a"],
}


@pytest.mark.parametrize(("lower", "higher"), [*zip(STRONGEST, WEAKEST, strict=True)])
def test_every_combination_is_beaten_by_the_next_rank(lower: str, higher: str) -> None:
    hands = [[*STRONGEST[lower], "Acorn 2a"], [*WEAKEST[higher], *REST], ["Acorn 3a", "Acorn 4a"]]
    table = Scenario(hands).play(*STRONGEST[lower])
    assert table.match.view()["combination"] == lower
    table.play(*WEAKEST[higher])
    assert (table.match.view()["combination"], table.match.view()["best"]) == (higher, 1)


EQUAL = {
    "single": (["Acorn 9a"], ["Flower 9a"]),
    "pair": (["Acorn 9a", "Flower 9a"], ["Acorn 9b", "Flower 9b"]),
    "flush": (["Acorn 2a", "Acorn 9a", "Acorn 14a"], ["Flower 3a", "Flower 9a", "Flower 13b"]),
    "straight": (
        ["Acorn 8a", "Flower 9a", "Blueberry 10a"], ["Flower 8a", "Acorn 9a", "Blueberry 10b"],
    ),
    "three_of_a_kind": (
        ["Acorn 5a", "Flower 5a", "Blueberry 5a"], ["Acorn 5b", "Flower 5b", "Blueberry 5b"],
    ),
    "straight_flush": (
        ["Acorn 3a", "Acorn 4a", "Acorn 5a"], ["Flower 3a", "Flower 4a", "Flower 5a"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", EQUAL)
def test_w_7_every_combination_is_beaten_by_its_equal(name: str) -> None:
    first, second = EQUAL[name]
    table = Scenario([[*first, "Acorn 1a"], [*second, *REST], ["Flower 1a", "Flower 2a"]])
    table.play(*first).play(*second)
    assert (table.match.view()["combination"], table.match.view()["best"]) == (name, 1)


SMALLER = {
    "single": ["Acorn 8b"],
    "pair": ["Acorn 8b", "Flower 8b"],
    "flush": ["Flower 3a", "Flower 9b", "Flower 12a"],
    "straight": ["Acorn 7b", "Flower 8b", "Blueberry 9b"],
    "three_of_a_kind": ["Acorn 4a", "Flower 4a", "Blueberry 4a"],
    "straight_flush": ["Flower 2a", "Flower 3a", "Flower 4a"],
    "four_of_a_kind": ["Acorn 4a", "Acorn 4b", "Flower 4a", "Blueberry 4a"],
}


@pytest.mark.parametrize("name", SMALLER)
def test_a_larger_sum_of_the_same_kind_beats(name: str) -> None:
    smaller, larger = SMALLER[name], COMBINATIONS[name]
    table = Scenario([[*smaller, "Acorn 1a"], [*larger, *REST], ["Flower 1a", "Flower 1b"]])
    table.play(*smaller).play(*larger)
    assert (table.match.view()["combination"], table.match.view()["best"]) == (name, 1)


@pytest.mark.parametrize("name", SMALLER)
def test_a_smaller_sum_of_the_same_kind_does_not_beat(name: str) -> None:
    smaller, larger = SMALLER[name], COMBINATIONS[name]
    hands = [[*larger, "Acorn 1a"], [*smaller, "Blueberry 13a"], ["Flower 1a", "Flower 1b"]]
    table = Scenario(hands)
    table.play(*larger).choose(smaller[0])
    for card in smaller[1:]:
        assert table.why_not(card) == because(r.TOO_WEAK)
    table.choose(word="done")
    assert table.match.view()["best"] == 0


def test_only_cards_that_can_become_something_can_join() -> None:
    table = leading(["Acorn 9a", "Flower 9a", "Blueberry 2a", "Acorn 10a", "Blueberry 11a"])
    table.choose("Acorn 9a")
    assert table.options == [
        "Acorn 10a", "Blueberry 11a", "Flower 9a", "done", "take_back",
    ]  # fmt: skip
    assert table.why_not("Blueberry 2a") == because(r.FORMS_NOTHING)
    assert table.why_not("Acorn 9a") == because(r.PICKED_ALREADY)
    assert table.why_not("Flower 1a") == because(NOT_IN_HAND)


def test_part_of_a_combination_cannot_be_played() -> None:
    table = leading(["Acorn 9a", "Acorn 10a", "Blueberry 11a"])
    table.choose("Acorn 9a").choose("Acorn 10a")
    assert table.options == ["Blueberry 11a", "take_back"]


def test_picked_cards_can_be_taken_back() -> None:
    table = leading(["Acorn 9a", "Flower 9a"])
    before = table.hand(0)
    table.choose("Acorn 9a").choose("Flower 9a")
    assert table.match.position()["players"][0]["picked"] == ["Acorn 9a", "Flower 9a"]
    table.choose(word="take_back")
    assert table.hand(0) == before
    assert table.events == []
    table.expect("lead", actor=0)


def test_nobody_else_sees_what_is_picked() -> None:
    table = leading(["Acorn 9a", "Flower 9a"])
    before = table.match.view(1)
    table.choose("Acorn 9a")
    assert table.match.view(1) == before
    assert table.match.view(0)["players"][0]["picked"] == ["Acorn 9a"]


def test_w_7_an_equal_sum_played_later_beats_the_earlier() -> None:
    table = Scenario([["Acorn 9a", "Acorn 1a"], ["Flower 9a", *REST], ["Acorn 2a", "Acorn 3a"]])
    table.play("Acorn 9a").play("Flower 9a").play("Acorn 2a")
    table.expect("improve", actor=1)


def test_w_8_more_than_one_card_must_beat_the_best() -> None:
    hands = [["Acorn 9a", "Flower 9a", "Acorn 1a"], ["Flower 2a", "Acorn 2a", "Acorn 13a"]]
    table = Scenario([*hands, ["Flower 1a", "Flower 3a"]])
    table.play("Acorn 9a", "Flower 9a").choose("Flower 2a")
    assert table.options == ["done", "take_back"]
    assert table.why_not("Acorn 2a") == because(r.TOO_WEAK)


def test_w_9_sums_of_different_kinds_are_not_compared() -> None:
    table = Scenario([["Acorn 15a", "Acorn 1a"], ["Flower 1a", "Acorn 1b", "Acorn 13a"], REST])
    table.play("Acorn 15a").play("Flower 1a", "Acorn 1b")
    assert table.match.view()["best"] == 1


# --- Jokers ---------------------------------------------------------------------------------------


def test_w_10_a_joker_is_a_zero_of_any_suit() -> None:
    table = leading(["Joker a", "Acorn 1a", "Blueberry 2a", "Acorn 9a"])
    table.choose("Joker a")
    assert "Blueberry 2a" in table.options
    table.choose("Acorn 1a").choose("Blueberry 2a").choose(word="done")
    assert (table.match.view()["combination"], table.match.view()["sum"]) == ("straight", 3)


def test_w_10_a_joker_joins_a_flush() -> None:
    table = leading(["Joker a", "Acorn 5a", "Acorn 9a"])
    table.play("Joker a", "Acorn 5a", "Acorn 9a")
    assert (table.match.view()["combination"], table.match.view()["sum"]) == ("flush", 14)


def test_w_10_two_jokers_are_a_pair_worth_nothing() -> None:
    table = leading(["Joker a", "Joker b"])
    table.play("Joker a", "Joker b")
    assert (table.match.view()["combination"], table.match.view()["sum"]) == ("pair", 0)


def test_w_10_a_joker_is_no_wild_value() -> None:
    table = leading(["Joker a", "Acorn 9a", "Blueberry 9a"])
    table.choose("Joker a")
    assert table.why_not("Blueberry 9a") == because(r.FORMS_NOTHING)


def test_w_10_a_joker_comes_right_before_one() -> None:
    table = leading(["Joker a", "Acorn 1a", "Blueberry 3a", "Acorn 14a"]).choose("Joker a")
    assert table.why_not("Blueberry 3a") == because(r.FORMS_NOTHING)
    table.choose("Acorn 1a")
    assert table.why_not("Blueberry 3a") == because(r.FORMS_NOTHING)


@pytest.mark.parametrize(("suit", "kind"), [("acorn", "straight_flush"), ("flower", "straight")])
def test_w_48_a_joker_may_be_named_so_that_the_combination_is_weaker(suit: str, kind: str) -> None:
    table = leading(["Joker a", "Acorn 1a", "Acorn 2a"])
    table.play("Joker a", "Acorn 1a", "Acorn 2a")
    table.expect("name_suit", actor=0, cause="Joker a").choose(suit=suit)
    assert (table.match.view()["combination"], table.match.view()["sum"]) == (kind, 3)


def test_w_48_a_name_that_would_not_beat_the_best_is_not_asked_for() -> None:
    """A straight of three is too weak there, a straight flush is not."""
    hands = [["Acorn 8a", "Flower 9a", "Blueberry 10a", "Acorn 5a"]]
    table = Scenario([*hands, ["Joker a", "Acorn 1a", "Acorn 2a", *REST], ["Flower 1a"]])
    table.play("Acorn 8a", "Flower 9a", "Blueberry 10a").play("Joker a", "Acorn 1a", "Acorn 2a")
    assert (table.match.view()["combination"], table.match.view()["best"]) == ("straight_flush", 1)
    table.expect("follow", actor=2)


def test_w_48_cards_count_as_their_strongest_kind() -> None:
    table = leading(["Acorn 3a", "Acorn 4a", "Acorn 5a"])
    table.play("Acorn 3a", "Acorn 4a", "Acorn 5a").expect("follow", actor=1)
    assert table.match.view()["combination"] == "straight_flush"


# --- The flow of tricks ---------------------------------------------------------------------------


def test_the_winner_improves_and_leads_and_the_rest_is_discarded() -> None:
    table = Scenario([["Acorn 3a", "Acorn 1a"], ["Acorn 9a", *REST], ["Acorn 2a", "Flower 1a"]])
    table.play("Acorn 3a").play("Acorn 9a").play("Acorn 2a")
    table.expect("improve", actor=1)
    assert table.options == ["Acorn 9a", "no"]
    table.improve("Acorn 9a", "food_chain").expect("lead", actor=1)
    assert sorted(table.pile("discard")) == ["Acorn 2a", "Acorn 3a"]


def test_w_4_nobody_has_to_improve() -> None:
    table = Scenario([["Acorn 9a", "Acorn 1a"], ["Acorn 3a", *REST], ["Acorn 2a", "Flower 1a"]])
    table.play("Acorn 9a").play("Acorn 3a").play("Acorn 2a").decline()
    table.expect("lead", actor=0)
    assert "Acorn 9a" in table.pile("discard")


def test_w_5_in_the_last_trick_the_others_improve_clockwise_from_the_winners_left() -> None:
    table = Scenario([["Acorn 3a"], ["Acorn 9a", *REST], ["Acorn 2a", "Flower 1a"]])
    table.play("Acorn 3a").play("Acorn 9a").play("Acorn 2a")
    table.expect("improve", actor=2).decline().expect("improve", actor=0).decline()
    table.expect("keep")


def test_w_6_when_several_run_out_it_is_still_one_last_trick() -> None:
    table = Scenario([["Acorn 3a"], ["Acorn 9a"], ["Acorn 2a"]])
    table.play("Acorn 3a").play("Acorn 9a").play("Acorn 2a")
    assert table.verbs().count("last_trick") == 1
    table.decline_all("improve")
    assert table.match.prompt in ("borrow", "eat")


def test_w_55_players_without_cards_are_skipped() -> None:
    table = Scenario([["Acorn 3a", "Acorn 1a"], [], ["Acorn 2a", "Flower 1a"]])
    table.play("Acorn 3a").expect("follow", actor=2)


def test_the_lowest_species_names_who_leads() -> None:
    match = endling.new("darwinning", 4, seed=3)
    spaces = [player["space"] for player in match.view()["players"]]
    assert match.prompt == "leader"
    assert match.actor == spaces.index(min(spaces))
    assert len(match.legal) == 4
