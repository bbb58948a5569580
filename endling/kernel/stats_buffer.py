"""Where a game is counted: its record, behind it what its events told, then the cards played.

Code that has the record finds the rest behind it, so an event can be counted where it happens.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

from endling.kernel.event_stats import PLAY_ROW, SEEN

_ALIGNED = 16


def behind(state_bytes: int) -> int:
    """Where a slot goes on after the record."""
    return -(-state_bytes // _ALIGNED) * _ALIGNED


def plays_at(state_bytes: int) -> int:
    """Where the cards played begin."""
    return behind(state_bytes) + SEEN.itemsize


def slot_bytes(state_bytes: int, room: int) -> int:
    """The size of a slot with room for this many cards played."""
    return plays_at(state_bytes) + room * PLAY_ROW.itemsize


def new_slot(record: np.dtype[Any], room: int) -> tuple[Any, Any, Any]:
    """A slot in memory: arrays of the one record, of what was seen, and of the cards played."""
    memory = np.zeros(slot_bytes(record.itemsize, room), np.uint8)
    seen, plays = behind(record.itemsize), plays_at(record.itemsize)
    parts = memory[: record.itemsize], memory[seen:plays], memory[plays:]
    kinds = record, SEEN, PLAY_ROW
    state, told, played = (part.view(kind) for part, kind in zip(parts, kinds, strict=True))
    told["room"] = room
    return state, told, played


def _pointer(kind: np.dtype[Any], offset: int) -> Any:
    """A function that takes a record and returns the address of what lies behind it."""

    def pointer(typing_context: Any, s: Any) -> Any:
        target = types.CPointer(numba.from_dtype(kind))

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            start = builder.bitcast(arguments[0], context.get_value_type(types.voidptr))
            distance = context.get_constant(types.int64, behind(s.size) + offset)
            return builder.bitcast(builder.gep(start, [distance]), context.get_value_type(target))

        return target(s), generate

    return intrinsic(pointer)


seen_behind = _pointer(SEEN, 0)
plays_behind = _pointer(PLAY_ROW, SEEN.itemsize)
