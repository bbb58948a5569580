"""Machine code of this computer, made of PTX."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import partial
from typing import Any

import llvmlite.binding as llvm

from tests.gpu.ptx.code import FAULTS
from tests.gpu.ptx.functions import translate
from tests.gpu.ptx.syntax import parse

_FAST = 2  # of LLVM's levels

Launch = Callable[..., None]


class Machine:
    """Kernels that run here, thread by thread."""

    def __init__(self, text: str, fast: bool = False) -> None:
        """Making fast machine code takes longer than playing a few hundred games."""
        parsed = parse(text)
        self._parameters = {
            function.name: len(function.parameters)
            for function in parsed.functions
            if function.is_kernel
        }
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        target = llvm.Target.from_default_triple().create_target_machine(
            opt=_FAST if fast else 0, jit=True
        )
        module = llvm.parse_assembly(translate(parsed))
        module.triple, module.data_layout = llvm.get_process_triple(), str(target.target_data)
        module.verify()
        if fast:
            _optimise(module, target)
        self._engine = llvm.create_mcjit_compiler(module, target)
        self._engine.finalize_object()

    def kernel(self, name: str) -> Launch:
        """Starts so many blocks of so many threads; all that a kernel takes are 64 bits."""
        address = self._engine.get_function_address(f"launch.{name}")
        given = [ctypes.c_int64] * self._parameters[name]
        call = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int32, ctypes.c_int32, *given)(address)

        return partial(self._launch, name, call)

    def _launch(
        self, name: str, call: Callable[..., int], blocks: int, threads: int, *values: int
    ) -> None:
        faults = call(blocks, threads, *values)
        told = [fault for bits, fault in FAULTS.items() if faults & bits]
        if told:
            raise RuntimeError(f"{name} {', '.join(told)}")


def _optimise(module: Any, target: Any) -> None:
    """Registers become values, and what that makes plain goes away."""
    builder = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(_FAST))
    builder.getModulePassManager().run(module, builder)
