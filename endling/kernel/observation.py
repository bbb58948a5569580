"""What a seat sees as a row of small numbers, for learning programs.

A game brings three functions on its record (`register_senses`), and says in its class what stands
where in a row (`Slice`):

| function | what it does |
|---|---|
| `observe(s, seat, notes, row)` | writes what the seat sees now |
| `memorize(s, memory)` | adds what everybody can see in the log to the table's memory |
| `recall(s, seat, memory, row)` | writes what the seat remembers, behind what it sees now |

A row is an array of numbers of eight or 16 bits, a memory one of 64-bit numbers. Whatever stands
in a row must follow from what the seat may know, as `redact` has it.

Notes are 64-bit numbers that belong to one place at a table: results together with what they depend
on, so that the next row for the same place need not work them out again. They never change what is
written: a row is the same with notes of any earlier game with the same options, and with zeros.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from endling.kernel.cardset import WORD, CardSet
from endling.kernel.compiler import when_compiled
from endling.kernel.hooks import Hooks
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num

MASK_ENTRY = np.int8  # what a mask is made of; the game says what a row is (`Sizes.entry`)
SPILL = 2  # zeros that `write_word` writes behind the bits of a word
LARGE = 256  # what a number is divided by that does not fit into one entry of eight bits
_SHIFT = 8


@dataclass(frozen=True)
class Slice:
    """A named part of a row."""

    name: str
    start: int
    length: int
    meaning: str

    @property
    def end(self) -> int:
        """Where the next one starts."""
        return self.start + self.length


def lay_out(parts: list[tuple[str, int, str]], start: int = 0) -> tuple[Slice, ...]:
    """Slices one behind the other, from names, lengths and meanings."""
    slices = []
    for name, length, meaning in parts:
        slices.append(Slice(name, start, length, meaning))
        start += length
    return tuple(slices)


@dataclass(frozen=True)
class Senses:
    """What a game brings."""

    observe: Callable[[Any, int, Any, Any], None]
    memorize: Callable[[Any, Any], None]
    recall: Callable[[Any, int, Any, Any], None]


_SENSES = Hooks[Senses]()
register_senses = _SENSES.register

observe = _SENSES.hook(lambda senses: senses.observe)
memorize = _SENSES.hook(lambda senses: senses.memorize)
recall = _SENSES.hook(lambda senses: senses.recall)


# --- Writing rows ---------------------------------------------------------------------------------


def write_word(row: Any, at: int, word: int) -> None:
    """Write the bits of a word as 62 entries of 0 or 1, and `SPILL` zeros behind them.

    What comes behind is written later, so that the zeros do no harm: one store of 64 bytes is as
    quick as one of eight.
    """
    for i in range(WORD + SPILL):
        row[at + i] = (int(word) >> i) & 1


@intrinsic
def _spread(typing_context: Any, row: Any, at: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = signature.args[0]
        array = context.make_array(kind)(context, builder, arguments[0])
        lanes = WORD + SPILL
        bits = builder.bitcast(arguments[2], ir.VectorType(ir.IntType(1), lanes))
        entries = builder.zext(bits, ir.VectorType(ir.IntType(kind.dtype.bitwidth), lanes))
        first = builder.gep(array.data, [arguments[1]])
        builder.store(entries, builder.bitcast(first, entries.type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.int64), generate


@when_compiled(write_word)
def _compiled_write_word(row: Any, at: Any, word: Any) -> Any:
    return lambda row, at, word: _spread(row, at, word)


@rule
def write_cards(row: Any, at: int, cards: CardSet) -> None:
    """Write a set as one entry per card that it has room for, and `SPILL` zeros behind."""
    for i in range(len(cards)):
        write_word(row, at + i * WORD, cards[i])


@rule
def clear(row: Any, first: int, end: int) -> None:
    """Write zeros from one place up to another."""
    row[first:end].fill(0)


def _most(row: Any) -> int:
    """The largest number that an entry can hold."""
    return int(np.iinfo(row.dtype).max)


@when_compiled(_most)
def _compiled_most(row: Any) -> Any:
    most = row.dtype.maxval
    return lambda row: most


@rule
def write_number(row: Any, at: int, value: int) -> None:
    """Write a number, the nearest that an entry can hold."""
    row[at] = min(max(value, -_most(row) - 1), _most(row))


@rule
def write_large_number(row: Any, at: int, times: int, value: int) -> None:
    """Write a number in two entries: how many times `LARGE` it is, rounded, and what is left."""
    row[times] = (value + LARGE // 2) >> _SHIFT
    row[at] = value - (num(row[times]) << _SHIFT)


@rule
def write_mask(s: Any, seat: int, mask: Any) -> None:
    """Write the legal answers, one entry per action: none if the seat is not asked."""
    mine = num(s.actor) == seat and s.over == 0
    end = len(s.legal) - 1
    for i in range(end):
        write_word(mask, i * WORD, num(s.legal[i]) if mine else 0)
    # Behind the last one there is no room for zeros: it goes with the end of the one before.
    last = num(s.legal[end]) << SPILL | num(s.legal[end - 1]) >> (WORD - SPILL)
    write_word(mask, end * WORD - SPILL, last if mine else 0)


# --- Entry points ---------------------------------------------------------------------------------


@entry
def observe_seat(pool: Any, seat: int, notes: Any, row: Any, mask: Any) -> None:
    """What the seat sees now, and its legal answers."""
    observe(pool[0], seat, notes, row)
    write_mask(pool[0], seat, mask)


@entry
def recall_seat(pool: Any, seat: int, memory: Any, row: Any) -> None:
    """What the seat remembers, behind what it sees now."""
    recall(pool[0], seat, memory, row)


@entry
def memorize_log(pool: Any, memory: Any) -> None:
    """Add what everybody can see in the log to the table's memory."""
    memorize(pool[0], memory)
