"""One block of ChaCha8: sixteen words from a key and a counter.

Compiled, a round mixes its four columns at the same time, as the lanes of vectors; so do the
diagonals, once the lanes of each row have been turned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from endling.kernel.compiler import when_compiled

ROUNDS = 8
BLOCK_WORDS = 16
Block = tuple[int, ...]
_CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
_MASK = 0xFFFFFFFF
_COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
_DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
# What a quarter round does: add the second of four words to the first, mix the sum into the fourth,
# rotate that by so much; and so on.
_STEPS = ((0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7))


def block_of(
    k0: int, k1: int, k2: int, k3: int, k4: int, k5: int, k6: int, k7: int, low: int, high: int
) -> Block:
    """The block with this key and this counter, in two halves."""
    first = (*_CONSTANTS, k0, k1, k2, k3, k4, k5, k6, k7, low, high, 0, 0)
    words = list(first)
    for _ in range(ROUNDS // 2):
        for places in (*_COLUMNS, *_DIAGONALS):
            _mix_quarter(words, places)
    return tuple([(a + b) & _MASK for a, b in zip(first, words, strict=True)])


def _mix_quarter(words: list[int], places: tuple[int, ...]) -> None:
    for step in _STEPS:
        target, other, turned = (places[i] for i in step[:3])
        words[target] = (words[target] + words[other]) & _MASK
        mixed, by = words[turned] ^ words[target], step[3]
        words[turned] = ((mixed << by) & _MASK) | (mixed >> (32 - by))


# --- The same in compiled rules -------------------------------------------------------------------

_I32 = ir.IntType(32)
_ROW = ir.VectorType(_I32, 4)


@intrinsic
def _compiled_block(typing_context: Any, *words: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        given = [builder.trunc(word, _I32) for word in cgutils.unpack_tuple(builder, arguments[0])]
        first = [ir.Constant(_ROW, _CONSTANTS)]
        for row in (given[:4], given[4:8], [*given[8:], _I32(0), _I32(0)]):
            first.append(_row_of(builder, row))
        rows = [cgutils.alloca_once_value(builder, row) for row in first]
        with cgutils.for_range(builder, ir.Constant(ir.IntType(64), ROUNDS // 2)):
            mixed = _mix_lanes(builder, [builder.load(row) for row in rows])
            mixed = _turn(builder, mixed, 1)
            mixed = _turn(builder, _mix_lanes(builder, mixed), -1)
            for row, value in zip(rows, mixed, strict=True):
                builder.store(value, row)
        sums = [builder.add(a, builder.load(row)) for a, row in zip(first, rows, strict=True)]
        words = [builder.extract_element(row, _I32(i)) for row in sums for i in range(4)]
        longer = [builder.zext(word, ir.IntType(64)) for word in words]
        return context.make_tuple(builder, signature.return_type, longer)

    return types.UniTuple(types.int64, BLOCK_WORDS)(types.BaseTuple.from_types(words)), generate


def _row_of(builder: Any, words: list[Any]) -> Any:
    row = ir.Constant(_ROW, ir.Undefined)
    for i, word in enumerate(words):
        row = builder.insert_element(row, word, _I32(i))
    return row


def _mix_lanes(builder: Any, rows: list[Any]) -> list[Any]:
    rows = list(rows)
    for target, other, turned, by in _STEPS:
        rows[target] = builder.add(rows[target], rows[other])
        mixed = builder.xor(rows[turned], rows[target])
        left = builder.shl(mixed, ir.Constant(_ROW, [by] * 4))
        right = builder.lshr(mixed, ir.Constant(_ROW, [32 - by] * 4))
        rows[turned] = builder.or_(left, right)
    return rows


def _turn(builder: Any, rows: list[Any], direction: int) -> list[Any]:
    """Turn the lanes of each row by its number, so that diagonals become columns, or back."""
    turned = []
    for number, row in enumerate(rows):
        lanes = [(lane + direction * number) % 4 for lane in range(4)]
        turned.append(builder.shuffle_vector(row, row, ir.Constant(ir.VectorType(_I32, 4), lanes)))
    return turned


@when_compiled(block_of)
def _compiled_block_of(
    k0: Any, k1: Any, k2: Any, k3: Any, k4: Any, k5: Any, k6: Any, k7: Any, low: Any, high: Any
) -> Callable[..., Any]:
    return lambda k0, k1, k2, k3, k4, k5, k6, k7, low, high: _compiled_block(
        k0, k1, k2, k3, k4, k5, k6, k7, low, high
    )
