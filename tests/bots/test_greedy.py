"""Greedy looks exactly one step ahead: at what an answer brings at once."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import endling
from endling import Match
from endling.bots import Greedy
from endling.bots.knowledge import know
from endling.events import Event
from endling.games.doomlings import evaluation
from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.cards import TRAITS
from endling.kernel.actions import CARD
from tests.bots.positions import decisions
from tests.kernel.entry_points import entry_point

immediate_value = entry_point(evaluation.immediate_value)

BY_NAME = {trait.name: trait for trait in TRAITS}
NEITHER_HAND_NOR_OWN_PILE = (v.GenePool, v.OpponentPairs)


def does_nothing_else(trait: v.Trait) -> bool:
    """Played, it only lies there, and the play itself does not change what it is worth."""
    is_quiet = not (trait.action or trait.on_play or trait.abilities or trait.cost)
    is_steady = trait.score is None or isinstance(trait.score, NEITHER_HAND_NOR_OWN_PILE)
    return is_quiet and is_steady and trait.gene_pool == 0


def own_pile(match: Match) -> list[str]:
    assert match.actor is not None
    return [lying["card"] for lying in match.view(match.actor)["players"][match.actor]["pile"]]


def depends_on_nothing(pile: list[str]) -> bool:
    return all(BY_NAME[card].score is None for card in pile)


def only_played(events: list[Event], card: str) -> bool:
    """Nothing else happened to piles and gene pools, and the round goes on."""
    touched = [e for e in events if "pile" in f"{e.source} {e.target}"]
    others = {e.verb for e in events} - {"play", "draw", "discard", "shuffle", "turn"}
    return [(e.verb, e.card) for e in touched] == [("play", card)] and not others


def plays(seed: int, players: int) -> Iterator[tuple[Match, int]]:
    """The questions which trait to play in a random game, with each answer."""
    match = endling.new("doomlings", players, seed)
    dice = random.Random(seed)
    while not match.over:
        if match.prompt == "play":
            yield from ((match, action) for action in match.legal)
        match.play(dice.choice(match.legal))


def hunch_of(match: Match, action: int) -> int:
    return int(immediate_value(know(match).pool[0], action))


def change(match: Match, action: int) -> tuple[int, list[Event]]:
    """What an answer changes in the standing of who gives it, and what happened."""
    assert match.actor is not None
    after = match.copy()
    events = list(after.play(action))
    return after.scores[match.actor] - match.scores[match.actor], events


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_hunch_is_what_the_play_changes(players: int) -> None:
    seen = []
    for seed in range(30):
        for match, action in plays(seed, players):
            card = match.game.card_names[action - CARD]
            pile = own_pile(match)
            if does_nothing_else(BY_NAME[card]) and depends_on_nothing(pile):
                changed, events = change(match, action)
                if only_played(events, card):
                    assert hunch_of(match, action) == changed, (card, pile)
                    seen.append((card, changed))
    assert len(seen) >= 100
    assert len({card for card, _ in seen}) >= 20
    assert len({changed for _, changed in seen}) >= 4


@pytest.mark.parametrize(
    ("card", "pile", "expected", "changed"),
    [("Kidney", ["Kidney"], 1, 3), ("Egg Clusters", ["Gills"], 0, 1), ("Swarm", [], 0, 1)],
)
def test_a_hunch_counts_what_lies_there_before(
    card: str, pile: list[str], expected: int, changed: int
) -> None:
    """A bonus that counts the card itself is more than it looks."""
    match = endling.position(
        "doomlings", {"players": [{"hand": [card], "pile": pile}, {"hand": ["Fear"]}]}
    )
    action = match.find(card=card)
    assert hunch_of(match, action) == expected
    assert change(match, action)[0] == changed


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_takes_the_best_hunch(players: int) -> None:
    asked = 0
    for seed in range(4):
        for match in decisions(seed, players, 0.3, "doomlings"):
            hunches = {action: hunch_of(match, action) for action in match.legal}
            assert hunches[Greedy(seed).choose(match)] == max(hunches.values())
            asked += len(set(hunches.values())) > 1
    assert asked >= 20
