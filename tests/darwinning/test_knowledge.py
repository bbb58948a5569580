"""What a seat may know of other hands: the same as somebody who only watches can work out."""

from __future__ import annotations

import random
from typing import Any

import pytest

import endling
from endling.match import SPECTATOR, Match
from tests.darwinning.scenario import GAME
from tests.oracle.darwinning_knowledge import Witness, own_cards
from tests.oracle.witness import View, watch_game

GAMES = 1  # for every number of players
GUESSES = 16
LOOK_AT_ONE_IN = 7  # of how many decisions, at what is guessed
COMPARE_ONE_IN = 37  # of how many, many guesses with each other

Sizes = tuple[int, ...]


def options(seed: int, *, counted: bool) -> dict[str, Any]:
    return {
        "era_plan": ("standard_5_4_3", "long_5_5_4_3")[seed % 2],
        "hand_counts_visible": counted,
    }


def compare(match: Match, witness: Witness, view: View) -> int:
    """Compare what a witness has counted with a view and guesses; how many sizes are certain."""
    assert own_cards(view, witness.seat) == witness.own, match.replay()
    for seat in witness.others:
        player = view["players"][seat]
        assert player["hand"] is player["picked"] is None
        assert player["known_hand"] == player["known_picked"] == []
        assert player["hand_size"] is player["picked_size"] is None
    assert view["deck_size"] is None
    compare_guesses(match, witness)
    return sum(witness.least[seat] == witness.most[seat] for seat in witness.others)


def compare_guesses(match: Match, witness: Witness) -> None:
    step = len(match.actions)
    if step % COMPARE_ONE_IN == 0:
        guesses = [guess(match, witness, seed) for seed in range(GUESSES)]
        for n, seat in enumerate(witness.others):
            always = set.intersection(*(hands[n] for hands in guesses))
            assert not always, f"{always} of {seat} in every guess: {match.replay()}"
            sizes = {len(hands[n]) for hands in guesses}
            assert (len(sizes) == 1) == (witness.least[seat] == witness.most[seat]), match.replay()
    elif step % LOOK_AT_ONE_IN == 0:
        guess(match, witness, step)


def guess(match: Match, witness: Witness, seed: int) -> list[set[str]]:
    """The hands of the others in a guess, which must be possible for all that the witness knows."""
    number = SPECTATOR if witness.seat is None else witness.seat
    players = match.determinize(number, seed).position()["players"]
    hands = [{*players[seat]["hand"], *players[seat]["picked"]} for seat in witness.others]
    assert sum(map(len, hands)) == witness.together, match.replay()
    for seat, hand in zip(witness.others, hands, strict=True):
        assert witness.least[seat] <= len(hand) <= witness.most[seat], match.replay()
        assert hand <= witness.unseen, match.replay()
    return hands


@pytest.mark.parametrize("players", range(2, 7))
def test_a_seat_knows_what_it_could_work_out(players: int) -> None:
    certain = 0
    for seed in range(GAMES):
        match = endling.new(GAME, players, seed, options(seed, counted=False))
        dice = random.Random(f"knowledge {players} {seed}")
        certain += watch_game(match, dice, Witness, compare)
    assert certain > 0
