"""Units: machine code that other machine code, or Python, calls by its address.

Numba's own way to a function with an address optimises everything behind it twice and makes code
that may lie anywhere in memory, where every call and every look at a table goes through a register.
A unit is linked, optimised and made into machine code once. All of it lies together, so that calls
and tables are a short distance away. It is kept as an object file.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types

from endling.kernel.cache import cache_folder, keep
from endling.kernel.compiler import Code, intermediate_code, link_parts
from endling.kernel.plain import Plain

_SPEED = 3  # LLVM's level of optimisation
_ENGINES: list[Any] = []  # each has one unit in memory, for as long as the process lives

_NOTHING_ALLOCATED = """
; Rules allocate nothing, so there is nothing to count references to.
define linkonce_odr void @NRT_incref(ptr %memory) alwaysinline {
  ret void
}
define linkonce_odr void @NRT_decref(ptr %memory) alwaysinline {
  ret void
}
"""


@dataclass(frozen=True)
class Unit:
    """A function on a pointer to a record, and on integers and pointers behind it."""

    symbol: str  # the name by which others call it
    function: Callable[..., int]
    arguments: tuple[Any, ...]
    plain: Plain | None = None  # of what it is made twice

    def load(self, record: np.dtype[Any]) -> int:
        """Compile it for a type of record, or take it from the cache; returns its address."""
        objects = [self._kept(record, "all", _for_all)]
        if self.plain is not None:
            objects.append(self._kept(record, "plain", _for_plain_games))
        return _bring_into_memory(self.symbol, objects)

    def _kept(self, record: np.dtype[Any], games: str, make: Callable[..., bytes]) -> bytes:
        kept = cache_folder(record) / "units" / f"{self.symbol}-{games}-{_processor()}.o"
        if not kept.exists():
            keep(kept, make(self, record))
        return kept.read_bytes()

    def code(self, record: Any) -> Code:
        """Its intermediate code, for whatever makes machine code of it."""
        return intermediate_code(
            self.function, types.int64(types.CPointer(record), *self.arguments)
        )


def as_symbol(unit: Unit, code: Code, symbol: str = "") -> str:
    """A unit under the name by which others call it, as LLVM's assembly.

    Only checked rules ever fail; what fails there must not go on.
    """
    kinds, given = _arguments(unit)
    return f'''{_NOTHING_ALLOCATED}
declare void @llvm.trap()
declare i32 @"{code.name}"(ptr, ptr, {kinds})
define i64 @{symbol or unit.symbol}({given}) alwaysinline {{
  %result = alloca i64
  %exception = alloca ptr
  %status = call i32 @"{code.name}"(ptr %result, ptr %exception, {given})
  %failed = icmp ne i32 %status, 0
  br i1 %failed, label %stop, label %done
stop:
  call void @llvm.trap()
  unreachable
done:
  %value = load i64, ptr %result
  ret i64 %value
}}
'''


def _arguments(unit: Unit) -> tuple[str, str]:
    """The types of its arguments, and the same with names."""
    kinds = ["ptr"] + ["i64" if kind == types.int64 else "ptr" for kind in unit.arguments]
    return ", ".join(kinds), ", ".join(f"{kind} %a{i}" for i, kind in enumerate(kinds))


def _for_all(unit: Unit, record: np.dtype[Any]) -> bytes:
    code = unit.code(numba.from_dtype(record))
    if unit.plain is None:
        return _machine_code(as_symbol(unit, code), code, unit.symbol)
    others = f"{unit.symbol}_others"
    text = as_symbol(unit, code, others) + _choice(unit, record, unit.plain.flag, others)
    return _machine_code(text, code, unit.symbol)


def _for_plain_games(unit: Unit, record: np.dtype[Any]) -> bytes:
    assert unit.plain is not None
    code, symbol = unit.code(numba.from_dtype(record)), _plain_symbol(unit)
    text = as_symbol(unit, code, symbol) + unit.plain.definitions()
    return _machine_code(text, code, symbol)


def _plain_symbol(unit: Unit) -> str:
    return f"{unit.symbol}_plain"


def _choice(unit: Unit, record: np.dtype[Any], flag: str, others: str) -> str:
    """Lead every caller of the unit to the code made for the game in the record."""
    assert record.fields is not None
    kinds, given = _arguments(unit)
    return f"""
declare i64 @{_plain_symbol(unit)}({kinds})
define i64 @{unit.symbol}({given}) {{
  %at = getelementptr i8, ptr %a0, i64 {record.fields[flag][1]}
  %flag = load i8, ptr %at
  %is_plain = icmp eq i8 %flag, 0
  br i1 %is_plain, label %plain, label %others
plain:
  %of_plain = tail call i64 @{_plain_symbol(unit)}({given})
  ret i64 %of_plain
others:
  %of_others = call i64 @{others}({given})
  ret i64 %of_others
}}
"""


def _machine_code(text: str, code: Code, symbol: str) -> bytes:
    """Machine code of which others see one symbol."""
    module = link_parts(llvm.parse_assembly(text), [code])
    for part in module.functions:
        if not part.is_declaration and part.name != symbol:
            part.linkage = llvm.Linkage.internal
    machine = _machine()
    module.triple = llvm.get_process_triple()
    module.data_layout = str(machine.target_data)
    options = llvm.create_pipeline_tuning_options(speed_level=_SPEED)
    options.loop_vectorization = options.slp_vectorization = False  # loops of games are short
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    made: bytes = machine.emit_object(module)
    return made


def _machine() -> Any:
    """This processor. Code and tables of a unit lie within reach of each other."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=_features(),
        opt=_SPEED,
        reloc="pic",
        codemodel="small",
        jit=True,
    )


def _features() -> str:
    features: str = llvm.get_host_cpu_features().flatten()
    return features


@cache
def _processor() -> str:
    about = f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {_features()}"
    return hashlib.sha256(about.encode()).hexdigest()[:12]


def _bring_into_memory(symbol: str, objects: list[bytes]) -> int:
    """Returns the address of the symbol. LLVM's usual memory manager might tear a unit apart."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine(), use_lmm=True)
    for code in objects:
        engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _ENGINES.append(engine)
    address: int = engine.get_function_address(symbol)
    return address
