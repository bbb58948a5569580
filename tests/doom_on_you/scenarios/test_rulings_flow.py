"""Rulings on players, preparation, dooms, going out and the end."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import endling
from endling.errors import OptionError
from endling.games.doom_on_you import reasons as r
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.cards import DOOMS
from endling.games.reasons import NOT_IN_HAND
from endling.match import Match
from tests.doom_on_you.scenario import GAME, HARMLESS, Scenario, because

ALPACA, BIRD, CAMO, WALL = "ALPACA-PUNCH", "HUNTING-BIRD", "CAMO", "ELE-FENCE"
FIELD = "FORCE FIELD"


def first_target_at(match: Match, number: int) -> int:
    """The first target of a round, when nobody does anything."""
    words = {"draw": "stop", "place": "done", "declare": "done", "defend": "let_through"}
    while match.view()["round"] < number:
        match.play(match.find(word=words.get(match.prompt or "", "pass")))
    target: int = match.view()["first_target"]
    return target


# --- Players and cards ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_d_1_two_to_six_players(players: int) -> None:
    match = endling.new(GAME, players, 1)
    shown = match.view()["players"]
    assert [(one["hand_size"], one["tokens"]) for one in shown] == [(6, 10)] * players
    assert match.view()["deck_size"] == 110 - 6 * players


@pytest.mark.parametrize("players", [1, 7])
def test_d_1_no_other_number(players: int) -> None:
    with pytest.raises(OptionError, match="players"):
        endling.new(GAME, players, 1)


def test_d_1_with_two_a_doom_for_another_names_the_opponent() -> None:
    table = Scenario(players=2, deck=["FLOOD", HARMLESS]).until("draw")
    assert (table.tokens, table.told("doom_other")) == ([9, 9], [(1, "FLOOD")])


def test_d_2_discards_are_out_until_the_draw_pile_is_empty() -> None:
    everything = [card.name for card in t.CARDS]
    for name in ("HUNT", WALL, ALPACA, BIRD):
        everything.remove(name)
    table = Scenario([["HUNT"]], [[WALL]], deck=[ALPACA, BIRD], discard=everything).finish_turn()
    assert (table.match.view()["deck_size"], table.match.view()["discard"]) == (1, everything)
    table.until("draw", "place")
    assert "shuffle" in table.verbs()


def test_d_2_the_discards_come_back_when_the_draw_pile_is_empty() -> None:
    everything = [card.name for card in t.CARDS]
    everything.remove(ALPACA)
    table = Scenario(deck=[ALPACA], discard=everything, players=3)
    assert "shuffle" in table.until("draw").verbs()
    assert table.match.view()["discard"] == []


def test_d_30_without_any_card_nobody_draws() -> None:
    """All cards are in hands and piles: dooms, which nobody holds, are left out of the game."""
    held = [card.name for card in t.CARDS[: t.FIRST_DOOM] if card.name not in (BIRD, "HUNT")]
    options = {"without": [card.name for card in DOOMS] + ["HUNT"]}
    table = Scenario([[], [], held], [[BIRD] * 3, [BIRD] * 3], deck=[], options=options)
    assert table.match.view()["deck_size"] == 0
    table.finish_turn()
    assert (0, None) in table.told("no_cards")
    assert (table.tokens, table.hand(0)) == ([10, 10, 10], [])


def test_d_32_the_discard_pile_lies_open() -> None:
    table = Scenario(discard=["METEOR", BIRD])
    assert table.match.view(2)["discard"] == ["METEOR", BIRD]


def test_d_47_hands_have_no_limit() -> None:
    hand = [card.name for card in t.CARDS[40:74]]
    assert len(Scenario([hand]).hand(0)) == 34 + 1  # with what the target has drawn


# --- Preparation ----------------------------------------------------------------------------------


def test_d_3_no_force_field_in_preparation() -> None:
    table = Scenario([[FIELD]], deck=["LOCUSTS"], phase="draw").expect("draw", actor=0)
    assert table.choose(word="draw").tokens == [8, 10, 10]


def test_d_3_a_force_field_stops_a_doom_that_is_drawn_in_an_attack_round() -> None:
    table = Scenario([[FIELD]], deck=["LOCUSTS"]).until("struck", actor=0)
    assert table.choose(FIELD).tokens == [10, 10, 10]


def test_d_4_a_pile_is_filled_up_to_three() -> None:
    table = Scenario([[ALPACA, BIRD, CAMO]], [[WALL]], phase="place").expect("place", actor=0)
    table.choose(ALPACA).choose(BIRD)
    assert table.pile(0) == [ALPACA, WALL, BIRD]
    assert CAMO in table.hand(0)


def test_d_4_animals_never_go_back_to_the_hand() -> None:
    table = Scenario([[ALPACA, "HUNT"]], [[WALL]], phase="place").expect("place", actor=0)
    assert table.options == [ALPACA, "done"]
    assert table.why_not(WALL) == because(NOT_IN_HAND)
    assert table.why_not("HUNT") == because(r.NOT_AN_ANIMAL)
    assert table.choose(word="done").pile(0) == [WALL]


def test_d_4_placing_is_secret_and_shown_together() -> None:
    table = Scenario([[ALPACA], [BIRD]], phase="place").expect("place", actor=0)
    assert table.match.together == [0, 1, 2]
    before = [table.match.view(seat) for seat in (2, None)]
    table.choose(ALPACA)
    assert [table.match.view(seat) for seat in (2, None)] == before
    assert table.match.view(0)["players"][0]["chosen"] == [ALPACA]
    table.choose(BIRD)
    assert (table.pile(0), table.pile(1)) == ([ALPACA], [BIRD])
    assert table.told("place") == [(0, ALPACA), (1, BIRD)]


def test_d_5_draws_one_by_one_clockwise_from_the_first_target() -> None:
    deck = [ALPACA, BIRD, CAMO, WALL]
    table = Scenario(deck=deck, phase="draw", first_target=1).expect("draw", actor=1)
    table.choose(word="draw").expect("draw", actor=1)
    assert table.hand(1) == [ALPACA]
    table.choose(word="stop").expect("draw", actor=2)
    table.choose(word="draw").choose(word="draw").choose(word="draw").expect("draw", actor=0)
    assert table.hand(2) == sorted([BIRD, CAMO, WALL])
    assert table.choose(word="stop").hand(0) == []


def test_d_5_nobody_draws_before_the_first_round() -> None:
    assert endling.new(GAME, 3, 1).prompt == "place"


def test_d_5_a_doom_counts_as_one_of_three() -> None:
    table = Scenario(deck=["DROUGHT", ALPACA, BIRD, CAMO], phase="draw")
    table.choose(word="draw").choose(word="draw").choose(word="draw").expect("draw", actor=1)
    assert table.hand(0) == [ALPACA, BIRD]


def test_d_25_the_next_first_target_is_the_next_survivor() -> None:
    table = Scenario(tokens=[10, 0, 10, 10], players=4, target=3)
    table.until("draw")
    assert table.match.view()["first_target"] == 2


def test_d_40_a_first_target_that_goes_out_in_preparation() -> None:
    piles = [[], [ALPACA], [BIRD]]
    table = Scenario(piles=piles, deck=["LOCUSTS"], tokens=[1, 10, 10], phase="draw")
    assert table.choose(word="draw").is_out(0)
    table.until("declare", actor=2)
    assert (table.match.view()["first_target"], table.target) == (1, 1)


def test_d_40_the_first_target_is_drawn_by_lot() -> None:
    found = {endling.new(GAME, 3, seed).view()["first_target"] for seed in range(20)}
    assert found == {0, 1, 2}
    match = endling.new(GAME, 3, 4, {"deals": "off"})
    targets = [first_target_at(match, number) for number in (1, 2, 3)]
    assert all((a + 1) % 3 == b for a, b in pairwise(targets))


# --- Dooms ----------------------------------------------------------------------------------------


def test_d_24_a_doom_for_all_strikes_the_drawer_only() -> None:
    table = Scenario(tokens=[1, 1, 1], deck=["METEOR", HARMLESS])
    table.until("draw", "place")
    assert table.tokens == [0, 1, 1]
    assert (0, "METEOR") in table.told("only_drawer")


def test_d_28_dooms_strike_no_attackers() -> None:
    table = Scenario(piles=[[WALL], [BIRD, ALPACA]], deck=["VOLCANO"]).attack(1, BIRD)
    table.until("doom_other").choose(player=1)
    assert table.pile(1) == []
    assert table.finish_turn().tokens == [7, 13, 10]


def test_d_41_a_wipeout_is_weighed_after_force_fields() -> None:
    table = Scenario([[], [FIELD]], tokens=[1, 1, 1], deck=["METEOR"]).until("struck", actor=1)
    table.choose(FIELD).choose(player=1)
    assert table.match.over
    assert table.match.winners == [1]
    assert "only_drawer" not in table.verbs()


# --- Going out ------------------------------------------------------------------------------------


def test_d_22_whoever_is_out_loses_everything_at_once() -> None:
    hands = [["HUNT", ALPACA]]
    piles = [[WALL], [BIRD], [ALPACA]]
    table = Scenario(hands, piles, tokens=[3, 10, 10]).attack(1, BIRD).attack(2, ALPACA)
    table.defend(None, WALL).finish_turn()
    assert table.is_out(0)
    assert (table.hand(0), table.pile(0)) == ([], [])
    assert {"HUNT", ALPACA, WALL, HARMLESS} <= set(table.discard)
    assert table.tokens == [0, 13, 10]
    assert (2, ALPACA) in table.told("in_vain")


def test_d_22_own_attackers_are_discarded() -> None:
    """The owner goes out by a sneak attack while its animal is on its way."""
    hands = [["SNEAK ATTACK", BIRD]]
    table = Scenario(hands, [[], [ALPACA]], tokens=[10, 2, 10]).attack(1, ALPACA)
    table.play(0, "SNEAK ATTACK", 1).finish_turn()
    assert table.is_out(1)
    assert table.tokens == [12, 0, 10]
    assert (1, ALPACA) in table.told("in_vain")


def test_d_26_most_tokens_win_when_the_first_is_out() -> None:
    options = {"end_condition": "first_player_out"}
    tokens = [3, 7, 10]
    table = Scenario(piles=[[], [BIRD]], tokens=tokens, options=options).attack(1, BIRD)
    assert table.match.over
    assert table.tokens == [0, 10, 10]
    assert table.match.winners == [1, 2]


def test_d_29_only_the_gainer_sees_the_hand() -> None:
    table = Scenario([[CAMO]], [[], ["HAND-A"]]).attack(1, "HAND-A").finish_turn()
    assert sorted(table.match.view(1)["players"][0]["known_hand"]) == [CAMO, HARMLESS]
    assert not table.match.view(2)["players"][0]["known_hand"]
    assert not table.match.view(None)["players"][0]["known_hand"]


def test_d_29_what_comes_into_the_hand_later_is_not_seen() -> None:
    table = Scenario([[CAMO]], [[], ["HAND-A"]], deck=[HARMLESS] * 3).attack(1, "HAND-A")
    table.until("draw", actor=0).choose(word="draw")
    assert sorted(table.match.view(1)["players"][0]["known_hand"]) == [CAMO, HARMLESS]
    assert len(table.hand(0)) == 3


def test_d_45_later_out_is_better_and_together_shares_the_place() -> None:
    table = Scenario(tokens=[5, 1, 1, 9], players=4, deck=["METEOR"])
    table.finish_turn()
    standing = table.match.game.standing(table.match._pool)
    assert standing[1] == standing[2] < standing[0] < standing[3]
    match = table.match
    dice = random.Random(3)
    while not match.over:
        match.play(dice.choice(match.legal))
    final = match.game.standing(match._pool)
    assert max(final[1], final[2]) < min(final[0], final[3])


# --- The end --------------------------------------------------------------------------------------


def test_d_48_from_round_60_everybody_must_draw() -> None:
    table = Scenario(deck=[HARMLESS] * 6, round=60, phase="draw", players=2)
    table.until("place")
    assert len(table.hand(0)) == 3
    assert "stop" not in table.verbs()
    table = Scenario(deck=[HARMLESS] * 6, round=59, phase="draw", players=2)
    table.expect("draw", actor=0)


def test_d_48_after_round_100_most_tokens_win() -> None:
    table = Scenario(tokens=[5, 9, 9], round=100, deck=[HARMLESS] * 3)
    while not table.match.over:
        table.decline()
    assert table.match.winners == [1, 2]
    assert "last_round" in table.verbs()


# --- Declaring ------------------------------------------------------------------------------------


def test_d_44_a_truce_limits_what_is_declared_only() -> None:
    hands = [[], ["SNEAK ATTACK", BIRD]]
    options = {"opening_truce": True}
    table = Scenario(hands, [[], [ALPACA, CAMO]], options=options).play(1, "SNEAK ATTACK", 0)
    table.attack(1, ALPACA).finish_turn()
    assert table.tokens == [6, 14, 10]


def test_d_44_a_circuit_starts_at_the_left_of_the_target() -> None:
    table = Scenario(piles=[[ALPACA], [], [BIRD]], target=1, first_target=1)
    table.expect("declare", actor=2).choose(word="done").expect("declare", actor=0)


def test_d_44_a_circuit_is_whole() -> None:
    """Seat 2 acts in the first circuit: the second one asks seat 3, too, who came after that."""
    piles = [[WALL], [BIRD], [CAMO], [ALPACA]]
    table = Scenario(piles=piles, players=4).expect("declare", actor=1).choose(word="done")
    table.expect("declare", actor=2).choose(CAMO)
    table.expect("declare", actor=3).choose(word="done")
    table.expect("declare", actor=1).choose(word="done")
    table.expect("declare", actor=3).choose(word="done").expect("defend", actor=0)


def test_d_44_in_real_time_whoever_acts_lets_those_who_held_choose_anew() -> None:
    options = {"declare_mode": "real_time"}
    table = Scenario(piles=[[], [BIRD], [CAMO], [ALPACA]], players=4, options=options)
    for held in (1, 2):
        table.expect("rush", actor=held).choose(word="done")
    table.choose(ALPACA).expect("rush", actor=1).choose(word="done")
    table.expect("rush", actor=2).choose(word="done")
    assert (table.tokens, table.match.view()["target"]) == ([9, 10, 10, 11], 1)


def test_d_44_in_real_time_an_offer_lets_all_choose_anew() -> None:
    options = {"declare_mode": "real_time", "deals": "tokens_only"}
    table = Scenario(piles=[[], [BIRD], [CAMO]], options=options).until("rush", actor=2)
    table.choose(word="offer").choose(player=0).choose(number=1).choose(word="favor")
    table.expect("deal_accept", actor=0).choose(word="yes").expect("rush", actor=1)
    assert table.why_not(word="offer") is None
    table.choose(word="done").expect("rush", actor=2)
    assert table.why_not(word="offer") == because(r.OFFERED_ALREADY)


def test_d_44_a_truce_holds_in_real_time_too() -> None:
    options = {"declare_mode": "real_time", "opening_truce": True}
    table = Scenario(piles=[[], [BIRD, ALPACA], [CAMO]], options=options)
    table.expect("rush", actor=1).choose(BIRD).expect("rush", actor=2)
    assert table.match.together == [2]


# --- Deals ----------------------------------------------------------------------------------------

DEALS = {"deals": "tokens_only"}


def test_d_27_tokens_change_hands_by_an_accepted_offer() -> None:
    table = Scenario(options=DEALS).expect("opening", actor=0)
    table.choose(word="offer").choose(player=1).choose(number=3).choose(word="spare")
    table.expect("deal_accept", actor=1)
    assert table.tokens == [10, 10, 10]
    table.choose(word="yes")
    assert table.tokens == [7, 13, 10]
    deal = {"giver": 0, "taker": 1, "tokens": 3, "promise": "spare", "round": 1, "with_card": False}
    deal["state"] = "pending"
    assert table.match.view(2)["deals"] == [deal]


def test_d_27_promises_are_not_enforced() -> None:
    table = Scenario(piles=[[], [BIRD]], options=DEALS)
    table.choose(word="offer").choose(player=1).choose(number=1).choose(word="spare")
    table.choose(word="yes").attack(1, BIRD).finish_turn()
    assert table.tokens == [6, 14, 10]


def test_d_27_nobody_gives_away_the_last_token() -> None:
    table = Scenario(tokens=[3, 10, 10], options=DEALS).choose(word="offer").choose(player=1)
    assert table.options == ["1", "2"]
    assert table.why_not(number=3) == because(r.LAST_TOKEN)
    table = Scenario(tokens=[1, 10, 10], options=DEALS)
    assert table.expect("opening").match.actor != 0


def test_d_43_one_offer_for_each_in_a_window() -> None:
    table = Scenario(options=DEALS).expect("opening", actor=0)
    table.choose(word="offer").choose(player=1).choose(number=1).choose(word="favor")
    table.choose(word="no").expect("opening", actor=1)
    assert table.told("decline") == [(1, None)]
    assert table.match.view()["deals"] == []
    table.until("drawn", actor=0)
    assert "offer" in table.options, "a window later there may be another one"


def test_d_43_offers_are_made_in_all_windows() -> None:
    table = Scenario(piles=[[], [BIRD]], options=DEALS)
    for window in ("opening", "declared", "drawn", "planned"):
        if window == "declared":
            table.attack(1, BIRD)
        table.until(window, actor=0).choose(word="offer").choose(player=2).choose(number=1)
        table.choose(word="favor").choose(word="yes")
    assert [deal["tokens"] for deal in table.match.view()["deals"]] == [1] * 4
    assert table.tokens == [6, 10, 14]


def test_d_43_a_new_plan_opens_no_new_window_for_offers() -> None:
    """W3 starts again after every play, and is the same window all the time."""
    table = Scenario(piles=[[], [BIRD]], options=DEALS).attack(1, BIRD).until("planned", actor=1)
    table.choose(word="offer").choose(player=2).choose(number=1).choose(word="favor")
    table.choose(word="no").expect("planned", actor=2)


def test_d_43_both_sides_keep_a_token() -> None:
    options = {"deals": "tokens_and_cards"}
    table = Scenario([[CAMO]], tokens=[1, 10, 10], options=options).choose(word="offer")
    table.choose(player=1).expect("deal_card", actor=0)
    assert table.options == [CAMO]
    table.choose(CAMO).choose(word="spare").choose(word="yes")
    assert (table.tokens, table.hand(1)) == ([1, 10, 10], [CAMO])


def test_d_43_offers_are_made_while_attacks_are_declared() -> None:
    table = Scenario(piles=[[], [BIRD], [CAMO]], options=DEALS).until("declare", actor=1)
    assert "offer" in table.options
    table.choose(word="offer").choose(player=2).choose(number=2).choose(word="join")
    table.choose(word="yes").expect("declare", actor=1)
    assert "offer" not in table.options
    assert table.why_not(word="offer") == because(r.OFFERED_ALREADY)
    assert table.tokens == [10, 8, 12]


def test_d_43_an_offer_is_secret_until_it_is_made() -> None:
    table = Scenario(options=DEALS).expect("opening", actor=0)
    before = table.match.view(1)
    table.choose(word="offer").choose(player=1)
    assert table.match.view(1) == before
