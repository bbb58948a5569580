"""Reading PTX: a module as tables and functions, and functions as statements.

Nothing is skipped: what is not known here is an error that shows it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


class UnknownPTX(Exception):
    """Something in a module that is not known here."""


@dataclass(frozen=True)
class Variable:
    """What a declaration names, outside of registers."""

    name: str
    space: str
    bits: int  # of an element
    count: int
    align: int  # in bytes
    values: tuple[int, ...] = ()  # the others are 0

    @property
    def all_bits(self) -> int:
        """Of all elements together."""
        return self.bits * self.count


@dataclass(frozen=True)
class Instruction:
    """An instruction, which a guard may leave out."""

    text: str
    guard: str  # "%p1", "!%p1" or nothing
    name: str
    operands: tuple[str, ...]


@dataclass(frozen=True)
class Label:
    """A place to jump to."""

    name: str


@dataclass(frozen=True)
class Targets:
    """The labels among which a number chooses."""

    name: str
    labels: tuple[str, ...]


Statement = Instruction | Label | Targets | Variable


@dataclass(frozen=True)
class Function:
    """A function, or a kernel, which is started by the host."""

    name: str
    is_kernel: bool
    results: tuple[Variable, ...]
    parameters: tuple[Variable, ...]
    registers: dict[str, int]  # their bits
    body: tuple[Statement, ...]


@dataclass(frozen=True)
class Module:
    """All of a PTX text."""

    tables: tuple[Variable, ...]
    functions: tuple[Function, ...]


_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_ABOUT = re.compile(r"\.(?:version|target|address_size)\b[^\n]*")
_TABLE = re.compile(r"(?:\.(?:visible|common)\s+)?(\.global\b[^;]*);")
_HEAD = re.compile(
    r"(?:\.visible\s+)?\.(?P<kind>entry|func)\s*(?:\((?P<results>[^()]*)\)\s*)?"
    r"(?P<name>[\w$]+)\s*(?:\((?P<parameters>[^()]*)\)\s*)?(?P<end>[;{])"
)
_DECLARED = re.compile(
    r"\.(?P<space>param|local|global)\s+(?:\.align\s+(?P<align>\d+)\s+)?"
    r"\.[bsu](?P<bits>8|16|32|64)\s+(?:\.ptr(?:\s+\.\w+)?\s+\.align\s+\d+\s+)?"
    r"(?P<name>[\w$]+)(?:\[(?P<count>\d+)\])?(?:\s*=\s*(?P<values>.*))?",
    re.DOTALL,
)
_REGISTERS = re.compile(r"\.reg\s+\.(?P<type>pred|[bsu](?:16|32|64))\s+(?P<names>[^;]+)")
_LABEL = re.compile(r"(?P<name>[\w$]+):\s*(?:\.branchtargets\s+(?P<labels>[^;]*);)?")
_STATEMENT = re.compile(r"(?P<text>[^;{}]+(?:\{[^{}]*\}[^;{}]*)*);")
_INSTRUCTION = re.compile(
    r"(?:@(?P<guard>!?%\w+)\s+)?(?P<name>[a-z][\w.:]*)(?P<operands>.*)", re.DOTALL
)
_OPERAND = re.compile(r"(?:\{[^{}]*\}|\([^()]*\)|\[[^\[\]]*\]|[^,{}()\[\]])+")


class _Reader:
    """A place in the text."""

    def __init__(self, text: str) -> None:
        self._text = _COMMENT.sub("", text)
        self._at = 0

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What comes next, if it is that."""
        found = pattern.match(self._text, self._at)
        if found:
            self._at = found.end()
            self.pass_space()
        return found

    def pass_space(self) -> None:
        while self._text[self._at : self._at + 1].isspace():
            self._at += 1

    def is_over(self) -> bool:
        return self._at == len(self._text)

    def unknown(self) -> UnknownPTX:
        return UnknownPTX(self._text[self._at :].split("\n", 1)[0].strip() or "the end")


def parse(text: str) -> Module:
    """Read a module."""
    reader = _Reader(text)
    reader.pass_space()
    tables, functions = [], []
    while not reader.is_over():
        if reader.take(_ABOUT):
            continue
        if table := reader.take(_TABLE):
            tables.append(_variable(table[1]))
        elif head := reader.take(_HEAD):
            if head["end"] == "{":
                functions.append(_function(head, reader))
        else:
            raise reader.unknown()
    return Module(tuple(tables), tuple(functions))


def _function(head: re.Match[str], reader: _Reader) -> Function:
    registers: dict[str, int] = {}
    return Function(
        head["name"],
        head["kind"] == "entry",
        tuple(map(_variable, _listed(head["results"]))),
        tuple(map(_variable, _listed(head["parameters"]))),
        registers,
        tuple(_body(reader, registers)),
    )


_OPEN, _CLOSE = re.compile(r"\{"), re.compile(r"\}")


def _body(reader: _Reader, registers: dict[str, int]) -> Iterator[Statement]:
    """The statements up to the closing brace. Inner braces stand around calls."""
    depth = 1
    while True:
        if reader.take(_OPEN):
            depth += 1
        elif reader.take(_CLOSE):
            depth -= 1
            if depth == 0:
                return
        elif label := reader.take(_LABEL):
            labels = label["labels"]
            yield Targets(label["name"], _listed(labels)) if labels else Label(label["name"])
        elif statement := reader.take(_STATEMENT):
            text = statement["text"].strip()
            if declared := _REGISTERS.fullmatch(text):
                registers.update(_registers(declared))
            elif text.startswith("."):
                yield _variable(text)
            else:
                yield _instruction(text)
        else:
            raise reader.unknown()


def _registers(declared: re.Match[str]) -> Iterator[tuple[str, int]]:
    bits = 1 if declared["type"] == "pred" else int(declared["type"][1:])
    for name in _listed(declared["names"]):
        stem, _, count = name.rstrip(">").partition("<")
        yield from ((f"{stem}{n}", bits) for n in range(int(count))) if count else [(name, bits)]


def _variable(text: str) -> Variable:
    found = _DECLARED.fullmatch(text.strip())
    if found is None:
        raise UnknownPTX(text.strip())
    values = _listed((found["values"] or "").strip("{} \n\t"))
    bits = int(found["bits"])
    return Variable(
        found["name"],
        found["space"],
        bits,
        int(found["count"] or 1),
        int(found["align"] or bits // 8),
        tuple(map(number, values)),
    )


def _instruction(text: str) -> Instruction:
    found = _INSTRUCTION.fullmatch(text)
    if found is None:
        raise UnknownPTX(text)
    operands = tuple(operand.strip() for operand in _OPERAND.findall(found["operands"]))
    return Instruction(text, found["guard"] or "", found["name"], operands)


def _listed(text: str | None) -> tuple[str, ...]:
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


def number(text: str) -> int:
    """A number as PTX writes it.

    >>> number("-5"), number("0x3340U")
    (-5, 13120)
    """
    try:
        return int(text.removesuffix("U"), 0)
    except ValueError:
        raise UnknownPTX(text) from None
