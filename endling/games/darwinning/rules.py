"""The rules as one function: carry the work on top of the stack one piece further."""

from __future__ import annotations

from endling.board.registration import register_game
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
from endling.kernel.dispatch import dispatcher
from endling.kernel.plain import Plain

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

PLAIN = Plain("has_changes")

register_game(
    BOARD,
    STATE,
    resolve=resolve,
    problem=problem,
    standing=standing,
    immediate_value=immediate_value,
    comfortable_lead=comfortable_lead,
    plain=PLAIN,
    senses=SENSES,
    stats=STATS,
)
