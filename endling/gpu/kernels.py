"""What stands around the rules on a graphics processor, in LLVM's intermediate language.

Three kernels, one thread a game. `start` deals, `carry_on` takes one piece of work in every game on
a list, `finish` writes the facts down. Whoever launches `carry_on` lists games of one class side by
side, so that the 32 threads of a warp run the same code.

The names in double braces are Numba's functions: (return value, exception, arguments) -> status.
"""

from __future__ import annotations

_LINE = 128  # bytes of a line of the cache

KERNELS = ("start", "carry_on", "finish")

_TEXT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @"{{resolve}}"(ptr, ptr, ptr, i64)
declare i32 @"{{start}}"(ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr)
declare i32 @"{{carry_on}}"(ptr, ptr, ptr, ptr, ptr, ptr)
declare i32 @"{{finish}}"(ptr, ptr, ptr, i64, ptr, i64)

; Rules allocate nothing, so there is nothing to count references to.
define linkonce_odr void @NRT_incref(ptr %memory) alwaysinline {
  ret void
}
define linkonce_odr void @NRT_decref(ptr %memory) alwaysinline {
  ret void
}

define linkonce_odr i64 @{{symbol}}(ptr %state, i64 %answer) alwaysinline {
  %result = alloca i64
  %exception = alloca ptr
  %status = call i32 @"{{resolve}}"(ptr %result, ptr %exception, ptr %state, i64 %answer)
  %value = load i64, ptr %result
  ret i64 %value
}

define internal i64 @thread() alwaysinline {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %before = mul i32 %block, %size
  %number = add i32 %before, %tid
  %wide = zext i32 %number to i64
  ret i64 %wide
}

define internal ptr @at(ptr %base, i64 %index, i64 %size) alwaysinline {
  %offset = mul i64 %index, %size
  %place = getelementptr i8, ptr %base, i64 %offset
  ret ptr %place
}

; Set a game up in local memory, where 32 threads that do the same are served together.
define ptx_kernel void @start(ptr align 128 %states, ptr align 16 %dice, ptr align 16 %template,
                              ptr %key, i64 %first, i64 %games, ptr %classes) {
  %room = alloca [{{state_stride}} x i8], align 128
  %thread = call i64 @thread()
  %exists = icmp slt i64 %thread, %games
  br i1 %exists, label %go, label %done
go:
  %stream = call ptr @at(ptr %dice, i64 %thread, i64 {{dice_bytes}})
  %class = call ptr @at(ptr %classes, i64 %thread, i64 2)
  %number = add i64 %first, %thread
  %result = alloca i64
  %exception = alloca ptr
  %status = call i32 @"{{start}}"(ptr %result, ptr %exception, ptr %room, ptr %stream,
                                  ptr %template, ptr %key, i64 %number, ptr %class)
  %state = call ptr @at(ptr %states, i64 %thread, i64 {{state_stride}})
  br label %copy
copy:
  %k = phi i64 [0, %go], [%next, %copy]
  %from = getelementptr i8, ptr %room, i64 %k
  %bytes = load <4 x i32>, ptr %from, align 16
  %to = getelementptr i8, ptr %state, i64 %k
  store <4 x i32> %bytes, ptr %to, align 16
  %next = add i64 %k, 16
  %more = icmp slt i64 %next, {{state_stride}}
  br i1 %more, label %copy, label %done
done:
  ret void
}

define ptx_kernel void @finish(ptr align 128 %states, ptr %decisions, ptr %facts, i64 %width,
                               i64 %games) {
  %thread = call i64 @thread()
  %exists = icmp slt i64 %thread, %games
  br i1 %exists, label %go, label %done
go:
  %state = call ptr @at(ptr %states, i64 %thread, i64 {{state_stride}})
  %place = call ptr @at(ptr %decisions, i64 %thread, i64 4)
  %narrow = load i32, ptr %place
  %taken = sext i32 %narrow to i64
  %row_bytes = mul i64 %width, 8
  %row = call ptr @at(ptr %facts, i64 %thread, i64 %row_bytes)
  %result = alloca i64
  %exception = alloca ptr
  %status = call i32 @"{{finish}}"(ptr %result, ptr %exception, ptr %state, i64 %taken, ptr %row,
                                   i64 %width)
  br label %done
done:
  ret void
}

; One piece of work for every game that `order` lists, `count` in all.
define ptx_kernel void @carry_on(ptr align 128 %states, ptr align 16 %dice, ptr %order, ptr %count,
                                 ptr %decisions, ptr %classes) {
  %thread = call i64 @thread()
  %listed32 = load i32, ptr %count
  %listed = sext i32 %listed32 to i64
  %exists = icmp slt i64 %thread, %listed
  br i1 %exists, label %go, label %done
go:
  %place = call ptr @at(ptr %order, i64 %thread, i64 4)
  %slot = load i32, ptr %place
  %index = sext i32 %slot to i64
  %state = call ptr @at(ptr %states, i64 %index, i64 {{state_stride}})
  %stream = call ptr @at(ptr %dice, i64 %index, i64 {{dice_bytes}})
  %taken = call ptr @at(ptr %decisions, i64 %index, i64 4)
  %class = call ptr @at(ptr %classes, i64 %index, i64 2)
  %result = alloca i64
  %exception = alloca ptr
  %status = call i32 @"{{carry_on}}"(ptr %result, ptr %exception, ptr %state, ptr %stream,
                                     ptr %taken, ptr %class)
  br label %done
done:
  ret void
}
"""


def state_stride(state_bytes: int) -> int:
    """The room of a record in memory: whole lines of the cache.

    >>> state_stride(1528), state_stride(1537)
    (1536, 1664)
    """
    return -(-state_bytes // _LINE) * _LINE


def kernels(names: dict[str, str], symbol: str, state_bytes: int, dice_bytes: int) -> str:
    """The kernels around the functions of a program, given by the names of its functions."""
    text = _TEXT
    filled = {
        **names,
        "symbol": symbol,
        "state_stride": str(state_stride(state_bytes)),
        "dice_bytes": str(dice_bytes),
    }
    for name, value in filled.items():
        text = text.replace("{{" + name + "}}", value)
    return text
