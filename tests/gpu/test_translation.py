"""What moves, jumps, calls and reads memory in PTX, as it is translated."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from tests.gpu import needs
from tests.gpu.ptx.machine import Machine
from tests.gpu.ptx.syntax import UnknownPTX

HEAD = ".version 7.0\n.target sm_80\n.address_size 64\n"
REGISTERS = "".join(
    f".reg .{kind} %{name}<9>;\n"
    for kind, name in (("pred", "p"), ("b16", "h"), ("b32", "r"), ("b64", "d"))
)
ROOM = 256  # for numbers that are written
DATA = 0x0123456789ABCDEF, 0xFEDCBA9876543210, 0x80FF807F8001FF00

TABLE = ".global .align 4 .b8 numbers[8] = {1, 2, 3, 255, 5};\n"
CALLED = """
.func (.param .align 16 .b8 result[24]) three(.param .b64 three_0, .param .b32 three_1)
;
.func (.param .b64 result) twice(.param .b64 twice_0)
{
    .reg .b64 %d<3>;
    ld.param.b64 %d1, [twice_0];
    add.s64 %d2, %d1, %d1;
    st.param.b64 [result], %d2;
    ret;
}
.func (.param .align 16 .b8 result[24]) three(.param .b64 three_0, .param .b32 three_1)
{
    .reg .b64 %d<4>;
    ld.param.b64 %d1, [three_0];
    ld.param.b32 %d2, [three_1];
    { // callseq 0, 0
    .param .b64 param0;
    .param .b64 retval0;
    st.param.b64 [param0], %d1;
    call.uni (retval0), twice, (param0);
    ld.param.b64 %d3, [retval0];
    } // callseq 0
    st.param.v2.b64 [result], {%d1, %d2};
    st.param.b64 [result+16], %d3;
    ret;
}
"""


def ptx(body: str, more: str = "") -> str:
    """A kernel that finds where to read and where to write in %d0 and %d1."""
    return f"""{HEAD}{more}
.visible .entry tried(.param .u64 .ptr .align 8 read_from, .param .u64 write_to)
{{
{REGISTERS}
ld.param.b64 %d0, [read_from];
ld.param.b64 %d1, [write_to];
{body}
ret;
}}
"""


def run(body: str, more: str = "", data: Sequence[int] = DATA, threads: int = 1) -> list[int]:
    """What a kernel writes."""
    given, written = np.array(data, np.uint64), []
    for fast in (True, False):
        found = np.zeros(ROOM, np.uint64)
        kernel = Machine(ptx(body, more), fast).kernel("tried")
        kernel(1, threads, given.ctypes.data, found.ctypes.data)
        written.append(found.tolist())
    assert written[0] == written[1]
    return written[0]


def test_what_is_read_fills_a_register() -> None:
    body = """
    ld.s8 %d2, [%d0+23];
    st.b64 [%d1], %d2;
    ld.u8 %r2, [%d0+23];
    st.b32 [%d1+8], %r2;
    ld.b16 %d3, [%d0+16];
    st.b64 [%d1+16], %d3;
    ld.s16 %r3, [%d0+16];
    st.b32 [%d1+24], %r3;
    ld.s32 %d4, [%d0+20];
    st.b64 [%d1+32], %d4;
    ld.b64 %d5, [%d0+8];
    st.b8 [%d1+40], %d5;
    st.b16 [%d1+48], -2;
    """
    assert run(body)[:8] == [
        *(2**64 - 128, 0x80, 0xFF00, 0xFFFFFF00),
        *(0xFFFFFFFF80FF807F, 0x10, 0xFFFE, 0),
    ]


def test_vectors_are_neighbours() -> None:
    body = """
    ld.v4.b16 {%h1, %h2, %h3, %h4}, [%d0];
    st.v4.b16 [%d1], {%h4, %h3, %h2, %h1};
    ld.v2.b32 {%d2, %d3}, [%d0+8];
    st.v2.b64 [%d1+16], {%d2, 7};
    """
    assert run(body)[:4] == [0xCDEF89AB45670123, 0, 0x76543210, 7]


TYPES = [f"{letter}{bits}" for letter in "su" for bits in (8, 16, 32, 64)]


def fitted(value: int, kind: str) -> int:
    """The lowest bits of a number, by its type."""
    bits = int(kind[1:])
    value &= (1 << bits) - 1
    return value - (value >> (bits - 1) << bits) * (kind[0] == "s")


def test_conversions() -> None:
    body = ""
    expected: list[int] = []
    names = {8: "h", 16: "h", 32: "r", 64: "d"}
    for to, kind in itertools.product(TYPES, TYPES):
        bits, to_bits = max(int(kind[1:]), 16), max(int(to[1:]), 16)
        source, made = f"%{names[bits]}4", f"%{names[to_bits]}5"
        for value in (DATA[2], DATA[2] >> 8, DATA[2] >> 16):
            body += f"mov.b{bits} {source}, {value & (1 << bits) - 1};\n"
            body += f"cvt.{to}.{kind} {made}, {source};\n"
            body += f"st.b{to_bits} [%d1+{8 * len(expected)}], {made};\n"
            expected.append(fitted(fitted(value, kind), to) & (1 << to_bits) - 1)
    assert run(body)[: len(expected)] == expected


def test_registers_are_packed() -> None:
    body = """
    mov.b64 {%r1, %r2}, 0x0123456789abcdef;
    mov.b64 %d2, {%r2, %r1};
    st.b64 [%d1], %d2;
    mov.b32 {%h1, %h2}, %r1;
    mov.b64 %d3, {%h2, %h1, 1, 2};
    st.b64 [%d1+8], %d3;
    """
    assert run(body)[:2] == [0x89ABCDEF01234567, 0x00020001CDEF89AB]


def test_guards() -> None:
    body = """
    mov.pred %p1, -1;
    mov.pred %p2, 0;
    mov.b64 %d2, 1;
    @%p1 add.s64 %d2, %d2, 10;
    @!%p1 add.s64 %d2, %d2, 100;
    @%p2 add.s64 %d2, %d2, 1000;
    @!%p2 add.s64 %d2, %d2, 10000;
    st.b64 [%d1], %d2;
    @%p1 bra $behind;
    st.b64 [%d1+8], %d2;
$behind:
    st.b64 [%d1+16], 3;
    @%p1 ret;
    st.b64 [%d1+24], 4;
    """
    assert run(body)[:4] == [10011, 0, 3, 0]


def test_loops() -> None:
    body = """
    mov.b64 %d2, 0;
    mov.b64 %d3, 1;
$again:
    add.s64 %d2, %d2, %d3;
    add.s64 %d3, %d3, 1;
    setp.le.s64 %p1, %d3, 100;
    @%p1 bra $again;
    st.b64 [%d1], %d2;
    """
    assert run(body)[0] == 5050


CHOICE = """
    ld.b32 %r1, [%d0];
    mov.b64 %d2, 0;
$choice: .branchtargets
    $first, $second,
    $first;
    brx.idx %r1, $choice;
$first:
    mov.b64 %d2, 1;
$second:
    add.s64 %d2, %d2, 10;
    st.b64 [%d1], %d2;
"""


@pytest.mark.parametrize(("number", "expected"), [(0, 11), (1, 10), (2, 11)])
def test_a_number_chooses_a_label(number: int, expected: int) -> None:
    assert run(CHOICE, data=[number])[0] == expected


def test_functions_take_and_return_what_has_several_parts() -> None:
    body = """
    ld.b64 %d2, [%d0];
    { // callseq 1, 0
    .param .b64 param0;
    .param .b32 param1;
    .param .align 16 .b8 retval0[24];
    st.param.b32 [param1], 77;
    st.param.b64 [param0], %d2;
    call.uni (retval0), three, (param0, param1);
    ld.param.v2.b64 {%d3, %d4}, [retval0];
    ld.param.b64 %d5, [retval0+16];
    } // callseq 1
    st.b64 [%d1], %d3;
    st.b64 [%d1+8], %d4;
    st.b64 [%d1+16], %d5;
    """
    assert run(body, CALLED)[:3] == [DATA[0], 77, 2 * DATA[0]]


def test_tables_and_their_space() -> None:
    body = """
    mov.b64 %d2, numbers;
    ld.global.b8 %r1, [%d2+3];
    st.b32 [%d1], %r1;
    ld.global.nc.b32 %r2, [numbers+4];
    cvta.global.u64 %d3, %d2;
    ld.b16 %h1, [%d3];
    cvta.to.global.u64 %d4, %d1;
    st.global.b32 [%d4+8], %r2;
    st.global.b16 [%d4+16], %h1;
    """
    assert run(body, TABLE)[:3] == [255, 5, 0x0201]


def test_local_memory_is_full_of_garbage_and_every_thread_has_its_own() -> None:
    body = """
    .local .align 16 .b8 __local_depot0[32];
    mov.b64 %d2, __local_depot0;
    cvta.local.u64 %d3, %d2;
    ld.local.b64 %d4, [%d2+8];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d5, %r1, 8;
    add.s64 %d6, %d1, %d5;
    st.local.b32 [%d2+8], %r1;
    ld.b64 %d7, [%d3+8];
    st.b64 [%d6], %d4;
    st.b64 [%d1+56], %d7;
    """
    garbage = 0xA5A5A5A5A5A5A5A5
    assert run(body, threads=3)[:8] == [garbage] * 3 + [0] * 4 + [0xA5A5A5A500000000]


def test_threads_know_their_numbers() -> None:
    body = """
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ntid.x;
    mov.u32 %r3, %ctaid.x;
    mad.lo.s32 %r4, %r3, %r2, %r1;
    mul.wide.u32 %d2, %r4, 8;
    add.s64 %d3, %d1, %d2;
    mad.lo.s32 %r5, %r3, 100, %r1;
    st.b32 [%d3], %r5;
    """
    found = np.zeros(8, np.uint64)
    Machine(ptx(body)).kernel("tried")(2, 3, 0, found.ctypes.data)
    assert found.tolist() == [0, 1, 2, 100, 101, 102, 0, 0]


@pytest.mark.parametrize(
    ("operation", "left"),
    [
        *(("add.u64", 106), ("and.b64", 4), ("or.b64", 102), ("xor.b64", 98)),
        *(("exch.b64", 100), ("min.s64", 6), ("max.u64", 100)),
    ],
)
def test_what_nobody_can_interrupt(operation: str, left: int) -> None:
    body = f"""
    st.b64 [%d1], 6;
    cvta.to.global.u64 %d2, %d1;
    atom.global.{operation} %d3, [%d2], 100;
    st.b64 [%d1+8], %d3;
    """
    assert run(body)[:2] == [left, 6]


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("ld.b32 %r1, [%d0+2];", "alignment"),
        ("st.v2.b64 [%d1+8], {%d0, %d1}; st.v2.b64 [%d1], {%d0, %d1};", "alignment"),
        ("mov.b64 %d2, 0; div.u64 %d3, %d0, %d2; st.b64 [%d1], %d3;", "by zero"),
        ("mov.b64 %d2, 0; rem.s64 %d3, %d0, %d2; st.b64 [%d1], %d3;", "by zero"),
        (CHOICE, "label"),
        ("exit;", "should"),
    ],
)
@pytest.mark.parametrize("fast", [True, False])
def test_what_no_program_may_do_is_told(body: str, fault: str, fast: bool) -> None:
    given, found = np.array([3], np.uint64), np.zeros(8, np.uint64)
    kernel = Machine(ptx(body), fast).kernel("tried")
    with pytest.raises(RuntimeError, match=fault):
        kernel(1, 1, given.ctypes.data, found.ctypes.data)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("add.rn.f32 %r1, %r2, %r3;", "add.rn.f32"),
        ("add.f32 %r1, %r2, %r3;", "f32"),
        ("add.cc.u32 %r1, %r2, %r3;", "add.cc.u32"),
        ("and.u32 %r1, %r2, %r3;", "and has no type"),
        ("bar.sync 0;", "bar.sync"),
        ("cvt.sat.u8.s32 %h1, %r2;", "cvt.sat"),
        ("ld.volatile.b32 %r1, [%d0];", "ld.volatile"),
        ("ld.shared.b32 %r1, [%d0];", "ld.shared"),
        ("st.v2.b32 [%d0], %r1;", "st.v2"),
        ("atom.global.cas.b64 %d1, [%d0], %d2, %d3;", "cas"),
        ("mov.u32 %r1, %laneid;", "%laneid"),
        ("mov.u32 %r1, %tid.y;", "%tid.y"),
        ("add.s32 %r1, %r2, %d3;", "%d3 has 64 bits"),
        ("add.s32 %r1, %r2;", "add.s32"),
        ("add.s32 %r1, %r2, %r77;", "%r77"),
        ("ld.b64 %r1, [%d0];", "%r1 has 32 bits"),
        ("call.uni elsewhere;", "elsewhere"),
        (".shared .b8 more[4];", ".shared"),
        (".reg .f32 %f<3>;", ".f32"),
    ],
)
def test_what_is_not_known_is_an_error(body: str, told: str) -> None:
    with pytest.raises(UnknownPTX, match=told.replace(".", r"\.")):
        Machine(ptx(body))


@pytest.mark.parametrize(
    "more",
    [".extern .func other();", ".tex .u64 image;", ".global .align 8 .u64 t[1] = {generic(u)};"],
)
def test_declarations_that_are_not_known_are_errors(more: str) -> None:
    with pytest.raises(UnknownPTX):
        Machine(ptx("", more))


def test_an_assembler_takes_these_texts(tmp_path: Path) -> None:
    needs.assemble(ptx(CHOICE, TABLE + CALLED), tmp_path)
