"""Nobody is shown how many cards somebody else holds, whatever way they look (W-42)."""

from __future__ import annotations

import asyncio
import random
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

import endling
from endling.kernel.actions import DONE
from endling.match import SPECTATOR, Match
from endling.server.table import history as histories
from tests.darwinning.scenario import GAME, Scenario
from tests.environments.rows import look
from tests.server.world import World

KEPT = [1, 2, 0]  # cards, by seat


@cache
def survival() -> dict[str, Any]:
    """Everybody has kept something, or nothing."""
    match, dice = endling.new(GAME, len(KEPT), seed=4), random.Random(4)
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


async def what_is_sent(match: Match, keeper: int) -> tuple[list[bytes], list[bytes]]:
    """To the first player and to spectators, while one of the others keeps all they hold."""
    world = World(match)
    await world.start()
    while (now := world.history.match).prompt == "keep":
        cards = [action for action in now.legal if action != DONE]
        await world.play(cards[0] if now.actor == keeper else DONE)
    await world.table.close()
    world.bot_pool.stop()
    return world.traffic(0), world.traffic(None)


def test_traffic_does_not_tell_who_keeps_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cards are kept, by the second player or by the third, and the same ones discarded."""
    kept, thrown = ["Acorn 7a", "Flower 1a"], ["Flower 3a", "Blueberry 4a"]
    told = []
    for keeper, match in ((1, last_trick(kept, thrown)), (2, last_trick(thrown, kept))):
        monkeypatch.setattr(histories, "start_match", lambda *_, match=match: match.copy())
        told.append(asyncio.run(what_is_sent(match, keeper)))
    assert told[0] == told[1]
    assert b"Flower 3a" in b"".join(told[0][0])  # what was discarded
