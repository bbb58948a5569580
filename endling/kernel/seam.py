"""Seams: what is the same in every game calls what each game brings.

A game registers its functions for its type of record. A part of a seam is one function for all
games: interpreted, it looks up whose record it was given; compiled, the game's own function takes
its place and becomes part of the caller.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, TypeVar

import numba
import numpy as np

from endling.kernel.compiler import when_compiled
from endling.kernel.jit import INTERPRETED

Brought = TypeVar("Brought")
F = TypeVar("F", bound=Callable[..., Any])


class Seam(Generic[Brought]):
    """What games bring for one purpose, by their type of record."""

    def __init__(self) -> None:
        self._brought: dict[Any, Brought] = {}

    def register(self, record: np.dtype[Any], brought: Brought) -> None:
        """Tell what belongs to this type of record."""
        self._brought[record if INTERPRETED else numba.from_dtype(record)] = brought

    def knows(self, record: np.dtype[Any]) -> bool:
        """Whether the game with this type of record brings anything."""
        return (record if INTERPRETED else numba.from_dtype(record)) in self._brought

    def of(self, record: Any) -> Brought:
        """What belongs to a type of record, as the interpreter or as the compiler has it."""
        return self._brought[record]

    def part(self, described: F) -> F:
        """The function of this name, whichever game brings it."""
        name = described.__name__

        if INTERPRETED:

            @wraps(described)
            def look_up(s: Any, *arguments: Any) -> Any:
                return getattr(self.of(s.dtype), name)(s, *arguments)

            return look_up  # type: ignore[return-value]  # the same signature as `described`

        @when_compiled(described)
        def take_place(s: Any, *arguments: Any) -> Any:
            return getattr(self.of(s), name).py_func

        return described
