"""Positions in which several rulings meet: attacks within attacks, chains, players who go out."""

from __future__ import annotations

from tests.doom_on_you.scenario import Scenario

ALPACA, BIRD, CAMO, OTTER = "ALPACA-PUNCH", "HUNTING-BIRD", "CAMO", "OTTER-CHAOS"
TURTLE, WALL, SHARK, GORILLA = "DETER-TLE", "ELE-FENCE", "SHARK-TILLERY", "GOR-WALL-A"


def test_an_attack_that_is_deflected_there_and_back_joins_the_list_again() -> None:
    hands = [["DEFLECT"], [], ["DEFLECT"]]
    table = Scenario(hands, [[TURTLE], [BIRD, ALPACA]]).attack(1, BIRD, ALPACA)
    table.play(0, "DEFLECT", BIRD, 2).expect("counter", actor=2).decline()
    table.play(2, "DEFLECT", BIRD, 0)
    bird, alpaca = table.attacks
    assert (bird["card"], bird["number"], bird["gainer"], bird["target"]) == (BIRD, 1, 2, 0)
    assert (alpaca["number"], alpaca["gainer"]) == (2, 1)
    table.defend(None, TURTLE).finish_turn()
    assert table.tokens == [7, 10, 13]


def test_a_deflected_attack_is_planned_anew_by_whoever_it_comes_back_to() -> None:
    hands = [["DEFLECT"], [], ["DEFLECT"]]
    table = Scenario(hands, [[TURTLE], [BIRD]]).attack(1, BIRD).defend(TURTLE)
    table.until("planned", actor=0).choose("DEFLECT").choose(player=2)
    table.expect("counter", actor=2).decline().play(2, "DEFLECT", 0)
    table.expect("defend", actor=0).choose(TURTLE).finish_turn()
    assert (table.tokens, table.defense(0)) == ([10, 10, 10], {TURTLE: 1})


def test_a_blocker_of_two_attacks_that_is_hunted_frees_both() -> None:
    hands = [[], ["HUNT"], []]
    piles = [[WALL, GORILLA], [ALPACA, BIRD], []]
    table = Scenario(hands, piles).attack(1, ALPACA, BIRD).defend(WALL, WALL)
    table.play(1, "HUNT", WALL)
    table.expect("defend", actor=0).choose(GORILLA).choose(GORILLA)
    table.finish_turn()
    assert (table.tokens, table.pile(0)) == ([10, 10, 10], [])


def test_a_block_of_two_animals_falls_with_one_of_them() -> None:
    hands = [[], ["HUNT"], []]
    piles = [[TURTLE, ALPACA, GORILLA], [SHARK], []]
    table = Scenario(hands, piles).attack(1, SHARK).defend(TURTLE, ALPACA)
    table.play(1, "HUNT", ALPACA).expect("defend", actor=0)
    assert table.options == [TURTLE, GORILLA, "let_through"]
    table.choose(GORILLA).choose(TURTLE).finish_turn()
    assert table.defense(0) == {TURTLE: 1}
    assert table.tokens == [10, 10, 10]


def test_a_force_field_within_a_nested_attack_stops_that_attack_only() -> None:
    hands = [["DEFLECT"], [], ["FORCE FIELD"]]
    table = Scenario(hands, [[], [BIRD, ALPACA]]).attack(1, BIRD, ALPACA)
    table.play(0, "DEFLECT", BIRD, 2).play(2, "FORCE FIELD", 2).finish_turn()
    assert table.tokens == [9, 11, 10]
    assert BIRD in table.discard


def test_a_chain_of_four_leaves_nothing() -> None:
    hands = [["HUNT", "HUNT"], ["HUNT", "HUNT"], []]
    table = Scenario(hands, [[], [BIRD], []]).attack(1, BIRD).play(0, "HUNT")
    for seat in (1, 0, 1):
        table.until("counter", actor=seat).choose("HUNT")
    table.finish_turn()
    assert table.tokens == [7, 13, 10]
    assert table.discard.count("HUNT") == 4


def test_a_nested_attack_that_puts_its_target_out_leaves_the_turn_as_it_was() -> None:
    hands = [["DEFLECT"], [], []]
    tokens = [10, 10, 2, 8]
    table = Scenario(hands, [[], [BIRD], [ALPACA]], players=4, tokens=tokens)
    table.attack(1, BIRD).attack(2, ALPACA).play(0, "DEFLECT", BIRD, 2)
    table.until("draw", "declare", "rush", "drawn", "opening")
    assert table.is_out(2)
    assert ALPACA in table.discard  # whoever is out attacks nobody
    table.finish_turn()
    assert table.tokens == [12, 10, 0, 8]


def test_a_target_that_goes_out_by_a_sneak_attack_gives_the_rest_nothing() -> None:
    hands = [[], [], ["SNEAK ATTACK", BIRD]]
    table = Scenario(hands, [[], [OTTER], []], tokens=[2, 10, 10])
    table.play(2, "SNEAK ATTACK", 0).attack(1, OTTER).finish_turn()
    assert table.tokens == [0, 10, 12]
    assert OTTER in table.discard


def test_a_doom_that_starves_the_target_ends_all_attacks_on_it() -> None:
    table = Scenario([[], ["HUNT"]], [[], [BIRD]], tokens=[2, 10, 10], deck=["LOCUSTS"])
    table.attack(1, BIRD).finish_turn()
    assert table.is_out(0)
    assert table.tokens == [0, 10, 10]
    assert (table.attacks, BIRD in table.discard) == ([], True)


def test_points_meant_for_the_outer_attack_survive_a_nested_one() -> None:
    hands = [["DEFLECT"], [], ["SNEAK ATTACK", ALPACA]]
    table = Scenario(hands, [[TURTLE], [CAMO], []]).attack(1, CAMO).defend(TURTLE)
    table.play(2, "SNEAK ATTACK", 0).expect("defend", actor=0)
    assert table.options == [TURTLE, "let_through"]  # the point that is left
    table.choose(TURTLE).finish_turn()
    assert (table.tokens, table.pile(0)) == ([10, 10, 10], [])


def test_an_animal_that_came_back_is_asked_to_attack_the_next_target() -> None:
    options = {"successful_animals_return": True}
    table = Scenario(piles=[[], [], [BIRD]], options=options).attack(2, BIRD)
    table.expect("return", actor=2).choose(word="yes").expect("declare", actor=2)
    assert (table.target, table.tokens) == (1, [7, 10, 13])
