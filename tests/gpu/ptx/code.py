"""The body of a function while it is written, in LLVM's intermediate language.

Registers are places on the stack, of which LLVM makes values again. Before anything is written to
them they hold garbage, as on a card.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tests.gpu.ptx.syntax import UnknownPTX, Variable, number

# What no program may do. A processor would go on with whatever comes of it; here it is noted.
DIVIDES_BY_ZERO, JUMPS_NOWHERE, NEVER_RETURNS = 16, 32, 64
_MISALIGNED = 15  # the bits of an address that should be 0
FAULTS = {
    _MISALIGNED: "reads or writes where its alignment forbids it",
    DIVIDES_BY_ZERO: "divides by zero",
    JUMPS_NOWHERE: "jumps to a label that is not in its list",
    NEVER_RETURNS: "arrives where no program should",
}

# The space that an address belongs to shows in its number, so that none goes for another.
SPACES = {"": 0, "local": 1 << 60, "global": 1 << 61}

_SPECIAL = {"%tid.x", "%ntid.x", "%ctaid.x"}
_GARBAGE = 0xA5A5A5A5A5A5A5A5
_NUMBER = re.compile(r"-?\d\w*")


@dataclass(frozen=True)
class Kind:
    """The type of an instruction: a letter for bits, signed or unsigned, and how many bits."""

    letter: str
    bits: int

    @staticmethod
    def of(text: str) -> Kind:
        """Read a type.

        >>> Kind.of("s16")
        Kind(letter='s', bits=16)
        """
        found = re.fullmatch(r"([bsu])(8|16|32|64)", text)
        if text == "pred":
            return Kind("b", 1)
        if found is None:
            raise UnknownPTX(text)
        return Kind(found[1], int(found[2]))

    @property
    def is_signed(self) -> bool:
        return self.letter == "s"

    @property
    def widened(self) -> str:
        """How LLVM calls making more bits of these."""
        return "sext" if self.is_signed else "zext"


class Code:
    """What has been written so far, and what names in it mean."""

    def __init__(self, registers: dict[str, int], symbols: set[str]) -> None:
        self.places: dict[str, str] = {}  # of parameters and what is local
        self._locals: set[str] = set()
        self._registers, self._symbols = registers, symbols
        self._lines: list[str] = []
        self._heads: list[str] = []
        self._made = 0

    def add(self, line: str) -> None:
        """Add a line."""
        self._lines.append(f"  {line}")

    def new(self, expression: str) -> str:
        """A new value."""
        self._made += 1
        self.add(f"%.{self._made} = {expression}")
        return f"%.{self._made}"

    def label(self) -> str:
        """A new label."""
        self._made += 1
        return f".{self._made}"

    def begin(self, label: str) -> None:
        """Go on behind a label."""
        self.end(f"br label %{label}", label)

    def end(self, line: str, label: str = "") -> None:
        """Leave what stands behind the last label; something new begins."""
        self.add(line)
        self._lines.append(f"{label or self.label()}:")

    def place(self, variable: Variable) -> None:
        """Declare a variable. Those of calls have the same names again and again."""
        self._made += 1
        place = self.places[variable.name] = f"%{variable.name}.{self._made}"
        size = variable.all_bits // 8
        self._head(f"{place} = alloca [{size} x i8], align {variable.align}")
        if variable.space == "local":
            self._locals.add(variable.name)
            self._head(
                f"call void @llvm.memset(ptr {place}, i8 {_GARBAGE & 255}, i64 {size}, i1 0)"
            )

    def text(self) -> str:
        """Everything, as the body of a function."""
        used = set(re.findall(r"ptr (%\w+)", "\n".join(self._lines)))
        for name, bits in self._registers.items():
            if name in used:
                self._head(f"{name} = alloca i{bits}")
                self._head(f"store i{bits} {_signed(_GARBAGE, bits)}, ptr {name}")
        return "\n".join([*self._heads, *self._lines, "  unreachable"])

    def _head(self, line: str) -> None:
        self._heads.append(f"  {line}")

    # --- Operands ---------------------------------------------------------------------------------

    def bits_of(self, register: str) -> int:
        """How many bits a register has."""
        if register not in self._registers:
            raise UnknownPTX(register)
        return self._registers[register]

    def read(self, operand: str, bits: int) -> str:
        """An operand of so many bits: a register, a number, or the address of a table."""
        if operand in _SPECIAL:
            return self.new(f'load i{bits}, ptr @"{operand}"')
        if operand in self._registers:
            self._expect(operand, bits)
            return self.new(f"load i{bits}, ptr {operand}")
        if _NUMBER.fullmatch(operand):
            return str(_signed(number(operand), bits))
        if operand in self._symbols and bits == 64:
            return self.new(f"add i64 ptrtoint (ptr @{operand} to i64), {SPACES['global']}")
        if operand in self._locals and bits == 64:
            address = self.new(f"ptrtoint ptr {self.places[operand]} to i64")
            return self.new(f"add i64 {address}, {SPACES['local']}")
        raise UnknownPTX(operand)

    def read_part(self, operand: str, bits: int) -> str:
        """The lowest bits of a register, or a number."""
        if operand not in self._registers or self.bits_of(operand) == bits:
            return self.read(operand, bits)
        return self.fit(self.read(operand, self.bits_of(operand)), self.bits_of(operand), bits)

    def write(self, register: str, value: str, bits: int) -> None:
        """Write to a register of so many bits."""
        self._expect(register, bits)
        self.add(f"store i{bits} {value}, ptr {register}")

    def write_wider(self, register: str, value: str, kind: Kind) -> None:
        """Write to a register that may have more bits than the value."""
        bits = self.bits_of(register)
        if bits < kind.bits:
            raise UnknownPTX(f"{register} has {bits} bits, not {kind.bits} or more")
        self.write(register, self.fit(value, kind.bits, bits, kind.widened), bits)

    def fit(self, value: str, bits: int, to: int, widened: str = "zext") -> str:
        """A value with another number of bits."""
        if to == bits:
            return value
        return self.new(f"{widened if to > bits else 'trunc'} i{bits} {value} to i{to}")

    def _expect(self, register: str, bits: int) -> None:
        if self.bits_of(register) != bits:
            raise UnknownPTX(f"{register} has {self.bits_of(register)} bits, not {bits}")

    # --- Addresses and faults ---------------------------------------------------------------------

    def pointer(self, operand: str, space: str, size: int) -> str:
        """Where something of this many bytes is: `[%rd1+8]`, or `[table+8]`."""
        base, _, offset = operand.strip("[]").partition("+")
        if space == "param":
            return self.new(f"getelementptr i8, ptr {self.places[base]}, i64 {int(offset or 0)}")
        moved = int(offset or 0) - SPACES[space]
        address = self.new(f"add i64 {self.read(base, 64)}, {moved}")
        if size > 1:
            self.note(self.new(f"and i64 {address}, {size - 1}"))
        return self.new(f"inttoptr i64 {address} to ptr")

    def note_if(self, wrong: str, fault: int) -> None:
        """Note what should never be, if it is so."""
        self.note(self.new(f"select i1 {wrong}, i64 {fault}, i64 0"))

    def note(self, fault: str | int) -> None:
        """Note what should never be; 0 is nothing."""
        before = self.new("load i64, ptr @faults")
        self.add(f"store i64 {self.new(f'or i64 {before}, {fault}')}, ptr @faults")


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value
