"""What stands around the rules on a graphics processor, in LLVM's intermediate language.

Three kernels, one thread per game. `start` deals, `carry_on` takes one piece of work in every game
on a list, `finish` writes the facts down or counts the game. Whoever launches `carry_on` lists
games of one class side by side, so that the 32 threads of a warp run the same code.

Games come in chunks: a chunk has the number of its first game, and where games are counted, sums.

The names in double braces are Numba's functions: (return value, exception, arguments) -> status.
"""

from __future__ import annotations

from endling.kernel.atomic_add import ADDER

_LINE = 128  # bytes of a line of the cache

KERNELS = ("start", "carry_on", "finish")

_TEXT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @"{{start}}"(ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr)
declare i32 @"{{carry_on}}"(ptr, ptr, ptr, ptr, ptr, ptr, ptr)

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
define ptx_kernel void @start(ptr align 128 %states, ptr align 16 %dice, ptr %policies,
                              ptr align 16 %template, ptr %key, ptr %firsts, i64 %chunk,
                              i64 %games, ptr %classes) {
  %room = alloca [{{slot_stride}} x i8], align 128
  %thread = call i64 @thread()
  %exists = icmp slt i64 %thread, %games
  br i1 %exists, label %go, label %done
go:
  %stream = call ptr @at(ptr %dice, i64 %thread, i64 {{dice_bytes}})
  %class = call ptr @at(ptr %classes, i64 %thread, i64 2)
  %in = udiv i64 %thread, %chunk
  %at = urem i64 %thread, %chunk
  %place = call ptr @at(ptr %firsts, i64 %in, i64 8)
  %first = load i64, ptr %place
  %number = add i64 %first, %at
  %result = alloca i64
  %exception = alloca ptr
  %status = call i32 @"{{start}}"(ptr %result, ptr %exception, ptr %room, ptr %stream,
                                  ptr %policies, ptr %template, ptr %key, i64 %number, ptr %class)
  %state = call ptr @at(ptr %states, i64 %thread, i64 {{slot_stride}})
  br label %copy
copy:
  %k = phi i64 [0, %go], [%next, %copy]
  %from = getelementptr i8, ptr %room, i64 %k
  %bytes = load <4 x i32>, ptr %from, align 16
  %to = getelementptr i8, ptr %state, i64 %k
  store <4 x i32> %bytes, ptr %to, align 16
  %next = add i64 %k, 16
  %more = icmp slt i64 %next, {{slot_stride}}
  br i1 %more, label %copy, label %done
done:
  ret void
}

; One piece of work for every game that `order` lists, `count` in all.
define ptx_kernel void @carry_on(ptr align 128 %states, ptr align 16 %dice, ptr %policies,
                                 ptr %order, ptr %count, ptr %decisions, ptr %classes) {
  %thread = call i64 @thread()
  %listed32 = load i32, ptr %count
  %listed = sext i32 %listed32 to i64
  %exists = icmp slt i64 %thread, %listed
  br i1 %exists, label %go, label %done
go:
  %place = call ptr @at(ptr %order, i64 %thread, i64 4)
  %slot = load i32, ptr %place
  %index = sext i32 %slot to i64
  %state = call ptr @at(ptr %states, i64 %index, i64 {{slot_stride}})
  %stream = call ptr @at(ptr %dice, i64 %index, i64 {{dice_bytes}})
  %taken = call ptr @at(ptr %decisions, i64 %index, i64 4)
  %class = call ptr @at(ptr %classes, i64 %index, i64 2)
  %result = alloca i64
  %exception = alloca ptr
  %status = call i32 @"{{carry_on}}"(ptr %result, ptr %exception, ptr %state, ptr %stream,
                                     ptr %policies, ptr %taken, ptr %class)
  br label %done
done:
  ret void
}
"""

_WRITE_FACTS = """
declare i32 @"{{finish}}"(ptr, ptr, ptr, i64, ptr, i64)

define ptx_kernel void @finish(ptr align 128 %states, ptr %decisions, ptr %facts, i64 %width,
                               i64 %games) {
  %thread = call i64 @thread()
  %exists = icmp slt i64 %thread, %games
  br i1 %exists, label %go, label %done
go:
  %state = call ptr @at(ptr %states, i64 %thread, i64 {{slot_stride}})
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
"""

_COUNT = """
declare i32 @"{{finish}}"(ptr, ptr, ptr, i64, ptr, ptr, ptr, ptr)

; Many games add to the same sums at the same time.
define void @{{adder}}(ptr %sum, i64 %value) alwaysinline {
  %before = atomicrmw add ptr %sum, i64 %value monotonic
  ret void
}

define ptx_kernel void @finish(ptr align 128 %states, ptr %decisions, ptr align 16 %tallies,
                               i64 %chunk, ptr align 16 %rows, ptr align 16 %seats, i64 %players,
                               i64 %games) {
  %scratch = alloca [{{outcome_bytes}} x i8], align 16
  %thread = call i64 @thread()
  %exists = icmp slt i64 %thread, %games
  br i1 %exists, label %go, label %done
go:
  %state = call ptr @at(ptr %states, i64 %thread, i64 {{slot_stride}})
  %place = call ptr @at(ptr %decisions, i64 %thread, i64 4)
  %narrow = load i32, ptr %place
  %taken = sext i32 %narrow to i64
  %in = udiv i64 %thread, %chunk
  %tally = call ptr @at(ptr %tallies, i64 %in, i64 {{tally_bytes}})
  %row = call ptr @at(ptr %rows, i64 %thread, i64 {{game_row_bytes}})
  %first = mul i64 %thread, %players
  %own = call ptr @at(ptr %seats, i64 %first, i64 {{seat_row_bytes}})
  %result = alloca i64
  %exception = alloca ptr
  %status = call i32 @"{{finish}}"(ptr %result, ptr %exception, ptr %state, i64 %taken,
                                   ptr %scratch, ptr %tally, ptr %row, ptr %own)
  br label %done
done:
  ret void
}
"""


def slot_stride(slot_bytes: int) -> int:
    """How far apart the slots of games are: whole lines of the cache.

    >>> slot_stride(1528), slot_stride(1537)
    (1536, 1664)
    """
    return -(-slot_bytes // _LINE) * _LINE


def kernels(names: dict[str, str], sizes: dict[str, int], counted: bool) -> str:
    """The kernels around the functions of a program, given by the names of its functions."""
    text = _TEXT + (_COUNT if counted else _WRITE_FACTS)
    for name, value in {**names, **sizes, "adder": ADDER}.items():
        text = text.replace("{{" + name + "}}", str(value))
    return text
