"""A record as what it is in memory: a row of 32-bit words.

Copying a record field by field leaves the gaps between fields to chance. Copying words does not, so
that equal games are equal bytes, gaps and all.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from endling.kernel.compiler import when_compiled
from endling.kernel.jit import rule

WORD_BYTES = 4


def words_in(s: Any) -> int:
    """How many words a record takes."""
    return int(s.dtype.itemsize) // WORD_BYTES


def word_of(s: Any, index: int) -> int:
    """One word of a record, as a number from 0 to 2**32 - 1."""
    return int(s.getfield(np.uint32, index * WORD_BYTES))


def set_word(s: Any, index: int, value: int) -> None:
    """Overwrite one word of a record."""
    s.setfield(value, np.uint32, index * WORD_BYTES)


def _place(builder: Any, record: Any, index: Any) -> Any:
    words = builder.bitcast(record, ir.IntType(32).as_pointer())
    return builder.gep(words, [index])


@intrinsic
def _load(typing_context: Any, s: Any, index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = builder.load(_place(builder, *arguments), align=WORD_BYTES)
        return builder.zext(word, ir.IntType(64))

    return types.int64(s, types.int64), generate


@intrinsic
def _store(typing_context: Any, s: Any, index: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        record, index, value = arguments
        word = builder.trunc(value, ir.IntType(32))
        builder.store(word, _place(builder, record, index), align=WORD_BYTES)
        return context.get_dummy_value()

    return types.void(s, types.int64, types.int64), generate


@when_compiled(words_in)
def _compiled_words_in(s: Any) -> Any:
    words = s.size // WORD_BYTES
    return lambda s: words


@when_compiled(word_of)
def _compiled_word_of(s: Any, index: Any) -> Any:
    return lambda s, index: _load(s, index)


@when_compiled(set_word)
def _compiled_set_word(s: Any, index: Any, value: Any) -> Any:
    return lambda s, index, value: _store(s, index, value)


@rule
def copy_words(target: Any, source: Any) -> None:
    """Make one record the same as another of its type, byte for byte."""
    for i in range(words_in(source)):
        set_word(target, i, word_of(source, i))


_MASK = 0xFFFFFFFF
_FNV_START, _FNV_PRIME = 0x811C9DC5, 0x01000193
_MIX_START, _MIX_PRIME = 0x2545F491, 0x5BD1E995  # below 2**31: no product reaches the sign
_UPPER_BITS = 0x3FFFFFFF


@rule
def fingerprint(s: Any) -> int:
    """A hash of all bytes of a record, 62 bits: two sums of the same words with unlike mixing."""
    plain, mixed = _FNV_START, _MIX_START
    for i in range(words_in(s)):
        word = word_of(s, i)
        plain = ((plain ^ word) * _FNV_PRIME) & _MASK
        mixed = (((mixed ^ (mixed >> 15)) + word) & _MASK) * _MIX_PRIME & _MASK
    return plain | ((mixed & _UPPER_BITS) << 32)
