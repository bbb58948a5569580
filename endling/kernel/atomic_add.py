"""Sums that many games add to.

On the CPU one game adds at a time. On a graphics processor thousands do, so the addition must be
atomic there: whoever compiles the rules for it brings a function of its own named `ADDER`.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from endling.kernel.compiler import when_compiled

ADDER = "endling_add"
_I64 = ir.IntType(64)


def add(sums: Any, index: int, value: int) -> None:
    """Add to one of a row of 64-bit sums."""
    sums[index] += value


def _adder(module: ir.Module) -> ir.Function:
    if ADDER in module.globals:
        return module.globals[ADDER]
    kind = ir.FunctionType(ir.VoidType(), [_I64.as_pointer(), _I64])
    adder = ir.Function(module, kind, ADDER)
    adder.linkage = "linkonce_odr"
    adder.attributes.add("alwaysinline")
    builder = ir.IRBuilder(adder.append_basic_block())
    place, value = adder.args
    builder.store(builder.add(builder.load(place), value), place)
    builder.ret_void()
    return adder


@intrinsic
def _add(typing_context: Any, sums: Any, index: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind, (row, at, more) = signature.args[0], arguments
        array = context.make_array(kind)(context, builder, row)
        place = cgutils.get_item_pointer(context, builder, kind, array, [at], wraparound=False)
        builder.call(_adder(builder.module), [place, more])
        return context.get_dummy_value()

    return types.void(sums, types.int64, types.int64), generate


@when_compiled(add)
def _compiled_add(sums: Any, index: Any, value: Any) -> Any:
    return lambda sums, index, value: _add(sums, index, value)
