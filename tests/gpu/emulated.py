"""A stand-in for CuPy and a graphics processor: the very program, run thread by thread on the CPU.

It takes the intermediate code that PTX is made from. Only three things are different: the code
generator, the number of a thread, which is a variable here, and sorting, which NumPy does.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from endling.games.game import Game
from endling.gpu.kernels import KERNELS
from endling.gpu.program import COUNTED
from endling.gpu.ptx import build_module, bytes_of
from endling.gpu.runner import Program, Runner

_REGISTERS = {
    "tid": "load i32, ptr @thread_number",
    "ntid": "add i32 0, 0",
    "ctaid": "add i32 0, 0",
}


class OnCard(np.ndarray[Any, Any]):
    """An array in the memory of the card."""

    def get(self) -> Any:
        """The same in the memory of the host."""
        return np.asarray(self).copy()


class Card:
    """What the runner needs of CuPy."""

    uint8, uint16, uint32 = np.uint8, np.uint16, np.uint32
    int32, int64 = np.int32, np.int64

    def __init__(self, game: Game, program: str) -> None:
        self._program = _Program(game, program)
        device = SimpleNamespace(mem_info=(1 << 30, 1 << 30))
        self.cuda = SimpleNamespace(Device=lambda: device)
        self.empty, self.zeros, self.asarray, self.arange, self.concatenate = (
            _on_card(make) for make in (np.empty, np.zeros, np.array, np.arange, np.concatenate)
        )

    def get_default_memory_pool(self) -> Any:
        return SimpleNamespace(free_bytes=lambda: 0)

    def RawModule(self, path: str | None = None, code: str | None = None) -> Any:  # noqa: N802
        kernels = _SORTING if path is None else self._program.kernels
        return SimpleNamespace(get_function=kernels.__getitem__)


def _on_card(make: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *given: make(*given).view(OnCard)


@cache
def counting_runner(game: Game) -> Runner:
    """A runner for games that are counted. Making its program takes a while."""
    program = Program({"sizes": {COUNTED: bytes_of(game, True)}}, {COUNTED: ""}, {}, {})
    return Runner(program, COUNTED, Card(game, COUNTED))


class _Program:
    """A program as machine code of this computer."""

    def __init__(self, game: Game, program: str) -> None:
        text = str(build_module(game, program)).replace("ptx_kernel ", "")
        for register, value in _REGISTERS.items():
            name = f"@llvm.nvvm.read.ptx.sreg.{register}.x()"
            text = "\n".join(
                line
                for line in text.splitlines()
                if not (line.startswith("declare") and name in line)
            ).replace(name, f"@{register}()")
            text += f"\ndefine internal i32 @{register}() {{\n  %n = {value}\n  ret i32 %n\n}}"
        text += "\n@thread_number = global i32 0\n"
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_default_triple().create_target_machine(opt=1, jit=True)
        module = llvm.parse_assembly(text)
        module.triple, module.data_layout = llvm.get_process_triple(), str(machine.target_data)
        builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(1))
        builder.getModulePassManager().run(module, builder)
        self._engine = llvm.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()
        number = self._engine.get_global_value_address("thread_number")
        self._thread = ctypes.c_int32.from_address(number)
        self.kernels = {name: self._kernel(name) for name in KERNELS}

    def _kernel(self, name: str) -> Callable[..., None]:
        address = self._engine.get_function_address(name)

        def launch(blocks: tuple[int], threads: tuple[int], given: tuple[Any, ...]) -> None:
            values = [
                ctypes.c_void_p(one.ctypes.data)
                if isinstance(one, np.ndarray)
                else ctypes.c_int64(int(one))
                for one in given
            ]
            call = ctypes.CFUNCTYPE(None, *map(type, values))(address)
            for thread in reversed(range(blocks[0] * threads[0])):
                self._thread.value = thread
                call(*values)

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
