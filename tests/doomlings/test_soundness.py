"""Nothing that an exact position or a replay claims reaches the rules unchecked."""

from __future__ import annotations

import base64
import json
import random
import zlib
from typing import Any

import numpy as np
import pytest

import endling
from endling import notation
from endling.errors import PositionError, ReplayError
from endling.games.doomlings import work
from endling.games.doomlings.soundness import BOUNDS
from endling.games.doomlings.state import STATE
from endling.kernel.build import INTERPRETED
from endling.kernel.frames import KIND
from endling.match import Match
from tests.doomlings.games import CATASTROPHES, play_on, random_match
from tests.doomlings.scenario import Scenario
from tests.properties.test_replays import sealed

SWAP_HANDS_ROW = 10


def replay_of(position: Any, actions: str = "0~-") -> str:
    match = random_match(2, seed=1, steps=0)
    start = notation._pack_json({"options": {}, "position": position})
    version, key = str(match.game.version), notation._pack(match.key)
    return sealed("E1", match.game.name, version, "2", start, key, actions)


def test_a_mask_cannot_name_a_seat_that_does_not_exist() -> None:
    """Who was asked for an opponent and answered with a card wrote far outside the record."""
    position = random_match(2, seed=1, steps=20).position()
    more = position["more"]
    top = [work.SWAP_HANDS, 0, 37, SWAP_HANDS_ROW, 0, 0, 0, 0]
    more["frames"][more["depth"] - 1] = top
    more |= {"actor": 0, "prompt": 19, "legal": [*[0] * (len(more["legal"]) - 1), (1 << 62) - 1]}
    line = replay_of(position, "1~" + notation._pack(bytes([40])))
    assert len(line) < 2500
    with pytest.raises(ReplayError):
        endling.replay(line)


def test_legal_answers_are_worked_out_and_not_read() -> None:
    match = random_match(3, seed=4, steps=30)
    position = match.position()
    legal = position["more"]["legal"]
    position["more"]["legal"] = [1, 0, (1 << 62) - 1, *[0] * (len(legal) - 3)]
    assert endling.position("doomlings", position).legal == match.legal


def wrong_values(given: Any, least: int, most: int) -> list[Any]:
    """The same thing with its first number, its type or its shape wrong."""
    if isinstance(given, list):
        inner = [[value, *given[1:]] for value in wrong_values(given[0], least, most)]
        return [*inner, given[1:], [*given, given[0]], None, 0, {}]
    return [least - 1, most + 1, None, "0", 0.0, True, [given], 2**70]


@pytest.mark.parametrize("name", BOUNDS)
def test_every_field_is_checked(name: str) -> None:
    text = json.dumps(random_match(2, seed=1, steps=9).position())
    for value in wrong_values(json.loads(text)["more"][name], *BOUNDS[name]):
        position = json.loads(text)
        position["more"][name] = value
        with pytest.raises(PositionError):
            endling.position("doomlings", position)


@pytest.mark.parametrize("name", BOUNDS)
def test_no_field_may_be_left_out(name: str) -> None:
    position = random_match(2, seed=1, steps=9).position()
    del position["more"][name]
    with pytest.raises(PositionError, match="more"):
        endling.position("doomlings", position)


def test_a_card_that_is_offered_stays_with_who_is_asked() -> None:
    """The guess of another seat once dealt the card that is asked about to somebody else."""
    dice = random.Random(5)
    met = 0
    while met < 10:
        match = random_match(4, dice.randrange(10**6), 0)
        while not match.over:
            if match.prompt == "anytime":
                met += 1
                other = (match.actor or 0) + 1
                guess = match.determinize(other % 4, met)
                guess.play(guess.legal[-1])
                guess.check()
            play_on(match, dice, 1)


def test_positions_in_the_middle_of_reactions_are_read_back() -> None:
    """Discards and thefts can be reacted to, and whatever caused them has to wait."""
    dice = random.Random(3)
    sets = {"sets": ["classic", "dinolings", "kickstarter_exclusive", "mythlings", "techlings"]}
    met: set[tuple[int, ...]] = set()
    for _ in range(150 if not INTERPRETED else 3):
        match = Match.new("doomlings", dice.randrange(2, 7), dice.randrange(10**6), sets)
        while not match.over:
            frames = np.frombuffer(match.state(), STATE)[0]["frames"]
            kinds = tuple(kind for kind in frames[:, KIND].tolist() if kind)
            if {work.WINDOW, work.REGROW} & set(kinds) and kinds not in met:
                met.add(kinds)
                position = match.position()
                assert endling.position("doomlings", position).position() == position
            play_on(match, dice, 1)
    assert len(met) >= 20 or INTERPRETED


def test_a_card_that_is_still_to_be_played_is_read_back() -> None:
    table = Scenario(hands=[["Clever"], ["Gelatinous", "Fear"]], sets=["mythlings"])
    table.play("Clever").choose("Fear").choose("Fear").expect("recoil", actor=1)
    position = table.match.position()
    assert endling.position("doomlings", position).position() == position


def test_what_was_drawn_before_is_no_matter_for_who_digs() -> None:
    table = Scenario(hands=[["Ancient"], []], sets=["mythlings"])
    table.play("Ancient").expect("color", actor=0)
    position = table.match.position()
    position["more"]["fresh"][0] = 1  # by now it lies elsewhere
    assert endling.position("doomlings", position).position() == position


# --- Size -----------------------------------------------------------------------------------------


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def parts() -> list[str]:
    return random_match(2, seed=1, steps=0).replay().split(".")[:-1]


def with_start(start: str) -> str:
    changed = parts()
    changed[4] = start
    return sealed(*changed)


def test_a_small_replay_cannot_unpack_to_a_large_one() -> None:
    start = packed(b'{"options": "' + b"0" * 20_000_000 + b'"}')
    assert len(start) < notation.LONGEST
    with pytest.raises(ReplayError, match="too large"):
        endling.replay(with_start(start))


def test_a_replay_that_no_game_takes_is_not_even_looked_at() -> None:
    with pytest.raises(ReplayError, match="too long"):
        endling.replay(with_start("A" * notation.LONGEST))


def test_a_start_that_is_nested_deeply_is_refused() -> None:
    with pytest.raises(ReplayError, match="nested too deeply"):
        endling.replay(with_start(packed(b"[" * 50_000)))


@pytest.mark.parametrize("length", ["99999999999", "1_0", "+1", " 1", "20001", "9" * 5000])
def test_more_actions_than_any_game_has_are_refused(length: str) -> None:
    changed = parts()
    changed[6] = f"{length}~-"
    with pytest.raises(ReplayError):
        endling.replay(sealed(*changed))


def test_nothing_comes_after_the_third_catastrophe() -> None:
    names = CATASTROPHES
    first = Match.new("doomlings", 2, 1).position()["age"]
    position: dict[str, Any] = {
        "players": [{}, {}],
        "age": "Prosperity",
        "past_ages": [first, *names[:3]],
        "turn": None,
    }
    with pytest.raises(PositionError, match="third catastrophe"):
        endling.position("doomlings", position)
