"""Situations as plain data."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import endling
from endling.errors import EndlingError, PositionError
from endling.kernel import engine
from endling.kernel.build import INTERPRETED
from tests.gloom_of_thrones.scenario import CERIOUSLY, KELLY, PINE, SAD, Scenario

GAME = "gloom_of_thrones"
EVERY = 25 if INTERPRETED else 3


@pytest.mark.parametrize("players", range(2, 6))
def test_positions_are_exact(players: int) -> None:
    options = {"first_player": "story_vote"} if players % 2 else {"porcelain_throne": False}
    match = endling.new(GAME, players, players, options)
    dice = random.Random(players)
    step = 0
    while not match.over:
        step += 1
        if step % EVERY == 0 or step < 12:
            position = json.loads(json.dumps(match.position()))
            again = endling.position(GAME, position)
            assert again.position() == position
            assert again.legal == match.legal
            assert again.state() == without_log(match)
        match.play(dice.choice(match.legal))
    assert endling.position(GAME, match.position()).scores == match.scores


def test_a_situation_can_be_told_in_few_words() -> None:
    table = Scenario([["The Thaw"]], {KELLY: [SAD]}, monarch=KELLY, deck=["Amnesty Day"])
    assert table.score(KELLY) == -75
    assert table.deck[0] == "Amnesty Day"
    assert table.match.actor == 0


def without_log(match: endling.Match) -> bytes:
    """The state; the log is no part of a situation."""
    twin = match.copy()
    engine.forget_log(twin._pool)
    return twin.state()


TWO: dict[str, Any] = {"players": [{}, {}]}


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"players": 2}, "players"),
        ({"players": [{}, {"pile": []}]}, r"players\[1\]"),
        ({**TWO, "age": 1}, "age"),
        ({**TWO, "stack": [KELLY]}, "stack"),
        ({**TWO, "stack": {"Fogg": [SAD]}}, "no family"),
        ({**TWO, "stack": {KELLY: ["The Thaw"]}}, "stack.Kelly C"),
        ({**TWO, "stack": {KELLY: ["Died Laughing", SAD]}}, "nothing lies on a Death"),
        ({**TWO, "stack": {KELLY: [SAD], PINE: [SAD]}}, "not that many"),
        ({**TWO, "monarch": "Fogg"}, "no family"),
        ({**TWO, "monarch": KELLY, "options": {"porcelain_throne": False}}, "without the Throne"),
        ({**TWO, "monarch": KELLY, "stack": {KELLY: ["Died Laughing"]}}, "is dead"),
        ({**TWO, "turn": 2}, "turn"),
        ({**TWO, "more": 3}, "more"),
        ({**TWO, "more": {}}, "more"),
        ({"players": [{"family": []}, {}]}, "family"),
        ({"players": [{"family": [CERIOUSLY]}, {"family": [CERIOUSLY]}]}, "not that many"),
        ({"players": [{"skip_draw": -1}, {}]}, "skip_draw"),
        (
            {
                "players": [{"family": [CERIOUSLY]}, {}],
                "stack": {CERIOUSLY: [SAD, "Died Laughing"]},
            },
            "nobody of it is alive",
        ),
    ],
)
def test_wrong_positions_are_refused(position: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        endling.position(GAME, position)


def test_spoilt_positions_never_reach_the_rules() -> None:
    """Whatever number is changed: the position is refused, or it is one that can be played."""
    dice = random.Random(1)
    refused = 0
    tries = 25 if INTERPRETED else 300
    for seed in range(tries):
        match = endling.new(GAME, 2 + seed % 4, seed)
        for _ in range(dice.randrange(60)):
            if not match.over:
                match.play(dice.choice(match.legal))
        position = match.position()
        name = dice.choice(sorted(position["more"]))
        position["more"][name] = _spoilt(position["more"][name], dice)
        try:
            twin = endling.position(GAME, position)
        except EndlingError:
            refused += 1
            continue
        for _ in range(30):
            if not twin.over:
                twin.play(dice.choice(twin.legal))
        twin.check()
    assert refused > tries // 3


def _spoilt(value: Any, dice: random.Random) -> Any:
    if not isinstance(value, list):
        return dice.choice([-1, 0, 1, 7, 255, 1 << 70, None, "x"])
    if not value:
        return [1]
    at = dice.randrange(len(value))
    return [_spoilt(part, dice) if n == at else part for n, part in enumerate(value)]


@pytest.mark.parametrize("players", [2, 3])
def test_a_finished_game_names_only_characters_of_the_table(players: int) -> None:
    match, dice = endling.new(GAME, players, 1), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal))
    position = match.position()
    position["more"]["chosen"] = 200
    with pytest.raises(PositionError, match="more"):
        endling.position(GAME, position)
