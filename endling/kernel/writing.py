"""Writing JSON in compiled code: texts known in advance, numbers, and commas in between.

Whoever writes an entry writes a comma behind it; `close` takes the last one away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from endling.kernel.jit import rule
from endling.kernel.numbers import num

COMMA, OPEN_LIST, CLOSE_LIST, OPEN_THING, CLOSE_THING = b",[]{}"
_MINUS, _ZERO = b"-0"

Texts = tuple[NDArray[np.uint8], NDArray[np.int64]]


def pack_texts(texts: Sequence[str]) -> Texts:
    """Texts one after the other, and where each begins; the last entry is where they end."""
    written = [text.encode() for text in texts]
    ends = np.cumsum([0, *map(len, written)], dtype=np.int64)
    return np.frombuffer(b"".join(written), np.uint8), ends


@rule
def put(out: Any, at: int, byte: int) -> int:
    """Write one byte; returns where the next one goes."""
    out[at] = byte
    return at + 1


@rule
def put_text(out: Any, at: int, letters: Any, starts: Any, number: int) -> int:
    """Write one of the texts."""
    for i in range(num(starts[number]), num(starts[number + 1])):
        out[at] = letters[i]
        at += 1
    return at


@rule
def put_number(out: Any, at: int, value: int) -> int:
    """Write a whole number."""
    if value < 0:
        at = put(out, at, _MINUS)
        value = -value
    digits = 1
    rest = value // 10
    while rest > 0:
        digits += 1
        rest //= 10
    for i in range(digits):
        out[at + digits - 1 - i] = _ZERO + value % 10
        value //= 10
    return at + digits


@rule
def close(out: Any, at: int, byte: int) -> int:
    """Write the end of a list or of an object, in place of the last comma."""
    if out[at - 1] == COMMA:
        at -= 1
    return put(out, at, byte)
