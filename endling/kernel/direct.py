"""Entry points that Python calls by address.

Numba looks at the type of every argument of every call, and for an array of records that takes
longer than a decision does. Where Python asks for one decision after the other, it therefore hands
over addresses: plain integers, for which Numba needs a fifth of the time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from endling.kernel.cache import cached_with
from endling.kernel.jit import is_interpreted, records_used, watch_choice
from endling.kernel.units import Unit

Call = Callable[[int, int, int, int], int]


@intrinsic
def _call(typing_context: Any, address: Any, state: Any, number: Any, out: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        target, state, number, out = arguments
        pointer, integer = cgutils.voidptr_t, ir.IntType(64)
        kind = ir.FunctionType(integer, [pointer, integer, pointer]).as_pointer()
        first, last = builder.inttoptr(state, pointer), builder.inttoptr(out, pointer)
        return builder.call(builder.inttoptr(target, kind), [first, number, last])

    return types.int64(types.int64, types.int64, types.int64, types.int64), generate


def _call_by_address(address: int, state: int, number: int, out: int) -> int:
    return _call(address, state, number, out)


@cache
def _caller() -> Call:
    """The function that calls an address, without Numba's choice among types of arguments."""
    integers = (types.int64,) * 4
    with cached_with(None):
        compiled = numba.njit(types.int64(*integers), cache=True)(_call_by_address)
    caller: Call = compiled.overloads[integers].entry_point
    return caller


class Target:
    """Where a direct entry point is found for one type of record."""

    __slots__ = ("address", "call")

    def __init__(self) -> None:
        self.address = 0  # as long as the record is interpreted
        self.call: Call = _call_by_address  # takes the address, then those of state and array

    def lead_to(self, address: int) -> None:
        """Use compiled code from now on."""
        self.call = _caller()
        self.address = address


class DirectEntry:
    """A function on pointers to a state, a number and an array of integers, called by address."""

    def __init__(self, symbol: str, function: Callable[[Any, int, Any], int]) -> None:
        self._unit = Unit(symbol, function, (types.int64, types.CPointer(types.int64)))
        self._addresses: dict[Any, int] = {}
        self._targets: dict[Any, Target] = {}
        watch_choice(self)

    def target(self, record: Any) -> Target:
        """Where calls for this type of record go, which depends on how the record is run."""
        if records_used() is not None:
            ahead = Target()
            ahead.lead_to(self._address(record))
            return ahead
        if record not in self._targets:
            self._targets[record] = Target()
            self.choose_again(record)
        return self._targets[record]

    def choose_again(self, record: Any) -> None:
        """The way this record is run has changed."""
        if record not in self._targets:
            return
        if is_interpreted(record):
            self._targets[record].address = 0
        else:
            self._targets[record].lead_to(self._address(record))

    def _address(self, record: Any) -> int:
        if record not in self._addresses:
            self._addresses[record] = self._unit.load(record)
        return self._addresses[record]
