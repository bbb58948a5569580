"""Functions and tables, in LLVM's intermediate language: what jumps, calls and moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.gpu.ptx import memory
from tests.gpu.ptx.arithmetic import ARITHMETIC
from tests.gpu.ptx.code import JUMPS_NOWHERE, NEVER_RETURNS, Code, Kind
from tests.gpu.ptx.syntax import (
    Function,
    Instruction,
    Label,
    Module,
    Targets,
    UnknownPTX,
    Variable,
)

Make = Callable[[Instruction], None]

_REGISTERS = "".join(f'@"%{name}.x" = internal global i32 0\n' for name in ("tid", "ntid", "ctaid"))


def translate(module: Module) -> str:
    """A module in LLVM's intermediate language; `launch.NAME` starts all threads of a kernel."""
    symbols = {table.name for table in module.tables}
    known = {function.name: function for function in module.functions}
    parts = ["@faults = internal global i64 0\n", _REGISTERS, *map(_table, module.tables)]
    parts += [_Body(function, known, symbols).text() for function in module.functions]
    parts += [_launch(function) for function in module.functions if function.is_kernel]
    return "\n".join(parts)


def _table(table: Variable) -> str:
    values = (*table.values, *[0] * (table.count - len(table.values)))
    kind = f"i{table.bits}"
    listed = ", ".join(f"{kind} {value}" for value in values)
    return (
        f"@{table.name} = internal global [{table.count} x {kind}] [{listed}], align {table.align}"
    )


def _launch(kernel: Function) -> str:
    """Starts the threads one after the other, the last one first."""
    given = "".join(f", i{one.all_bits} %{one.name}" for one in kernel.parameters)
    return f"""
define i64 @launch.{kernel.name}(i32 %blocks, i32 %threads{given}) {{
  store i32 %threads, ptr @"%ntid.x"
  store i64 0, ptr @faults
  %all = mul i32 %blocks, %threads
  br label %again
again:
  %left = phi i32 [%all, %0], [%number, %thread]
  %is_over = icmp eq i32 %left, 0
  br i1 %is_over, label %over, label %thread
thread:
  %number = sub i32 %left, 1
  %block = udiv i32 %number, %threads
  %own = urem i32 %number, %threads
  store i32 %block, ptr @"%ctaid.x"
  store i32 %own, ptr @"%tid.x"
  call void @{kernel.name}({given.removeprefix(", ")})
  br label %again
over:
  %faults = load i64, ptr @faults
  ret i64 %faults
}}
"""


class _Body:
    """A function, statement by statement."""

    def __init__(self, function: Function, known: dict[str, Function], symbols: set[str]) -> None:
        self._function, self._known = function, known
        self._code = code = Code(function.registers, symbols)
        self._targets = {one.name: one for one in function.body if isinstance(one, Targets)}
        self._whole: dict[str, Make] = {
            "bra": self._jump,
            "bra.uni": self._jump,
            "brx.idx": self._choose,
            "call": self._call,
            "call.uni": self._call,
            "ret": self._return,
            "exit": self._exit,
        }
        self._first: dict[str, Make] = {
            "ld": partial(memory.load, code),
            "st": partial(memory.store, code),
            "atom": partial(memory.change, code),
            "red": partial(memory.change, code),
            "cvta": partial(memory.change_space, code),
            "cvt": self._convert,
            "mov": self._move,
        }

    def text(self) -> str:
        """All of it."""
        function, code = self._function, self._code
        given = [f"i{one.all_bits} %.{one.name}" for one in function.parameters]
        for one in (*function.results, *function.parameters):
            code.place(one)
        for one, value in zip(function.parameters, given, strict=True):
            code.add(f"store {value}, ptr {code.places[one.name]}")
        for statement in function.body:
            match statement:
                case Label(name):
                    code.begin(name)
                case Variable():
                    code.place(statement)
                case Instruction():
                    self._guarded(statement)
        head = f"define internal {_result(function)} @{function.name}({', '.join(given)})"
        return f"{head} {{\n{code.text()}\n}}\n"

    def _guarded(self, instruction: Instruction) -> None:
        code, guard = self._code, instruction.guard
        if not guard:
            self._make(instruction)
            return
        made, behind = code.label(), code.label()
        ways = (behind, made) if guard.startswith("!") else (made, behind)
        holds = code.read(guard.removeprefix("!"), 1)
        code.end(f"br i1 {holds}, label %{ways[0]}, label %{ways[1]}", made)
        self._make(instruction)
        code.begin(behind)

    def _make(self, instruction: Instruction) -> None:
        name = instruction.name
        stem, _, kind = name.rpartition(".")
        make = self._whole.get(name) or self._first.get(name.partition(".")[0])
        try:
            if make:
                make(instruction)
            elif stem in ARITHMETIC:
                self._compute(instruction, stem, Kind.of(kind))
            else:
                raise UnknownPTX(name)
        except (UnknownPTX, ValueError) as problem:
            raise UnknownPTX(f"{self._function.name}: {instruction.text}: {problem}") from None

    def _compute(self, instruction: Instruction, stem: str, kind: Kind) -> None:
        code, rule = self._code, ARITHMETIC[stem]
        if not rule.takes(kind):
            raise UnknownPTX(f"{stem} has no type {kind}")
        (result, bits), *given = zip(instruction.operands, rule.bits(kind), strict=True)
        values = [code.read(operand, width) for operand, width in given]
        code.write(result, rule.make(code, kind, *values), bits)

    # --- Moving -----------------------------------------------------------------------------------

    def _convert(self, instruction: Instruction) -> None:
        """To the lowest bits, or to more, by the sign of what it was."""
        _, *types = instruction.name.split(".")
        to, kind = map(Kind.of, types)
        register, operand = instruction.operands
        value = self._code.read_part(operand, kind.bits)
        fitted = self._code.fit(value, kind.bits, to.bits, kind.widened)
        self._code.write_wider(register, fitted, to)

    def _move(self, instruction: Instruction) -> None:
        """A value, or several registers that are parts of one."""
        code = self._code
        _, kind_name = instruction.name.split(".")
        bits = Kind.of(kind_name).bits
        to, value = instruction.operands
        if to.startswith("{"):
            self._take_apart(_parts(to), code.read(value, bits), bits)
        elif value.startswith("{"):
            code.write(to, self._put_together(_parts(value), bits), bits)
        else:
            code.write(to, code.read(value, bits), bits)

    def _take_apart(self, registers: list[str], whole: str, bits: int) -> None:
        """The lowest bits come first."""
        code, size = self._code, bits // len(registers)
        for at, register in enumerate(registers):
            moved = code.new(f"lshr i{bits} {whole}, {at * size}")
            code.write(register, code.fit(moved, bits, size), size)

    def _put_together(self, operands: list[str], bits: int) -> str:
        code, size = self._code, bits // len(operands)
        whole = "0"
        for at, operand in enumerate(operands):
            wide = code.fit(code.read(operand, size), size, bits)
            moved = code.new(f"shl i{bits} {wide}, {at * size}")
            whole = code.new(f"or i{bits} {whole}, {moved}")
        return whole

    # --- Jumping and calling ----------------------------------------------------------------------

    def _jump(self, instruction: Instruction) -> None:
        (label,) = instruction.operands
        self._code.end(f"br label %{label}")

    def _choose(self, instruction: Instruction) -> None:
        code = self._code
        number, name = instruction.operands
        if name not in self._targets:
            raise UnknownPTX(name)
        nowhere = code.label()
        labels = " ".join(
            f"i32 {at}, label %{label}" for at, label in enumerate(self._targets[name].labels)
        )
        code.end(f"switch i32 {code.read(number, 32)}, label %{nowhere} [{labels}]", nowhere)
        code.note(JUMPS_NOWHERE)
        self._return(instruction)

    def _call(self, instruction: Instruction) -> None:
        code, operands = self._code, list(instruction.operands)
        results = _parts(operands.pop(0)) if operands[0].startswith("(") else []
        called = self._known.get(operands.pop(0))
        given = _parts(operands.pop(0)) if operands else []
        if called is None or operands:
            raise UnknownPTX("what does it call?")
        values = []
        for one, name in zip(called.parameters, given, strict=True):
            kind = f"i{one.all_bits}"
            values.append(f"{kind} {code.new(f'load {kind}, ptr {code.places[name]}')}")
        call = f"call {_result(called)} @{called.name}({', '.join(values)})"
        if not called.results:
            code.add(call)
        for one, name in zip(called.results, results, strict=True):
            code.add(f"store i{one.all_bits} {code.new(call)}, ptr {code.places[name]}")

    def _return(self, instruction: Instruction) -> None:
        code = self._code
        if self._function.results:
            (one,), kind = self._function.results, _result(self._function)
            code.end(f"ret {kind} {code.new(f'load {kind}, ptr {code.places[one.name]}')}")
        else:
            code.end("ret void")

    def _exit(self, instruction: Instruction) -> None:
        """The generator writes it where a function cannot go on, and nothing arrives there."""
        self._code.note(NEVER_RETURNS)
        self._return(instruction)


def _result(function: Function) -> str:
    """The type of what a function returns: all bits of its result, as one number."""
    return f"i{function.results[0].all_bits}" if function.results else "void"


def _parts(listed: str) -> list[str]:
    return [part.strip() for part in listed.strip("{}()").split(",") if part.strip()]
