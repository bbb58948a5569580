"""A stand-in for CuPy and a graphics processor: it runs the very PTX, thread by thread, on the CPU.

The runner is the real one. Only sorting is not: its kernels are C++, and NumPy does their work.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from endling.games.game import Game
from endling.gpu.build import ptx_of
from endling.gpu.program import COUNTED
from endling.gpu.ptx import bytes_of
from endling.gpu.runner import Program, Runner
from tests.gpu.ptx.machine import Machine

_GARBAGE = 0xA5  # in memory that nobody has written to
_MEMORY = 1 << 26  # bytes, so that a batch is small enough for the caches of the CPU

Launch = Callable[[tuple[int], tuple[int], tuple[Any, ...]], None]


class OnCard(np.ndarray[Any, Any]):
    """An array in the memory of the card."""

    def get(self) -> Any:
        """The same in the memory of the host."""
        return np.asarray(self).copy()


class Card:
    """What the runner needs of CuPy."""

    uint8, uint16, uint32 = np.uint8, np.uint16, np.uint32
    int32, int64 = np.int32, np.int64

    def __init__(self, fast: bool = False) -> None:
        self._fast = fast
        device = SimpleNamespace(mem_info=(_MEMORY, _MEMORY))
        self.cuda = SimpleNamespace(Device=lambda: device)
        self.empty, self.zeros, self.asarray, self.arange, self.concatenate = (
            _on_card(make) for make in (_unwritten, np.zeros, np.array, np.arange, np.concatenate)
        )

    def get_default_memory_pool(self) -> Any:
        return SimpleNamespace(free_bytes=lambda: 0)

    def RawModule(self, path: str | None = None, code: str | None = None) -> Any:  # noqa: N802
        if path is None:
            return SimpleNamespace(get_function=_SORTING.__getitem__)
        machine = _machine(Path(path).read_text(), self._fast)
        return SimpleNamespace(get_function=lambda name: _kernel(machine, name))


_machine = cache(Machine)  # the runner loads a program anew for every number of players


def _unwritten(size: int, kind: Any) -> Any:
    made = np.empty(size, kind)
    made.view(np.uint8).fill(_GARBAGE)
    return made


def _on_card(make: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *given: make(*given).view(OnCard)


@cache
def counting_runner(game: Game) -> Runner:
    """A runner for games that are counted. Making its program takes a while."""
    about = {"sizes": {COUNTED: bytes_of(game, True)}}
    return Runner(Program(about, {COUNTED: ptx_of(game, COUNTED)}, {}, {}), COUNTED, Card())


def _kernel(machine: Machine, name: str) -> Launch:
    kernel = machine.kernel(name)

    def launch(blocks: tuple[int], threads: tuple[int], given: tuple[Any, ...]) -> None:
        values = [one.ctypes.data if isinstance(one, np.ndarray) else int(one) for one in given]
        kernel(*blocks, *threads, *values)

    return launch


def _count(blocks: Any, threads: Any, given: tuple[Any, ...]) -> None:
    classes, _, places = given
    places += np.bincount(classes, minlength=len(places)).astype(np.int32)


def _add_up(blocks: Any, threads: Any, given: tuple[Any, ...]) -> None:
    places, listed = given
    places[0] = 0
    listed[0] = places.sum()
    places -= np.cumsum(places, dtype=np.int32)
    places *= -1


def _list(blocks: Any, threads: Any, given: tuple[Any, ...]) -> None:
    classes, _, _, order = given
    listed = np.argsort(classes, kind="stable").astype(np.int32)[(classes == 0).sum() :]
    order[: len(listed)] = listed


_SORTING = {"count": _count, "add_up": _add_up, "list": _list}
