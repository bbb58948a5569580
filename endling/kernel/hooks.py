"""Hooks: code that all games share calls what each game brings.

A game registers its functions for its type of record. A hook is one function for all games:
interpreted, it looks up whose record it was given; compiled, the game's own function takes its
place and becomes part of the caller.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

import numba
import numpy as np

from endling.kernel.build import INTERPRETED
from endling.kernel.compiler import when_compiled

Brought = TypeVar("Brought")
Rest = ParamSpec("Rest")
Result = TypeVar("Result")


class Hooks(Generic[Brought]):
    """What games bring for one purpose, by their type of record."""

    def __init__(self) -> None:
        self._brought: dict[Any, Brought] = {}

    def register(self, record: np.dtype[Any], brought: Brought) -> None:
        """Tell what belongs to this type of record."""
        self._brought[record] = brought
        if not INTERPRETED:
            self._brought[numba.from_dtype(record)] = brought

    def knows(self, record: np.dtype[Any]) -> bool:
        """Whether the game with this type of record brings anything."""
        return record in self._brought

    def of(self, record: Any) -> Brought:
        """What belongs to a type of record, as the interpreter or as the compiler has it."""
        return self._brought[record]

    def hook(
        self, chosen: Callable[[Brought], Callable[Concatenate[Any, Rest], Result]]
    ) -> Callable[Concatenate[Any, Rest], Result]:
        """One of the functions that games bring, as one function for all games."""

        def hook(s: Any, /, *rest: Rest.args, **named: Rest.kwargs) -> Result:
            return chosen(self.of(s.dtype))(s, *rest, **named)

        if not INTERPRETED:

            @when_compiled(hook)
            def take_place(s: Any, *rest: Any) -> Any:
                return chosen(self.of(s))

        return hook
