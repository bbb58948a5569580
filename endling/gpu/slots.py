"""The room that a game has in the memory of a graphics processor.

Its record comes first. Where games are counted, what its events told lies behind it, and then the
cards that were played: whoever has the record in hand finds the rest.
"""

from __future__ import annotations

from typing import Any

import numba
from numba import types
from numba.extending import intrinsic

from endling.kernel.witness import PLAY_ROW, SEEN

_LINE = 128  # bytes of a line of the cache
_ALIGNED = 16
PLAYS = 160  # cards played in a game that there is room for


def behind(state_bytes: int) -> int:
    """Where a slot goes on after the record."""
    return -(-state_bytes // _ALIGNED) * _ALIGNED


def slot_bytes(state_bytes: int, counted: bool) -> int:
    """The room of a game in memory: whole lines of the cache.

    >>> slot_bytes(1528, counted=False), slot_bytes(1537, counted=False)
    (1536, 1664)
    """
    if counted:
        state_bytes = behind(state_bytes) + SEEN.itemsize + PLAYS * PLAY_ROW.itemsize
    return -(-state_bytes // _LINE) * _LINE


def _pointer(kind: Any, offset: Any) -> Any:
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
