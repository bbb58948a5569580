"""Every option, and that wrong ones are refused."""

from __future__ import annotations

from typing import Any

import pytest

import endling
from endling.errors import OptionError
from endling.games import find_game
from endling.games.doom_on_you import reasons as r
from endling.games.doom_on_you.cards import ANIMALS, DOOMS
from tests.doom_on_you.scenario import GAME, Scenario, because

ALPACA, BIRD, CAMO, WALL = "ALPACA-PUNCH", "HUNTING-BIRD", "CAMO", "ELE-FENCE"
FIELD = "FORCE FIELD"


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        ("end_condition", "never", "'last_with_food' or 'first_player_out'"),
        ("starting_tokens", 4, "from 5 to 10"),
        ("starting_tokens", 11, "from 5 to 10"),
        ("starting_tokens", True, "from 5 to 10"),
        ("total_wipeout", "everybody", "'only_drawer_affected' or 'game_ends_no_winner'"),
        ("successful_animals_return", 1, "false or true"),
        ("drawn_animal_may_enter_pile", "yes", "false or true"),
        ("force_field_vs_doom_in_prep", None, "false or true"),
        ("opening_truce", 0, "false or true"),
        ("deals", "cards", "'tokens_only' or 'tokens_and_cards' or 'off'"),
        ("declare_mode", "at_once", "'rounds_until_all_pass' or 'single_pass' or 'real_time'"),
        ("attack", {"Unicorn": 1}, "Unicorn"),
        ("attack", {"HUNT": 1}, "HUNT"),
        ("attack", {"CAMO": 10}, "CAMO"),
        ("attack", ["CAMO"], "from card names"),
        ("defense", {"CAMO": 3}, "0 to 2"),
        ("tokens", {"CAMO": -1}, "from 0 to 9"),
        (
            "tokens",
            dict.fromkeys(("CAMO", "HAND-A", "BUFFA-BLOW", "RHINO-MIGHT", "GOR-WALL-A"), 4),
            "at most 4",
        ),
        ("without", ["Unicorn"], "Unicorn"),
        ("without", "CAMO", "list of card names"),
        ("expansion", True, "there is no such option"),
    ],
)
def test_wrong_options_are_refused_with_the_reason(option: str, value: Any, why: str) -> None:
    with pytest.raises(OptionError) as refused:
        endling.new(GAME, 3, 1, {option: value})
    assert option in str(refused.value)
    assert why in str(refused.value)


def test_option_end_condition() -> None:
    options = {"end_condition": "first_player_out"}
    table = Scenario(piles=[[], [BIRD]], tokens=[3, 10, 9], options=options).attack(1, BIRD)
    assert table.match.over
    assert table.match.winners == [1]


def test_option_end_condition__in_preparation() -> None:
    options = {"end_condition": "first_player_out"}
    table = Scenario(tokens=[2, 4, 6], deck=["LOCUSTS"], options=options, phase="draw")
    assert table.choose(word="draw").match.over
    assert table.match.winners == [2]


def test_option_end_condition__last_with_food() -> None:
    table = Scenario(piles=[[], [BIRD]], tokens=[3, 10, 9]).attack(1, BIRD)
    assert table.is_out(0)
    assert not table.match.over


@pytest.mark.parametrize("tokens", range(5, 11))
def test_option_starting_tokens(tokens: int) -> None:
    match = endling.new(GAME, 4, 1, {"starting_tokens": tokens})
    assert match.scores == [tokens] * 4


def test_option_total_wipeout() -> None:
    options = {"total_wipeout": "game_ends_no_winner"}
    table = Scenario(tokens=[1, 1, 1], deck=["METEOR"], options=options, target=2)
    assert table.match.over
    assert table.match.winners == []
    assert "wiped_out" in table.verbs()


def test_option_total_wipeout__only_drawer() -> None:
    table = Scenario(tokens=[1, 1], players=2, deck=["METEOR"])
    assert table.match.winners == [1]


def test_option_successful_animals_return() -> None:
    options = {"successful_animals_return": True}
    table = Scenario(piles=[[], [BIRD]], options=options).attack(1, BIRD)
    table.expect("return", actor=1).choose(word="yes")
    assert table.pile(1) == [BIRD]
    assert table.tokens == [7, 13, 10]


def test_option_drawn_animal_may_enter_pile() -> None:
    options = {"drawn_animal_may_enter_pile": True}
    table = Scenario(piles=[[], [BIRD]], deck=[WALL], options=options).attack(1, BIRD)
    table.expect("enter", actor=0)
    before = table.match.view(1)
    assert before["prompt"] is None  # nobody learns what was drawn
    table.choose(word="yes").expect("defend", actor=0)
    assert table.pile(0) == [WALL]


def test_option_drawn_animal_may_enter_pile__or_stay_in_hand() -> None:
    options = {"drawn_animal_may_enter_pile": True}
    table = Scenario(piles=[[], [BIRD]], deck=[WALL], options=options).attack(1, BIRD)
    table.expect("enter", actor=0).choose(word="no")
    assert (table.pile(0), table.hand(0)) == ([], [WALL])
    assert table.finish_turn().tokens == [7, 13, 10]


def test_option_drawn_animal_may_enter_pile__only_what_the_target_draws() -> None:
    """Neither battle cards, nor what is drawn in preparation, nor anything unless it is allowed."""
    options = {"drawn_animal_may_enter_pile": True}
    piles = [[CAMO], [BIRD]]
    for deck, given in (("HUNT", options), (WALL, {})):
        table = Scenario(piles=piles, deck=[deck], options=given).attack(1, BIRD).until("defend")
        assert "enter" not in table.asked
        assert table.hand(0) == [deck]
    table = Scenario(deck=[WALL] * 3, options=options, phase="draw").choose(word="draw")
    table.expect("draw", actor=0)


def test_option_drawn_animal_may_enter_pile__not_a_full_one() -> None:
    options = {"drawn_animal_may_enter_pile": True}
    piles = [[CAMO] * 3, [BIRD]]
    table = Scenario(piles=piles, deck=[WALL], options=options).attack(1, BIRD)
    table.expect("defend", actor=0)
    assert table.hand(0) == [WALL]


def test_option_force_field_vs_doom_in_prep() -> None:
    options = {"force_field_vs_doom_in_prep": True}
    table = Scenario([[FIELD]], deck=["LOCUSTS"], options=options, phase="draw")
    table.choose(word="draw").expect("struck", actor=0).choose(FIELD)
    assert table.tokens == [10, 10, 10]


def test_option_force_field_vs_doom_in_prep__not_a_fresh_one() -> None:
    """D-37: one that was drawn in this preparation stays in hand."""
    options = {"force_field_vs_doom_in_prep": True}
    table = Scenario(deck=[FIELD, "LOCUSTS"], options=options, phase="draw")
    table.choose(word="draw").choose(word="draw")
    assert table.tokens == [8, 10, 10]
    table = Scenario([[FIELD]], deck=[FIELD, "LOCUSTS"], options=options, phase="draw")
    table.choose(word="draw").choose(word="draw").expect("struck", actor=0)
    assert table.choose(FIELD).hand(0) == [FIELD]


def test_option_opening_truce() -> None:
    options = {"opening_truce": True}
    table = Scenario(piles=[[WALL], [BIRD, ALPACA]], options=options).attack(1, BIRD)
    assert [one["card"] for one in table.attacks] == [BIRD]
    table.defend(None).finish_turn().until("declare", actor=1)  # the truce is with each target
    assert (table.target, table.options) == (2, [ALPACA, "done"])
    table = Scenario(piles=[[WALL], [BIRD, ALPACA], [CAMO]], options=options)
    table.attack(1, BIRD).attack(2, CAMO).expect("defend", actor=0)
    assert len(table.attacks) == 2  # one of each
    table = Scenario(piles=[[WALL], [BIRD, ALPACA]], options=options, round=2)
    table.attack(1, BIRD, ALPACA)
    assert len(table.attacks) == 2


def test_option_deals() -> None:
    table = Scenario(options={"deals": "tokens_only"}).expect("opening", actor=0)
    assert table.options == ["offer", "pass"]
    table.choose(word="offer").choose(player=1).expect("deal_tokens")


def test_option_deals__off() -> None:
    table = Scenario(piles=[[], [BIRD]]).until("declare")
    assert table.why_not(word="offer") == because(r.NO_DEALS)


def test_option_deals__tokens_and_cards() -> None:
    options = {"deals": "tokens_and_cards"}
    table = Scenario([[CAMO, "HUNT"]], options=options).expect("opening", actor=0)
    table.choose(word="offer").choose(player=1).expect("deal_card").choose(CAMO)
    table.expect("deal_tokens")
    assert table.options[:2] == ["0", "1"]
    table.choose(number=0).choose(word="help").expect("deal_accept", actor=1)
    assert table.match.view(1)["players"][0]["known_hand"] == [CAMO]
    assert not table.match.view(2)["players"][0]["known_hand"]
    offered = {"giver": 0, "taker": 1, "tokens": 0, "promise": "help", "with_card": True}
    assert table.match.view(2)["offers"] == [offered]
    assert [table.match.view(seat)["cause"] for seat in range(3)] == [None, CAMO, None]
    table.choose(word="yes")
    deal = table.match.view(2)["deals"][0]
    assert {name: deal[name] for name in offered} == offered
    assert (table.hand(0), table.hand(1)) == (["HUNT"], [CAMO])
    assert table.match.view(0)["players"][1]["known_hand"] == [CAMO]


def test_option_deals__two_have_nobody_to_win_over() -> None:
    assert endling.new(GAME, 2, 1).options["deals"] == "off"
    with pytest.raises(OptionError, match="nobody to win over"):
        endling.new(GAME, 2, 1, {"deals": "tokens_only"})


def test_option_declare_mode() -> None:
    options = {"declare_mode": "single_pass"}
    table = Scenario(piles=[[WALL], [BIRD, ALPACA], [CAMO]], options=options)
    table.attack(1, BIRD).attack(2, CAMO).expect("defend", actor=0)
    assert table.pile(1) == [ALPACA]


def test_option_declare_mode__real_time() -> None:
    options = {"declare_mode": "real_time"}
    table = Scenario(piles=[[WALL], [BIRD, ALPACA], [CAMO]], options=options)
    table.expect("rush", actor=1)
    assert (table.match.race, table.match.together) == (True, [1, 2])
    assert table.match.view(2)["actor"] is None  # nobody sees whom the record asks
    table.choose(word="done").expect("rush", actor=2).choose(CAMO)
    table.expect("rush", actor=1).choose(ALPACA).choose(BIRD)
    numbers = [(one["card"], one["number"]) for one in table.match.view()["attacks"]]
    assert numbers == [(CAMO, 1), (ALPACA, 2), (BIRD, 3)]
    table.expect("defend", actor=0)


def test_option_attack() -> None:
    options = {"attack": {"ALPACA-PUNCH": 2}}
    table = Scenario(piles=[[WALL, CAMO], [ALPACA]], options=options).attack(1, ALPACA)
    table.defend(CAMO).finish_turn()
    assert (table.tokens, table.pile(0)) == ([10, 10, 10], [WALL])


def test_option_attack__whether_an_animal_can_attack() -> None:
    """In a pile and from a hand."""
    options = {"attack": {WALL: 1, BIRD: 0}}
    hands = [["SNEAK ATTACK", WALL, BIRD]]
    table = Scenario(hands, [[CAMO], [WALL, BIRD]], options=options).until("opening", actor=0)
    table.choose("SNEAK ATTACK").expect("sneak_at").choose(player=2)
    table.expect("declare", actor=1)
    assert table.options == [WALL, "done"]
    assert table.why_not(BIRD) == because(r.NO_ATTACK)


def test_option_defense() -> None:
    options = {"defense": {WALL: 1}}
    table = Scenario(piles=[[WALL], [ALPACA, BIRD]], options=options)
    assert table.defense(0) == {WALL: 1}
    table.attack(1, ALPACA, BIRD).defend(WALL).finish_turn()
    assert (table.tokens, table.pile(0)) == ([7, 13, 10], [])


def test_option_defense__none_at_all() -> None:
    table = Scenario(piles=[[WALL], [ALPACA]], options={"defense": {WALL: 0}}).attack(1, ALPACA)
    assert (table.finish_turn().tokens, table.pile(0)) == ([9, 11, 10], [WALL])


def test_option_tokens() -> None:
    options = {"tokens": {BIRD: 1, ALPACA: 9}}
    table = Scenario(piles=[[], [ALPACA, BIRD]], options=options).attack(1, BIRD, ALPACA)
    assert table.finish_turn().tokens == [0, 20, 10]


def test_options_attack_defense_and_tokens_stand_on_the_cards() -> None:
    given = {"attack": {ALPACA: 4}, "defense": {CAMO: 0}, "tokens": {BIRD: 7}}
    facts = {one["name"]: one for one in find_game(GAME).cards("en", given)}
    assert (facts[ALPACA]["attack"], facts[ALPACA]["defense"]) == (4, 1)
    assert "Attack 4" in facts[ALPACA]["text"]
    assert facts[CAMO]["defense"] == 0
    assert "7 tokens" in facts[BIRD]["text"]


def test_option_without() -> None:
    dooms = [doom.name for doom in DOOMS]
    match = endling.new(GAME, 6, 3, {"without": ["hunt", *dooms]})
    assert match.view()["deck_size"] == 110 - 10 - 18 - 36
    assert match.options["without"] == sorted(["HUNT", *dooms])
    while not match.over:
        assert match.view()["discard"].count("HUNT") == 0
        match.play(match.legal[-1])


def test_option_without__everybody_can_be_dealt_a_hand() -> None:
    animals = [animal.name for animal in ANIMALS]
    assert endling.new(GAME, 5, 1, {"without": animals}).view()["deck_size"] == 34 + 18 - 30
    with pytest.raises(OptionError, match="34"):
        endling.new(GAME, 6, 1, {"without": animals})
