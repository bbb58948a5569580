"""The seam between the loops that are the same in every game and the rules of one game.

A game brings one function, `resolve(s, answer)`. Interpreted, it is looked up by the record's type.
Compiled, it becomes a unit of its own that other compiled code calls by a symbol: the rules are
compiled once, however many loops (single steps, whole games, searches) are built on them, and each
of those loops compiles in a moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import llvmlite.binding
import numba
import numpy as np
from llvmlite import ir
from numba import carray
from numba.core import cgutils, types
from numba.extending import intrinsic, overload

from endling.kernel.jit import BOUNDS_CHECKED, INTERPRETED

Resolver = Callable[[Any, int], bool]

_RESOLVERS: dict[Any, Resolver] = {}
_SYMBOLS: dict[Any, str] = {}
_UNITS: dict[str, Any] = {}


def register(game: str, record: np.dtype[Any], resolver: Resolver) -> None:
    """Tell the loops which function carries games of this record type on."""
    key = record if INTERPRETED else numba.from_dtype(record)
    _RESOLVERS[key] = resolver
    _SYMBOLS[key] = f"endling_resolve_{game}"


def load(record: np.dtype[Any], unit: Callable[[Any, int], int]) -> None:
    """Compile the rules of a game, or take them from the cache, and make their symbol known."""
    if INTERPRETED or record in _UNITS:
        return
    state = numba.from_dtype(record)
    signature = types.int64(types.CPointer(state), types.int64)
    compiled = numba.cfunc(
        signature, nopython=True, cache=True, error_model="numpy", boundscheck=BOUNDS_CHECKED
    )(unit)
    llvmlite.binding.add_symbol(_SYMBOLS[state], compiled.address)
    _UNITS[_SYMBOLS[state]] = compiled  # keeps the machine code alive


def resolve(s: Any, answer: int) -> bool:
    """Carry the work on top of the stack one piece further."""
    return _RESOLVERS[s.dtype](s, answer)


@intrinsic
def _call_unit(typing_context: Any, s: Any, answer: Any) -> Any:
    symbol = _SYMBOLS[s]

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer, number = arguments
        byte_pointer = cgutils.voidptr_t
        kind = ir.FunctionType(ir.IntType(64), [byte_pointer, ir.IntType(64)])
        unit = cgutils.get_or_insert_function(builder.module, kind, symbol)
        return builder.call(unit, [builder.bitcast(pointer, byte_pointer), number])

    return types.int64(s, types.int64), generate


@overload(resolve, strict=False)
def _compiled_resolve(s: Any, answer: Any) -> Any:
    return lambda s, answer: _call_unit(s, answer) != 0


__all__ = ["carray", "load", "register", "resolve"]
