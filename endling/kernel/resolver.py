"""The seam between the loops that are the same in every game and the rules of one game.

A game brings these functions on its record:

| function | what it does |
|---|---|
| `resolve(s, answer)` | carries the work on top one piece further; is a question now open? |
| `redact(s, seat)` | wipes what the seat may not know |
| `determinize(s, seat, dice)` | replaces what the seat cannot know by a fair guess |
| `problem(s)` | the number of the first thing that must hold and does not, 0 if all is well |
| `standing(s, seat)` | what seats are ranked by, the larger the better; running or final |
| `hunch(s, action)` | what an answer looks worth at first sight to whoever gives it; 0: no idea |
| `settle(s, seat)` | puts what the seat cannot know into a fixed order, so that guesses are too |

Interpreted, they are looked up by the record's type. Compiled, `resolve` becomes a unit of its own
that other compiled code calls by a symbol: the rules are compiled once, however many loops (single
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

from endling.kernel.compiler import DoorCompiler, when_compiled
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
    hunch: Callable[[Any, int], int]
    settle: Callable[[Any, int], None]
    comfortable_lead: int

    @property
    def symbol(self) -> str:
        """The name by which compiled code finds the rules."""
        return f"endling_resolve_{self.game}"


_RULES: dict[Any, Rules] = {}
_UNITS: dict[str, Any] = {}


def register(record: np.dtype[Any], rules: Rules) -> None:
    """Tell the loops which functions belong to this type of record."""
    _RULES[record if INTERPRETED else numba.from_dtype(record)] = rules


def load(record: np.dtype[Any], unit: Callable[[Any, int], int]) -> None:
    """Compile the rules of a game, or take them from the cache, and make their symbol known."""
    if INTERPRETED:
        return
    state = numba.from_dtype(record)
    symbol = _RULES[state].symbol
    if symbol in _UNITS:
        return
    signature = types.int64(types.CPointer(state), types.int64)
    compiled = numba.cfunc(
        signature,
        nopython=True,
        cache=True,
        error_model="numpy",
        boundscheck=BOUNDS_CHECKED,
        pipeline_class=DoorCompiler,
    )(unit)
    llvmlite.binding.add_symbol(symbol, compiled.address)
    _UNITS[symbol] = compiled  # keeps the machine code alive


def unit_of(record: np.dtype[Any]) -> tuple[str, Callable[[Any, int], int]]:
    """The symbol of a game's compiled rules, and what has to stand behind it (on any processor)."""
    rules = _RULES[numba.from_dtype(record)]
    resolve_piece = rules.resolve

    def unit(states: Any, answer: int) -> int:
        return 1 if resolve_piece(carray(states, 1)[0], answer) else 0

    return rules.symbol, unit


def resolve(s: Any, answer: int) -> bool:
    """Carry the work on top of the stack one piece further."""
    return _RULES[s.dtype].resolve(s, answer)


def redact(s: Any, seat: int) -> None:
    """Wipe what the seat (-1: a spectator) may not know."""
    _RULES[s.dtype].redact(s, seat)


def determinize(s: Any, seat: int, dice: Any) -> None:
    """Replace what the seat cannot know by a fair guess."""
    _RULES[s.dtype].determinize(s, seat, dice)


def problem(s: Any) -> int:
    """The number of the first thing that must hold and does not, 0 if all is well."""
    return _RULES[s.dtype].problem(s)


def standing(s: Any, seat: int) -> int:
    """What the seat is ranked by, the larger the better."""
    return _RULES[s.dtype].standing(s, seat)


def hunch(s: Any, action: int) -> int:
    """What an answer looks worth at first sight to whoever gives it."""
    return _RULES[s.dtype].hunch(s, action)


def settle(s: Any, seat: int) -> None:
    """Put what the seat cannot know into a fixed order."""
    _RULES[s.dtype].settle(s, seat)


def comfortable_lead(s: Any) -> int:
    """A lead that wins comfortably, in the units of `standing`."""
    return _RULES[s.dtype].comfortable_lead


@intrinsic
def _call_unit(typing_context: Any, s: Any, answer: Any) -> Any:
    symbol = _RULES[s].symbol

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


@when_compiled(redact)
def _compiled_redact(s: Any, seat: Any) -> Any:
    function = _RULES[s].redact
    return lambda s, seat: function(s, seat)


@when_compiled(determinize)
def _compiled_determinize(s: Any, seat: Any, dice: Any) -> Any:
    function = _RULES[s].determinize
    return lambda s, seat, dice: function(s, seat, dice)


@when_compiled(problem)
def _compiled_problem(s: Any) -> Any:
    function = _RULES[s].problem
    return lambda s: function(s)


@when_compiled(standing)
def _compiled_standing(s: Any, seat: Any) -> Any:
    function = _RULES[s].standing
    return lambda s, seat: function(s, seat)


@when_compiled(hunch)
def _compiled_hunch(s: Any, action: Any) -> Any:
    function = _RULES[s].hunch
    return lambda s, action: function(s, action)


@when_compiled(settle)
def _compiled_settle(s: Any, seat: Any) -> Any:
    function = _RULES[s].settle
    return lambda s, seat: function(s, seat)


@when_compiled(comfortable_lead)
def _compiled_comfortable_lead(s: Any) -> Any:
    points = _RULES[s].comfortable_lead
    return lambda s: points


__all__ = [
    "Rules",
    "carray",
    "comfortable_lead",
    "determinize",
    "hunch",
    "load",
    "problem",
    "redact",
    "register",
    "resolve",
    "settle",
    "standing",
    "unit_of",
]
