"""Rulings on battle cards, counters and windows."""

from __future__ import annotations

from endling.games.doom_on_you import reasons as r
from tests.doom_on_you.scenario import HARMLESS, Scenario, because

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


def test_d_12_a_force_field_protects_one_from_a_doom() -> None:
    table = Scenario([[], [FIELD]], deck=["METEOR"]).until("struck", actor=1)
    assert table.choose(FIELD).choose(player=2).tokens == [9, 9, 10]


def test_d_13_deflect_goes_to_neither_player_nor_present_target() -> None:
    """The owner of the attack is as good as any other survivor."""
    tokens = [10, 10, 10, 10, 0]
    table = Scenario([[], [], ["DEFLECT"]], [[], [BIRD]], players=5, tokens=tokens)
    table.attack(1, BIRD).until("declared", actor=2).choose("DEFLECT").expect("deflect_to")
    assert table.options == ["player 1", "player 3"]
    assert table.why_not(player=0) == because(r.PRESENT_TARGET)
    assert table.why_not(player=2) == because(r.YOURSELF)
    assert table.why_not(player=4) == because(r.OUT)
    assert table.choose(player=1).finish_turn().tokens == [10, 7, 13, 10, 0]


def test_d_14_the_new_target_does_not_draw() -> None:
    table = Scenario([["DEFLECT"]], [[], [BIRD], [WALL]]).attack(1, BIRD).play(0, "DEFLECT", 2)
    table.expect("defend", actor=2)
    assert "draw" not in table.verbs()
    assert table.finish_turn().told("draw")[:1] == [(0, HARMLESS)]


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


def test_d_16_a_bystander_may_capture_and_nobody_can_counter() -> None:
    hands = [["CAPTURE"], ["CAPTURE"], ["CAPTURE"]]
    table = Scenario(hands, [[], [BIRD]]).attack(1, BIRD).until("declared", actor=2)
    table.choose("CAPTURE")
    assert (table.pile(2), table.attacks) == ([BIRD], [])
    assert table.finish_turn().tokens == [10, 10, 10]
    assert (table.hand(1), table.verbs().count("play")) == (["CAPTURE"], 1)


def test_d_17_a_captured_animal_can_block_in_the_same_turn() -> None:
    table = Scenario([["CAPTURE"]], [[], [CAMO, BIRD]]).attack(1, CAMO, BIRD)
    table.play(0, "CAPTURE", CAMO).defend(CAMO).finish_turn()
    assert table.tokens == [10, 10, 10]


def test_d_18_flame_ingo_sneaks_through_a_force_field() -> None:
    table = Scenario([[FIELD], [SNEAK, FLAME]]).play(1, SNEAK, 0)
    while table.target == 0:
        assert FIELD not in table.options
        table.decline()
    assert table.tokens == [8, 12, 10]


def test_d_18_camo_sneaks_past_a_hunt() -> None:
    table = Scenario([["HUNT"], [SNEAK, CAMO]]).play(1, SNEAK, 0)
    while table.target == 0:
        assert "HUNT" not in table.options
        table.decline()
    assert table.tokens == [9, 11, 10]


def test_d_18_hand_a_sneaks_a_look() -> None:
    table = Scenario([["HUNT"], [SNEAK, "HAND-A"]], deck=[ALPACA]).play(1, SNEAK, 0).finish_turn()
    assert table.told("look") == [(1, "HAND-A")]
    assert sorted(table.match.view(1)["players"][0]["known_hand"]) == [ALPACA, "HUNT"]


def test_d_18_what_a_sneak_attacker_could_defend_does_not_matter() -> None:
    """Two points would block BIRD, were GOR-WALL-A in the pile: it never gets there."""
    table = Scenario([[SNEAK, "GOR-WALL-A"]], [[], [BIRD]]).play(0, SNEAK, 2).attack(1, BIRD)
    assert table.finish_turn().tokens == [8, 13, 9]
    assert "defend" not in table.asked


def test_d_18_an_animal_without_attack_cannot_sneak() -> None:
    table = Scenario([[SNEAK, WALL, BIRD, OTTER]]).until("opening", actor=0).choose(SNEAK)
    assert table.expect("sneak").options == [BIRD, OTTER]
    assert table.why_not(WALL) == because(r.NO_ATTACK)


def test_d_18_a_sneak_attack_at_any_opponent() -> None:
    table = Scenario([[SNEAK, BIRD]], players=4).until("opening", actor=0).choose(SNEAK)
    assert table.expect("sneak_at").options == ["player 1", "player 2", "player 3"]


def test_d_19_hunt_reaches_piles_and_attacks_only() -> None:
    table = Scenario([["HUNT"], [BIRD]], [[], [ALPACA]]).attack(1, ALPACA)
    table.until("declared", actor=0).choose("HUNT")
    assert table.told("hunted") == [(0, ALPACA)]  # the only one: nobody has to choose
    table = Scenario([["HUNT"], [BIRD]], [[OTTER], [ALPACA]]).attack(1, ALPACA)
    table.until("declared", actor=0).choose("HUNT").expect("hunt")
    assert table.options == [ALPACA, OTTER]
    assert table.why_not(BIRD) == because(r.NOT_IN_PLAY)


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
    """W0 and W2 are there in every turn, W1 and W3 only with an attack."""
    table = Scenario([["HUNT"]], [[], [BIRD]]).until("declare").choose(word="done")
    table.expect("drawn", actor=0).choose(word="pass")
    assert (table.target, table.verbs().count("window")) == (1, 3)  # with W0 of the next turn
    table = Scenario([["HUNT"]], [[], [BIRD], [TURTLE]]).attack(1, BIRD)
    for window in ("declared", "drawn", "planned"):
        table.expect(window, actor=0).choose(word="pass")
    assert (table.target, table.verbs().count("window")) == (1, 5)


def test_d_33_a_window_that_follows_the_last_attack_closes() -> None:
    table = Scenario([["HUNT", "HUNT"]], [[], [BIRD, ALPACA]]).attack(1, BIRD)
    table.until("declared", actor=0).choose("HUNT").choose(BIRD)
    table.expect("drawn", actor=0)


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


def test_d_37_a_fresh_force_field_counters_nothing_in_preparation() -> None:
    """Seat 2 draws a force field, and then a doom against which seat 0 plays an old one."""
    options = {"force_field_vs_doom_in_prep": True}
    hands = [[FIELD], [FIELD]]
    deck = [FIELD, "LOCUSTS"]
    table = Scenario(hands, deck=deck, options=options, phase="draw", first_target=2)
    table.expect("draw", actor=2).choose(word="draw").choose(word="draw")
    table.expect("struck", actor=0).choose(FIELD)
    table.expect("counter", actor=1)  # an old one counters, the one of seat 2 does not
    table.choose(FIELD).expect("draw", actor=2)
    assert (table.tokens, table.hand(2)) == ([10, 10, 8], [FIELD])


def test_d_38_hunt_and_capture_may_take_own_animals() -> None:
    table = Scenario([["HUNT"]], [[ALPACA, BIRD]]).expect("opening", actor=0).choose("HUNT")
    assert table.options == [ALPACA, BIRD]
    assert table.choose(ALPACA).pile(0) == [BIRD]
    table = Scenario([[], ["CAPTURE", "HUNT"]], [[], [BIRD, ALPACA]]).attack(1, BIRD, ALPACA)
    table.play(1, "CAPTURE", BIRD).play(1, "HUNT", BIRD)
    assert table.told("captured") + table.told("hunted") == [(1, BIRD), (1, BIRD)]
    assert (table.pile(1), table.tokens) == ([], [9, 11, 10])


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
    """Nobody is asked to whom: it goes to the opponent of whoever plays the card."""
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
    hands = [["CAPTURE"] * 3]
    table = Scenario(hands, [[WALL] * 3, [BIRD, OTTER, CAMO]]).attack(1, BIRD, OTTER, CAMO)
    table.play(0, "CAPTURE", BIRD).play(0, "CAPTURE", OTTER).play(0, "CAPTURE")
    assert len(table.pile(0)) == 6


def test_d_47_fifteen_attacks_at_once() -> None:
    piles = [[], *[[ALPACA] * 3] * 3, *[[OTTER, BIRD, CAMO]] * 2]
    table = Scenario([["HUNT"]], piles, players=6)
    for seat in range(1, 6):
        table.attack(seat, *piles[seat])
    table.expect("declared", actor=0)
    assert [one["number"] for one in table.attacks] == list(range(1, 16))
    assert len(table.match.view()["forecast"]) == 15
    table.finish_turn()
    assert (table.tokens[0], sum(table.tokens)) == (0, 60)


def test_d_47_as_many_attacks_within_attacks_and_counters_as_there_are_cards() -> None:
    """Six sneak attacks, all deflected, each within the one before; then all ten HUNTs."""
    hands = [
        ["DEFLECT"] * 6 + ["HUNT"] * 4,
        [SNEAK] * 6 + [BIRD] * 6 + ["HUNT"] * 3,
        ["HUNT"] * 3,
    ]
    table = Scenario(hands, [[], [], [WALL]], deck=[ALPACA])
    for _ in range(6):
        table.until("opening", "planned", actor=1).choose(SNEAK)
        if table.match.prompt == "sneak":
            table.choose(BIRD)
        table.choose(player=2)
    for _ in range(6):
        table.until("planned", actor=0).choose("DEFLECT")
        if table.match.prompt == "deflect":
            table.choose_attack_on(2)
        if table.match.prompt == "deflect_to":
            table.choose(player=1)
    assert [one["target"] for one in table.attacks] == [1] * 6
    table.until("planned", actor=0).choose("HUNT").choose(BIRD)
    for seat in (1, 2, 0) * 3:
        table.expect("counter", actor=seat).choose("HUNT")
    assert table.told("cancel") == [(0, "HUNT")]
    assert table.finish_turn().discard.count(BIRD) == 6
