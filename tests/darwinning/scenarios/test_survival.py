"""Survival: food, prey, bites, and what every trait does in it."""

from __future__ import annotations

from typing import Any

import pytest

from endling.games.darwinning import reasons as r
from tests.darwinning.scenario import Scenario, because


def surviving(*species: str, **more: Any) -> Scenario:
    """Survival is about to begin; no environment lies on the table, unless it is said."""
    return Scenario(species=species, **{"environments": [], **more})


def seats(*numbers: tuple[int, int]) -> list[dict[str, int]]:
    """Space and population of each seat."""
    return [{"space": space, "population": population} for space, population in numbers]


# --- Food -----------------------------------------------------------------------------------------


def test_food_to_spare_lets_a_species_grow_and_a_lack_lets_it_shrink() -> None:
    table = surviving("Orca", "Elephant", "T-rex", environments=["Ocean"], seats=seats((3, 0)))
    table.survive()
    assert table.population(0) == 1  # 1 food, nobody to feed
    assert table.population(1) == 1
    assert table.population(2) == 1  # Teeth give 1 food


def test_environments_feed_what_the_board_says() -> None:
    table = surviving("Mouse", "Bird", "Orca", environments=["Plains", "Highland"])
    assert table.seat(0)["food"] == 3 + 2 + 3  # and Food Storage
    assert table.seat(1)["food"] == 1
    assert table.seat(2)["food"] == 0


def test_an_environment_from_a_card_feeds_two() -> None:
    table = surviving(
        "Orca",
        "Bird",
        "Mouse",
        environments=["Forest"],
        seats=[{"settled": {"Acorn 1a": "Forest"}}],
    )
    assert table.seat(0)["food"] == 2


@pytest.mark.parametrize(
    ("card", "food"), [("Acorn 1a", 1), ("Acorn 6a", 1), ("Acorn 7a", 3), ("Acorn 10a", 1)]
)
def test_traits_that_feed(card: str, food: int) -> None:
    table = surviving("Orca", "Bird", "Mouse", traits={"Orca 3": [card]})
    assert table.seat(0)["food"] == food


def test_w_53_teeth_and_pheromones_add_up_in_food_and_reach_two() -> None:
    laid = {"Orca 3": ["Acorn 1a"], "Orca 4": ["Acorn 6a"]}
    places = seats((3, 0), (5, 3), (6, 3))
    table = surviving("Orca", "Snake", "Mouse", traits=laid, seats=places)
    assert table.seat(0)["food"] == 2
    assert table.seat(0)["can_eat"] == ["Snake"]


# --- Eating ---------------------------------------------------------------------------------------


def test_the_order_is_from_the_lowest_to_the_highest() -> None:
    table = surviving("Orca", "Mouse", "Fish", seats=seats((13, 1), (3, 7), (5, 5)))
    assert table.expect("eat", actor=2).options == ["Mouse", "done"]
    table.choose("Mouse").expect("eat", actor=0)
    assert table.options == ["Fish", "Mouse", "done"]
    assert table.bites(1) == 1


def test_w_23_nobody_has_to_eat_and_each_prey_is_eaten_once() -> None:
    table = surviving("Orca", "Mouse", "Fish").decline().choose("Mouse")
    assert table.options == ["Fish", "done"]
    assert table.why_not("Mouse") == because(r.EATEN_ALREADY)
    assert table.why_not("Orca") == because(r.ITSELF)
    assert table.why_not("Bird") == because(r.SPECIES_NOT_IN_GAME)


def test_each_prey_is_two_food() -> None:
    table = surviving("Orca", "Mouse", "Fish").decline().choose("Mouse").choose("Fish")
    assert (0, 4) in table.numbers("food")
    assert table.population(0) == 2


def test_two_bites_cost_one_population() -> None:
    table = surviving("Orca", "Frog", "Fish", environments=["Wetlands"])
    table.choose("Frog").choose("Frog").decline()
    assert table.numbers("bitten") == [(0, 2), (1, 2)]  # Poison bites back


def test_w_25_growing_and_being_bitten_cancel_out() -> None:
    table = surviving("Orca", "Pig", "Elephant", environments=["Plains", "Forest"])
    table.decline_all("borrow")
    assert table.population(1) == 6
    laid = {"Orca 3": ["Acorn 1a"]}
    table = surviving(
        "Orca", "Beetle", "Elephant", environments=["Forest", "Jungle", "Desert"],
        traits={**laid, "Beetle 1": ["Acorn 7b"]},
    )  # fmt: skip
    table.choose("Beetle").decline_all("borrow").choose("Beetle").decline()
    assert (1, 2) in table.numbers("bitten")
    assert table.population(1) == 8


def test_w_26_population_zero_is_a_floor_and_is_no_prey() -> None:
    table = surviving("Orca", "Bird", "Fish", seats=seats((13, 1), (3, 0), (5, 5)))
    table.expect("eat", actor=0)
    assert table.why_not("Bird") == because(r.NO_POPULATION)


def test_w_26_nothing_is_lost_below_zero() -> None:
    """The bird starves, and would lose another one to two bites."""
    bird = {"population": 1, "bites": 3}
    table = surviving("Orca", "Bird", "Crocodile", seats=[{}, bird]).survive()
    assert table.population(1) == 0


def test_w_26_a_species_without_population_needs_no_food_and_can_grow() -> None:
    places = seats((13, 1), (3, 0), (5, 0))
    table = surviving("Orca", "Bird", "Fish", seats=places, environments=["Mountain"]).survive()
    assert [table.population(seat) for seat in (1, 2)] == [1, 1]
    table = surviving("Orca", "Bird", "Snake", seats=places, environments=[]).survive()
    assert [table.population(seat) for seat in (1, 2)] == [0, 0]


def test_w_54_a_species_without_population_may_eat() -> None:
    table = surviving("Orca", "Mouse", "Fish", seats=seats((13, 1), (3, 7), (5, 0)))
    table.expect("eat", actor=2).choose("Mouse")
    assert (2, 1) in table.numbers("population")


def test_w_54_one_that_has_grown_again_is_prey_in_the_same_survival() -> None:
    table = surviving(
        "Orca", "Mouse", "Pig", seats=seats((13, 1), (3, 0), (6, 5)), environments=["Plains"]
    )
    assert table.expect("eat", actor=2).options == ["Mouse", "done"]


# --- Traits of prey and of eaters -----------------------------------------------------------------


def test_pheromones_reach_one_space_up() -> None:
    table = surviving(
        "Orca",
        "Mouse",
        "Snake",
        traits={"Orca 3": ["Acorn 1a"]},
        seats=seats((5, 1), (6, 7), (7, 4)),
    )
    assert table.seat(0)["can_eat"] == ["Mouse"]


def test_w_20_teeth_reach_two_spaces_up_empty_ones_included() -> None:
    table = surviving(
        "Orca", "Mouse", "Pig", traits={"Orca 3": ["Acorn 6a"]}, seats=seats((5, 1), (7, 7), (8, 5))
    )
    assert table.seat(0)["can_eat"] == ["Mouse"]
    table.expect("eat", actor=0)
    assert table.why_not("Pig") == because(r.OUT_OF_REACH)


def test_hard_shell_and_tools() -> None:
    table = surviving("Monkey", "Beetle", "Orca")
    assert "Beetle" in table.seat(0)["can_eat"]  # Tools are printed on the monkey
    assert "Beetle" not in table.seat(2)["can_eat"]
    table.choose("Beetle").expect("eat", actor=2)
    assert table.why_not("Beetle") == because(r.HARD_SHELL)


def test_communication_and_society() -> None:
    table = surviving("Elephant", "Bird", "Orca")
    assert "Bird" not in table.seat(0)["can_eat"]
    assert "Bird" in table.seat(2)["can_eat"]  # Society is printed on the orca


def test_w_22_communication_does_not_stop_an_eater_below() -> None:
    table = surviving("T-rex", "Bird", "Orca", seats=seats((8, 1), (9, 3), (13, 1)))
    assert table.seat(0)["can_eat"] == ["Bird"]


def test_camouflage_and_bigger_brains() -> None:
    table = surviving("Bird", "Snake", "Elephant", seats=seats((9, 3), (8, 4), (7, 2)))
    assert "Snake" not in table.seat(0)["can_eat"]
    table = surviving("Bird", "Snake", "Orca", seats=seats((10, 3), (8, 4), (9, 2)))
    assert "Snake" in table.seat(0)["can_eat"]
    assert "Snake" in table.seat(2)["can_eat"]  # Bigger Brains


@pytest.mark.parametrize(("space", "eats"), [(6, True), (7, False), (9, False), (10, True)])
def test_camouflage_hides_from_the_space_above_and_the_one_below(space: int, eats: bool) -> None:
    """The crocodile has Teeth, which reach two spaces up."""
    table = surviving("Crocodile", "Snake", "Orca", seats=seats((space, 3), (8, 4), (13, 1)))
    assert ("Snake" in table.seat(0)["can_eat"]) == eats


@pytest.mark.parametrize(("adjacency", "eats"), [("slot", True), ("rank", False)])
def test_w_21_w_46_option_adjacency_by_space_or_in_order(adjacency: str, eats: bool) -> None:
    table = surviving(
        "Bird",
        "Snake",
        "Orca",
        seats=seats((11, 3), (8, 4), (13, 0)),
        options={"adjacency": adjacency},
    )
    assert ("Snake" in table.seat(0)["can_eat"]) == eats


def test_w_46_a_species_without_population_stands_between() -> None:
    places = seats((11, 3), (8, 4), (9, 0))
    table = surviving("Bird", "Snake", "Orca", seats=places, options={"adjacency": "rank"})
    assert "Snake" in table.seat(0)["can_eat"]


@pytest.mark.parametrize(("dummy_space", "eats"), [(9, True), (3, False)])
def test_w_46_the_dummy_stands_between(dummy_space: int, eats: bool) -> None:
    table = surviving(
        "Bird",
        "Snake",
        display=[],
        dummy_space=dummy_space,
        seats=seats((11, 3), (8, 4)),
        options={"adjacency": "rank"},
    )
    assert ("Snake" in table.seat(0)["can_eat"]) == eats


@pytest.mark.parametrize(("bites", "bitten"), [(0, []), (1, [(0, 3)])])
def test_flock_animal_counts_bites_from_three_on(bites: int, bitten: list[Any]) -> None:
    table = surviving("Mouse", "Fish", "Orca", seats=[{"bites": bites}])
    table.choose("Mouse").choose("Mouse").decline()
    assert table.numbers("bitten") == bitten
    assert table.population(0) == 6 - len(bitten)  # one for want of food


def test_poison_and_iron_stomach() -> None:
    table = surviving("Frog", "Fish", "T-rex")
    table.choose("Frog")
    assert table.bites(1) == 2
    table.choose("Frog")
    assert table.bites(2) == 0


# --- Symbiosis ------------------------------------------------------------------------------------


def test_w_19_symbiosis_feeds_what_the_environment_feeds_its_owner() -> None:
    table = surviving("Fish", "Mouse", "Orca", environments=["Plains", "Ocean"])
    table.expect("borrow", actor=0)
    assert table.options == ["Plains", "no"]
    assert table.why_not("Ocean") == because(r.ENVIRONMENT_KNOWN)
    assert table.why_not("Jungle") == because(r.NOT_ON_THE_TABLE)
    table.choose("Plains").decline_all("eat")
    assert (0, 6) in table.numbers("food")


@pytest.mark.parametrize(("other", "food"), [("Bird", 2), ("T-rex", 2), ("Mouse", 3)])
def test_w_19_symbiosis_feeds_two_where_the_owner_has_a_card(other: str, food: int) -> None:
    """Where two others live there, it counts what it feeds the better one."""
    by_card = [{}, {"settled": {"Acorn 5a": "Plains"}}]
    table = surviving("Fish", "Orca", other, environments=["Plains"], seats=by_card)
    while table.match.prompt == "eat":  # the mouse has fed before
        table.decline()
    table.expect("borrow", actor=0).choose("Plains").decline_all("eat")
    assert (0, food) in table.numbers("food")


def test_symbiosis_uses_one_environment() -> None:
    table = surviving("Fish", "Monkey", "Orca", environments=["Jungle", "Highland"])
    assert table.expect("borrow", actor=0).options == ["Highland", "Jungle", "no"]
    table.choose("Jungle")
    assert table.match.prompt != "borrow"
    table.decline_all("eat")
    assert (0, 3) in table.numbers("food")


def test_symbiosis_needs_somebody_who_lives_there() -> None:
    table = surviving("Fish", "Mouse", "Orca", environments=["Jungle", "Plains"])
    table.expect("borrow", actor=0)
    assert table.why_not("Jungle") == because(r.NOBODY_LIVES_THERE)


# --- Metamorphosis --------------------------------------------------------------------------------


def transformed(card: str, **more: Any) -> Scenario:
    """The frog has survived and draws this card."""
    return surviving("Frog", "Bird", "Orca", deck=[card], **more).survive()


def test_metamorphosis_lays_a_card_on_any_space() -> None:
    table = transformed("Acorn 7a").expect("transform", actor=0, cause="Acorn 7a")
    assert table.options == [f"Frog {n}" for n in range(1, 6)]
    table.choose("Frog 3")
    assert table.pile("Frog 3") == ["Acorn 7a"]


def test_metamorphosis_must_replace_a_trait_if_no_space_is_free() -> None:
    full = {"Frog 3": ["Acorn 10a"], "Frog 4": ["Acorn 11a"], "Frog 5": ["Acorn 12a"]}
    table = transformed("Acorn 7a", traits=full).expect("transform", actor=0)
    assert table.options == [f"Frog {n}" for n in range(1, 6)]
    table.choose("Frog 2")  # Metamorphosis itself
    assert [space["trait"] for space in table.seat(0)["spaces"]][1] == "food_storage"


def test_w_17_what_is_not_laid_on_itself_is_discarded() -> None:
    table = transformed("Acorn 9a", era=3).decline()
    assert "Acorn 9a" in table.pile("discard")


def test_w_17_what_the_species_has_may_only_replace_itself() -> None:
    table = transformed("Acorn 9a")
    assert table.options == ["Frog 1", "no"]
    table.decline()
    assert table.pile("Frog 1") == []


def test_metamorphosis_discards_a_joker() -> None:
    table = transformed("Joker a")
    assert table.match.prompt != "transform"


def test_w_18_metamorphosis_in_the_last_era() -> None:
    table = transformed("Acorn 10a", era=3).expect("transform")
    points = table.match.scores[0]
    table.choose("Frog 3")
    assert table.match.over
    assert "Acorn 10a" in table.pile("Frog 3")
    assert table.match.scores[0] == points + 3


def test_w_51_mutation_placed_by_metamorphosis_works_at_once() -> None:
    table = transformed("Acorn 8a", traits={"Bird 3": ["Acorn 7a"]}).choose("Frog 3")
    table.expect("mutate", actor=0).choose("Acorn 7a")
    assert table.pile("Frog 3") == ["Acorn 8a", "Acorn 7a"]


def test_w_52_metamorphosis_may_use_an_occupied_space() -> None:
    table = transformed("Acorn 7a", traits={"Frog 3": ["Acorn 10a"]}).choose("Frog 3")
    assert table.pile("Frog 3") == ["Acorn 7a"]


def test_w_52_who_has_lost_metamorphosis_draws_nothing_and_nobody_draws_twice() -> None:
    """The frog draws a Mutation, and takes the Metamorphosis of the bird, which comes later."""
    laid = {"Bird 3": ["Acorn 14a"], "Frog 2": ["Acorn 12a"], "Frog 4": ["Acorn 14b"]}
    table = transformed("Acorn 8a", traits=laid).expect("transform", actor=0, cause="Acorn 8a")
    table.choose("Frog 4").expect("mutate", actor=0).choose("Acorn 14a")
    assert table.match.prompt == "leader"
    assert table.match.view()["era"] == 2


def evolution_cards() -> list[str]:
    """All cards that are drawn and played."""
    match = Scenario().match
    return list(match.position()["deck"]) + list(match.position()["discard"])


def test_w_52_discards_are_shuffled_into_an_empty_deck() -> None:
    table = surviving("Frog", "Bird", "Orca", discard=evolution_cards()).survive()
    drawn = table.expect("transform", actor=0).match.cause
    position = table.match.position()
    assert position["discard"] == []
    assert sorted([drawn, *position["deck"]]) == sorted(evolution_cards())


def test_w_52_without_discards_nothing_is_drawn() -> None:
    table = surviving("Frog", "Bird", "Orca")
    assert table.match.position()["discard"] == []
    table.match._pool[0].deck_n = 0  # no position has all cards elsewhere
    table.survive()
    assert table.match.prompt != "transform"
    assert not any(event.verb == "transform" for event in table.events)


# --- Keeping --------------------------------------------------------------------------------------


def kept() -> Scenario:
    """The last trick has been played, and cards may be kept."""
    hands = [["Acorn 3a"], ["Acorn 9a", "Acorn 7a", "Flower 1a"], ["Acorn 2a", "Flower 3a"]]
    table = Scenario(hands).play("Acorn 3a").play("Acorn 9a").play("Acorn 2a")
    return table.decline_all("improve").expect("keep")


def test_up_to_two_cards_are_kept() -> None:
    table = kept().choose("Acorn 7a").choose("Flower 1a").choose("Flower 3a")
    assert sorted(table.hand(1)) == ["Acorn 7a", "Flower 1a"]
    assert table.hand(2) == ["Flower 3a"]


def test_w_31_nobody_sees_what_is_kept() -> None:
    table = kept().choose("Acorn 7a")
    for viewer in (0, 2, None):
        player = table.match.view(viewer)["players"][1]
        assert player["picked"] is None
        assert player["hand"] is None
        assert player["picked_size"] is None
        assert player["hand_size"] is None


def test_w_42_discards_are_revealed_together_without_their_owners() -> None:
    table = kept().choose(word="done").choose(word="done")
    thrown = [event for event in table.events if event.verb == "discard"]
    assert [event.card for event in thrown] == ["Acorn 7a", "Flower 1a", "Flower 3a"]
    assert all(event.player is None and event.source is None for event in thrown)
