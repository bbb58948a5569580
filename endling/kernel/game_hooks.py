"""The hooks through which the loops that all games share call the rules of one game.

A game brings these functions on its record:

| function | what it does |
|---|---|
| `resolve(s, answer)` | carries the work on top one piece further; is a question now open? |
| `redact(s, seat)` | wipes what the seat may not know |
| `determinize(s, seat, dice)` | replaces what the seat cannot know by a fair guess |
| `problem(s)` | the number of the first thing that must hold and does not, 0 if all is well |
| `standing(s, seat)` | what seats are ranked by, the larger the better; running or final |
| `immediate_value(s, action)` | what an answer brings its giver at once; 0 if unknown |
| `canonicalize(s, seat)` | puts what the seat cannot know into a fixed order |
| `comfortable_lead(s)` | a lead that wins comfortably, in the units of `standing` |

All but `resolve` are looked up in `hooks.py`. Compiled, `resolve` becomes a unit of its own that
other compiled code calls by a symbol: the rules are compiled once, however many loops (single
steps, whole games, searches) are built on them, and each of those loops compiles in a moment. The
others are small and become part of the loop that uses them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import llvmlite.binding
import numba
import numpy as np
from llvmlite import ir
from numba import carray, types
from numba.core import cgutils
from numba.extending import intrinsic

from endling.kernel.compiler import EntryCompiler, when_compiled
from endling.kernel.hooks import Seam
from endling.kernel.jit import BOUNDS_CHECKED, INTERPRETED


@dataclass(frozen=True)
class Rules:
    """What a game brings."""

    game: str
    resolve: Callable[[Any, int], bool]
    redact: Callable[[Any, int], None]
    determinize: Callable[[Any, int, Any], None]
    problem: Callable[[Any], int]
    standing: Callable[[Any, int], int]
    immediate_value: Callable[[Any, int], int]
    canonicalize: Callable[[Any, int], None]
    comfortable_lead: Callable[[Any], int]

    @property
    def symbol(self) -> str:
        """The name by which compiled code finds the rules."""
        return f"endling_resolve_{self.game}"


_RULES = Seam[Rules]()
_UNITS: dict[str, Any] = {}
register = _RULES.register


def load(record: np.dtype[Any], unit: Callable[[Any, int], int]) -> None:
    """Compile the rules of a game, or take them from the cache, and make their symbol known."""
    if INTERPRETED:
        return
    state = numba.from_dtype(record)
    symbol = _RULES.of(state).symbol
    if symbol in _UNITS:
        return
    signature = types.int64(types.CPointer(state), types.int64)
    compiled = numba.cfunc(
        signature,
        nopython=True,
        cache=True,
        error_model="numpy",
        boundscheck=BOUNDS_CHECKED,
        pipeline_class=EntryCompiler,
    )(unit)
    llvmlite.binding.add_symbol(symbol, compiled.address)
    _UNITS[symbol] = compiled  # keeps the machine code alive


def unit_of(record: Any) -> tuple[str, Callable[[Any, int], int]]:
    """The symbol of a game's compiled rules, and what has to stand behind it (on any processor).

    The type of record is given as the compiler has it.
    """
    rules = _RULES.of(record)
    resolve_piece = rules.resolve

    def unit(states: Any, answer: int) -> int:
        return 1 if resolve_piece(carray(states, 1)[0], answer) else 0

    return rules.symbol, unit


def resolve(s: Any, answer: int) -> bool:
    """Carry the work on top of the stack one piece further."""
    return _RULES.of(s.dtype).resolve(s, answer)


redact = _RULES.part(lambda rules: rules.redact)
determinize = _RULES.part(lambda rules: rules.determinize)
problem = _RULES.part(lambda rules: rules.problem)
standing = _RULES.part(lambda rules: rules.standing)
immediate_value = _RULES.part(lambda rules: rules.immediate_value)
canonicalize = _RULES.part(lambda rules: rules.canonicalize)
comfortable_lead = _RULES.part(lambda rules: rules.comfortable_lead)


@intrinsic
def _call_unit(typing_context: Any, s: Any, answer: Any) -> Any:
    symbol = _RULES.of(s).symbol

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer, number = arguments
        byte_pointer = cgutils.voidptr_t
        kind = ir.FunctionType(ir.IntType(64), [byte_pointer, ir.IntType(64)])
        unit = cgutils.get_or_insert_function(builder.module, kind, symbol)
        return builder.call(unit, [builder.bitcast(pointer, byte_pointer), number])

    return types.int64(s, types.int64), generate


@when_compiled(resolve)
def _compiled_resolve(s: Any, answer: Any) -> Any:
    return lambda s, answer: _call_unit(s, answer) != 0


__all__ = [
    "Rules",
    "carray",
    "comfortable_lead",
    "determinize",
    "immediate_value",
    "load",
    "problem",
    "redact",
    "register",
    "resolve",
    "canonicalize",
    "standing",
    "unit_of",
]
