"""Rules that return their results do what they did before, and nobody keeps a place for them."""

from __future__ import annotations

from ctypes import CFUNCTYPE, c_int64

import llvmlite.binding as llvm

from endling.gpu.by_value import by_value

# As Numba writes them: a result of one word, of a byte, of several words, and none.
RULES = """
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define linkonce_odr i32 @next(ptr noalias captures(none) %retptr, ptr %excinfo, i64 %arg.n) {
  %sum = add i64 %arg.n, 1
  store i64 %sum, ptr %retptr, align 8
  ret i32 0
}
define i32 @"is odd"(ptr initializes((0, 1)) %retptr, ptr noalias %excinfo, i64 %arg.n) {
  %bit = trunc i64 %arg.n to i8
  %odd = and i8 %bit, 1
  store i8 %odd, ptr %retptr, align 1
  ret i32 0
}
define range(i32 -1, -2) i32 @both(ptr %retptr, ptr %excinfo, i64 %arg.n, i64 %arg.m) {
  call void @llvm.memset.p0.i64(ptr noundef align 8 %retptr, i8 0, i64 32, i1 false)
  store i64 %arg.m, ptr %retptr, align 8
  %retptr.repack1 = getelementptr inbounds nuw i8, ptr %retptr, i64 8
  store i64 %arg.n, ptr %retptr.repack1, align 8
  %retptr.repack1.repack2 = getelementptr inbounds nuw i8, ptr %retptr.repack1, i64 8
  store i8 3, ptr %retptr.repack1.repack2, align 8
  ret i32 0
}
define i32 @wipe(ptr %retptr, ptr %excinfo, ptr align 16 %arg.s) {
  store i64 0, ptr %arg.s, align 8
  store ptr null, ptr %retptr, align 8
  ret i32 0
}
define i64 @play(i64 %n) {
  %place = alloca [4 x i64]
  %failure = alloca ptr
  %state = alloca i64
  store i64 5, ptr %state
  %a = call i32 @next(ptr %place, ptr %failure, i64 %n)
  %next = load i64, ptr %place
  %b = call i32 @"is odd"(ptr %place, ptr %failure, i64 %next)
  %odd8 = load i8, ptr %place
  %odd = zext i8 %odd8 to i64
  %c = call i32 @both(ptr %place, ptr %failure, i64 %odd, i64 %next)
  %first = load i64, ptr %place
  %at = getelementptr i8, ptr %place, i64 8
  %second = load i64, ptr %at
  %d = call i32 @wipe(ptr %place, ptr %failure, ptr %state)
  %left = load i64, ptr %state
  %tens = mul i64 %first, 10
  %sum = add i64 %tens, %second
  %all = add i64 %sum, %left
  ret i64 %all
}
"""


def play(text: str, number: int) -> int:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine()
    module = llvm.parse_assembly(text)
    module.verify()
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return int(CFUNCTYPE(c_int64, c_int64)(engine.get_function_address("play"))(number))


def test_results_are_what_they_were() -> None:
    for number in (1, 2, 41):
        assert (
            play(by_value(RULES), number)
            == play(RULES, number)
            == (number + 1) * 10 + ((number + 1) % 2)
        )


def test_what_is_called_takes_no_place_for_a_result() -> None:
    text = by_value(RULES)
    for rule in (
        "define internal i64 @next.valued(i64 %arg.n)",
        'define internal i8 @"is odd.valued"(i64 %arg.n)',
        "define internal [4 x i64] @both.valued(i64 %arg.n, i64 %arg.m)",
        "define internal void @wipe.valued(ptr align 16 %arg.s)",
    ):
        assert rule in text
    assert "ptr null" not in text


def test_other_functions_stay_as_they_are() -> None:
    kernel = "define ptx_kernel void @finish(ptr %states) {\n  ret void\n}\n"
    array = """define i32 @view(ptr %retptr, ptr %excinfo, ptr %arg.s) {
  store ptr %arg.s, ptr %retptr, align 8
  ret i32 0
}
"""
    assert by_value(kernel + array) == kernel + array
