"""The hooks through which the loops that all games share call the rules of one game.

A game brings these functions on its record:

| function | what it does |
|---|---|
| `resolve(s, answer)` | carries the work on top one piece further; is a question now open? |
| `redact(s, seat)` | wipes what the seat may not know |
| `determinize(s, seat, dice)` | replaces what the seat cannot know by a fair guess |
| `problem(s)` | the number of the first thing that must hold and does not, 0 if all is well |
| `standing(s, seat)` | what seats are ranked by, the larger the better; running or final |
| `outlook(s, seat)` | the standing that a seat can expect at the end, as things are now |
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
from pathlib import Path
from typing import Any

import llvmlite.binding
import numpy as np
from llvmlite import ir
from numba import carray, types
from numba.core import cgutils
from numba.extending import intrinsic

from endling.kernel.actions import NONE
from endling.kernel.cache import register_sources
from endling.kernel.compiler import when_compiled
from endling.kernel.events import log_is_full
from endling.kernel.hooks import Hooks
from endling.kernel.jit import is_interpreted, rule
from endling.kernel.plain import Plain
from endling.kernel.units import Unit


@rule
def keep_order(s: Any, seat: int) -> None:
    """Leave the order as it is: guesses are dealt from sets, whose order tells nothing."""


@dataclass(frozen=True)
class Rules:
    """What a game brings."""

    game: str
    sources: Path  # the folder with all that is compiled for this game alone
    resolve: Callable[[Any, int], bool]
    redact: Callable[[Any, int], None]
    determinize: Callable[[Any, int, Any], None]
    problem: Callable[[Any], int]
    standing: Callable[[Any, int], int]
    immediate_value: Callable[[Any, int], int]
    comfortable_lead: Callable[[Any], int]
    canonicalize: Callable[[Any, int], None] = keep_order
    outlook: Callable[[Any, int], int] | None = None  # else the standing
    plain: Plain | None = None

    @property
    def symbol(self) -> str:
        """The name by which compiled code finds the rules."""
        return f"endling_resolve_{self.game}"


_RULES = Hooks[Rules]()
_LOADED: set[str] = set()  # symbols


def register(record: np.dtype[Any], rules: Rules) -> None:
    """Tell whose rules run on this type of record."""
    _RULES.register(record, rules)
    register_sources(record, rules.sources)


def _unit(states: Any, answer: int, goes_on: int) -> int:
    """The rules of a game as other compiled code calls them: `resolve`, or `resolve_on`."""
    s = carray(states, 1)[0]
    while True:
        if resolve_piece(s, answer):
            return 1
        if goes_on == 0 or s.over == 1 or log_is_full(s):
            return 0
        answer = NONE


def unit_of(record: Any) -> Unit:
    """The rules of the game with this type of record, as a unit for any processor."""
    rules = _RULES.of(record)
    return Unit(rules.symbol, _unit, (types.int64, types.int64), rules.plain)


def load(record: np.dtype[Any]) -> None:
    """Compile the rules of a game, or take them from the cache, and make their symbol known.

    There is nothing to do for a record that is interpreted.
    """
    unit = unit_of(record)
    if not is_interpreted(record) and unit.symbol not in _LOADED:
        llvmlite.binding.add_symbol(unit.symbol, unit.load(record))
        _LOADED.add(unit.symbol)


def resolve(s: Any, answer: int) -> bool:
    """Carry the work on top of the stack one piece further; is a question now open?"""
    return _RULES.of(s.dtype).resolve(s, answer)


def resolve_on(s: Any, answer: int) -> bool:
    """Piece after piece, until a question is open, the game is over or the log must be read."""
    is_open = resolve(s, answer)
    while not is_open and s.over == 0 and not log_is_full(s):
        is_open = resolve(s, NONE)
    return is_open


resolve_piece = _RULES.hook(lambda rules: rules.resolve)
redact = _RULES.hook(lambda rules: rules.redact)
determinize = _RULES.hook(lambda rules: rules.determinize)
problem = _RULES.hook(lambda rules: rules.problem)
standing = _RULES.hook(lambda rules: rules.standing)
outlook = _RULES.hook(lambda rules: rules.outlook or rules.standing)
immediate_value = _RULES.hook(lambda rules: rules.immediate_value)
canonicalize = _RULES.hook(lambda rules: rules.canonicalize)
comfortable_lead = _RULES.hook(lambda rules: rules.comfortable_lead)


@intrinsic
def _call_unit(typing_context: Any, s: Any, answer: Any, goes_on: Any) -> Any:
    symbol = _RULES.of(s).symbol

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer, *numbers = arguments
        byte_pointer, number = cgutils.voidptr_t, ir.IntType(64)
        kind = ir.FunctionType(number, [byte_pointer, number, number])
        unit = cgutils.get_or_insert_function(builder.module, kind, symbol)
        return builder.call(unit, [builder.bitcast(pointer, byte_pointer), *numbers])

    return types.int64(s, types.int64, types.int64), generate


@when_compiled(resolve)
def _compiled_resolve(s: Any, answer: Any) -> Any:
    return lambda s, answer: _call_unit(s, answer, 0) != 0


@when_compiled(resolve_on)
def _compiled_resolve_on(s: Any, answer: Any) -> Any:
    return lambda s, answer: _call_unit(s, answer, 1) != 0
