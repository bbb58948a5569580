"""The compile switch: one source, run by the interpreter or compiled by Numba.

Rules are marked `@rule`. They stay plain Python functions, which any Python code may call;
compiled code that calls one gets its compiled form. The few functions through which Python runs
compiled rules are marked `@entry`: entry points, compiled once per game and kept on disk
(`cache.py`).

`ENDLING_JIT=0` never compiles, `ENDLING_JIT=debug` compiles with bounds checks, anything else
compiles for speed. Either way a record can be interpreted for a while (`interpret`): a game is
playable before its rules are compiled.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar

import numba
import numpy as np
from numba.core import event, types
from numba.core.typing.templates import infer_global

from endling.kernel.cache import cached_with
from endling.kernel.compiler import EntryCompiler, RuleCompiler

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
R = TypeVar("R")

_SETTING = os.environ.get("ENDLING_JIT", "1").lower()
INTERPRETED = _SETTING in ("0", "off", "false")
BOUNDS_CHECKED = _SETTING == "debug"
_COMPILED: dict[str, Any] = dict(nogil=True, error_model="numpy", boundscheck=BOUNDS_CHECKED)

# --- Rules ----------------------------------------------------------------------------------------

_COMPILED_FORMS: dict[Any, Any] = {}


def rule(function: F) -> F:
    """A rule: compiled code calls its compiled form."""
    if not INTERPRETED:
        compiled = numba.njit(
            **_COMPILED,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            pipeline_class=RuleCompiler,
        )(function)
        _COMPILED_FORMS[function] = compiled
        infer_global(function, types.Dispatcher(compiled))
    return function


def compiled_form(function: Callable[..., Any]) -> Any:
    """What Numba has made of a rule."""
    return _COMPILED_FORMS[function]


def inlined(function: F) -> F:
    """A rule that becomes part of its caller: for dispatching, where a call would cost most."""
    marked: Any = rule(function)
    if not INTERPRETED:
        # Numba looks for these two wherever a name is called.
        marked.targetoptions = {"inline": "always"}
        marked.py_func = function
    return function


def linked(function: F) -> F:
    """A rule that is compiled by the program that links it."""
    return function


# --- Entry points ---------------------------------------------------------------------------------

_ENTRY_POINTS: list[EntryPoint[Any, Any]] = []
_INTERPRETED_RECORDS: set[Any] = set()


class EntryPoint(Generic[P, R]):
    """A function through which Python runs rules: compiled, unless its record is interpreted.

    Each type of its first argument, usually an array of records, has a form of its own.
    """

    def __init__(self, function: Callable[P, R], compiler: type = EntryCompiler) -> None:
        self.interpreted = function
        self._compiler = compiler
        self._compiled: dict[Any, Callable[P, R]] = {}
        self._chosen: dict[Any, Callable[P, R]] = {}
        update_wrapper(self, function)
        _ENTRY_POINTS.append(self)

    def __call__(self, *arguments: P.args, **named: P.kwargs) -> R:
        """Run the form that belongs to the first argument."""
        record = getattr(arguments[0], "dtype", None)
        chosen = self._chosen.get(record)
        if chosen is None:
            chosen = self.form_for(record)
            self._chosen[record] = chosen
        return chosen(*arguments, **named)

    def form_for(self, record: Any) -> Callable[P, R]:
        """What a call with an array of such records runs."""
        if INTERPRETED or record in _INTERPRETED_RECORDS:
            return self.interpreted
        if record not in self._compiled:
            with cached_with(record):
                self._compiled[record] = numba.njit(
                    **_COMPILED, cache=True, pipeline_class=self._compiler
                )(self.interpreted)
        return self._compiled[record]

    def choose_again(self, record: Any) -> None:
        """How this record is run has changed."""
        self._chosen.pop(record, None)


def entry(function: Callable[P, R]) -> EntryPoint[P, R]:
    """An entry point."""
    return EntryPoint(function)


def interpret(record: np.dtype[Any]) -> None:
    """Run the rules on this record by the interpreter until `use_compiled`."""
    _INTERPRETED_RECORDS.add(record)
    _choose_again(record)


def use_compiled(record: np.dtype[Any]) -> None:
    """Run compiled rules on this record from now on."""
    _INTERPRETED_RECORDS.discard(record)
    _choose_again(record)


def is_interpreted(record: np.dtype[Any]) -> bool:
    """Whether the interpreter runs the rules on this record."""
    return INTERPRETED or record in _INTERPRETED_RECORDS


def _choose_again(record: Any) -> None:
    for point in _ENTRY_POINTS:
        point.choose_again(record)


class CompileWatch(event.Listener):
    """Tells `report(count)` whenever Numba has finished one more function."""

    def __init__(self, report: Callable[[int], None]) -> None:
        self.count = 0
        self._report = report

    def on_start(self, event: Any) -> None:
        """Numba starts a function: nothing to tell yet."""

    def on_end(self, event: Any) -> None:
        """Numba finished a function."""
        self.count += 1
        self._report(self.count)

    def __enter__(self) -> CompileWatch:
        event.register("numba:compile", self)
        return self

    def __exit__(self, *_: object) -> None:
        event.unregister("numba:compile", self)
