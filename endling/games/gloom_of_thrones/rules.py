"""The rules as one function: carry the work on top of the stack one piece further."""

from __future__ import annotations

from pathlib import Path

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
from endling.kernel.dispatch import dispatcher
from endling.kernel.game_hooks import Rules, register
from endling.kernel.observation import register_senses
from endling.kernel.stats_hooks import register_stats
from endling.kernel.windows import register_windows, window

resolve = dispatcher(
    BOARD.game,
    work.KINDS,
    often={
        work.TURN: turns.turn,
        work.PLAYING: playing.playing,
        work.ROUNDS: turns.rounds,
    },
    less_often={
        work.WINDOW: window,
        work.DISCARD: hands.discard,
        work.EACH: program.each,
        work.DISCARD_HAND: hands.discard_hand,
        work.FREE_PLAY: plays.free_play,
    },
    seldom={
        work.SETUP: setup.setup,
        work.SHOW_HAND: hands.show_hand,
        work.GIVE: hands.give,
        work.SCRY: deck.scry,
        work.FEAST: plays.feast,
    },
)

register_windows(STATE, WINDOWS)
register(
    STATE,
    Rules(
        game=BOARD.game,
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
