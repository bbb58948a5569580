"""The rules as one function: carry the work on top of the stack one piece further."""

from __future__ import annotations

from endling.board.registration import register_game
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
from endling.kernel.dispatch import dispatcher
from endling.kernel.windows import window

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

register_game(
    BOARD,
    STATE,
    resolve=resolve,
    problem=problem,
    standing=standing,
    immediate_value=immediate_value,
    comfortable_lead=comfortable_lead,
    outlook=outlook,
    senses=SENSES,
    stats=STATS,
    windows=WINDOWS,
)
