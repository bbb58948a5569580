"""What cards do for a species, and rulings on it."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import reasons as r
from tests.darwinning.scenario import Scenario, because

LOW = ("Amoeba", "Beetle", "Mouse")  # spaces 1, 2 and 3
FLUSH = ("Joker a", "Acorn 5a", "Acorn 9a")
HIGH = ("Snake", "Bird", "Crocodile")  # spaces 8, 9 and 10


def won_with(*cards: str, species: tuple[str, ...] = HIGH, **more: Any) -> Scenario:
    """The first player has just won a trick with these cards."""
    others = [["Joker b", "Flower 3b"], ["Blueberry 1b", "Flower 4b"]]
    table = Scenario([[*cards, "Flower 15b"], *others], species=species, **more)
    table.play(*cards).play("Joker b").play("Blueberry 1b")
    return table.expect("improve", actor=0)


# --- The food chain -------------------------------------------------------------------------------


def test_food_chain_jumps_over_occupied_spaces() -> None:
    table = won_with("Acorn 6a").improve("Acorn 6a", "food_chain")  # 2 points from 8
    assert table.space(0) == 12


def test_food_chain_as_in_the_rulebook() -> None:
    seats = [{"space": 1}, {"space": 4}, {"space": 9}]
    table = won_with("Acorn 6a", seats=seats).improve("Acorn 6a", "food_chain")
    assert table.space(0) == 5


def test_w_32_the_bonus_is_looked_up_where_the_species_starts() -> None:
    seats = [{"space": 6}, {"space": 1}, {"space": 2}]
    table = won_with("Acorn 6a", seats=seats).improve("Acorn 6a", "food_chain")
    assert table.space(0) == 8


def test_w_32_small_animals_get_one_point_more_once() -> None:
    seats = [{"space": 5}, {"space": 1}, {"space": 2}]
    table = won_with("Acorn 6a", seats=seats).improve("Acorn 6a", "food_chain")
    assert table.space(0) == 8


def test_w_2_movement_beyond_the_last_space_is_lost() -> None:
    seats = [{"space": 19}, {"space": 1}, {"space": 2}]
    table = won_with("Acorn 6a", seats=seats).improve("Acorn 6a", "food_chain")
    assert table.space(0) == 20


def test_w_56_a_food_chain_card_without_a_free_space_moves_nobody() -> None:
    seats = [{"space": 19}, {"space": 20}, {"space": 2}]
    table = won_with("Acorn 6a", seats=seats).improve("Acorn 6a", "food_chain")
    assert table.space(0) == 19
    assert table.match.position()["players"][0]["used"] == ["Acorn 6a"]


def test_a_card_without_the_icon_is_not_good_for_that() -> None:
    table = won_with("Flower 11a").choose("Flower 11a").expect("use", cause="Flower 11a")
    assert table.options == ["environment", "trait"]
    assert table.why_not(word="food_chain") == because(r.NO_ICON)
    assert table.why_not(word="population") == because(r.NO_ICON)


# --- Population and environments ------------------------------------------------------------------


def test_population_grows_at_once() -> None:
    table = won_with("Blueberry 8b").improve("Blueberry 8b", "population")
    assert table.population(0) == 6


def test_w_1_one_of_two_environments_is_chosen() -> None:
    table = won_with("Flower 6a").choose("Flower 6a").choose(word="environment")
    assert table.expect("settle").options == ["Highland", "Ocean"]
    points = table.match.scores[0]
    table.choose("Ocean")
    assert table.match.position()["players"][0]["settled"] == {"Flower 6a": "Ocean"}
    assert table.seat(0)["settled"] == [{"card": "Flower 6a", "environment": "Ocean"}]
    lives_in = {line["environment"]: line["food"] for line in table.seat(0)["lives_in"]}
    assert lives_in["Ocean"] == 2
    assert "Highland" not in lives_in
    assert table.match.scores[0] == points + 2  # for one environment, whatever else it shows


def test_w_30_no_environment_twice() -> None:
    table = won_with("Acorn 6a").choose("Acorn 6a")  # plains are printed on the snake
    assert table.options == ["food_chain", "trait"]
    assert table.why_not(word="environment") == because(r.ENVIRONMENT_KNOWN)


def test_an_environment_that_is_left_is_taken_without_asking() -> None:
    table = won_with("Flower 7a").improve("Flower 7a", "environment")  # mountain is printed
    assert table.match.position()["players"][0]["settled"] == {"Flower 7a": "Wetlands"}


def test_w_11_a_joker_is_no_trait_but_any_environment() -> None:
    table = won_with(*FLUSH).choose("Joker a")
    assert table.options == ["environment", "food_chain", "population"]
    assert table.why_not(word="trait") == because(r.NEVER_A_TRAIT)
    table.choose(word="environment")
    assert table.options == ["Forest", "Highland", "Jungle", "Ocean", "Polar", "Wetlands"]
    assert table.why_not("Desert") == because(r.ENVIRONMENT_KNOWN)


def test_w_11_a_joker_is_worth_three_points_on_the_food_chain() -> None:
    table = won_with(*FLUSH).improve("Joker a", "food_chain")  # 9 and 10 are taken
    assert table.space(0) == 13


def test_w_56_population_markers_never_run_out() -> None:
    """The box has 51."""
    table = won_with("Blueberry 8b", seats=[{"population": 51}])
    table.improve("Blueberry 8b", "population")
    assert table.population(0) == 53


def test_w_11_a_joker_is_worth_two_population() -> None:
    table = won_with(*FLUSH).improve("Joker a", "population")
    assert table.population(0) == 6


# --- Traits ---------------------------------------------------------------------------------------


def test_w_29_a_trait_goes_on_any_of_the_five_spaces() -> None:
    table = won_with("Acorn 6a").choose("Acorn 6a").choose(word="trait").expect("lay")
    assert table.options == [f"Snake {n}" for n in range(1, 6)]
    assert table.why_not("Bird 1") == because(r.NOT_YOUR_BOARD)


def test_w_29_a_trait_on_the_last_space_works_and_scores_nothing() -> None:
    table = won_with("Flower 12a")
    points = table.match.scores[0]
    table.improve("Flower 12a", "trait", "Snake 5")
    assert table.match.scores[0] == points
    assert table.seat(0)["spaces"][4]["trait"] == "iron_stomach"


def test_a_trait_scores_on_the_other_spaces() -> None:
    table = won_with("Flower 12a")
    points = table.match.scores[0]
    table.improve("Flower 12a", "trait", "Snake 3")
    assert table.match.scores[0] == points + 3


def test_a_trait_that_is_replaced_is_discarded() -> None:
    table = won_with("Flower 12a", traits={"Snake 3": ["Acorn 7a"]})
    table.improve("Flower 12a", "trait", "Snake 3")
    assert "Acorn 7a" in table.pile("discard")
    assert table.pile("Snake 3") == ["Flower 12a"]


def test_w_12_w_41_a_trait_that_one_has_goes_only_on_itself() -> None:
    table = won_with("Acorn 9a").choose("Acorn 9a").choose(word="trait")  # poison is printed
    assert table.options == ["Snake 1"]
    assert table.why_not("Snake 3") == because(r.TRAIT_KNOWN)


def test_w_12_a_printed_trait_that_is_covered_can_be_gained_anywhere() -> None:
    table = won_with("Acorn 9a", traits={"Snake 1": ["Acorn 7a"]})  # on the poison
    table.choose("Acorn 9a").choose(word="trait")
    assert table.options == [f"Snake {n}" for n in range(1, 6)]


def test_w_12_w_41_a_trait_card_that_one_has_is_replaced_by_its_like() -> None:
    table = won_with("Acorn 7a", traits={"Snake 4": ["Flower 7a"]})
    table.choose("Acorn 7a").choose(word="trait")
    assert table.options == ["Snake 4"]
    table.choose("Snake 4")
    assert table.pile("Snake 4") == ["Acorn 7a"]
    assert "Flower 7a" in table.pile("discard")


def test_w_13_a_covered_printed_trait_does_not_work() -> None:
    table = won_with("Flower 12a").improve("Flower 12a", "trait", "Snake 1")
    traits = [space["trait"] for space in table.seat(0)["spaces"]]
    assert traits == ["iron_stomach", "camouflage", None, None, None]


# --- Mutation -------------------------------------------------------------------------------------


def test_w_14_mutation_takes_a_trait_card_when_it_is_placed() -> None:
    table = won_with("Acorn 8a", traits={"Bird 1": ["Acorn 7a"]})
    table.improve("Acorn 8a", "trait", "Snake 3").expect("mutate", actor=0, cause="Acorn 8a")
    table.choose("Acorn 7a")
    assert table.pile("Snake 3") == ["Acorn 8a", "Acorn 7a"]
    assert [space["trait"] for space in table.seat(1)["spaces"]][0] == "communication"


def test_w_14_mutation_may_wait_for_a_later_turn() -> None:
    table = won_with("Acorn 8a", traits={"Bird 1": ["Acorn 7a"]})
    table.improve("Acorn 8a", "trait", "Snake 3").decline().expect("lead", actor=0)
    assert "mutate" in table.options
    table.choose(word="mutate").choose("Acorn 7a").expect("lead", actor=0)
    assert "mutate" not in table.options
    assert table.why_not(word="mutate") == because(r.NO_MUTATION)


def test_w_14_mutation_may_act_when_one_follows_but_not_between_cards() -> None:
    laid = {"Bird 3": ["Acorn 8a"], "Snake 3": ["Acorn 7a"]}
    hands = [["Acorn 3a", "Acorn 1a"], ["Acorn 9a", "Flower 9a"], ["Acorn 2a", "Flower 1a"]]
    table = Scenario(hands, species=HIGH, traits=laid).play("Acorn 3a").expect("follow", actor=1)
    table.choose("Acorn 9a")
    assert "mutate" not in table.options
    table.choose(word="take_back").choose(word="mutate").choose("Acorn 7a")
    table.expect("follow", actor=1)
    assert table.pile("Bird 3") == ["Acorn 8a", "Acorn 7a"]


def test_w_14_mutation_that_finds_nothing_waits() -> None:
    table = won_with("Acorn 8a").improve("Acorn 8a", "trait", "Snake 3").expect("lead", actor=0)
    assert table.why_not(word="mutate") == because(r.NO_MUTATION)
    assert table.seat(0)["spaces"][2]["unused"]


def test_w_14_mutation_acts_once_and_not_when_it_is_covered() -> None:
    laid = {"Snake 3": ["Acorn 8a"], "Bird 1": ["Acorn 7a"]}
    table = won_with("Flower 12a", traits=laid).improve("Flower 12a", "trait", "Snake 3")
    table.expect("lead", actor=0)
    assert table.why_not(word="mutate") == because(r.NO_MUTATION)


def test_w_15_mutation_takes_neither_printed_traits_nor_ones_that_one_has() -> None:
    laid = {"Bird 3": ["Acorn 9a"], "Crocodile 3": ["Acorn 11a"], "Bird 4": ["Acorn 7a"]}
    table = won_with("Acorn 8a", traits=laid).improve("Acorn 8a", "trait", "Snake 3")
    assert table.options == ["Acorn 7a", "no"]
    assert table.why_not("Acorn 9a") == because(r.OWN_TRAIT)
    assert table.why_not("Acorn 1a") == because(r.NO_TRAIT_CARD)


def test_w_16_only_the_top_of_a_mutation_pile_counts() -> None:
    table = won_with("Acorn 8a", traits={"Bird 3": ["Flower 12a"]})
    points = table.match.scores[0]
    table.improve("Acorn 8a", "trait", "Snake 3").choose("Flower 12a")
    assert table.match.scores[0] == points + 3
    assert "mutation" not in [space["trait"] for space in table.seat(0)["spaces"]]


def test_w_43_mutation_never_takes_a_mutation() -> None:
    laid = {"Bird 3": ["Acorn 8b"], "Bird 4": ["Acorn 7a"]}
    table = won_with("Acorn 8a", traits=laid).improve("Acorn 8a", "trait", "Snake 3")
    assert table.options == ["Acorn 7a", "no"]
    assert table.why_not("Acorn 8b") == because(r.MUTATION)


def test_w_49_a_trait_that_is_uncovered_again_counts_once_and_scores_twice() -> None:
    laid = {"Bird 3": ["Flower 8a", "Acorn 7a"], "Bird 4": ["Flower 8b"]}
    table = won_with("Acorn 8a", traits=laid)
    points = table.match.scores[1]
    table.improve("Acorn 8a", "trait", "Snake 3").choose("Acorn 7a")
    assert [space["trait"] for space in table.seat(1)["spaces"]][2:4] == ["mutation"] * 2
    assert table.match.scores[1] == points  # Mutation scores in the place of Food Storage


def test_w_49_two_of_one_trait_feed_once() -> None:
    """The mouse has covered its printed Food Storage, and gained another one."""
    laid = {"Mouse 2": ["Acorn 12a"], "Mouse 3": ["Acorn 7a"]}
    table = won_with("Acorn 8a", species=("Snake", "Mouse", "Orca"), traits=laid, environments=[])
    table.improve("Acorn 8a", "trait", "Snake 3").choose("Acorn 12a")
    mouse = table.seat(1)
    assert [space["trait"] for space in mouse["spaces"]][1:3] == ["food_storage"] * 2
    assert mouse["food"] == 3
    assert mouse["points_for"]["traits"] == 1  # what is printed does not score


def test_w_50_a_mutation_that_is_uncovered_scores_and_stays_used() -> None:
    laid = {"Bird 3": ["Flower 8a", "Acorn 7a"]}
    table = won_with("Acorn 8a", traits=laid)
    table.improve("Acorn 8a", "trait", "Snake 3").choose("Acorn 7a")
    assert table.pile("Bird 3") == ["Flower 8a"]
    space = table.seat(1)["spaces"][2]
    assert (space["trait"], space["unused"], space["points"]) == ("mutation", False, 1)
    table.expect("lead", actor=0).play("Flower 15b").expect("follow", actor=1)
    assert table.why_not(word="mutate") == because(r.NO_MUTATION)


def test_w_50_only_the_top_of_a_mutation_pile_can_be_taken() -> None:
    laid = {"Bird 3": ["Flower 8a", "Acorn 7a"], "Bird 4": ["Acorn 12a"]}
    table = won_with("Acorn 8a", traits=laid).improve("Acorn 8a", "trait", "Snake 3")
    assert table.options == ["Acorn 12a", "Acorn 7a", "no"]


def test_w_50_replacing_a_mutation_pile_discards_all_of_it() -> None:
    table = won_with("Flower 12a", traits={"Snake 3": ["Flower 8a", "Acorn 7a"]})
    table.improve("Flower 12a", "trait", "Snake 3")
    assert {"Flower 8a", "Acorn 7a"} <= set(table.pile("discard"))


def test_w_13_a_printed_trait_works_again_when_the_card_on_it_is_taken() -> None:
    table = won_with("Acorn 8a", traits={"Bird 2": ["Acorn 7a"]})
    assert table.seat(1)["spaces"][1]["trait"] == "food_storage"
    table.improve("Acorn 8a", "trait", "Snake 3").choose("Acorn 7a")
    assert table.seat(1)["spaces"][1] == {
        "card": "Bird 2", "trait": "flock_animal", "printed": True, "unused": False,
        "points": 0, "traits": [],
    }  # fmt: skip
