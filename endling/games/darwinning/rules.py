"""The rules as one function: carry the work on top of the stack one piece further."""

from __future__ import annotations

from pathlib import Path

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
from endling.kernel.dispatch import dispatcher
from endling.kernel.game_hooks import Rules, register
from endling.kernel.observation import register_senses
from endling.kernel.stats_hooks import register_stats

resolve = dispatcher(
    BOARD.game,
    work.KINDS,
    often={
        work.PLAYING: playing.playing,
        work.TRICK: tricks.trick,
        work.IMPROVING: improving.improving,
    },
    less_often={
        work.SURVIVAL: survival.survival,
        work.DECLARING: declaring.declaring,
        work.KEEPING: keeping.keeping,
        work.ERA: eras.era,
    },
    seldom={
        work.SETUP: setup.setup,
        work.MUTATING: mutation.mutating,
        work.METAMORPHOSES: metamorphosis.metamorphoses,
    },
)

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
    ),
)
register_senses(STATE, SENSES)
register_stats(STATE, STATS)
