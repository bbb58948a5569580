"""Single instructions of PTX, as they are translated, compared with plain arithmetic."""

from __future__ import annotations

import itertools
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from tests.gpu import needs
from tests.gpu.ptx.arithmetic import ARITHMETIC
from tests.gpu.ptx.code import Kind
from tests.gpu.ptx.machine import Machine

EDGES = {
    bits: sorted({0, 1, 2, 7, 100, low - 1, low, low + 1, high - 2, high - 1})
    for bits in (16, 32, 64)
    for low, high in [(1 << (bits - 1), 1 << bits)]
}
COUNTS = (0, 1, 15, 16, 31, 32, 33, 64, 255, 0x103)
CHOICES = (0x3210, 0x7654, 0x3340, 0x5410, 0xFEDC, 0x0189)


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (value >> (bits - 1) << bits)


def bit(value: int, at: int) -> int:
    return value >> at & 1


def extracted(value: int, bits: int, position: int, length: int, is_signed: bool) -> int:
    """As the manual has it, bit by bit."""
    position, length = position & 255, length & 255
    sign = bit(value, min(position + length - 1, bits - 1)) if is_signed and length else 0
    taken = (
        bit(value, position + i) if i < length and position + i < bits else sign
        for i in range(bits)
    )
    return sum(one << i for i, one in enumerate(taken))


def inserted(value: int, into: int, bits: int, position: int, length: int) -> int:
    for i in range(min(length & 255, bits)):
        at = (position & 255) + i
        if at < bits:
            into = into & ~(1 << at) | bit(value, i) << at
    return into


def permuted(low: int, high: int, choice: int) -> int:
    source = (high << 32 | low).to_bytes(8, "little")
    result = bytearray()
    for at in range(4):
        chosen = choice >> 4 * at & 15
        byte = source[chosen & 7]
        result.append(byte >> 7 and 255 if chosen & 8 else byte)
    return int.from_bytes(result, "little")


def divided(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def expected(stem: str, kind: Kind, *given: int) -> int:
    """What comes of an instruction. Its operands are as many bits as they have."""
    n, is_signed = kind.bits, kind.letter == "s"
    number = [signed(one, n) if is_signed else one for one in given]
    a, b, c = [*number, 0, 0][:3]
    first, second, third = [*given, 0, 0][:3]
    match stem.split("."):
        case ["add"]:
            return a + b
        case ["sub"]:
            return a - b
        case ["mul", "lo" | "wide"]:
            return a * b
        case ["mul", "hi"]:
            return a * b >> n
        case ["mad", "hi"]:
            return (a * b >> n) + c
        case ["mad", "lo"]:
            return a * b + c
        case ["mad", "wide"]:
            return a * b + third
        case ["div"]:
            return divided(a, b)
        case ["rem"]:
            return a - b * divided(a, b)
        case ["neg"]:
            return -a
        case ["abs"]:
            return abs(a)
        case ["min"]:
            return min(a, b)
        case ["max"]:
            return max(a, b)
        case ["and"]:
            return a & b
        case ["or"]:
            return a | b
        case ["xor"]:
            return a ^ b
        case ["not"]:
            return ~a
        case ["shl"]:
            return a << min(second, n)
        case ["shr"]:
            return a >> min(second, n)
        case ["shf", "l", way]:
            return (second << 32 | first) << (third % 32 if way == "wrap" else min(third, 32)) >> 32
        case ["shf", "r", way]:
            return (second << 32 | first) >> (third % 32 if way == "wrap" else min(third, 32))
        case ["bfe"]:
            return extracted(first, n, second, third, is_signed)
        case ["bfi"]:
            return inserted(first, second, n, third, given[3])
        case ["brev"]:
            return int(f"{a:0{n}b}"[::-1], 2)
        case ["popc"]:
            return a.bit_count()
        case ["clz"]:
            return n - a.bit_length()
        case ["prmt"]:
            return permuted(first, second, third)
        case ["selp"]:
            return first if third else second
        case ["setp", comparison]:
            return int(getattr(a, f"__{comparison}__")(b))
    raise AssertionError(stem)


# Those that PTX has; of some only a few types.
_ONLY = {
    **dict.fromkeys(("bfi", "brev", "popc", "clz"), ("b32", "b64")),
    **dict.fromkeys(("shf.l.wrap", "shf.r.wrap", "shf.l.clamp", "shf.r.clamp", "prmt"), ("b32",)),
    "bfe": ("s32", "u32", "s64", "u64"),
    **dict.fromkeys(("mul.wide", "mad.wide"), ("s16", "u16", "s32", "u32")),
    "mad.hi": ("s16", "u16", "s32", "u32", "s64", "u64"),
}
_TYPES = [f"{letter}{bits}" for letter in "bsu" for bits in (16, 32, 64)]
CASES = [
    (stem, kind)
    for stem, rule in ARITHMETIC.items()
    for kind in _ONLY.get(stem, _TYPES)
    if rule.takes(Kind.of(kind))
]


HEAD = ".version 7.0\n.target sm_80\n.address_size 64\n"


def edges(stem: str, kind: Kind) -> np.ndarray:
    """Edge values of all operands with all others, a row each."""
    counts = CHOICES if stem == "prmt" else COUNTS
    values = [
        {1: (0, 1), 32: counts if letter == "i" and i else EDGES[32]}.get(bits) or EDGES[bits]
        for i, (letter, bits) in enumerate(operands(stem, kind))
    ]
    rows = [
        row for row in itertools.product(*values) if not (stem in ("div", "rem") and row[1] == 0)
    ]
    return np.array(rows, np.uint64).T.copy()


def operands(stem: str, kind: Kind) -> list[tuple[str, int]]:
    """What every operand but the result is, and its bits."""
    rule = ARITHMETIC[stem]
    return list(zip(rule.operands, rule.bits(kind), strict=True))[1:]


def kernel(number: int, stem: str, type_name: str) -> str:
    """Every thread computes with one value of each column."""
    kind = Kind.of(type_name)
    bits = [ARITHMETIC[stem].bits(kind)[0], *(width for _, width in operands(stem, kind))]
    columns = range(len(bits))
    lines = ["mov.u32 %at, %tid.x;", "mul.wide.u32 %by, %at, 8;"]
    lines += [f"ld.param.b64 %column{k}, [column_{number}_{k}];" for k in columns]
    lines += [f"add.s64 %place{k}, %column{k}, %by;" for k in columns]
    for k in columns[1:]:
        lines.append(f"ld.b{max(bits[k], 16)} %{'w' if bits[k] == 1 else 'x'}{k}, [%place{k}];")
        if bits[k] == 1:
            lines.append(f"setp.ne.b16 %x{k}, %w{k}, 0;")
    lines.append(f"{stem}.{type_name} {', '.join(f'%x{k}' for k in columns)};")
    if bits[0] == 1:
        lines.append("selp.b16 %w0, 1, 0, %x0;")
    lines.append(f"st.b{max(bits[0], 16)} [%place0], %{'w' if bits[0] == 1 else 'x'}0;")
    registers = [f".reg .{'pred' if bits[k] == 1 else f'b{bits[k]}'} %x{k};" for k in columns]
    registers += [f".reg .b16 %w<{len(bits)}>;", ".reg .b32 %at;"]
    registers += [f".reg .b64 %by, %column<{len(bits)}>, %place<{len(bits)}>;"]
    given = ", ".join(f".param .u64 column_{number}_{k}" for k in columns)
    body = "\n".join([*registers, *lines, "ret;"])
    return f".visible .entry case_{number}({given})\n{{\n{body}\n}}\n"


@cache
def text() -> str:
    return HEAD + "".join(kernel(number, *case) for number, case in enumerate(CASES))


@cache
def machine() -> Machine:
    return Machine(text())


@pytest.mark.parametrize("number", range(len(CASES)), ids=lambda n: ".".join(CASES[n]))
def test_results_are_those_of_arithmetic(number: int) -> None:
    stem, kind = CASES[number][0], Kind.of(CASES[number][1])
    columns = edges(stem, kind)
    found = np.zeros(columns.shape[1], np.uint64)
    places = (found.ctypes.data, *(column.ctypes.data for column in columns))
    machine().kernel(f"case_{number}")(1, len(found), *places)
    mask = (1 << ARITHMETIC[stem].bits(kind)[0]) - 1
    for result, given in zip(found.tolist(), columns.T.tolist(), strict=True):
        assert result == expected(stem, kind, *given) & mask, given


def test_an_assembler_takes_these_texts(tmp_path: Path) -> None:
    needs.assemble(text(), tmp_path)
