"""What a seat may know of other hands: the same as somebody who only watches can work out."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import endling
from endling.games.doom_on_you.cards import ANIMALS
from endling.match import Match
from tests.doom_on_you.scenario import GAME, Scenario
from tests.oracle.doom_on_you_knowledge import Witness
from tests.oracle.witness import View, check_truth, watch_game, whole_hand

GAMES = 3  # for every number of players and choice of cards
COMPARE_ONE_IN = 7  # of how many decisions: games are long


def options(choice: str, players: int, seed: int) -> dict[str, Any]:
    dice = random.Random(f"cards {choice} {seed}")
    given: dict[str, Any] = {
        "deals": "tokens_and_cards" if players > 2 else "off",
        "drawn_animal_may_enter_pile": seed % 2 == 1,
        "successful_animals_return": seed % 3 == 1,
        "declare_mode": ("rounds_until_all_pass", "single_pass", "real_time")[seed % 3],
    }
    if choice == "few":  # hands are looked at again and again, and hold many equal cards
        others = [animal.name for animal in ANIMALS if animal.name != "HAND-A"]
        given["without"] = dice.sample(others, len(others) - 4)
    return given


def compare(match: Match, witness: Witness, view: View) -> int:
    """Compare what a witness knows with a view; how many cards are known of other hands."""
    known = 0
    for seat, player in enumerate(view["players"]):
        if seat == witness.seat:
            hand = whole_hand(player, "chosen")
            assert hand == witness.known[seat], (seat, match.replay())
            assert hand.total() == witness.sizes[seat]
        else:
            shown = Counter(player["known_hand"])
            assert shown == witness.known[seat], (witness.seat, seat, match.replay())
            assert player["hand_size"] == witness.sizes[seat]
            assert witness.seat is not None or not shown
            known += shown.total()
    return known


@pytest.mark.parametrize("choice", ["all", "few"])
@pytest.mark.parametrize("players", range(2, 7))
def test_a_seat_knows_what_it_could_work_out(players: int, choice: str) -> None:
    known = 0
    for seed in range(GAMES):
        match = endling.new(GAME, players, seed, options(choice, players, seed))
        dice = random.Random(f"knowledge {players} {seed}")
        known += watch_game(match, dice, Witness, compare, COMPARE_ONE_IN)
    assert known > 0


@pytest.mark.parametrize("players", range(2, 7))
def test_what_is_known_is_true(players: int) -> None:
    match = endling.new(GAME, players, players, options("few", players, players))
    check_truth(match, random.Random(f"truth {players}"), "chosen")


# --- Card by card ---------------------------------------------------------------------------------


HUNT, CAMO = "HUNT", "CAMO"
CARD_DEALS = {"deals": "tokens_and_cards"}


def known(match: Match, viewer: int | None, seat: int) -> list[str]:
    """What a viewer knows of another hand."""
    return sorted(match.view(viewer)["players"][seat]["known_hand"])


def offer(table: Scenario, card: str, to: int, answer: str) -> Scenario:
    """Seat 0 offers a card of its hand in the next window."""
    table.until("opening", actor=0).choose(word="offer").choose(player=to).choose(card)
    return table.choose(number=0).choose(word="favor").choose(word=answer)


def offered(card: str, *hand: str, **options: bool) -> Scenario:
    """Seat 1 has declined a card of seat 0."""
    piles = [[], ["ALPACA-PUNCH"] * 2]
    table = Scenario([list(hand)], piles, deck=[CAMO], options={**CARD_DEALS, **options})
    return offer(table, card, to=1, answer="no")


def looked_at(*hand: str) -> Scenario:
    """Seat 1 has looked at the hand of seat 0."""
    table = Scenario([list(hand)], [[], ["HAND-A"]], deck=[CAMO], options=CARD_DEALS)
    table.attack(1, "HAND-A").finish_turn()
    assert known(table.match, 1, 0) == sorted([*hand, CAMO])
    return table


def test_third_seats_do_not_see_what_is_offered() -> None:
    table = offered(HUNT, HUNT, CAMO)
    assert known(table.match, 1, 0) == [HUNT]
    assert known(table.match, 2, 0) == known(table.match, None, 0) == []


def test_equal_cards__one_that_is_played_is_one_less() -> None:
    """Whichever of them it is: the one that was seen, or another one."""
    table = offered(HUNT, HUNT, HUNT, CAMO).until("declared", "drawn", "planned", actor=0)
    before, told = table.match.row(1), set()
    assert known(table.match, 1, 0) == [HUNT]
    ways = [one["action"] for one in table.match.choices() if one.get("card") == HUNT]
    assert len(ways) == 2
    for action in ways:
        match = table.match.copy()
        match.play(action)
        match.play(match.legal[0])  # one of two animals
        assert known(match, 1, 0) == []
        told.add(match.changes(1, before, match.row(1)))
    assert len(told) == 1


@pytest.mark.parametrize("card", [HUNT, "RHINO-MIGHT"])
def test_equal_cards__one_that_moves_unseen_may_be_any(card: str) -> None:
    table = offer(looked_at(HUNT, HUNT, "RHINO-MIGHT"), card, to=2, answer="yes")
    assert known(table.match, 1, 0) == [HUNT]
    assert known(table.match, 1, 2) == known(table.match, 2, 0) == []
    assert known(table.match, 0, 2) == [card]


def test_equal_cards__one_moves_unseen_out_of_nothing_else() -> None:
    table = offer(looked_at(CAMO, CAMO), CAMO, to=2, answer="yes")
    assert (known(table.match, 1, 0), known(table.match, 1, 2)) == ([CAMO, CAMO], [CAMO])


def test_equal_cards__one_that_enters_when_it_is_drawn_is_a_new_one() -> None:
    table = offered(CAMO, CAMO, HUNT, drawn_animal_may_enter_pile=True)
    table.until("enter", actor=0).choose(word="yes")
    assert known(table.match, 1, 0) == [CAMO]
