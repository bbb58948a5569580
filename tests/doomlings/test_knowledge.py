"""What a seat may know of other hands: the same as somebody who only watches can work out."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import endling
from endling.match import Match
from tests.doomlings.games import CATASTROPHES, PRESETS, TRAITS
from tests.doomlings.scenario import Scenario
from tests.oracle.doomlings_knowledge import Witness
from tests.oracle.witness import View, check_truth, watch_game

GAMES = 4  # for every number of players and choice of cards

# Cards that let others know of hands, or that move hidden cards; and some to play besides.
TELLING = [
    *("Clever", "Costly Signaling", "Doting", "Flight", "Impatience", "Inventive", "Kidney"),
    *("Nosy", "Painted Shell", "Swarm", "Vampirism"),
]
OTHERS = [name for name in TRAITS if name not in TELLING]
PASSING = ["The Big One", "Mega Tsunami"]


def options(choice: str, seed: int) -> dict[str, Any]:
    dice = random.Random(f"cards {choice} {seed}")
    given: dict[str, Any] = {"preset": PRESETS[seed % 2]}
    if choice == "few":  # the cards in question come up again and again
        given["without"] = [
            *dice.sample(OTHERS, len(OTHERS) - 30),
            *dice.sample(sorted(set(CATASTROPHES) - set(PASSING)), len(CATASTROPHES) - 4),
        ]
    elif choice == "none":
        given["without"] = [*TELLING, *PASSING, "Age of Dracula"]
    return given


def compare(match: Match, witness: Witness, view: View) -> int:
    """Compare what a witness knows with a view; how many cards are known of other hands."""
    known = 0
    for seat, player in enumerate(view["players"]):
        assert player["hand_size"] == witness.sizes[seat]
        if seat == witness.seat:
            assert Counter(player["hand"]) == witness.known[seat], match.replay()
        else:
            shown = Counter(player["known_hand"])
            assert shown == witness.known[seat], (witness.seat, seat, match.replay())
            known += shown.total()
    return known


@pytest.mark.parametrize("choice", ["all", "few", "none"])
@pytest.mark.parametrize("players", range(2, 7))
def test_a_seat_knows_what_it_could_work_out(players: int, choice: str) -> None:
    known = 0
    for seed in range(GAMES):
        match = endling.new("doomlings", players, seed, options(choice, seed))
        dice = random.Random(f"knowledge {players} {seed}")
        known += watch_game(match, dice, Witness, compare)
    assert known > 0 or choice == "none"


@pytest.mark.parametrize("players", range(2, 7))
def test_what_is_known_is_true(players: int) -> None:
    for seed in range(GAMES):
        match = endling.new("doomlings", players, seed, options("few", seed))
        check_truth(match, random.Random(f"truth {players} {seed}"))


# --- Card by card ---------------------------------------------------------------------------------


def known(table: Scenario, viewer: int | None, seat: int) -> list[str]:
    """What a viewer knows of another hand."""
    return sorted(table.match.view(viewer)["players"][seat]["known_hand"])


def after_flight(*hand: str, others: tuple[list[str], ...] = ([], [])) -> Scenario:
    """Seat 1 is about to play and holds these cards, which seat 0 had before."""
    table = Scenario(hands=[["Flight", *hand], [], *others])
    table.play("Flight").choose(player=1).skip_stabilizing().expect("play", actor=1)
    assert known(table, 0, 1) == sorted(hand)
    return table


def test_spectators_see_what_all_see() -> None:
    table = Scenario(hands=[["Clever"], ["Fear", "Bark"], ["Tiny"]])
    table.play("Clever").choose("Fear")
    assert known(table, None, 1) == ["Fear"]
    table.choose("Tiny")
    assert (known(table, None, 1), known(table, None, 2)) == (["Fear"], ["Tiny"])
    assert [known(table, viewer, 1) for viewer in (0, 2)] == [["Fear"], ["Fear"]]


def test_spectators_see_who_takes_what_all_saw() -> None:
    table = Scenario(hands=[["Clever"], ["Heroic", "Bark"], []])
    table.play("Clever").choose("Heroic").choose("Heroic").expect("skip_stabilizing")
    for viewer in (None, 1, 2):
        assert known(table, viewer, 0) == ["Heroic"]
    assert known(table, None, 1) == []


@pytest.mark.parametrize("card", ["Gills", "Bark"])
def test_doting__third_seats_lose_track(card: str) -> None:
    table = after_flight("Doting", "Gills", "Bark")
    table.play("Doting").choose(card).choose(player=2)
    for viewer in (None, 0, 3):
        assert known(table, viewer, 1) == known(table, viewer, 2) == []
    assert known(table, 1, 2) == [card]


def test_doting__who_gets_the_card_keeps_what_it_knew() -> None:
    table = after_flight("Doting", "Gills", "Bark")
    table.play("Doting").choose("Gills").choose(player=0)
    assert known(table, 0, 1) == ["Bark"]
    assert known(table, 1, 0) == ["Gills"]


def test_doting__the_only_card_is_followed() -> None:
    table = after_flight("Doting", "Gills", others=(["Fear"], []))
    table.play("Doting").choose("Gills").choose(player=2)
    assert known(table, 0, 2) == ["Gills"]
    assert known(table, None, 2) == []


def test_impatience__third_seats_lose_track() -> None:
    table = after_flight("Fear", "Gills", "Bark", "Tiny", others=(["Impatience"], ["Sweat"]))
    table.play("Fear").skip_stabilizing().play("Impatience").choose(player=1)
    left = table.hand(1)
    for viewer in (None, 0, 3):
        assert known(table, viewer, 1) == known(table, viewer, 2) == []
    assert known(table, 1, 2) == sorted({"Gills", "Bark", "Tiny"} - set(left))


def test_impatience__a_whole_hand_is_followed() -> None:
    table = after_flight("Fear", "Gills", "Bark", others=(["Impatience", "Quick"], ["Sweat"]))
    table.play("Fear").skip_stabilizing().play("Impatience").choose(player=1)
    assert known(table, 0, 2) == ["Bark", "Gills"]
    assert known(table, 3, 2) == []


@pytest.mark.parametrize(
    ("hand", "followed"), [(["Gills", "Bark", "Tiny"], 0), (["Gills", "Bark"], 1)]
)
def test_age_of_dracula(hand: list[str], followed: int) -> None:
    """Everybody discards a card at random before one is taken."""
    table = Scenario(
        hands=[["Quick", "Fear"], ["Spiny", "Sweat"], ["Flight", *hand]],
        piles=[["Vampirism"]],
        turn=2,
        first=0,
        age_deck=["Age of Dracula"],
    )
    table.play("Flight").choose(player=1).skip_stabilizing().expect("opponent", actor=0)
    held = table.hand(1)
    assert known(table, 2, 1) == held
    table.choose(player=1)
    assert known(table, 2, 0) == held * followed
    assert known(table, 2, 1) == known(table, None, 0) == []
    assert known(table, 1, 0) == sorted(set(held) - set(table.hand(1)))


def test_nosy__what_is_played_is_known_to_have_been_taken() -> None:
    table = after_flight("Fear", "Gills", "Heroic", others=(["Nosy"], ["Sweat"]))
    table.play("Fear").skip_stabilizing().play("Nosy").choose(player=1).choose("Gills")
    assert table.pile(2) == ["Gills", "Nosy"]
    assert known(table, 0, 1) == known(table, 2, 1) == ["Heroic"]
    assert known(table, 3, 1) == known(table, None, 1) == []


def test_nosy__what_is_not_played_might_be_anything() -> None:
    table = after_flight("Fear", "Gills", "Heroic", others=(["Nosy"], ["Sweat"]))
    table.play("Fear").skip_stabilizing().play("Nosy").choose(player=1).choose("Heroic")
    for viewer in (None, 0, 3):
        assert known(table, viewer, 1) == known(table, viewer, 2) == []
    assert (known(table, 2, 1), known(table, 1, 2)) == (["Gills"], ["Heroic"])


def test_nosy__third_seats_do_not_guess_what_was_looked_at() -> None:
    cards = ["Fear", "Gills", "Bark", "Tiny", "Quick", "Spiny"]
    table = Scenario(hands=[["Nosy"], cards, []])
    table.play("Nosy").expect("take", actor=0)
    for seat, sees in ((0, True), (1, True), (2, False)):
        looked = set()
        for seed in range(8):
            guess = table.match.determinize(seat, seed)
            guess.check()
            looked.add(tuple(choice["card"] for choice in guess.choices()))
        assert (len(looked) == 1) == sees


def test_doting__third_seats_do_not_guess_what_is_given() -> None:
    table = Scenario(hands=[["Doting", "Fear", "Gills", "Bark"], [], []])
    table.play("Doting").choose("Gills").expect("opponent", actor=0)
    guesses = [table.match.determinize(2, seed) for seed in range(10)]
    given = set()
    for guess in guesses:
        guess.play(guess.find(player=1))
        given |= set(guess.position()["players"][1]["hand"])
    assert len(given) > 1


@pytest.mark.parametrize("name", ["Kidney", "Swarm"])
def test_equal_cards__one_that_leaves_is_one_less(name: str) -> None:
    """Whichever of them it is: the one that all saw come into the hand, or another one."""
    for seed in range(6):
        table = Scenario(
            hands=[["Costly Signaling", "Fear"], [name, name]], piles=[[], [name]], seed=seed
        )
        table.play("Costly Signaling").choose(name).play("Fear").skip_stabilizing()
        assert known(table, 0, 1) == known(table, None, 1) == [name]
        for action in table.match.legal:
            twin = table.match.copy()
            twin.play(action)
            for viewer in (0, None):
                assert twin.view(viewer)["players"][1]["known_hand"] == []


@pytest.mark.parametrize("name", ["Kidney", "Swarm"])
def test_equal_cards__one_that_is_shown_may_be_the_known_one(name: str) -> None:
    for seed in range(6):
        table = Scenario(
            hands=[["Costly Signaling", "Clever"], [name, name]], piles=[[], [name]], seed=seed
        )
        table.play("Costly Signaling").choose(name).play("Clever").choose(name)
        assert known(table, 0, 1) == [name]


@pytest.mark.parametrize("name", ["Kidney", "Swarm"])
def test_equal_cards__several_that_are_seen_together_are_several(name: str) -> None:
    table = Scenario(
        hands=[["Costly Signaling", "Nosy"], [name, "Fear"], []], piles=[[], [name]], seed=1
    )
    table.play("Costly Signaling").choose(name).play("Nosy").expect("take")
    assert known(table, 0, 1) in ([name, name], ["Fear", name])
    table = Scenario(hands=[["Costly Signaling", "Nosy"], [name], []], piles=[[], [name]], seed=1)
    table.play("Costly Signaling").choose(name).play("Nosy")
    assert known(table, 0, 1) == [name, name]
    assert known(table, 2, 1) == [name]


@pytest.mark.parametrize("name", ["Kidney", "Swarm"])
def test_equal_cards__one_of_many_moves_unseen(name: str) -> None:
    """Which one it was, and whether it was one of them at all, shows nowhere."""
    seen = []
    for card in (name, "Fear"):
        table = after_flight("Doting", name, name, name, "Fear", others=(["Bark"], []))
        before = table.match.row(0)
        table.play("Doting").choose(card).choose(player=2).expect("skip_stabilizing", actor=1)
        assert known(table, 0, 1) == [name, name]
        assert known(table, 0, 2) == known(table, None, 1) == []
        row = table.match.row(0)
        seen.append(
            (
                bytes(row),
                table.match.changes(0, before, row),
                table.match.view(0, guess=True),
            )
        )
    assert seen[0] == seen[1]


@pytest.mark.parametrize("name", ["Kidney", "Swarm"])
def test_equal_cards__one_moves_unseen_out_of_nothing_else(name: str) -> None:
    table = after_flight("Doting", name, name, name, others=(["Bark"], []))
    table.play("Doting").choose(name).choose(player=2)
    assert (known(table, 0, 1), known(table, 0, 2)) == ([name, name], [name])


def test_equal_cards__a_known_hand_is_worth_the_same() -> None:
    """A card that lies open cannot stand for one in a hand."""
    table = Scenario(
        hands=[["Flight", "Swarm", "Swarm"], []], piles=[["Swarm"], ["Swarm", "Kidney"]], seed=2
    )
    table.play("Flight")
    shown = table.match.view(0)["players"][1]
    assert shown["known_hand"] == ["Swarm", "Swarm"]
    assert [card["card"] for card in shown["pile"]] == ["Kidney", "Swarm"]
