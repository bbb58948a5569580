"""Rulings on declaring, defending and resolving attacks."""

from __future__ import annotations

from endling.games.doom_on_you import reasons as r
from tests.doom_on_you.scenario import HARMLESS, Scenario, because

ALPACA, BIRD, OTTER, RHINO = "ALPACA-PUNCH", "HUNTING-BIRD", "OTTER-CHAOS", "RHINO-MIGHT"
TURTLE, WALL, CAMO = "DETER-TLE", "ELE-FENCE", "CAMO"


# --- Declaring ------------------------------------------------------------------------------------


def test_d_6_attacks_are_declared_in_circuits_until_nobody_adds_one() -> None:
    table = Scenario(piles=[[TURTLE], [ALPACA, BIRD], [OTTER]]).expect("declare", actor=1)
    table.choose(ALPACA).choose(word="done")
    table.expect("declare", actor=2).choose(OTTER)
    table.expect("declare", actor=1).choose(BIRD).expect("defend", actor=0)
    assert _numbers(table) == {ALPACA: 1, OTTER: 2, BIRD: 3}


def test_d_6_what_is_declared_cannot_be_taken_back() -> None:
    table = Scenario(piles=[[], [ALPACA, BIRD]]).expect("declare", actor=1).choose(ALPACA)
    assert table.options == [BIRD, "done"]
    assert (table.pile(1), table.why_not(ALPACA)) == ([BIRD], because(r.NOT_IN_PILE))


def test_d_6_a_circuit_without_a_new_attack_is_the_last() -> None:
    table = Scenario(piles=[[], [ALPACA], [OTTER]])
    table.expect("declare", actor=1).choose(word="done")
    table.expect("declare", actor=2).choose(word="done")
    assert table.told("attack") == []
    assert "draw" in table.verbs()


def test_d_7_whoever_has_no_animals_can_be_attacked() -> None:
    table = Scenario(piles=[[], [BIRD]]).attack(1, BIRD)
    assert "defend" not in table.verbs()
    assert table.finish_turn().tokens == [7, 13, 10]


# --- Defending ------------------------------------------------------------------------------------


def test_d_8_blockers_together_reach_the_attack_value() -> None:
    table = Scenario(piles=[[ALPACA, TURTLE], [RHINO]]).attack(1, RHINO)
    table.expect("defend", actor=0).choose(ALPACA).expect("defend", actor=0)
    assert table.options == [TURTLE]
    table.choose(TURTLE).finish_turn()
    assert table.tokens == [10, 10, 10]
    assert table.pile(0) == []


def test_d_8_one_blocker_reaches_a_high_attack_value() -> None:
    table = Scenario(piles=[[WALL], [RHINO]]).attack(1, RHINO).defend(WALL).finish_turn()
    assert (table.tokens, table.pile(0)) == ([10, 10, 10], [])


def test_d_8_no_partial_blocks() -> None:
    table = Scenario(piles=[[ALPACA], [RHINO]]).attack(1, RHINO)
    assert (0, RHINO) in table.told("let_through")
    assert table.finish_turn().tokens == [8, 12, 10]


def test_d_9_spent_points_stay_spent() -> None:
    table = Scenario(piles=[[WALL], [ALPACA]]).attack(1, ALPACA).defend(WALL).finish_turn()
    assert table.defense(0) == {WALL: 2}
    table.until("draw", "place")
    assert table.defense(0) == {WALL: 2}


def test_d_9_a_captured_animal_is_at_full_points() -> None:
    hands = [["CAPTURE"]]
    table = Scenario(hands, [[], [CAMO]], spent=[[], [1]]).attack(1, CAMO)
    assert table.play(0, "CAPTURE").defense(0) == {CAMO: 2}


def test_d_9_a_fresh_animal_is_at_full_points() -> None:
    table = Scenario([[TURTLE]], [[WALL]], spent=[[1]], phase="place").until("place", actor=0)
    assert table.choose(TURTLE).decline().defense(0) == {WALL: 2, TURTLE: 2}


def test_d_10_a_blocker_dies_when_its_points_are_used_up() -> None:
    table = Scenario(piles=[[TURTLE], [ALPACA, BIRD]]).attack(1, ALPACA, BIRD)
    table.defend(TURTLE, TURTLE).finish_turn()
    assert table.tokens == [10, 10, 10]
    assert {TURTLE, ALPACA, BIRD} <= set(table.discard)


def test_d_10_one_point_left_and_one_attacker_let_through() -> None:
    table = Scenario(piles=[[TURTLE], [ALPACA, BIRD]]).attack(1, ALPACA, BIRD)
    table.defend(None, TURTLE).finish_turn()
    assert table.tokens == [9, 11, 10]
    assert table.defense(0) == {TURTLE: 1}


def test_d_36_no_further_animal_joins_a_block_that_is_met() -> None:
    table = Scenario(piles=[[WALL, TURTLE], [OTTER]]).attack(1, OTTER).expect("defend", actor=0)
    table.choose(WALL)
    assert table.match.prompt != "defend"
    assert table.finish_turn().defense(0) == {WALL: 1, TURTLE: 2}


def test_d_36_the_last_of_several_gives_no_more_than_is_missing() -> None:
    table = Scenario(piles=[[ALPACA, WALL], [RHINO]]).attack(1, RHINO).defend(ALPACA, WALL)
    assert table.finish_turn().defense(0) == {WALL: 1}


# --- Planning anew --------------------------------------------------------------------------------


def test_d_20_a_hunted_blocker_no_longer_blocks() -> None:
    table = Scenario([[], ["HUNT"]], [[WALL, TURTLE], [ALPACA]]).attack(1, ALPACA)
    table.defend(WALL).until("planned", actor=1).choose("HUNT").choose(WALL)
    table.expect("defend", actor=0)
    assert table.options == [TURTLE, "let_through"]
    assert table.choose(TURTLE).finish_turn().tokens == [10, 10, 10]


def test_d_34_only_what_changed_is_planned_anew() -> None:
    hands = [[], ["HUNT"]]
    table = Scenario(hands, [[WALL, CAMO], [ALPACA, BIRD]]).attack(1, ALPACA, BIRD)
    table.defend(WALL, CAMO).until("planned", actor=1).choose("HUNT").choose(WALL)
    table.expect("defend", actor=0)
    assert table.match.cause == ALPACA
    table.choose(CAMO)
    assert table.match.prompt != "defend"
    assert table.finish_turn().tokens == [10, 10, 10]


def test_d_34_a_new_attacker_is_planned_at_once_and_nothing_else_anew() -> None:
    """BIRD was let through, and stays so; the window starts again only after the new plan."""
    hands = [[], [], ["SNEAK ATTACK", OTTER]]
    table = Scenario(hands, [[WALL], [BIRD]]).attack(1, BIRD).defend(None)
    table.expect("planned", actor=2).choose("SNEAK ATTACK").choose(player=0)
    table.expect("defend", actor=0)
    assert table.match.cause == OTTER
    table.choose(WALL).finish_turn()
    assert (table.tokens, table.defense(0)) == ([7, 13, 10], {WALL: 1})


def test_d_34_freed_points_never_serve_what_was_let_through() -> None:
    """The attacker that was to be blocked is gone: its blocker is not free for the other one."""
    hands = [["HUNT"]]
    table = Scenario(hands, [[ALPACA], ["HAND-A", BIRD]]).attack(1, "HAND-A", BIRD)
    table.until("defend").choose(ALPACA)  # no point is left for the other one
    table.play(0, "HUNT", "HAND-A")
    assert table.match.prompt != "defend"
    assert table.finish_turn().tokens == [7, 13, 10]


def test_d_34_an_animal_that_joins_may_meet_what_was_let_through() -> None:
    hands = [["CAPTURE"]]
    table = Scenario(hands, [[], [CAMO, BIRD]]).attack(1, CAMO, BIRD)
    table.until("planned", actor=0).choose("CAPTURE").choose(CAMO)
    table.expect("defend", actor=0)
    assert table.match.cause == BIRD
    assert table.options == [CAMO, "let_through"]
    assert table.choose(CAMO).finish_turn().tokens == [10, 10, 10]


def test_d_34_an_animal_that_returns_may_meet_what_was_let_through() -> None:
    """Seat 1 is hit by its own BIRD when ALPACA-PUNCH, deflected too, comes back to its pile."""
    options = {"successful_animals_return": True}
    hands = [["DEFLECT"], [], [], ["DEFLECT"]]
    table = Scenario(hands, [[], [BIRD, ALPACA]], players=4, options=options)
    table.attack(1, BIRD, ALPACA).play(0, "DEFLECT", BIRD, 1).until("planned", actor=3)
    assert (1, BIRD) in table.told("let_through")
    table.play(3, "DEFLECT", ALPACA, 2).until("return", actor=1).choose(word="yes")
    table.expect("defend", actor=1)
    assert (table.match.cause, table.options) == (BIRD, [ALPACA, "let_through"])
    assert table.choose(ALPACA).finish_turn().tokens == [10, 10, 9, 11]


def test_d_34_points_of_an_outer_plan_are_reserved() -> None:
    """Seat 2 means to use its only point against one attack when another one comes."""
    hands = [["DEFLECT"], ["SNEAK ATTACK", BIRD]]
    table = Scenario(hands, [[], [OTTER], [TURTLE]]).attack(1, OTTER).play(0, "DEFLECT", 2)
    table.expect("defend", actor=2).choose(TURTLE)
    table.play(1, "SNEAK ATTACK", 2)
    assert (2, BIRD) in table.told("let_through")
    assert table.finish_turn().tokens == [10, 13, 7]
    assert table.pile(2) == []


def _numbers(table: Scenario) -> dict[str, int]:
    return {one["card"]: one["number"] for one in table.attacks}


# --- Tokens ---------------------------------------------------------------------------------------


def test_d_23_tokens_are_paid_in_the_order_of_declaration() -> None:
    table = Scenario(piles=[[], [BIRD], [BIRD]], tokens=[4, 10, 10])
    table.attack(1, BIRD).attack(2, BIRD).finish_turn()
    assert table.tokens == [0, 13, 11]


def test_d_35_sneak_attacks_take_the_next_number() -> None:
    hands = [[], [], ["SNEAK ATTACK", BIRD]]
    table = Scenario(hands, [[WALL], [ALPACA]]).attack(1, ALPACA)
    table.play(2, "SNEAK ATTACK", 0).expect("defend", actor=0)
    assert _numbers(table) == {ALPACA: 1, BIRD: 2}


def test_d_35_a_deflected_attack_keeps_its_number() -> None:
    hands = [["DEFLECT"]]
    table = Scenario(hands, [[], [ALPACA, BIRD], [WALL]]).attack(1, ALPACA, BIRD)
    table.play(0, "DEFLECT", ALPACA, 2).expect("defend", actor=2)
    assert _numbers(table) == {ALPACA: 1, BIRD: 2}


def test_d_35_every_turn_begins_with_number_one() -> None:
    piles = [[], [ALPACA, WALL], [BIRD]]
    table = Scenario(piles=piles, deck=[HARMLESS] * 2).attack(1, ALPACA).finish_turn()
    table.attack(2, BIRD).expect("defend", actor=1)
    assert _numbers(table) == {BIRD: 1}


def test_d_35_attacks_on_the_target_join_its_list() -> None:
    """A sneak attack on the target waits until it defends, after it has drawn."""
    hands = [[], ["SNEAK ATTACK", BIRD]]
    table = Scenario(hands, [[WALL], [], [ALPACA]]).play(1, "SNEAK ATTACK", 0)
    table.expect("declare", actor=2).choose(ALPACA).expect("defend", actor=0)
    assert "draw" in table.verbs()
    assert _numbers(table) == {BIRD: 1, ALPACA: 2}
    assert table.defend(WALL, WALL).finish_turn().tokens == [10, 10, 10]


def test_d_35_a_nested_attack_stands_alone() -> None:
    """Seat 2 decides about what was deflected to it only; what is aimed at the target waits."""
    table = Scenario([["DEFLECT"]], [[WALL], [OTTER, BIRD], [WALL]]).attack(1, OTTER, BIRD)
    table.play(0, "DEFLECT", OTTER, 2).expect("defend", actor=2)
    assert table.match.cause == OTTER
    table.choose(WALL).expect("defend", actor=0)
    assert table.match.cause == BIRD
    assert (2, WALL) in table.told("spent")


def test_d_35_a_nested_attack_ends_when_its_animal_is_gone() -> None:
    """The target has another DEFLECT, and is not asked for it again before it draws."""
    hands = [["DEFLECT", "CAPTURE"], [], ["HUNT"]]
    table = Scenario(hands, [[], [OTTER], [WALL, CAMO]]).attack(1, OTTER)
    table.until("declared", actor=0).choose("DEFLECT").choose(player=2)
    table.expect("defend", actor=2).choose(word="let_through")
    table.expect("planned", actor=0).choose(word="pass")
    table.expect("planned", actor=2).choose("HUNT").choose(OTTER)
    assert "draw" in table.verbs()
    assert table.finish_turn().tokens == [10, 10, 10]


def test_d_42_an_owner_decides_whether_an_animal_returns() -> None:
    options = {"successful_animals_return": True}
    table = Scenario(piles=[[], [CAMO]], spent=[[], [1]], options=options).attack(1, CAMO)
    table.expect("return", actor=1).choose(word="yes")
    assert table.defense(1) == {CAMO: 1}
    assert table.tokens == [9, 11, 10]


def test_d_42_also_after_deflect() -> None:
    options = {"successful_animals_return": True}
    table = Scenario([["DEFLECT"]], [[], [BIRD]], options=options).attack(1, BIRD)
    table.play(0, "DEFLECT", 2).expect("return", actor=1).choose(word="no")
    assert BIRD in table.discard
    assert table.tokens == [13, 10, 7]


def test_d_31_no_return_to_a_full_pile() -> None:
    options = {"successful_animals_return": True}
    hands = [[], [], ["CAPTURE"]]
    piles = [[], [BIRD, ALPACA], [WALL, WALL, WALL]]
    table = Scenario(hands, piles, options=options).attack(1, BIRD, ALPACA)
    table.play(2, "CAPTURE", ALPACA).expect("return", actor=1).choose(word="yes")
    assert table.pile(1) == [BIRD]
    table = Scenario(piles=[[], [BIRD, *[WALL] * 3]], options=options).attack(1, BIRD)
    assert table.pile(1) == [WALL] * 3


def test_d_31_a_sneak_attacker_is_discarded() -> None:
    options = {"successful_animals_return": True}
    table = Scenario([[], ["SNEAK ATTACK", BIRD]], options=options).play(1, "SNEAK ATTACK", 2)
    assert BIRD in table.discard
    assert table.tokens == [10, 13, 7]


def test_why_not_defend_with_what_has_no_points() -> None:
    table = Scenario(piles=[[BIRD, WALL], [ALPACA]]).attack(1, ALPACA).expect("defend")
    assert table.why_not(BIRD) == because(r.NO_POINTS)
    assert table.why_not(CAMO) == because(r.NOT_IN_PILE)
    assert table.why_not("HUNT") == because(r.NOT_AN_ANIMAL)
