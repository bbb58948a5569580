"""The rules as one function: carry the work on top of the stack one piece further."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from endling.board.guessing import determinizer
from endling.board.hiding import redactor
from endling.games.gloom_of_thrones import playing, setup, turns, work
from endling.games.gloom_of_thrones.board import BOARD
from endling.games.gloom_of_thrones.effects import deck, hands, plays, program
from endling.games.gloom_of_thrones.evaluation import (
    comfortable_lead,
    immediate_value,
    outlook,
    standing,
)
from endling.games.gloom_of_thrones.invariants import problem
from endling.games.gloom_of_thrones.observation import SENSES
from endling.games.gloom_of_thrones.responses import WINDOWS
from endling.games.gloom_of_thrones.state import STATE
from endling.games.gloom_of_thrones.stats import STATS
from endling.games.gloom_of_thrones.visibility import canonicalize
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
    if kind == work.TURN:
        return turns.turn(s, f, answer)
    if kind == work.PLAYING:
        return playing.playing(s, f, answer)
    if kind == work.ROUNDS:
        return turns.rounds(s, f, answer)
    return _less_often(s, f, kind, answer)


@rule
def _less_often(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.WINDOW:
        return window(s, f, answer)
    if kind == work.DISCARD:
        return hands.discard(s, f, answer)
    if kind == work.EACH:
        return program.each(s, f, answer)
    if kind == work.DISCARD_HAND:
        return hands.discard_hand(s, f, answer)
    if kind == work.FREE_PLAY:
        return plays.free_play(s, f, answer)
    return _seldom(s, f, kind, answer)


@rule
def _seldom(s: Any, f: int, kind: int, answer: int) -> bool:
    if kind == work.SCRY:
        return deck.scry(s, f, answer)
    if kind == work.FEAST:
        return plays.feast(s, f, answer)
    if kind == work.GIVE:
        return hands.give(s, f, answer)
    if kind == work.SHOW_HAND:
        return hands.show_hand(s, f, answer)
    return setup.setup(s, f, answer)


register_windows(STATE, WINDOWS)
register(
    STATE,
    Rules(
        game="gloom_of_thrones",
        sources=Path(__file__).parent,
        resolve=resolve,
        redact=redactor(BOARD),
        determinize=determinizer(BOARD),
        problem=problem,
        standing=standing,
        immediate_value=immediate_value,
        canonicalize=canonicalize,
        comfortable_lead=comfortable_lead,
        outlook=outlook,
    ),
)
register_senses(STATE, SENSES)
register_stats(STATE, STATS)
