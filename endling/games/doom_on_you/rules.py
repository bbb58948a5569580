"""The rules as one function: carry the work on top of the stack one piece further."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from endling.games.doom_on_you import (
    deals,
    declaring,
    defending,
    dooms,
    drawing,
    going_out,
    placing,
    playing,
    rounds,
    setup,
    turns,
    work,
)
from endling.games.doom_on_you.evaluation import comfortable_lead, immediate_value
from endling.games.doom_on_you.invariants import problem
from endling.games.doom_on_you.observation import SENSES
from endling.games.doom_on_you.reactions import WINDOWS
from endling.games.doom_on_you.scoring import standing
from endling.games.doom_on_you.state import STATE
from endling.games.doom_on_you.stats import STATS
from endling.games.doom_on_you.visibility import canonicalize, determinize, redact
from endling.kernel.frames import KIND
from endling.kernel.game_hooks import Rules, register
from endling.kernel.jit import inlined, rule
from endling.kernel.numbers import num
from endling.kernel.observation import register_senses
from endling.kernel.stats_hooks import register_stats
from endling.kernel.windows import register_windows, window

# A compiled function pays on entry for every call it contains, so the kinds of work that come up
# all the time stand in a small function, the others behind it.


@inlined
def resolve(s: Any, answer: int) -> bool:
    """Carry the work on top one piece further; returns whether a question is now open."""
    f = num(s.depth) - 1
    kind = num(s.frames[f, KIND])
    if kind == work.WINDOW:
        return window(s, f, answer)
    if kind == work.DECLARING:
        return declaring.declaring(s, f, answer)
    if kind == work.TURN:
        return turns.turn(s, f, answer)
    return _less_often(s, f, kind, answer)


@rule
def _less_often(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.PLAYING:
        return playing.playing(s, f, answer)
    if kind == work.DEFENSE:
        return defending.defense(s, f, answer)
    if kind == work.DRAWING:
        return drawing.drawing(s, f, answer)
    if kind == work.PLACING:
        return placing.placing(s, f, answer)
    return _seldom(s, f, kind, answer)


@rule
def _seldom(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.DEAL:
        return deals.deal(s, f, answer)
    if kind == work.DOOM:
        return dooms.doom(s, f, answer)
    if kind == work.ROUNDS:
        return rounds.rounds(s, f, answer)
    if kind == work.OUT:
        return going_out.out(s, f, answer)
    return setup.setup(s, f, answer)


register_windows(STATE, WINDOWS)
register(
    STATE,
    Rules(
        game="doom_on_you",
        sources=Path(__file__).parent,
        resolve=resolve,
        redact=redact,
        determinize=determinize,
        problem=problem,
        standing=standing,
        immediate_value=immediate_value,
        canonicalize=canonicalize,
        comfortable_lead=comfortable_lead,
    ),
)
register_senses(STATE, SENSES)
register_stats(STATE, STATS)
