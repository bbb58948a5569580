"""The rules as one function: carry the work on top of the stack one piece further."""

from __future__ import annotations

from endling.board.registration import register_game
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
from endling.games.doom_on_you.board import BOARD
from endling.games.doom_on_you.evaluation import immediate_value
from endling.games.doom_on_you.invariants import problem
from endling.games.doom_on_you.observation import SENSES
from endling.games.doom_on_you.outlook import comfortable_lead, outlook
from endling.games.doom_on_you.reactions import WINDOWS
from endling.games.doom_on_you.scoring import standing
from endling.games.doom_on_you.state import STATE
from endling.games.doom_on_you.stats import STATS
from endling.games.doom_on_you.visibility import determinize, redact
from endling.kernel.dispatch import dispatcher
from endling.kernel.windows import window

resolve = dispatcher(
    BOARD.game,
    work.KINDS,
    often={
        work.WINDOW: window,
        work.DECLARING: declaring.declaring,
        work.TURN: turns.turn,
    },
    less_often={
        work.PLAYING: playing.playing,
        work.DEFENSE: defending.defense,
        work.DRAWING: drawing.drawing,
        work.PLACING: placing.placing,
    },
    seldom={
        work.SETUP: setup.setup,
        work.ROUNDS: rounds.rounds,
        work.DOOM: dooms.doom,
        work.OUT: going_out.out,
        work.DEAL: deals.deal,
    },
)

register_game(
    BOARD,
    STATE,
    resolve=resolve,
    redact=redact,
    determinize=determinize,
    problem=problem,
    standing=standing,
    immediate_value=immediate_value,
    comfortable_lead=comfortable_lead,
    outlook=outlook,
    senses=SENSES,
    stats=STATS,
    windows=WINDOWS,
)
