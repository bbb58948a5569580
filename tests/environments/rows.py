"""Rows of numbers taken apart again."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from endling.events import Events
from endling.games.game import Game
from endling.kernel import engine, observation
from endling.kernel.chacha import key_words
from endling.match import Match
from tests.kits import Kit

Row = np.ndarray[Any, Any]
GUARD = 99  # stands behind every row; nobody may write there
_MARGIN = 64


def pool_of(match: Match) -> Any:
    """A copy of the state as the rules want it."""
    return np.frombuffer(match.state(), np.uint8).copy().view(match.game.record)


def fresh_notes(game: Game) -> Row:
    """Notes of somebody who has never looked."""
    return np.zeros(game.note_words, np.int64)


def guarded(size: int) -> tuple[Row, Row]:
    """A row full of rubbish, and the memory behind it."""
    room = np.full(size + _MARGIN, GUARD, observation.MASK_ENTRY)
    return room[:size], room[size:]


def look(match: Match, seat: int, notes: Row | None = None) -> tuple[Row, Row]:
    """What a seat sees, and its mask."""
    notes = fresh_notes(match.game) if notes is None else notes
    row, behind_row = guarded(match.game.observation[-1].end)
    mask, behind_mask = guarded(match.game.actions.end)
    pool = pool_of(match)
    observation.observe_seat(pool, seat, notes, row, mask)
    assert (behind_row == GUARD).all()
    assert (behind_mask == GUARD).all()
    assert pool.tobytes() == match.state()  # looking changes nothing
    return row, mask


def look_back(match: Match, seat: int, memory: Row) -> Row:
    """What a seat sees and remembers."""
    row, behind = guarded(match.game.memory[-1].end)
    pool = pool_of(match)
    mask, _ = guarded(match.game.actions.end)
    observation.observe_seat(pool, seat, fresh_notes(match.game), row, mask)
    observation.recall_seat(pool, seat, memory, row)
    assert (behind == GUARD).all()
    return row


def take_apart(game: Game, row: Row) -> dict[str, list[int]]:
    """The slices of a row by name."""
    parts = [*game.observation, *game.memory]
    return {
        part.name: row[part.start : part.end].tolist() for part in parts if part.end <= len(row)
    }


def numbers_in(seen: dict[str, list[int]], name: str) -> list[int]:
    """Numbers of a slice; large ones are in two entries each."""
    times = seen.get(f"{name}_{observation.LARGE}s", [0] * len(seen[name]))
    return [left + observation.LARGE * n for left, n in zip(seen[name], times, strict=True)]


def ones(entries: list[int]) -> list[int]:
    """Where the ones stand; there is nothing else but zeros."""
    assert set(entries) <= {0, 1}
    return [number for number, entry in enumerate(entries) if entry]


def only(entries: list[int]) -> int | None:
    """Where the single one stands, None if there is none."""
    found = ones(entries)
    assert len(found) <= 1
    return found[0] if found else None


def decisions(
    kit: Kit, players: int, seeds: Iterable[int]
) -> Iterator[tuple[Match, Events, random.Random]]:
    """Every decision of some random games, and the end of each, with what happened before it."""
    for seed in seeds:
        match = kit.new(players, seed, table=seed)
        dice = random.Random(f"rows {players} {seed}")
        yield match, match.opening, dice
        while not match.over:
            events = match.play(dice.choice(match.legal))
            yield match, events, dice


def remembered(kit: Kit, players: int, seed: int, memory: Row) -> Iterator[tuple[Match, Events]]:
    """Every decision of a random game; meanwhile the rules keep a memory of it."""
    for match, events, _ in decisions(kit, players, [seed]):
        if not match.actions:
            pool = match.game.template(players, match.options)
            pool["key"][0] = key_words(match.key)
            taken = engine.resume(pool)
        else:
            taken = engine.take_step(pool, match.actions[-1])
        observation.memorize_log(pool, memory)
        while taken == engine.PAUSED:
            taken = engine.resume(pool)
            observation.memorize_log(pool, memory)
        assert pool.tobytes() == match.state()
        yield match, events
