"""A record may be interpreted for a while: nothing but the speed changes when that ends."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import endling
from endling.errors import IllegalAction
from endling.games import find_game
from endling.kernel import jit
from endling.kernel.build import INTERPRETED
from endling.match import Match

pytestmark = pytest.mark.skipif(INTERPRETED, reason="there is nothing to switch to")


@pytest.fixture
def record() -> Iterator[np.dtype[Any]]:
    record = find_game("embers").record
    yield record
    jit.use_compiled(record)


def new() -> Match:
    return endling.new("embers", find_game("embers").min_players, seed=3)


def test_a_match_goes_on_when_its_rules_are_switched(record: np.dtype[Any]) -> None:
    compiled, switched = new(), new()
    dice = random.Random(3)
    while not compiled.over:
        way = jit.interpret if len(compiled.actions) // 5 % 2 else jit.use_compiled
        way(record)
        assert switched.legal == compiled.legal
        action = dice.choice(compiled.legal)
        events = switched.play(action)
        if len(compiled.actions) % 7 == 0:
            switched.undo()
            events = switched.play(action)
        jit.use_compiled(record)
        assert compiled.play(action).records == events.records
        assert switched.state() == compiled.state()
        assert switched.view(0) == compiled.view(0)


def test_an_interpreted_match_refuses_the_same(record: np.dtype[Any]) -> None:
    told = []
    for way in (jit.interpret, jit.use_compiled):
        way(record)
        match = new()
        before = match.state()
        wrong = next(n for n in range(match.game.actions.end) if n not in match.legal)
        with pytest.raises(IllegalAction) as refused:
            match.play(wrong)
        assert match.state() == before
        told.append((str(refused.value), match.legal))
    assert told[0] == told[1]


def test_one_thread_can_be_ahead_of_the_others(record: np.dtype[Any]) -> None:
    jit.interpret(record)
    seen: dict[str, Any] = {}

    def load() -> None:
        with jit.compiled_ahead() as met:
            seen["ahead"] = jit.is_interpreted(record)
            match = new()
            match.row(0)
            seen["compiled"] = match._target.address != 0
            seen["met"] = set(met)

    thread = threading.Thread(target=load)
    thread.start()
    thread.join()
    assert seen["ahead"] is False
    assert seen["compiled"]
    assert record in seen["met"]
    assert jit.is_interpreted(record)
    match = new()
    assert match._target.address == 0
    jit.use_compiled(*seen["met"])
    assert match._target.address != 0
