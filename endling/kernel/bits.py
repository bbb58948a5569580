"""Two questions about a word of bits that every processor answers in one instruction."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from endling.kernel.compiler import when_compiled


def bits(word: int) -> int:
    """How many bits of a word are set."""
    return int(word).bit_count()


def lowest_bit(word: int) -> int:
    """The position of the lowest set bit; the word must not be zero."""
    value = int(word)
    return (value & -value).bit_length() - 1


@intrinsic
def _ctpop(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _cttz(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@when_compiled(bits)
def _compiled_bits(word: Any) -> Any:
    return lambda word: _ctpop(word)


@when_compiled(lowest_bit)
def _compiled_lowest_bit(word: Any) -> Any:
    return lambda word: _cttz(word)
