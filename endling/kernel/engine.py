"""What is the same in every game: taking an answer, running on to the next question, whole games.

A game brings one function, `resolve(s, answer)`, which carries the frame on top of the stack one
piece further and says whether a question is now open (see `game_hooks.py`).
"""

from __future__ import annotations

from typing import Any

from numba import carray

from endling.kernel.actions import NONE, is_legal
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import WORD
from endling.kernel.chacha import word
from endling.kernel.direct import DirectEntry
from endling.kernel.events import clear_log, log_is_full
from endling.kernel.game_hooks import determinize, problem, redact, resolve_on
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num
from endling.kernel.policies import random_action
from endling.kernel.question import close_question


@rule
def run(s: Any) -> None:
    """Run on until somebody must decide, the game is over, or the log must be read."""
    s.pending = 0
    if s.over == 0:
        _go_on(s, NONE)


@rule
def _go_on(s: Any, answer: int) -> None:
    if not resolve_on(s, answer) and log_is_full(s):
        s.pending = 1


@rule
def step(s: Any, action: int) -> bool:
    """Take an answer. An illegal one is refused and changes nothing."""
    if not is_legal(s, action):
        return False
    clear_log(s)
    close_question(s)
    _go_on(s, action)
    return True


@rule
def run_through(s: Any) -> None:
    """Run on to the next question without anybody reading the log."""
    while s.pending == 1:
        clear_log(s)
        run(s)


@rule
def play_out(s: Any, dice: Any, limit: int) -> int:
    """Random choices until the game is over (or the limit of decisions is reached)."""
    decisions = 0
    while s.over == 0 and decisions < limit:
        step(s, random_action(s, dice))
        run_through(s)
        decisions += 1
    return decisions


# What has become of an answer, in the lowest bits of what Python is told.
REFUSED, TAKEN, PAUSED = range(3)  # paused: so that the log can be read
STATUS_BITS = 2
STATUS = (1 << STATUS_BITS) - 1


@rule
def answer(s: Any, action: int, out: Any) -> int:
    """`step` for Python: what became of the answer, and in higher bits how many are legal next.

    Those are written in ascending order, unless the game was paused.
    """
    if not step(s, action):
        return REFUSED
    if s.pending == 1:
        return PAUSED
    return TAKEN + (write_legal(s, out) << STATUS_BITS)


def _answer_unit(states: Any, action: int, out: Any) -> int:
    return answer(carray(states, 1)[0], action, out)


ANSWER = DirectEntry("endling_answer", _answer_unit)


@entry
def take_step(pool: Any, action: int) -> int:
    """`step` for Python, on a state whose legal actions nobody asks for."""
    s = pool[0]
    if not step(s, action):
        return REFUSED
    return PAUSED if s.pending == 1 else TAKEN


@entry
def resume(pool: Any) -> int:
    """Go on after a pause that was made for the log: TAKEN, or PAUSED again."""
    s = pool[0]
    clear_log(s)
    run(s)
    return PAUSED if s.pending == 1 else TAKEN


@entry
def forget_log(pool: Any) -> None:
    """Wipe the log."""
    clear_log(pool[0])


@rule
def write_legal(s: Any, out: Any) -> int:
    """Write the legal actions in ascending order; returns how many."""
    n = 0
    for i in range(len(s.legal)):
        mask = num(s.legal[i])
        while mask != 0:
            out[n] = i * WORD + lowest_bit(mask)
            n += 1
            mask &= mask - 1
    return n


@entry
def list_legal(pool: Any, out: Any) -> int:
    """`write_legal` for Python."""
    return write_legal(pool[0], out)


@entry
def random_games(pool: Any, template: Any, dice: Any, games: int, limit: int) -> int:
    """Play whole games from a template with fresh keys; returns the number of decisions.

    The template is a state before its first random number; a game differs only by its key.
    """
    decisions = 0
    s = pool[0]
    for _ in range(games):
        pool[0] = template[0]
        for i in range(len(s.key)):
            s.key[i] = word(dice[0])
        s.untimed = 1
        run(s)
        run_through(s)
        decisions += play_out(s, dice[0], limit)
    return decisions


@entry
def copy_states(pool: Any, source: Any, times: int) -> int:
    """Copy a state over and over, round robin, for measuring; returns a checksum."""
    total = 0
    for i in range(times):
        at = i % len(pool)
        pool[at] = source[0]
        total += num(pool[at].actor)
    return total


@entry
def redact_state(pool: Any, seat: int) -> None:
    """Wipe what the seat (-1: a spectator) may not know."""
    redact(pool[0], seat)


@entry
def determinize_state(pool: Any, seat: int, dice: Any) -> None:
    """Replace what the seat cannot know by a fair guess."""
    determinize(pool[0], seat, dice[0])


@entry
def find_problem(pool: Any) -> int:
    """The number of the first thing that must hold and does not, 0 if all is well."""
    return problem(pool[0])
