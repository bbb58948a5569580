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

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import update_wrapper
from typing import Any, Generic, ParamSpec, Protocol, TypeVar

import numba
import numpy as np
from numba.core import event, types
from numba.core.typing.templates import infer_global

from endling.kernel.build import BOUNDS_CHECKED, INTERPRETED
from endling.kernel.cache import cached_with
from endling.kernel.compiler import EntryCompiler, RuleCompiler

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
R = TypeVar("R")

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


class Choosing(Protocol):
    """Something with an interpreted and a compiled form."""

    def choose_again(self, record: Any) -> None:
        """The way this record is run has changed."""


_CHOOSING: list[Choosing] = []
_IS_INTERPRETED: dict[Any, bool] = {}  # by record; what is not in it is compiled, or waits
_WAITS = False  # whether a record is interpreted until `use_compiled`
_AHEAD = threading.local()


def watch_choice(chooser: Choosing) -> None:
    """Notify this object whenever the way a record is run changes."""
    _CHOOSING.append(chooser)


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
        watch_choice(self)

    def __call__(self, *arguments: P.args, **named: P.kwargs) -> R:
        """Run the form that belongs to the first argument."""
        record = getattr(arguments[0], "dtype", None)
        chosen = self._chosen.get(record)
        if chosen is None:
            chosen = self._chosen[record] = self._form_for(record)
        return chosen(*arguments, **named)

    def _form_for(self, record: Any) -> Callable[P, R]:
        if INTERPRETED:
            return self.interpreted
        return self._run_by_thread if _is_interpreted(record) else self._compiled_for(record)

    def _run_by_thread(self, *arguments: P.args, **named: P.kwargs) -> R:
        used = records_used()
        if used is None:
            return self.interpreted(*arguments, **named)
        record = getattr(arguments[0], "dtype", None)
        used.add(record)
        return self._compiled_for(record)(*arguments, **named)

    def _compiled_for(self, record: Any) -> Callable[P, R]:
        if record not in self._compiled:
            with cached_with(record):
                self._compiled[record] = numba.njit(
                    **_COMPILED, cache=True, pipeline_class=self._compiler
                )(self.interpreted)
        return self._compiled[record]

    def choose_again(self, record: Any) -> None:
        """The way this record is run has changed."""
        self._chosen.pop(record, None)


def entry(function: Callable[P, R]) -> EntryPoint[P, R]:
    """An entry point."""
    return EntryPoint(function)


# --- Interpreted for a while ----------------------------------------------------------------------


def interpret(record: np.dtype[Any]) -> None:
    """Run the rules on this record by the interpreter until `use_compiled`."""
    _choose(record, True)


def interpret_at_first() -> None:
    """Interpret every record that was not used yet, so that nobody waits for the compiler."""
    global _WAITS
    _WAITS = True


def use_compiled(*records: Any) -> None:
    """Run compiled rules on these records from now on."""
    for record in records:
        _choose(record, False)


@contextmanager
def compiled_ahead() -> Iterator[set[Any]]:
    """In this context the current thread runs compiled rules, whatever others do.

    It yields the records that were used, ready for `use_compiled`.
    """
    used: set[Any] = set()
    _AHEAD.used = used
    try:
        yield used
    finally:
        _AHEAD.used = None


def records_used() -> set[Any] | None:
    """What `compiled_ahead` has used in this thread, None outside of it."""
    used: set[Any] | None = getattr(_AHEAD, "used", None)
    return used


def is_interpreted(record: np.dtype[Any]) -> bool:
    """Whether the interpreter runs the rules on this record, in this thread."""
    return INTERPRETED or (_is_interpreted(record) and records_used() is None)


def _is_interpreted(record: Any) -> bool:
    return _IS_INTERPRETED.get(record, _WAITS)


def _choose(record: Any, interpreted: bool) -> None:
    _IS_INTERPRETED[record] = interpreted
    for chooser in _CHOOSING:
        chooser.choose_again(record)


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
