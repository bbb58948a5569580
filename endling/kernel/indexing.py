"""Array accesses in compiled rules, without checking whether an index counts from the end.

In Python -1 is the last entry, so Numba compares every index with zero. A rule never counts from
the end with an index that is not a constant, and the comparison would cost time at nearly every
access. Numba has no setting for it. The function in which it writes the comparison,
`fix_integer_index`, is therefore replaced while a rule is compiled.

That function is not part of Numba's interface. If it no longer looks as expected, nothing is
replaced: rules then do the same, a little slower, and a warning says so when the first is compiled.
"""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from llvmlite import ir
from numba import types
from numba.np import arrayobj

_NAME = "fix_integer_index"
_PARAMETERS = ["context", "builder", "idxty", "idx", "size"]


def is_as_known(module: Any = arrayobj) -> bool:
    """Whether Numba still has the function, calls it by its name, with the same arguments."""
    function, caller = getattr(module, _NAME, None), getattr(module, "basic_indexing", None)
    if not inspect.isfunction(function) or not inspect.isfunction(caller):
        return False
    same = list(inspect.signature(function).parameters) == _PARAMETERS
    return same and _NAME in caller.__code__.co_names


@contextmanager
def indices_as_they_are() -> Iterator[None]:
    """In this context, compiled code takes an index as it is; Numba compiles one by one."""
    if not _may_replace():
        yield
        return
    usual = arrayobj.fix_integer_index

    def fix_integer_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if isinstance(index, ir.Constant):
            return usual(context, builder, kind, index, size)
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    arrayobj.fix_integer_index = fix_integer_index
    try:
        yield
    finally:
        arrayobj.fix_integer_index = usual


@cache
def _may_replace() -> bool:
    """Looked at once, before anything is replaced."""
    if is_as_known():
        return True
    warnings.warn(
        f"this Numba has no {_NAME} as it is known here: rules run slower than they could",
        RuntimeWarning,
        stacklevel=2,
    )
    return False
