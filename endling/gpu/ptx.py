"""The rules of a game as PTX, the assembly language of NVIDIA's drivers. No GPU, no CUDA needed.

Rules stay intermediate code until something makes machine code of it (endling/kernel/compiler.py).
For the CPU that is Numba; here it is LLVM's own generator for graphics processors, which comes with
Numba's llvmlite.
"""

from __future__ import annotations

import re
from typing import Any

import llvmlite.binding as llvm
from numba import types

from endling.errors import EndlingError
from endling.games.game import Game
from endling.gpu.kernels import KERNELS, kernels
from endling.gpu.program import COUNTED, parts
from endling.gpu.slots import PLAYS, behind, slot_bytes
from endling.kernel.chacha import DICE
from endling.kernel.compiler import Code, intermediate_code, linked
from endling.kernel.events import clear_log, log_is_full, note
from endling.kernel.jit import INTERPRETED
from endling.kernel.resolver import unit_of
from endling.kernel.tally import GAME_ROW, OUTCOME, SEAT_ROW, TALLY
from endling.kernel.witness import PLAY_ROW, SEEN

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
    symbol, unit = unit_of(game.record)
    codes = {name: intermediate_code(*part) for name, part in _parts(game, program, unit).items()}
    return _specialise(_link(game, symbol, codes, program == COUNTED), codes.get("hear"))


def _parts(game: Game, program: str, unit: Any) -> dict[str, Any]:
    (state, *_) = parts(game.record, program)["start"][1].args
    resolve = (unit, types.int64(state, types.int64))
    return {**parts(game.record, program), "resolve": resolve}


def sizes_of(game: Game, counted: bool) -> dict[str, int]:
    """How many bytes things take in the memory of the card."""
    return {
        "slot_bytes": slot_bytes(game.record.itemsize, counted),
        "dice_bytes": DICE.itemsize,
        "tally_bytes": TALLY.itemsize,
        "game_row_bytes": GAME_ROW.itemsize,
        "seat_row_bytes": SEAT_ROW.itemsize,
        "outcome_bytes": OUTCOME.itemsize,
        "play_row_bytes": PLAY_ROW.itemsize,
        "plays_room": PLAYS,
        "plays_in_slot": behind(game.record.itemsize) + SEEN.itemsize,
        "plays_in_game_row": _offset(GAME_ROW, "plays"),
    }


def _offset(record: Any, field: str) -> int:
    offset: int = record.fields[field][1]
    return offset


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu=ARCHITECTURE, features=PTX_FEATURE, opt=3)


def _link(game: Game, symbol: str, codes: dict[str, Code], counted: bool) -> Any:
    names = {name: code.name for name, code in codes.items()}
    text = kernels(names, symbol, sizes_of(game, counted), counted)
    module = linked(llvm.parse_assembly(text), list(codes.values()))
    for function in module.functions:
        if function.is_declaration:
            if not function.name.startswith("llvm."):
                raise EndlingError(f"a rule calls {function.name}, which no GPU has")
        elif function.name not in KERNELS:
            function.linkage = llvm.Linkage.internal
            function.add_function_attribute("optsize")
    return module


def _specialise(module: Any, hear: Code | None) -> Any:
    """What is true here and LLVM cannot know.

    Records start at multiples of 16, so that neighbouring fields can move together. And no log is
    kept: what would be noted in it is heard at once, or by nobody.
    """
    text = re.sub(r"^define .*$", _align_records, str(module), flags=re.MULTILINE)
    unread: list[tuple[Any, str]] = [(clear_log, "ptr null"), (log_is_full, "i8 0")]
    if hear is None:
        unread.append((note, "ptr null"))
    else:
        for name in _names(note):
            text = _forwarded(text, name, hear.name)
    for rule, nothing in unread:
        for name in _names(rule):
            text = _with_body(text, name, f"store {nothing}, ptr %retptr\n  ret i32 0")
    return llvm.parse_assembly(text)


def _names(rule: Any) -> list[str]:
    return [compiled.fndesc.llvm_func_name for compiled in rule.overloads.values()]


def _with_body(text: str, name: str, body: str) -> str:
    """Have a function of Numba's do something else."""
    head_and_body = rf"^(define [^\n]*@\"?{re.escape(name)}\"?\([^\n]*)\n.*?^}}"
    return re.sub(
        head_and_body, lambda m: f"{m[1]}\n  {body}\n}}", text, flags=re.MULTILINE | re.DOTALL
    )


def _forwarded(text: str, name: str, to: str) -> str:
    """Have a function of Numba's call another one, which takes the same."""
    given = _parameters(text, name)
    if [kind for kind, _ in given] != [kind for kind, _ in _parameters(text, to)]:
        raise EndlingError(f"{to} does not take what {name} takes")
    passed = ", ".join(f"{kind} {value}" for kind, value in given)
    return _with_body(text, name, f'%status = call i32 @"{to}"({passed})\n  ret i32 %status')


def _parameters(text: str, name: str) -> list[tuple[str, str]]:
    """Types and names of what a function takes."""
    head = re.search(rf'^define [^\n]*@"?{re.escape(name)}"?\(([^\n]*)\) ', text, re.MULTILINE)
    if head is None:
        raise EndlingError(f"{name} is not part of the program")
    words = [parameter.split() for parameter in head[1].split(", ")]
    return [(first, last) for first, *_, last in words]


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
