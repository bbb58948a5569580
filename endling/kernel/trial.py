"""A situation that was read from outside is tried out before anybody plays on in it.

The open question is worked out anew, every answer to it is tried, and some games are played to
their end, with every invariant checked at every step. A situation that a game can be in passes.
"""

from __future__ import annotations

from typing import Any

from endling.kernel.actions import NONE, is_legal
from endling.kernel.cardset import WORD
from endling.kernel.events import clear_log
from endling.kernel.game_hooks import problem, resolve
from endling.kernel.jit import entry, rule
from endling.kernel.policies import random_action
from endling.kernel.question import close_question

ENDLESS = -1  # work that never ends
_MOST_PIECES = 20_000  # of work between two questions
_MOST_DECISIONS = 20_000


@entry
def ask_again(pool: Any) -> bool:
    """Ask the open question anew; returns whether the work on top of the stack asks at all."""
    s = pool[0]
    clear_log(s)
    close_question(s)
    return resolve(s, NONE)


@rule
def _answer(s: Any, action: int) -> int:
    """Take an answer and run on to the next question; the first problem, 0 if there is none."""
    clear_log(s)
    close_question(s)
    is_asked = resolve(s, action)
    pieces = 0
    while not is_asked and s.over == 0:
        if pieces == _MOST_PIECES:
            return ENDLESS
        pieces += 1
        clear_log(s)
        is_asked = resolve(s, NONE)
    return problem(s)


@entry
def try_answers(pool: Any, scratch: Any) -> int:
    """Try every answer to the open question; the first problem, 0 if there is none."""
    for action in range(WORD * len(pool[0].legal)):
        if is_legal(pool[0], action):
            scratch[0] = pool[0]
            found = _answer(scratch[0], action)
            if found != 0:
                return found
    return 0


@rule
def _try_game(s: Any, dice: Any) -> int:
    decisions = 0
    while s.over == 0:
        if decisions == _MOST_DECISIONS:
            return ENDLESS
        decisions += 1
        found = _answer(s, random_action(s, dice))
        if found != 0:
            return found
    return 0


@entry
def try_games(pool: Any, scratch: Any, dice: Any, games: int) -> int:
    """Play some games to their end; the first problem, 0 if there is none."""
    found = 0
    for _ in range(games):
        if found == 0:
            scratch[0] = pool[0]
            found = _try_game(scratch[0], dice[0])
    return found
