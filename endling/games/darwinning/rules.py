"""The rules as one function: carry the work on top of the stack one piece further."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from endling.board.guessing import determinizer
from endling.board.hiding import redactor
from endling.games.darwinning import (
    declaring,
    eras,
    improving,
    keeping,
    metamorphosis,
    mutation,
    playing,
    setup,
    survival,
    tricks,
    work,
)
from endling.games.darwinning.board import BOARD
from endling.games.darwinning.evaluation import comfortable_lead, immediate_value, standing
from endling.games.darwinning.invariants import problem
from endling.games.darwinning.observation import SENSES
from endling.games.darwinning.state import STATE
from endling.games.darwinning.stats import STATS
from endling.games.darwinning.visibility import canonicalize
from endling.kernel.frames import KIND
from endling.kernel.game_hooks import Rules, register
from endling.kernel.jit import inlined, rule
from endling.kernel.numbers import num
from endling.kernel.observation import register_senses
from endling.kernel.stats_hooks import register_stats

# A compiled function pays on entry for every call it contains, so the kinds of work that come up
# all the time stand in a small function, the others behind it.


@inlined
def resolve(s: Any, answer: int) -> bool:
    """Carry the work on top one piece further; returns whether a question is now open."""
    f = num(s.depth) - 1
    kind = num(s.frames[f, KIND])
    if kind == work.PLAYING:
        return playing.playing(s, f, answer)
    if kind == work.TRICK:
        return tricks.trick(s, f, answer)
    if kind == work.IMPROVING:
        return improving.improving(s, f, answer)
    return _less_often(s, f, kind, answer)


@rule
def _less_often(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.SURVIVAL:
        return survival.survival(s, f, answer)
    if kind == work.DECLARING:
        return declaring.declaring(s, f, answer)
    if kind == work.KEEPING:
        return keeping.keeping(s, f, answer)
    if kind == work.ERA:
        return eras.era(s, f, answer)
    return _seldom(s, f, kind, answer)


@rule
def _seldom(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.MUTATING:
        return mutation.mutating(s, f, answer)
    if kind == work.METAMORPHOSES:
        return metamorphosis.metamorphoses(s, f, answer)
    return setup.setup(s, f, answer)


register(
    STATE,
    Rules(
        game="darwinning",
        sources=Path(__file__).parent,
        resolve=resolve,
        redact=redactor(BOARD),
        determinize=determinizer(BOARD),
        problem=problem,
        standing=standing,
        immediate_value=immediate_value,
        canonicalize=canonicalize,
        comfortable_lead=comfortable_lead,
    ),
)
register_senses(STATE, SENSES)
register_stats(STATE, STATS)
