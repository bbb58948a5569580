"""Random games with everything checked that must always hold, in compiled code.

Four states lie side by side in the pool: the game, a copy that takes the step, a copy that must not
change, and one for views. Beside them lie their bytes, for comparing.
"""

from __future__ import annotations

from typing import Any

from endling.kernel.actions import is_legal
from endling.kernel.cardset import WORD
from endling.kernel.chacha import below, word
from endling.kernel.engine import run, run_through, step
from endling.kernel.game_hooks import determinize, problem, redact
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num
from endling.kernel.policies import random_action

STATES = 4
_GAME, _COPY, _UNTOUCHED, _VIEW = range(STATES)

FINE = 0
ILLEGAL_CHANGED_SOMETHING = 101
LEGAL_WAS_REFUSED = 102
COPIES_ARE_TIED = 103
STEPS_DIFFER = 104
VIEW_TELLS_SECRETS = 105
GUESS_IS_BROKEN = 106
ENDLESS = 107

PROBLEMS = {
    ILLEGAL_CHANGED_SOMETHING: "an illegal action was taken or changed something",
    LEGAL_WAS_REFUSED: "a legal action was refused",
    COPIES_ARE_TIED: "a step in one copy changed another",
    STEPS_DIFFER: "the same step led to two different states",
    VIEW_TELLS_SECRETS: "states that differ only in what a seat cannot know look different to it",
    GUESS_IS_BROKEN: "a guessed state breaks a rule",
    ENDLESS: "the game does not end",
}

# What an audit counts: games, decisions, problem found, its seat, most frames, most decisions.
GAMES, DECISIONS, PROBLEM, SEAT, DEEPEST, LONGEST = range(6)
COUNTS = 6


@rule
def _same(raw: Any, a: int, b: int) -> bool:
    for i in range(raw.shape[1]):
        if raw[a, i] != raw[b, i]:
            return False
    return True


@rule
def _check_illegal(pool: Any, raw: Any, dice: Any) -> int:
    action = below(dice, WORD * len(pool[_GAME].legal) + 2) - 1
    if is_legal(pool[_GAME], action):
        return FINE
    pool[_COPY] = pool[_GAME]
    if step(pool[_COPY], action) or not _same(raw, _COPY, _GAME):
        return ILLEGAL_CHANGED_SOMETHING
    return FINE


@rule
def _check_step(pool: Any, raw: Any, action: int) -> int:
    """Take the step in a copy and in the game; the game must not change with its copy."""
    pool[_COPY] = pool[_GAME]
    pool[_UNTOUCHED] = pool[_GAME]
    if not step(pool[_COPY], action):
        return LEGAL_WAS_REFUSED
    run_through(pool[_COPY])
    if not _same(raw, _UNTOUCHED, _GAME):
        return COPIES_ARE_TIED
    step(pool[_GAME], action)
    run_through(pool[_GAME])
    return FINE if _same(raw, _COPY, _GAME) else STEPS_DIFFER


@rule
def _check_secrets(pool: Any, raw: Any, seat: int, dice: Any) -> int:
    """Guess what the seat cannot know: the guess must be sound and must look the same to it."""
    pool[_COPY] = pool[_GAME]
    determinize(pool[_COPY], seat, dice)
    if problem(pool[_COPY]) != 0:
        return GUESS_IS_BROKEN
    pool[_VIEW] = pool[_GAME]
    redact(pool[_VIEW], seat)
    redact(pool[_COPY], seat)
    return FINE if _same(raw, _VIEW, _COPY) else VIEW_TELLS_SECRETS


@rule
def _check_closely(pool: Any, raw: Any, dice: Any, counts: Any) -> int:
    found = problem(pool[_GAME])
    if found == FINE:
        found = _check_illegal(pool, raw, dice)
    if found == FINE:
        seat = below(dice, num(pool[_GAME].players) + 1) - 1
        counts[SEAT] = seat
        found = _check_secrets(pool, raw, seat, dice)
    return found


@rule
def _check_and_step(
    pool: Any, raw: Any, dice: Any, closely: bool, actions: Any, n: int, counts: Any
) -> int:
    if closely:
        found = _check_closely(pool, raw, dice, counts)
        if found != FINE:
            return found
    actions[n] = random_action(pool[_GAME], dice)
    if closely:
        return _check_step(pool, raw, actions[n])
    if not step(pool[_GAME], actions[n]):
        return LEGAL_WAS_REFUSED
    run_through(pool[_GAME])
    return FINE


@entry
def audit(
    pool: Any,
    raw: Any,
    template: Any,
    dice: Any,
    games: int,
    every: int,
    actions: Any,
    counts: Any,
) -> None:
    """Play random games with checks; stop at the first problem.

    One decision out of `every` is checked closely (the state, illegal actions, copies, views,
    guesses), and so is the end of every game. `actions` holds the actions of the last game, so that
    a problem can be shown again; a game that outgrows it counts as endless.
    """
    for _ in range(games):
        pool[_GAME] = template[0]
        for i in range(len(pool[_GAME].key)):
            pool[_GAME].key[i] = word(dice[0])
        run(pool[_GAME])
        run_through(pool[_GAME])
        n = 0
        while pool[_GAME].over == 0:
            closely = below(dice[0], every) == 0
            counts[PROBLEM] = _check_and_step(pool, raw, dice[0], closely, actions, n, counts)
            n += 1
            if n == len(actions):
                counts[PROBLEM] = ENDLESS
            counts[DECISIONS] += 1
            counts[DEEPEST] = max(counts[DEEPEST], num(pool[_GAME].depth))
            counts[LONGEST] = max(counts[LONGEST], n)
            if counts[PROBLEM] != FINE:
                return
        counts[PROBLEM] = problem(pool[_GAME])
        if counts[PROBLEM] != FINE:
            return
        counts[GAMES] += 1
