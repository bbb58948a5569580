"""What bots expect of a situation: it tells who will win, rather than who is ahead."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.kernel.game_hooks import outlook
from endling.kernel.jit import entry
from tests.gloom_of_thrones.scenario import (
    CARAVAN,
    CERIOUSLY,
    HARMLESS,
    KELLY,
    PINE,
    PLAIN,
    SAD,
    SHAMEY,
    SMUDGE,
    Scenario,
)

HANDS = [[name] for name in PLAIN]


@entry
def _outlooks(pool: Any, found: Any) -> None:
    for seat in range(len(found)):
        found[seat] = outlook(pool[0], seat)


def expected(table: Scenario) -> list[int]:
    """What every seat can expect; more is better."""
    match = table.match
    found = np.zeros(match.players, np.int64)
    _outlooks(np.frombuffer(match.state(), match.game.record).copy(), found)
    return [int(worth) for worth in found]


def lead(table: Scenario, seat: int) -> int:
    worth = expected(table)
    return worth.pop(seat) - max(worth)


def gain(less: Scenario, more: Scenario, seat: int = 0) -> int:
    """How much better a seat stands next to the others."""
    return lead(more, seat) - lead(less, seat)


def test_the_dead_count_in_full() -> None:
    alive, dead = Scenario(HANDS, {SHAMEY: [SAD]}), Scenario(HANDS, {SHAMEY: [SAD, HARMLESS[0]]})
    assert gain(alive, dead) > 20
    assert 0 < gain(Scenario(HANDS), alive) < 45, "what shows may still be covered"


def test_the_throne_will_hardly_stay() -> None:
    """Thirty points as things stand, but somebody else will have it in the end."""
    assert gain(Scenario(HANDS), Scenario(HANDS, monarch=CERIOUSLY)) == 0


def test_the_throne_counts_shortly_before_the_end() -> None:
    deaths = (*HARMLESS, "Stabbed in the Back Room")
    stacks = {name: [death] for name, death in zip(CARAVAN[:4], deaths, strict=True)}
    last = {**stacks, SMUDGE: [SAD]}
    assert 0 < gain(Scenario(HANDS, last), Scenario(HANDS, last, monarch=CERIOUSLY)) < 30


def test_whoever_has_buried_more_is_nearer_to_the_end() -> None:
    """Points being equal, characters who are left will not all find a death in time."""
    harmless = {KELLY: [HARMLESS[0]], PINE: [HARMLESS[1]]}
    mine, theirs = expected(Scenario(HANDS[:2], harmless))
    assert theirs > mine


def test_deaths_in_hand_and_turns_are_worth_something() -> None:
    none = Scenario(HANDS)
    assert gain(none, Scenario([[HARMLESS[0]], *HANDS[1:]])) > 0
    assert gain(none, Scenario(HANDS, marks=[{}, {"skip_turn": 1}]), seat=1) < -20
    assert gain(none, Scenario(HANDS, turn=1)) < 0
