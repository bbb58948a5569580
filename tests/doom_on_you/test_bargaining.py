"""Bots and deals: what they offer, what they accept, and what a promise is worth to them."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.bots import make_bot
from endling.games.doom_on_you.promises import promises_broken
from endling.games.doom_on_you.state import STATE
from tests.doom_on_you.scenario import Scenario

DEALS = {"deals": "tokens_only"}
STRONG = ["SHARK-TILLERY", "OTTER-CHAOS"]
GUARD = ["ELE-FENCE", "ELE-FENCE"]


def _answer(table: Scenario, bot: str = "greedy") -> dict[str, Any]:
    """What a bot would choose, as it is offered."""
    action = make_bot(bot, seed=1).choose(table.match)
    return next(choice for choice in table.match.choices() if choice["action"] == action)


def _follow(table: Scenario) -> dict[str, Any]:
    chosen = _answer(table)
    table.events += table.match.play(chosen["action"])
    return chosen


def test_a_target_pays_whoever_threatens_most() -> None:
    table = Scenario(piles=[[], ["ALPACA-PUNCH"], STRONG], options=DEALS).until("opening", actor=0)
    assert _follow(table)["word"] == "offer"
    assert _follow(table)["player"] == 2
    assert _follow(table)["number"] == 3
    assert _follow(table)["word"] == "spare"
    assert _answer(table)["word"] == "yes", "whoever is asked thinks alike"


def test_nobody_pays_for_what_can_be_blocked() -> None:
    table = Scenario(piles=[GUARD, ["ALPACA-PUNCH"], ["ALPACA-PUNCH"]], options=DEALS)
    assert _answer(table.until("opening", actor=0))["word"] == "pass"


def test_a_card_that_goes_with_an_offer_counts() -> None:
    """To spare somebody whom one could rob of five tokens costs two of them."""
    for card, answer in (("SHARK-TILLERY", "yes"), ("HUNT", "no")):
        table = Scenario([[card]], [[], STRONG], options={"deals": "tokens_and_cards"})
        table.until("opening", actor=0).choose(word="offer").choose(player=1)
        table.choose(card).choose(number=0).choose(word="spare")
        assert _answer(table)["word"] == answer


def test_nobody_pays_twice_for_the_same_promise() -> None:
    table = Scenario(piles=[[], [], STRONG], options=DEALS).until("opening", actor=0)
    for _ in range(4):
        _follow(table)
    table.choose(word="yes").until("opening", actor=0)
    assert _answer(table)["word"] == "pass"


def _offered(tokens: int, pile: list[str], promise: str = "spare") -> Scenario:
    """The target offers this to the next seat, which has these animals."""
    table = Scenario(piles=[[], pile], options=DEALS).until("opening", actor=0)
    table.choose(word="offer").choose(player=1).choose(number=tokens).choose(word=promise)
    assert (table.match.prompt, table.match.actor) == ("deal_accept", 1)
    return table


def test_a_promise_has_its_price() -> None:
    assert _answer(_offered(1, STRONG))["word"] == "no"
    assert _answer(_offered(5, STRONG))["word"] == "yes"
    assert _answer(_offered(1, ["ALPACA-PUNCH"]))["word"] == "yes"


def test_a_promise_is_kept_where_little_is_at_stake() -> None:
    table = _offered(1, ["ALPACA-PUNCH"]).choose(word="yes").until("declare", actor=1)
    assert _answer(table)["word"] == "done"
    table = _offered(1, ["ALPACA-PUNCH"]).choose(word="no").until("declare", actor=1)
    assert _answer(table)["card"] == "ALPACA-PUNCH"


def test_a_promise_is_broken_where_much_is_at_stake() -> None:
    table = _offered(5, STRONG).choose(word="yes").until("declare", actor=1)
    assert _answer(table)["card"] == "SHARK-TILLERY"


def _attacked() -> Scenario:
    """Somebody without a defense is attacked, and a third could help."""
    hands = [[], [], ["HUNT"]]
    table = Scenario(piles=[[], ["SHARK-TILLERY"]], hands=hands, options=DEALS)
    return table.attack(1, "SHARK-TILLERY")


def test_whoever_was_paid_to_help_helps() -> None:
    table = _attacked().until("declared", actor=0)
    assert _follow(table)["word"] == "offer"
    assert _follow(table)["player"] == 2
    _follow(table)
    assert _follow(table)["word"] == "help"
    table.choose(word="yes").until("declared", actor=2)
    assert _answer(table)["card"] == "HUNT"


def test_help_that_nobody_paid_for_is_not_given() -> None:
    table = _attacked().until("declared", actor=2)
    assert _answer(table)["word"] == "pass"


def _broken() -> Scenario:
    """Seat 2 was paid to spare the target, attacked it all the same, and could do so again."""
    piles = [[], [], ["SHARK-TILLERY", "OTTER-CHAOS", "RHINO-MIGHT"]]
    table = Scenario(piles=piles, deck=["ELE-FENCE"] * 3, options=DEALS).until("opening", actor=0)
    table.choose(word="offer").choose(player=2).choose(number=1).choose(word="spare")
    return table.choose(word="yes").attack(2, "SHARK-TILLERY").finish_turn()


def test_nobody_pays_whoever_has_just_broken_a_promise() -> None:
    table = _broken().until("opening", actor=1)
    assert [deal["state"] for deal in table.match.view()["deals"]] == ["broken"]
    assert _answer(table)["word"] == "pass"
    piles = [[], [], ["OTTER-CHAOS", "RHINO-MIGHT"]]
    table = Scenario(piles=piles, options=DEALS, target=1).until("opening", actor=1)
    assert _answer(table)["word"] == "offer"


def test_a_broken_promise_is_forgotten_two_rounds_later() -> None:
    table = _broken()
    shown = [int(promises_broken(_state(table), seat)) for seat in range(3)]
    assert shown == [0, 0, 1]
    while table.match.view()["round"] < 3:
        table.decline()
    assert promises_broken(_state(table), 2) == 0


def _state(table: Scenario) -> Any:
    return np.frombuffer(table.match.state(), STATE).view(np.recarray)[0]


SEARCH = "search:600"


def test_those_who_think_ahead_keep_their_word_where_little_is_at_stake() -> None:
    assert _attacks(accepted="yes") == 0
    assert _attacks(accepted="no") > _MINDS // 4, "it is a close call, but often worth it"


_MINDS = 16


def _attacks(accepted: str) -> int:
    """How many minds send their only, weak animal at somebody who offered a token to be spared."""
    attacks = 0
    for seed in range(_MINDS):
        table = _offered(1, ["ALPACA-PUNCH"]).choose(word=accepted).until("declare", actor=1)
        action = make_bot(SEARCH, seed=seed).choose(table.match)
        attacks += action == table.match.find(card="ALPACA-PUNCH")
    return attacks


def test_those_who_think_ahead_break_their_word_to_win() -> None:
    """The raid that was bought off would starve the last rival."""
    table = Scenario(piles=[[], STRONG], tokens=[6, 9, 1], options=DEALS).until("opening", actor=0)
    table.choose(word="offer").choose(player=1).choose(number=1).choose(word="spare")
    table.choose(word="yes").until("declare", actor=1)
    assert _answer(table, SEARCH)["card"] in STRONG
