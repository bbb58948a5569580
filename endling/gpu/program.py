"""What one thread of a graphics processor does: start a game, carry it on, write down its facts.

These are plain functions over pointers to the one game that the thread has in hand, made of the
very rules that play and count on the CPU. `ptx.py` compiles them, `kernels.py` has what stands
around them.

There is a program for every way to choose, which is the quickest, and one that counts: in it every
seat chooses in its own way, and every event is counted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import carray, types

from endling.kernel import batch
from endling.kernel.chacha import DICE, KEY_WORDS
from endling.kernel.event_stats import begin
from endling.kernel.game_stats import MAX_SEATS, count_over, layout_for, price_plays
from endling.kernel.jit import linked
from endling.kernel.numbers import num
from endling.kernel.sizes import size, sizes_of
from endling.kernel.stats_buffer import plays_behind, seen_behind

Part = Callable[..., Any]

_room = size(lambda sizes: sizes.plays)  # for cards played in a game

CHOOSERS = {"random": batch.RANDOM, "greedy": batch.GREEDY}
COUNTED = "counted"
PROGRAMS = (*CHOOSERS, COUNTED)

# --- All seats choose alike -----------------------------------------------------------------------


def _start_with(chooser: int) -> Part:
    @linked
    def start(
        state: Any, dice: Any, policies: Any, template: Any, key: Any, number: int, next_class: Any
    ) -> int:
        s, stream = carray(state, 1)[0], carray(dice, 1)[0]
        batch.start_game(s, stream, carray(template, 1)[0], carray(key, KEY_WORDS), number)
        batch.take_piece(s, stream, chooser)
        carray(next_class, 1)[0] = batch.class_of(s)
        return 0

    return start


def _carry_on_with(chooser: int) -> Part:
    @linked
    def carry_on(state: Any, dice: Any, policies: Any, decisions: Any, next_class: Any) -> int:
        s = carray(state, 1)[0]
        if batch.take_piece(s, carray(dice, 1)[0], chooser) > 0:
            carray(decisions, 1)[0] += 1
        carray(next_class, 1)[0] = batch.class_of(s)
        return 0

    return carry_on


@linked
def _write_facts(state: Any, decisions: int, row: Any, width: int) -> int:
    batch.write_facts(carray(state, 1)[0], decisions, carray(row, width))
    return 0


# --- Everything is counted ------------------------------------------------------------------------


@linked
def _start_counted(
    state: Any, dice: Any, policies: Any, template: Any, key: Any, number: int, next_class: Any
) -> int:
    s, stream = carray(state, 1)[0], carray(dice, 1)[0]
    seen = carray(seen_behind(s), 1)[0]
    batch.start_game(s, stream, carray(template, 1)[0], carray(key, KEY_WORDS), number)
    begin(s, seen)
    seen.room = _room(s)
    batch.take_piece(s, stream, batch.RANDOM)  # nobody is asked before the first piece of work
    carray(next_class, 1)[0] = batch.class_of(s)
    return 0


@linked
def _carry_on_counted(state: Any, dice: Any, policies: Any, decisions: Any, next_class: Any) -> int:
    s = carray(state, 1)[0]
    chooser = num(carray(policies, MAX_SEATS)[max(num(s.actor), 0)])
    if batch.take_piece(s, carray(dice, 1)[0], chooser) > 0:
        carray(decisions, 1)[0] += 1
    carray(next_class, 1)[0] = batch.class_of(s)
    return 0


@linked
def _count(state: Any, decisions: int, scratch: Any, tally: Any, game: Any, seats: Any) -> int:
    s = carray(state, 1)[0]
    seen = carray(seen_behind(s), 1)[0]
    outcome, row = carray(scratch, 1)[0], carray(game, 1)[0]
    rows = carray(seats, MAX_SEATS)
    count_over(s, decisions, seen, outcome, carray(tally, 1)[0], row, rows, 0)
    price_plays(outcome, carray(plays_behind(s), _room(s)), min(num(seen.plays), _room(s)))
    return 0


# --- Programs -------------------------------------------------------------------------------------


def parts(record: np.dtype[Any], program: str) -> dict[str, tuple[Part, Any]]:
    """The functions of a program by name, with the types of what they take."""
    state = types.CPointer(numba.from_dtype(record))
    layout = layout_for(sizes_of(record))
    n, words = types.int64, types.CPointer(types.uint32)
    numbers, counts, classes = (types.CPointer(t) for t in (n, types.int32, types.uint16))
    dice, outcome, tally, game_row, seat_row = (
        types.CPointer(numba.from_dtype(kind))
        for kind in (DICE, layout.outcome, layout.tally, layout.game_row, layout.seat_row)
    )
    starts = n(state, dice, numbers, state, words, n, classes)
    carries_on = n(state, dice, numbers, counts, classes)
    if program == COUNTED:
        return {
            "start": (_start_counted, starts),
            "carry_on": (_carry_on_counted, carries_on),
            "finish": (_count, n(state, n, outcome, tally, game_row, seat_row)),
        }
    chooser = CHOOSERS[program]
    return {
        "start": (_start_with(chooser), starts),
        "carry_on": (_carry_on_with(chooser), carries_on),
        "finish": (_write_facts, n(state, n, numbers, n)),
    }
