"""The rules of a game as PTX, the assembly language of NVIDIA's drivers. No GPU, no CUDA needed.

Rules stay intermediate code until something makes machine code of it (endling/kernel/compiler.py).
For the CPU that is Numba; here it is LLVM's own generator for graphics processors, which comes with
Numba's llvmlite.
"""

from __future__ import annotations

import re
from typing import Any

import llvmlite.binding as llvm
import numba

from endling.errors import EndlingError
from endling.games.game import Game
from endling.gpu.by_value import by_value
from endling.gpu.kernels import KERNELS, kernels, slot_stride
from endling.gpu.program import COUNTED, parts
from endling.kernel.build import INTERPRETED
from endling.kernel.chacha import DICE
from endling.kernel.compiler import Code, intermediate_code, link_parts
from endling.kernel.event_hooks import event_counter, without_log
from endling.kernel.event_stats import PLAY_ROW
from endling.kernel.game_hooks import unit_of
from endling.kernel.game_stats import layout_for
from endling.kernel.sizes import sizes_of
from endling.kernel.stats_buffer import plays_at, slot_bytes
from endling.kernel.units import as_symbol

TRIPLE = "nvptx64-nvidia-cuda"
ARCHITECTURE = "sm_80"  # and everything newer: the driver translates
PTX_FEATURE = "+ptx70"

# The code of all cards must fit into small instruction caches: larger functions are called.
_INLINE_UP_TO = 50


def build_ptx(game: Game, program: str) -> str:
    """One of the programs that play whole games."""
    module, machine = build_module(game, program), _machine()
    _optimise(module, machine)
    _shorten_names(module)
    ptx: str = machine.emit_assembly(module)
    return ptx


def build_module(game: Game, program: str) -> Any:
    """A program as LLVM's intermediate code, not yet optimised."""
    if INTERPRETED:
        raise EndlingError("the rules are not compiled: unset ENDLING_JIT to build for a GPU")
    record, counted = numba.from_dtype(game.record), program == COUNTED
    unit = unit_of(record)
    resolve = unit.code(record)
    codes = {name: intermediate_code(*part) for name, part in parts(game.record, program).items()}
    names = {name: code.name for name, code in codes.items()}
    counter = event_counter(record) if counted else None
    text = kernels(names, bytes_of(game, counted), counted)
    text += as_symbol(unit, resolve) + without_log(record, counter)
    return _adapted(_link(text, [*codes.values(), resolve, *([counter] if counter else [])]))


def bytes_of(game: Game, counted: bool) -> dict[str, int]:
    """How many bytes things take in the memory of the card."""
    state, sizes = game.record.itemsize, sizes_of(game.record)
    layout = layout_for(sizes)
    return {
        "slot_stride": slot_stride(slot_bytes(state, sizes.plays) if counted else state),
        "dice_bytes": DICE.itemsize,
        "tally_bytes": layout.tally.itemsize,
        "game_row_bytes": layout.game_row.itemsize,
        "seat_row_bytes": layout.seat_row.itemsize,
        "outcome_bytes": layout.outcome.itemsize,
        "play_row_bytes": PLAY_ROW.itemsize,
        "plays_room": sizes.plays,
        "plays_in_slot": plays_at(state),
        "plays_in_game_row": _offset(layout.game_row, "plays"),
    }


def _offset(record: Any, field: str) -> int:
    offset: int = record.fields[field][1]
    return offset


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu=ARCHITECTURE, features=PTX_FEATURE, opt=3)


def _link(text: str, needed: list[Code]) -> Any:
    module = link_parts(llvm.parse_assembly(text), needed)
    for function in module.functions:
        if function.is_declaration:
            if not function.name.startswith("llvm."):
                raise EndlingError(f"a rule calls {function.name}, which no GPU has")
        elif function.name not in KERNELS:
            function.linkage = llvm.Linkage.internal
            function.add_function_attribute("optsize")
    return module


def _adapted(module: Any) -> Any:
    """What differs from the code for other processors.

    Records start at multiples of 16, so that neighbouring fields can move together, and results
    are values.
    """
    text = re.sub(r"^define .*$", _align_records, by_value(str(module)), flags=re.MULTILINE)
    return llvm.parse_assembly(text)


def _align_records(head: re.Match[str]) -> str:
    return re.sub(r"ptr (?=[^,()]*%arg\.(?:s|dice|states?)\b)", "ptr align 16 ", head[0])


def _optimise(module: Any, machine: Any) -> None:
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
    options.inlining_threshold = _INLINE_UP_TO
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _shorten_names(module: Any) -> None:
    """Numba's names describe whole records; in PTX they would be most of the text."""
    for number, function in enumerate(module.functions):
        if not function.is_declaration and function.name not in KERNELS:
            function.name = f"rule_{number}"
    for number, table in enumerate(module.global_variables):
        table.name = f"table_{number}"
