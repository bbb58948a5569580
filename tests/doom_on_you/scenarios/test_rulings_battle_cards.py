"""Rulings on battle cards, counters and windows."""

from __future__ import annotations

from endling.games.doom_on_you import reasons as r
from tests.doom_on_you.scenario import Scenario, because

ALPACA, BIRD, OTTER = "ALPACA-PUNCH", "HUNTING-BIRD", "OTTER-CHAOS"
TURTLE, WALL, CAMO, FLAME = "DETER-TLE", "ELE-FENCE", "CAMO", "FLAME-INGO"
FIELD, SNEAK = "FORCE FIELD", "SNEAK ATTACK"


def test_d_11_attackers_stopped_by_a_force_field_are_discarded() -> None:
    table = Scenario([[FIELD]], [[], [BIRD]]).attack(1, BIRD).play(0, FIELD)
    assert BIRD in table.discard
    assert table.pile(1) == []


def test_d_12_a_force_field_stops_no_attack_that_comes_later() -> None:
    hands = [[FIELD], [], [SNEAK, OTTER]]
    table = Scenario(hands, [[], [BIRD]]).attack(1, BIRD).play(0, FIELD)
    table.play(2, SNEAK, 0).finish_turn()
    assert table.tokens == [8, 10, 12]


def test_d_12_a_force_field_protects_one_player() -> None:
    """An attack within the attack is aimed at somebody else, who is protected alone."""
    hands = [["DEFLECT"], [], [FIELD]]
    table = Scenario(hands, [[], [BIRD, OTTER]]).attack(1, BIRD, OTTER)
    table.play(0, "DEFLECT", BIRD, 2).play(2, FIELD, 2).finish_turn()
    assert table.tokens == [8, 12, 10]


def test_d_13_deflect_goes_to_neither_player_nor_present_target() -> None:
    table = Scenario([[], [], ["DEFLECT"]], [[], [BIRD]], players=4).attack(1, BIRD)
    table.until("declared", actor=2).choose("DEFLECT").expect("deflect_to")
    assert table.options == ["player 1", "player 3"]
    assert table.why_not(player=0) == because(r.PRESENT_TARGET)
    assert table.why_not(player=2) == because(r.YOURSELF)


def test_d_14_the_new_target_does_not_draw() -> None:
    table = Scenario([["DEFLECT"]], [[], [BIRD], [WALL]]).attack(1, BIRD).play(0, "DEFLECT", 2)
    table.expect("defend", actor=2)
    assert "draw" not in table.verbs()


def test_d_14_an_attack_may_be_deflected_again() -> None:
    hands = [["DEFLECT"], [], ["DEFLECT"]]
    table = Scenario(hands, [[], ["HAND-A"]], players=4).attack(1, "HAND-A")
    table.play(0, "DEFLECT", 2).until("counter", "planned", actor=2)
    table.until("planned", actor=2).choose("DEFLECT").choose(player=3)
    assert table.finish_turn().tokens == [10, 10, 12, 8]
    assert table.match.view(2)["players"][3]["known_hand"] is not None
    assert table.told("look") == [(2, "HAND-A")]


def test_d_15_a_cancelled_deflect_leaves_the_attack_where_it_was() -> None:
    hands = [["DEFLECT"], ["DEFLECT"]]
    table = Scenario(hands, [[TURTLE], [BIRD]]).attack(1, BIRD)
    table.play(0, "DEFLECT", 2).expect("counter", actor=1).choose("DEFLECT")
    assert [(one["target"], one["gainer"]) for one in table.attacks] == [(0, 1)]


def test_d_16_one_may_capture_an_own_attacker() -> None:
    table = Scenario([[], ["CAPTURE"]], [[], [BIRD]]).attack(1, BIRD).play(1, "CAPTURE")
    assert table.pile(1) == [BIRD]
    assert table.finish_turn().tokens == [10, 10, 10]


def test_d_17_a_captured_animal_can_block_in_the_same_turn() -> None:
    table = Scenario([["CAPTURE"]], [[], [CAMO, BIRD]]).attack(1, CAMO, BIRD)
    table.play(0, "CAPTURE", CAMO).defend(CAMO).finish_turn()
    assert table.tokens == [10, 10, 10]


def test_d_18_powers_apply_to_sneak_attacks() -> None:
    table = Scenario([[FIELD], [SNEAK, FLAME]]).play(1, SNEAK, 0)
    while table.target == 0:
        assert FIELD not in table.options
        table.decline()
    assert table.tokens == [8, 12, 10]


def test_d_18_a_sneak_attack_at_any_opponent() -> None:
    table = Scenario([[SNEAK, BIRD]], players=4).until("opening", actor=0).choose(SNEAK)
    assert table.expect("sneak_at").options == ["player 1", "player 2", "player 3"]


def test_d_19_hunt_reaches_piles_and_attacks_only() -> None:
    table = Scenario([["HUNT"], [BIRD]], [[], [ALPACA]]).attack(1, ALPACA)
    table.until("declared", actor=0).choose("HUNT")
    assert table.told("hunted") == [(0, ALPACA)]  # the only one: nobody has to choose


def test_d_21_nobody_counters_their_own_card() -> None:
    table = Scenario([["HUNT", "HUNT"]], [[], [BIRD, ALPACA]]).attack(1, BIRD)
    table.until("declared", actor=0).choose("HUNT").choose(BIRD)
    assert table.match.prompt != "counter"
    assert BIRD in table.discard


def test_d_21_a_counter_may_be_countered_by_whoever_played_first() -> None:
    table = Scenario([["HUNT", "HUNT"], ["HUNT"]], [[], [BIRD]]).attack(1, BIRD)
    table.until("declared", actor=0).choose("HUNT")
    table.expect("counter", actor=1).choose("HUNT")
    table.expect("counter", actor=0).choose("HUNT")
    assert BIRD in table.discard
    assert table.discard.count("HUNT") == 3


def test_d_33_a_window_starts_again_after_a_play() -> None:
    hands = [["HUNT"], ["HUNT"]]
    table = Scenario(hands, [[], [BIRD, ALPACA, OTTER]]).expect("opening", actor=0)
    table.choose(word="pass").expect("opening", actor=1).choose("HUNT").choose(BIRD)
    table.expect("counter", actor=0).choose(word="pass").expect("opening", actor=0)


def test_d_33_before_declaring_only_hunt_and_sneak_attack() -> None:
    hands = [["CAPTURE", FIELD, "DEFLECT", "HUNT"]]
    table = Scenario(hands, [[], [BIRD]]).expect("opening", actor=0)
    assert table.options == ["HUNT", "pass"]
    assert table.why_not(FIELD) == because(r.NOT_NOW)


def test_d_33_without_an_attack_there_are_fewer_windows() -> None:
    table = Scenario([["HUNT"]], [[], [BIRD]]).until("declare").choose(word="done")
    table.expect("drawn", actor=0)
    assert table.verbs().count("window") == 2


def test_d_37_a_force_field_needs_an_attack_that_it_stops() -> None:
    table = Scenario([[FIELD, "HUNT"]], [[], [FLAME]]).attack(1, FLAME)
    table.until("declared", actor=0)
    assert table.options == ["HUNT", "pass"]
    assert table.why_not(FIELD) == because(r.NO_TARGET)


def test_d_37_a_force_field_against_doom_is_for_those_not_yet_protected() -> None:
    hands = [[FIELD, FIELD]]
    table = Scenario(hands, deck=["METEOR"]).until("struck", actor=0)
    table.choose(FIELD).choose(player=0).expect("struck", actor=0).choose(FIELD)
    assert table.options == ["player 1", "player 2"]
    assert table.choose(player=2).tokens == [10, 9, 10]


def test_d_38_hunt_and_capture_may_take_own_animals() -> None:
    table = Scenario([["HUNT"]], [[ALPACA, BIRD]]).expect("opening", actor=0).choose("HUNT")
    assert table.options == [ALPACA, BIRD]
    assert table.choose(ALPACA).pile(0) == [BIRD]


def test_d_38_a_chain_never_reopens() -> None:
    """Whoever has passed on a card is not asked about it again when its counter is countered."""
    hands = [["HUNT", "HUNT"], ["HUNT"], ["HUNT"]]
    table = Scenario(hands, [[], [BIRD]]).attack(1, BIRD)
    table.until("declared", actor=0).choose("HUNT")
    table.expect("counter", actor=1).choose("HUNT")  # seat 2 has not been asked yet
    table.expect("counter", actor=2).choose(word="pass")
    table.expect("counter", actor=0).choose("HUNT")
    table.expect("counter", actor=2).choose(word="pass")
    assert BIRD in table.discard


def test_d_38_a_sneak_attack_card_is_discarded_when_played() -> None:
    table = Scenario([[], [SNEAK, BIRD]], [[WALL]]).play(1, SNEAK, 0)
    assert SNEAK in table.discard
    assert BIRD not in table.discard


def test_d_39_an_attack_for_somebody_who_is_out_brings_nothing() -> None:
    """Seat 3 deflects an attack, and is out before it succeeds: nobody gains by it."""
    hands = [[], [], [SNEAK, BIRD], ["DEFLECT"]]
    table = Scenario(hands, [[], [OTTER]], players=4, tokens=[10, 10, 10, 1]).attack(1, OTTER)
    table.play(3, "DEFLECT", 2).play(2, SNEAK, 3)
    assert table.is_out(3)
    assert table.finish_turn().tokens == [10, 10, 11, 0]
    assert (1, OTTER) in table.told("in_vain")


def test_d_39_hand_a_looks_before_the_target_is_out() -> None:
    table = Scenario([["HUNT"]], [[], ["HAND-A"]], tokens=[2, 10, 10]).attack(1, "HAND-A")
    table.finish_turn()
    verbs = table.verbs()
    assert verbs.index("look") < verbs.index("out")


def test_d_46_with_two_the_attack_goes_back_to_its_owner() -> None:
    table = Scenario([["DEFLECT"], ["DEFLECT"]], [[], [BIRD]], players=2).attack(1, BIRD)
    table.until("declared", actor=0).choose("DEFLECT")
    table.expect("counter", actor=1).choose(word="pass")
    table.expect("planned", actor=1).choose("DEFLECT")  # and back again: it joins the list
    assert table.finish_turn().tokens == [7, 13]


def test_d_46_with_two_nobody_deflects_their_own_attack() -> None:
    table = Scenario([[], ["DEFLECT"]], [[], [BIRD]], players=2).attack(1, BIRD)
    assert table.finish_turn().tokens == [7, 13]
    assert "DEFLECT" in table.hand(1)


def test_d_47_piles_have_no_limit_after_capture() -> None:
    hands = [["CAPTURE", "CAPTURE"]]
    table = Scenario(hands, [[WALL] * 3, [BIRD, OTTER]]).attack(1, BIRD, OTTER)
    table.play(0, "CAPTURE", BIRD).play(0, "CAPTURE")
    assert len(table.pile(0)) == 5
