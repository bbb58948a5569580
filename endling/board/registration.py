"""Register a game's rules with the kernel; those that follow from the board are derived here."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from endling.board.declaration import LARGEST, Board
from endling.board.guessing import determinizer
from endling.board.hiding import redactor
from endling.board.invariants import common_problem
from endling.kernel.game_hooks import Rules, keep_order, register
from endling.kernel.observation import Senses, register_senses
from endling.kernel.plain import Plain
from endling.kernel.stats_hooks import Stats, register_stats
from endling.kernel.windows import Windows, register_windows


def register_game(
    board: Board,
    record: np.dtype[Any],
    *,
    resolve: Callable[[Any, int], bool],
    standing: Callable[[Any, int], int],
    immediate_value: Callable[[Any, int], int],
    comfortable_lead: Callable[[Any], int],
    senses: Senses,
    stats: Stats,
    windows: Windows | None = None,
    redact: Callable[[Any, int], None] | None = None,
    determinize: Callable[[Any, int, Any], None] | None = None,
    problem: Callable[[Any], int] | None = None,
    canonicalize: Callable[[Any, int], None] = keep_order,
    outlook: Callable[[Any, int], int] | None = None,
    plain: Plain | None = None,
) -> None:
    """Register all rules of a game; `game_hooks.py` says what each of them does."""
    check_numbers(board, record)
    rules = Rules(
        game=board.game,
        sources=Path(str(import_module(board.package).__file__)).parent,
        resolve=resolve,
        redact=redact or redactor(board),
        determinize=determinize or determinizer(board),
        problem=problem or common_problem(board),
        standing=standing,
        immediate_value=immediate_value,
        canonicalize=canonicalize,
        comfortable_lead=comfortable_lead,
        outlook=outlook,
        plain=plain,
    )
    register(record, rules)
    register_senses(record, senses)
    register_stats(record, stats)
    if windows is not None:
        register_windows(record, windows)


def check_numbers(board: Board, record: np.dtype[Any]) -> None:
    """Whoever observes a number must know how large it can be."""
    for fact in board.numbers():
        name = fact.field or fact.name
        if fact.most is None and np.iinfo(record[name].base).max > LARGEST:
            raise ValueError(
                f"{board.game}: {fact.name} could be larger than {LARGEST}: declare the `most`"
            )
