"""Instructions that read and write memory."""

from __future__ import annotations

import re

from tests.gpu.ptx.code import SPACES, Code, Kind
from tests.gpu.ptx.syntax import Instruction, UnknownPTX

_MOVE = re.compile(
    r"(?:ld|st)(?:\.(?P<space>global|local|param))?(?:\.nc)?(?:\.v(?P<count>[24]))?\.(?P<type>\w+)"
)
_OPERATIONS = {
    "add": {"u": "add", "s": "add"},
    "and": {"b": "and"},
    "or": {"b": "or"},
    "xor": {"b": "xor"},
    "exch": {"b": "xchg"},
    "min": {"u": "umin", "s": "min"},
    "max": {"u": "umax", "s": "max"},
}
_ATOMIC = re.compile(
    r"(?:atom|red)(?:\.(?P<space>global))?"
    rf"\.(?P<operation>{'|'.join(_OPERATIONS)})\.(?P<type>\w+)"
)
_TO_SPACE = re.compile(r"cvta\.(?P<to>to\.)?(?P<space>global|local)\.u64")


def load(code: Code, instruction: Instruction) -> None:
    """`ld`. Registers may have more bits than what is read: zeros, or its sign."""
    registers, place = instruction.operands
    kind, pointer, elements = _elements(code, instruction, place, registers)
    for offset, register in elements:
        where = code.new(f"getelementptr i8, ptr {pointer}, i64 {offset}")
        code.write_wider(register, code.new(f"load i{kind.bits}, ptr {where}, align 1"), kind)


def store(code: Code, instruction: Instruction) -> None:
    """`st`. Of registers with more bits the lowest are written."""
    place, registers = instruction.operands
    kind, pointer, elements = _elements(code, instruction, place, registers)
    for offset, register in elements:
        where = code.new(f"getelementptr i8, ptr {pointer}, i64 {offset}")
        value = code.read_part(register, kind.bits)
        code.add(f"store i{kind.bits} {value}, ptr {where}, align 1")


def _elements(
    code: Code, instruction: Instruction, place: str, registers: str
) -> tuple[Kind, str, list[tuple[int, str]]]:
    """The type of the elements, where the first is, and the register of each by its offset."""
    found = _MOVE.fullmatch(instruction.name)
    listed = [register.strip() for register in registers.strip("{}").split(",")]
    if found is None or len(listed) != int(found["count"] or 1):
        raise UnknownPTX(instruction.name)
    kind = Kind.of(found["type"])
    size = kind.bits // 8
    pointer = code.pointer(place, found["space"] or "", size * len(listed))
    return kind, pointer, [(at * size, register) for at, register in enumerate(listed)]


def change(code: Code, instruction: Instruction) -> None:
    """`atom` and `red`: what nobody can interrupt."""
    found = _ATOMIC.fullmatch(instruction.name)
    if found is None:
        raise UnknownPTX(instruction.name)
    kind = Kind.of(found["type"])
    operation = _OPERATIONS[found["operation"]].get(kind.letter)
    if operation is None:
        raise UnknownPTX(instruction.name)
    *registers, place, operand = instruction.operands
    pointer = code.pointer(place, found["space"] or "", kind.bits // 8)
    value = code.read(operand, kind.bits)
    before = code.new(f"atomicrmw {operation} ptr {pointer}, i{kind.bits} {value} monotonic")
    for register in registers:
        code.write(register, before, kind.bits)


def change_space(code: Code, instruction: Instruction) -> None:
    """`cvta`: the same place, by its address among all or among those of its space."""
    found = _TO_SPACE.fullmatch(instruction.name)
    if found is None:
        raise UnknownPTX(instruction.name)
    register, operand = instruction.operands
    moved = SPACES[found["space"]] * (1 if found["to"] else -1)
    code.write(register, code.new(f"add i64 {code.read(operand, 64)}, {moved}"), 64)
