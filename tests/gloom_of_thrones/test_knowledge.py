"""What a seat may know of other hands: the same as somebody who only watches can work out."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import endling
from endling.games.gloom_of_thrones.tables import DECK
from endling.games.gloom_of_thrones.vocabulary import (
    GiveCards,
    RevealHand,
    ScryPick,
    StealRandom,
    StealRandomEach,
)
from endling.match import Match
from tests.oracle.gloom_of_thrones_knowledge import Witness
from tests.oracle.witness import View, check_truth, watch_game

GAMES = 2  # for every number of players and choice of cards


# Cards that let others know of hands or of the deck, or that move hidden cards.
TELLING = [
    card.name
    for card in DECK
    if isinstance(card.effect, GiveCards | RevealHand | ScryPick | StealRandom | StealRandomEach)
]
OTHERS = [card.name for card in DECK if card.name not in TELLING]


def options(choice: str, players: int, seed: int) -> dict[str, Any]:
    given: dict[str, Any] = {
        "porcelain_throne": seed % 2 == 0,
        "family_size": 3 + seed % 2,
        "without": [],
    }
    if choice == "few":  # the cards in question come up again and again, and the deck runs out
        dice = random.Random(f"cards {seed}")
        given["without"] = dice.sample(OTHERS, len(OTHERS) - 15 - 5 * players)
    return given


def compare(match: Match, witness: Witness, view: View) -> int:
    """Compare what a witness knows with a view; how many cards are known of other hands."""
    known = 0
    assert view["deck_size"] == len(witness.deck)
    assert len(view["discard"]) == witness.discards
    for seat, player in enumerate(view["players"]):
        assert player["hand_size"] == witness.sizes[seat]
        if seat == witness.seat:
            assert Counter(player["hand"]) == witness.known[seat], match.replay()
        else:
            shown = Counter(player["known_hand"])
            assert shown == witness.known[seat], (witness.seat, seat, match.replay())
            known += shown.total()
    return known


@pytest.mark.parametrize("choice", ["all", "few"])
@pytest.mark.parametrize("players", range(2, 6))
def test_a_seat_knows_what_it_could_work_out(players: int, choice: str) -> None:
    known = 0
    for seed in range(GAMES):
        match = endling.new("gloom_of_thrones", players, seed, options(choice, players, seed))
        dice = random.Random(f"knowledge {players} {seed}")
        known += watch_game(match, dice, Witness, compare)
    assert known > 0


@pytest.mark.parametrize("players", range(2, 6))
def test_what_is_known_is_true(players: int) -> None:
    match = endling.new("gloom_of_thrones", players, players, options("few", players, players))
    check_truth(match, random.Random(f"truth {players}"))
