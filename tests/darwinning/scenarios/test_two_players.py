"""The two-player game with its dummy and its display."""

from __future__ import annotations

from typing import Any

import pytest

import endling
from endling.games.darwinning import reasons as r
from tests.darwinning.scenario import Scenario, because

DISPLAY = ["Acorn 7a", "Blueberry 8a", "Flower 3a"]


def pair_of_players(first: list[str], second: list[str], **more: Any) -> Scenario:
    """Two players with these hands and a display."""
    return Scenario([first, second], **{"players": 2, "display": DISPLAY, **more})


@pytest.mark.parametrize(
    ("spaces", "dummy"),
    [((4, 8), 6), ((4, 7), 5), ((7, 4), 5), ((4, 5), 6), ((5, 4), 6), ((4, 6), 5), ((8, 4), 6)],
)
def test_w_34_the_dummy_stands_midway_or_nearer_to_the_lower(
    spaces: tuple[int, int], dummy: int
) -> None:
    table = pair_of_players(["Acorn 1a"], [], seats=[{"space": space} for space in spaces])
    assert table.match.view()["dummy_space"] == dummy


def test_a_card_joins_the_display_and_the_winner_takes_what_was_used() -> None:
    table = pair_of_players(["Blueberry 7a", "Acorn 1a"], ["Acorn 15a", "Acorn 2a"])
    table.play("Blueberry 7a").play("Acorn 15a").expect("declare", actor=0)
    assert table.options == ["Acorn 7a", "done"]
    table.choose("Acorn 7a").choose(word="done").expect("improve", actor=0)
    assert table.options == ["Acorn 7a", "Blueberry 7a", "no"]
    table.decline()
    assert table.pile("display") == ["Blueberry 8a", "Flower 3a"]


def test_nobody_has_to_beat_anything() -> None:
    table = pair_of_players(
        ["Acorn 15a", "Flower 15a", "Acorn 1a"], ["Acorn 2a", "Flower 2a", "Acorn 3a"]
    )
    table.play("Acorn 15a", "Flower 15a").play("Acorn 2a", "Flower 2a")
    table.expect("improve", actor=0)


def test_own_cards_may_need_the_display() -> None:
    table = pair_of_players(["Blueberry 6a", "Acorn 1a"], ["Acorn 15a", "Acorn 2a"])
    table.play("Blueberry 6a").play("Acorn 15a").choose("Acorn 7a")
    assert table.options == ["Blueberry 8a", "take_back"]
    table.choose(word="take_back")
    assert table.options == ["Acorn 7a", "Blueberry 8a", "done"]
    assert table.why_not("Flower 3a") == because(r.FORMS_NOTHING)
    table.choose("Acorn 7a").choose("Blueberry 8a").choose(word="done")
    assert table.match.view()["combination"] == "straight"


def test_the_follower_wins_equal_combinations() -> None:
    table = pair_of_players(["Acorn 15a", "Acorn 1a"], ["Flower 15a", "Acorn 2a"])
    table.play("Acorn 15a").play("Flower 15a").expect("improve", actor=1)


def test_w_33_w_47_the_dummy_climbs_without_a_bonus_if_nobody_used_the_display() -> None:
    seats = [{"space": 1}, {"space": 3}]
    table = pair_of_players(
        ["Acorn 15a", "Acorn 1a"], ["Flower 14a", "Acorn 2a"], seats=seats,
        display=["Joker a", "Acorn 12a", "Flower 11a"],
    )  # fmt: skip
    assert table.match.view()["dummy_space"] == 2
    table.play("Acorn 15a").play("Flower 14a")
    table.decline_all("declare")
    assert table.match.view()["dummy_space"] == 7  # 3 and 1 points, over space 3, no bonus


def test_the_display_that_the_loser_used_stays() -> None:
    table = pair_of_players(["Blueberry 7a", "Acorn 1a"], ["Acorn 15a", "Flower 15a", "Acorn 2a"])
    table.play("Blueberry 7a").play("Acorn 15a", "Flower 15a")
    table.choose("Acorn 7a").choose(word="done").expect("improve", actor=1).decline()
    assert sorted(table.pile("display")) == sorted(DISPLAY)
    assert "Blueberry 7a" in table.pile("discard")


def last_trick(**more: Any) -> Scenario:
    """The first player plays the last card, and wins."""
    table = pair_of_players(["Acorn 15a"], ["Flower 14a", "Acorn 2a"], discard=["Acorn 1a"], **more)
    return table.play("Acorn 15a").play("Flower 14a")


def test_w_58_the_loser_of_the_last_trick_improves() -> None:
    table = last_trick().expect("improve", actor=1)
    assert table.options == ["Flower 14a", "no"]


def test_w_58_the_winner_discards_the_display_cards_used() -> None:
    table = pair_of_players(["Blueberry 7a"], ["Flower 14a", "Acorn 2a"])
    table.play("Blueberry 7a").play("Flower 14a").choose("Acorn 7a").choose(word="done")
    table.expect("improve", actor=1)
    assert table.options == ["Flower 14a", "no"]
    table.decline()
    assert sorted(table.pile("display")) == ["Blueberry 8a", "Flower 3a"]
    assert "Acorn 7a" in table.options  # it can be picked from the discards


def test_w_58_the_loser_improves_with_own_cards_only() -> None:
    table = pair_of_players(["Blueberry 7a"], ["Acorn 15a", "Flower 15a", "Acorn 2a"])
    table.play("Blueberry 7a").play("Acorn 15a", "Flower 15a")
    table.choose("Acorn 7a").choose(word="done").expect("improve", actor=0)
    assert table.options == ["Blueberry 7a", "no"]
    table.decline()
    assert sorted(table.pile("display")) == sorted(DISPLAY)


@pytest.mark.parametrize(
    ("first", "second", "picks"),
    [
        (["Acorn 15a"], ["Flower 14a", "Acorn 2a"], 1),
        (["Acorn 15a", "Acorn 2a"], ["Flower 14a"], 0),
        (["Acorn 15a"], ["Flower 14a"], 1),  # both: the leader was first
    ],
)
def test_w_36_who_played_the_last_card_first_lets_the_other_pick(
    first: list[str], second: list[str], picks: int
) -> None:
    table = pair_of_players(first, second).play("Acorn 15a").play("Flower 14a")
    table.decline_all("improve").expect("pick", actor=picks)


def test_w_37_the_pick_comes_beside_the_improvement() -> None:
    table = last_trick().expect("improve", actor=1)
    table.improve("Flower 14a", "trait", "Beetle 3").expect("pick", actor=1)
    table.improve("Acorn 1a", "trait", "Beetle 2").expect("keep", actor=1)  # as printed there
    assert table.pile("Beetle 3") == ["Flower 14a"]
    assert table.pile("Beetle 2") == ["Acorn 1a"]


def test_w_61_the_pick_is_optional_and_has_the_usual_limits() -> None:
    table = last_trick().decline().expect("pick", actor=1)
    table.choose("Acorn 1a").choose(word="trait")
    assert table.options == ["Beetle 2"]  # Pheromones are printed there
    last_trick().decline().decline().expect("keep", actor=1)


def test_w_36_w_37_w_61_the_opponent_of_who_ran_out_picks_from_the_discards_as_well() -> None:
    table = last_trick().decline().expect("pick", actor=1)
    assert {"Acorn 1a", "Acorn 15a", "Flower 14a", "no"} == set(table.options)
    assert table.why_not("Acorn 2a") == because(r.NOT_DISCARDED)
    table.improve("Acorn 1a", "food_chain").expect("keep", actor=1)
    assert "Acorn 1a" not in table.pile("discard")


def test_w_51_mutation_picked_from_the_discards_works_at_once() -> None:
    table = pair_of_players(
        ["Acorn 15a"], ["Flower 14a", "Acorn 2a"], discard=["Acorn 8a"],
        species=("Bird", "Snake"), traits={"Bird 3": ["Acorn 10a"]},
    )  # fmt: skip
    table.play("Acorn 15a").play("Flower 14a").decline()
    table.improve("Acorn 8a", "trait", "Snake 3").expect("mutate", actor=1)
    assert table.options == ["Acorn 10a", "Acorn 7a", "Flower 3a", "no"]


def test_w_15_w_60_w_62_mutation_takes_a_display_card_that_the_leader_needs() -> None:
    table = pair_of_players(
        ["Blueberry 6a", "Flower 7b", "Acorn 1a"], ["Acorn 2a", "Acorn 3a"],
        species=("Bird", "Orca"), traits={"Orca 3": ["Flower 8a"]}, display=["Acorn 5a"],
    )  # fmt: skip
    table.play("Blueberry 6a", "Flower 7b").expect("follow", actor=1)
    table.choose(word="mutate").choose("Acorn 5a").play("Acorn 2a")
    table.expect("improve", actor=1)
    assert table.pile("display") == []


def test_w_60_cards_that_form_nothing_may_serve_in_the_last_trick() -> None:
    table = pair_of_players(
        ["Blueberry 6a", "Flower 7b"], ["Acorn 2a", "Acorn 3a"],
        species=("Bird", "Orca"), traits={"Orca 3": ["Flower 8a"]}, display=["Acorn 5a"],
    )  # fmt: skip
    table.play("Blueberry 6a", "Flower 7b").choose(word="mutate").choose("Acorn 5a")
    table.play("Acorn 2a").expect("improve", actor=0)
    assert table.options == ["Blueberry 6a", "Flower 7b", "no"]


def test_w_35_own_cards_that_form_nothing_are_discarded() -> None:
    table = pair_of_players(
        ["Blueberry 6a", "Flower 7b", "Acorn 1a"], ["Acorn 2a", "Acorn 3a"],
        species=("Bird", "Orca"), traits={"Orca 3": ["Flower 8a"]}, display=["Acorn 5a"],
    )  # fmt: skip
    table.play("Blueberry 6a", "Flower 7b").choose(word="mutate").choose("Acorn 5a")
    table.play("Acorn 2a").decline()
    assert {"Blueberry 6a", "Flower 7b"} <= set(table.pile("discard"))


# --- Survival with the dummy ----------------------------------------------------------------------


def test_w_44_the_dummy_is_prey_although_it_has_no_population() -> None:
    table = Scenario(
        players=2, species=("Snake", "Pig"), display=["Acorn 7a"], dummy_space=3, environments=[]
    )
    table.expect("eat", actor=1)
    assert table.options == ["Dummy", "done"]
    table.choose("Dummy").expect("eat", actor=0)  # also of the other one
    assert table.numbers("food") == [(1, 5)]  # three of Food Storage, two of the dummy
    assert table.options == ["Dummy", "done"]
    table.choose("Dummy")
    assert table.numbers("food") == [(0, 2)]


def biting(prey: str) -> Scenario:
    """The Orca has eaten a species, and could eat the dummy too."""
    table = Scenario(players=2, species=("Orca", prey), display=[], dummy_space=1, environments=[])
    return table.expect("eat", actor=1).decline().choose(prey).expect("eat", actor=0)


def test_w_47_a_bite_counts_two_markers() -> None:
    table = biting("Pig")
    assert table.bites(1) == 2
    assert table.population(1) == 4  # for want of food
    table.decline()
    assert table.numbers("bitten") == [(1, 2)]
    assert table.population(1) == 3


def test_w_47_poison_stays_two_markers() -> None:
    table = biting("Frog")
    assert table.numbers("poisoned") == [(0, 2)]
    assert (table.bites(0), table.bites(1)) == (2, 2)


def test_w_47_three_cards_are_on_display() -> None:
    assert len(endling.new("darwinning", 2, seed=1).view()["display"]) == 3


def test_the_dummy_bites_whatever_it_can() -> None:
    table = Scenario(
        players=2, species=("Mouse", "Fish"), display=["Acorn 12a"], dummy_space=9,
        environments=["Plains", "Ocean"],
    )  # fmt: skip
    table.decline_all("borrow", "eat")
    bitten = [event.card for event in table.events if event.verb == "dummy_eats"]
    assert sorted(str(card) for card in bitten) == ["Fish", "Mouse"]
    assert table.numbers("bitten") == []  # two markers each, and both are Flock Animals


def test_w_39_the_dummy_has_the_traits_of_the_display() -> None:
    table = Scenario(players=2, species=("Orca", "Mouse"), display=["Acorn 4a"], dummy_space=5)
    assert "Dummy" not in table.seat(0)["can_eat"]
    table = Scenario(players=2, species=("Orca", "Mouse"), display=["Acorn 14a"], dummy_space=5)
    assert "Dummy" in table.seat(0)["can_eat"]
    table.survive()
    assert table.match.prompt != "transform"


@pytest.mark.parametrize("trait", ["Acorn 2a", "Acorn 8a", "Acorn 14a"])
def test_w_39_the_dummy_neither_borrows_nor_takes_nor_draws(trait: str) -> None:
    laid = {"Pig 3": ["Acorn 10a"]}
    table = Scenario(
        players=2, species=("Orca", "Pig"), display=[trait], dummy_space=9, traits=laid,
        environments=["Ocean", "Plains"],
    )  # fmt: skip
    happened = list(table.events)
    while table.match.prompt in ("eat", "borrow"):
        happened += table.decline().events
    assert table.expect("leader").match.view()["era"] == 2
    assert not {"borrow", "steal", "transform"} & {event.verb for event in happened}
    assert table.pile("Pig 3") == ["Acorn 10a"]


def test_w_59_the_dummy_names_nobody() -> None:
    """Though it is the lowest of all."""
    table = Scenario(players=2, species=("Snake", "Bird"), display=[], dummy_space=1).survive()
    assert table.match.view()["dummy_space"] == 1
    table.expect("leader", actor=0)
    assert table.options == ["player 0", "player 1"]


def test_w_59_the_dummy_lends_no_environment() -> None:
    """A card on display shows the forest, where neither species lives."""
    table = Scenario(
        players=2, species=("Fish", "Orca"), display=["Acorn 1a"], dummy_space=9,
        environments=["Forest"],
    )  # fmt: skip
    assert table.match.prompt != "borrow"


@pytest.mark.parametrize(("suit", "kind"), [("acorn", "straight_flush"), ("flower", "straight")])
def test_w_48_two_players_name_the_suit_of_a_joker_when_they_declare(suit: str, kind: str) -> None:
    table = pair_of_players(
        ["Joker a", "Acorn 1a", "Acorn 9a"], ["Flower 15a", "Acorn 3a"],
        display=["Acorn 2a", "Flower 4a", "Blueberry 8a"],
    )  # fmt: skip
    table.play("Joker a", "Acorn 1a").expect("follow", actor=1)
    table.play("Flower 15a").expect("declare", actor=0).choose("Acorn 2a").choose(word="done")
    table.expect("name_suit", actor=0, cause="Joker a").choose(suit=suit)
    assert table.match.view()["combination"] == kind


def test_w_38_all_combinations_with_the_display_are_possible() -> None:
    table = pair_of_players(
        ["Flower 9a", "Acorn 6a", "Blueberry 3a", "Acorn 1a"], ["Acorn 2a"],
        display=["Acorn 7a", "Acorn 8a", "Flower 3a"],
    )  # fmt: skip
    table.play("Acorn 6a").play("Acorn 2a").choose("Acorn 7a").choose("Acorn 8a")
    table.choose(word="done")
    assert table.match.view()["combination"] == "straight_flush"
