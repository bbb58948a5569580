"""Unfinished work: a small stack of frames inside the state.

A frame is eight bytes: what is going on (`KIND`), whom it is about (`WHO`), because of which card
(`CARD`), which row of the instruction table (`ROW`), how far it has come (`STEP`), and three bytes
of its own.
"""

from __future__ import annotations

from typing import Any

from endling.kernel.jit import rule
from endling.kernel.numbers import num

KIND, WHO, CARD, ROW, STEP, X, Y, Z = range(8)
WIDTH = 8


@rule
def push(s: Any, kind: int, who: int, card: int, row: int) -> int:
    """Put new work on top; returns the frame's index.

    A stack that is full marks the state as faulty instead of writing beyond its end; random games
    show that this never happens.
    """
    top = num(s.depth)
    if top >= s.frames.shape[0]:
        s.fault = 1
        return top - 1
    s.frames[top, KIND] = kind
    s.frames[top, WHO] = who
    s.frames[top, CARD] = card
    s.frames[top, ROW] = row
    for i in range(STEP, WIDTH):
        s.frames[top, i] = 0
    s.depth = top + 1
    return top


@rule
def pop(s: Any) -> None:
    """The work on top is done. Its bytes are wiped, so that equal situations are equal bytes."""
    top = num(s.depth) - 1
    for i in range(WIDTH):
        s.frames[top, i] = 0
    s.depth = top


@rule
def goto(s: Any, frame: int, step: int) -> None:
    """Where the frame goes on when it is on top again."""
    s.frames[frame, STEP] = step


@rule
def is_on_top(s: Any, frame: int, kind: int) -> bool:
    """Whether this work is still the one to go on with: neither done nor interrupted."""
    return num(s.depth) == frame + 1 and num(s.frames[frame, KIND]) == kind
