"""Whole games on a graphics processor, with the same rules that play on the CPU.

Building needs neither a GPU nor CUDA; playing needs CuPy (the extra `endling[gpu]`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from endling.errors import EndlingError
from endling.games import find_game
from endling.gpu.build import build
from endling.gpu.program import CHOOSERS
from endling.gpu.runner import Runner, run_key, statistics

__all__ = ["Result", "is_available", "play", "why_not"]


@dataclass(frozen=True)
class Result:
    """What came of many games."""

    facts: Any  # one row per game: fingerprint, decisions, the standing of every seat
    statistics: dict[str, Any]


def why_not() -> str | None:
    """Why no game can be played on a GPU here; None if one can."""
    try:
        import cupy
    except ImportError:
        return "CuPy is not installed (the extra `gpu`)"
    try:
        found: int = cupy.cuda.runtime.getDeviceCount()
    except Exception as problem:  # whatever the driver says
        return f"there is no GPU: {problem}"
    return None if found else "there is no GPU"


def is_available() -> bool:
    """Whether games can be played on a GPU here."""
    return why_not() is None


def play(
    game: str,
    games: int,
    players: int = 4,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    choices: str = "random",
    first: int = 0,
) -> Result:
    """Play the games of a run from the given number on, all seats with the same policy."""
    if choices not in CHOOSERS:
        raise EndlingError(f"on a GPU players choose {' or '.join(CHOOSERS)}, not {choices!r}")
    problem = why_not()
    if problem:
        raise EndlingError(problem)
    program = build(find_game(game), options, (choices,))
    runner = Runner(program, choices)
    facts = runner.play(program.templates[players], players, run_key(seed), first, games)
    return Result(facts.get(), statistics(facts))
