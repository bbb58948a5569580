"""Situations read from outside: nothing in them is believed before it is checked.

Rules are compiled without bounds checks, so a number out of its range must never reach them. A game
says in a table between which bounds each field of its record lies, and in another what may lie on
the stack of unfinished work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from endling.errors import PositionError
from endling.kernel import trial
from endling.kernel.chacha import new_dice
from endling.kernel.engine import find_problem
from endling.kernel.events import MOMENT, VERB
from endling.kernel.frames import CARD, KIND, STEP, WHO, X, Y, Z
from endling.kernel.jit import is_interpreted

Span = tuple[int, int]  # both ends included
NOTHING: Span = (0, 0)
_TRIED_GAMES = 4


def unsound(name: str) -> PositionError:
    """The complaint about a part of an exact position."""
    return PositionError(f"more.{name}: takes what `position()` gave")


# --- Fields --------------------------------------------------------------------------------------


def read_field(given: Any, field: np.dtype[Any], bounds: Span, name: str) -> Any:
    """A field from plain data: whole numbers between the bounds, in the field's own shape."""
    return np.array(_numbers(given, field.shape, bounds, name), dtype=field.base)


def _numbers(given: Any, shape: tuple[int, ...], bounds: Span, name: str) -> Any:
    if not shape:
        if type(given) is not int or not bounds[0] <= given <= bounds[1]:
            raise unsound(name)
        return given
    if not isinstance(given, list) or len(given) != shape[0]:
        raise unsound(name)
    if len(shape) == 1 and set(map(type, given)) == {int}:  # most fields: a row of numbers
        if min(given) < bounds[0] or max(given) > bounds[1]:
            raise unsound(name)
        return given
    return [_numbers(part, shape[1:], bounds, name) for part in given]


def check_fields(record: np.dtype[Any], more: Any, bounds: Mapping[str, Span]) -> None:
    """Refuse numbers out of bounds before any card is placed: that is where most damage shows."""
    if not isinstance(more, Mapping):
        raise PositionError("more: takes what `position()` gave")
    for name, span in bounds.items():
        if name in more:
            _numbers(more[name], record[name].shape, span, name)


def read_fields(s: Any, given: Any, bounds: Mapping[str, Span]) -> None:
    """Write every field of the table from plain data."""
    for name, span in bounds.items():
        if not isinstance(given, Mapping) or name not in given:
            raise PositionError("more: takes what `position()` gave")
        s[name] = read_field(given[name], s.dtype.fields[name][0], span, name)


def check_empty_seats(s: Any, names: Iterable[str], seats: int) -> None:
    """Fields that have a place for every seat hold nothing for seats that nobody sits on."""
    for name in names:
        shape = s.dtype.fields[name][0].shape
        spectators = (shape[0] - seats) if shape else -1  # some have a place before the first seat
        if spectators in (0, 1) and np.any(s[name][int(s.players) + spectators :]):
            raise unsound(name)


# --- Unfinished work -----------------------------------------------------------------------------

Fits = Callable[[Any, Any], bool]  # whether a frame fits the state


@dataclass(frozen=True)
class Work:
    """What a frame of one kind may look like while somebody is asked."""

    asks: frozenset[int] = frozenset()  # steps at which it asks, on top of the stack
    waits: frozenset[int] = frozenset()  # steps at which it waits for the work above it
    on: frozenset[int] | None = None  # the kinds that it lies on, None: any
    cards: Callable[[int], bool] | None = None  # which cards it can be about
    x: Span = NOTHING
    y: Span = NOTHING
    z: Span = NOTHING
    fits: Fits | None = None


def steps(*numbers: int) -> frozenset[int]:
    """Steps, or kinds, of a table of work."""
    return frozenset(numbers)


def check_stack(s: Any, works: Mapping[int, Work], most: int) -> None:
    """The stack of unfinished work is one that a game can have."""
    depth = int(s.depth)
    if not 0 < depth <= most or np.any(s.frames[depth:]):
        raise unsound("depth")
    frames = s.frames.tolist()[:depth]
    for at, frame in enumerate(frames):
        below = frames[at - 1][KIND] if at else None
        if not _is_sound(s, frame, below, at == depth - 1, works):
            raise unsound("frames")


def _is_sound(
    s: Any, frame: list[int], below: int | None, on_top: bool, works: Mapping[int, Work]
) -> bool:
    kind = works.get(frame[KIND])
    if kind is None or frame[WHO] >= int(s.players):
        return False
    lies_well = (below is None) if kind.on == frozenset() else below is not None
    if kind.on:
        lies_well = below in kind.on
    spans = ((X, kind.x), (Y, kind.y), (Z, kind.z))
    return (
        lies_well
        and frame[STEP] in (kind.asks if on_top else kind.waits)
        and (kind.cards is None or kind.cards(frame[CARD]))
        and all(least <= frame[column] <= most for column, (least, most) in spans)
        and (kind.fits is None or kind.fits(s, frame))
    )


# --- The whole -----------------------------------------------------------------------------------


def check_sound(pool: Any, key: bytes) -> None:
    """Refuse a situation that would break the rules.

    The legal answers are not read but worked out from the work on top of the stack. The interpreter
    does that, and tries every answer, before compiled code sees any of it: it notices a number that
    is out of bounds.
    """
    is_over = bool(pool["over"][0])
    try:
        is_sound = is_over or (_ask_again(pool) and _answers_are_sound(pool))
        is_sound = is_sound and not find_problem.interpreted(pool)
    except (IndexError, ArithmeticError, ValueError):
        is_sound = False
    if is_sound and not is_over and not is_interpreted(pool.dtype):
        is_sound = not trial.try_games(pool, np.zeros_like(pool), new_dice(key), _TRIED_GAMES)
    if not is_sound:
        raise PositionError("more: this is not a situation of a game")


def _ask_again(pool: Any) -> bool:
    """Work out the open question; returns whether it is the one that was claimed."""
    given = pool.view(np.uint8).copy().view(pool.dtype)
    if not trial.ask_again.interpreted(pool) or not _is_silent(pool):
        return False
    given["legal"] = pool["legal"]
    return bool(given.tobytes() == pool.tobytes())


def _is_silent(pool: Any) -> bool:
    """Whether nothing has happened but that a moment came, which is then forgotten."""
    log = pool["log"][0]
    is_silent = bool((log[: int(pool["log_n"][0]), VERB] == MOMENT).all())
    log[:], pool["log_n"][0] = 0, 0
    return is_silent


def _answers_are_sound(pool: Any) -> bool:
    return not trial.try_answers.interpreted(pool, np.zeros_like(pool))
