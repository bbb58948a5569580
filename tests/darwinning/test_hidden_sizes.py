"""Nobody is shown how many cards somebody else holds, whatever way they look (W-42)."""

from __future__ import annotations

import asyncio
import random
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

import endling
from endling.games.darwinning.cards import TRAIT_CARDS
from endling.kernel.actions import DONE
from endling.match import SPECTATOR, Match
from endling.server.table.history import rows
from tests.darwinning.scenario import GAME, Scenario
from tests.environments.rows import look
from tests.server.world import World

KEPT = [0, 2, 0]  # cards, by seat; the first had none left, the others two or more


@cache
def survival() -> dict[str, Any]:
    """Everybody has kept something, or nothing."""
    match, dice = endling.new(GAME, len(KEPT), seed=0), random.Random(0)
    while match.prompt not in ("eat", "borrow"):
        if match.prompt == "keep" and match.actor is not None:
            held = len(match.position()["players"][match.actor]["picked"])
            match.play(match.legal[-1] if held < KEPT[match.actor] else match.find(word="done"))
        else:
            match.play(dice.choice(match.legal))
    return match.position()


def twins() -> tuple[Match, Match]:
    """The same survival twice; in the second, what one kept the other has kept."""
    other = deepcopy(survival())
    first, second, third = other["players"]
    assert [len(player["hand"]) for player in (first, second, third)] == KEPT
    second["hand"], third["hand"] = third["hand"], second["hand"]
    return endling.position(GAME, survival()), endling.position(GAME, other)


@pytest.mark.parametrize("viewer", [None, 0])
def test_views_and_changes_are_the_same(viewer: int | None) -> None:
    one, other = twins()
    assert one.view(viewer) == other.view(viewer)
    assert b"hand" not in one.changes(viewer, other.row(viewer), one.row(viewer))


def test_observations_are_the_same() -> None:
    one, other = twins()
    assert (look(one, 0)[0] == look(other, 0)[0]).all()


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_guesses_are_the_same(viewer: int) -> None:
    one, other = twins()
    sizes = set()
    for seed in range(20):
        guess = one.determinize(viewer, seed)
        assert guess.state() == other.determinize(viewer, seed).state()
        players = guess.position()["players"]
        sizes.add(tuple(len(player["hand"]) for player in players))
    assert len(sizes) > 1


def sizes_of(match: Match) -> list[int]:
    """How many cards all hold."""
    return [len(player["hand"] + player["picked"]) for player in match.position()["players"]]


def test_within_an_era_guesses_count_along() -> None:
    """Everybody was dealt ten cards, and every play is seen."""
    match, dice = endling.new(GAME, 4, seed=2), random.Random(2)
    while len(set(sizes_of(match))) < 3:
        match.play(dice.choice(match.legal))
    for viewer in (SPECTATOR, 0):
        assert sizes_of(match.determinize(viewer, 1)) == sizes_of(match)


def test_where_cards_were_short_guesses_know_only_what_all_hold_together() -> None:
    used = [card.name for card in TRAIT_CARDS[:84]]
    table = Scenario(species=["Bird", "Snake", "Orca"], environments=[], seats=[{"used": used}])
    match = table.survive().expect("leader").match
    own, *others = sizes_of(match)
    assert (own, others) == (3, [3, 2])
    guessed = [sizes_of(match.determinize(0, seed)) for seed in range(20)]
    assert {(sizes[0], sum(sizes)) for sizes in guessed} == {(3, 8)}
    assert len(set(map(tuple, guessed))) > 1


def test_what_happens_next_is_told_alike() -> None:
    one, other = twins()
    while not one.over and one.prompt != "leader":
        answer = one.legal[0]
        told = [event.as_dict() for event in one.play(answer)]
        assert told == [event.as_dict() for event in other.play(answer)]
        assert one.view(0)["era"] == other.view(0)["era"]
    assert one.view() == other.view()


def last_trick(*kept: list[str]) -> Match:
    """The first player plays the last card; the others hold these beside the one they play."""
    hands = [["Acorn 3a"], ["Acorn 9a", *kept[0]], ["Acorn 2a", *kept[1]]]
    table = Scenario(hands).play("Acorn 3a").play("Acorn 9a").play("Acorn 2a")
    return table.decline_all("improve").expect("keep").match


KEEP = {"Acorn 7a", "Flower 1a"}
DEALS = (  # to the second and to the third player: one keeps two cards, or both keep one
    (["Acorn 7a", "Flower 1a"], ["Flower 3a", "Blueberry 4a"]),
    (["Flower 3a", "Blueberry 4a"], ["Acorn 7a", "Flower 1a"]),
    (["Acorn 7a", "Flower 3a"], ["Flower 1a", "Blueberry 4a"]),
)


async def what_is_sent(match: Match) -> tuple[list[bytes], list[bytes]]:
    """To the first player and to spectators, while the others keep what is to be kept."""
    world = World(match)
    await world.start()
    while (now := world.history.match).prompt == "keep":
        wanted = [choice["action"] for choice in now.choices() if choice.get("card") in KEEP]
        await world.play(wanted[0] if wanted else DONE)
    await world.table.close()
    world.bot_pool.stop()
    return world.traffic(0), world.traffic(None)


def test_traffic_does_not_tell_who_keeps_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same two cards are kept, and the same ones discarded."""
    told = []
    for match in (last_trick(*hands) for hands in DEALS):
        monkeypatch.setattr(rows, "start_match", lambda *_, match=match: match.copy())
        told.append(asyncio.run(what_is_sent(match)))
    assert told[0] == told[1] == told[2]
    assert b"Flower 3a" in b"".join(told[0][0])  # what was discarded
