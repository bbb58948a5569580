"""Whole games by number, the same on every processor.

A run has a key, and each of its games a number. The number picks a stretch of the key's random
stream that no other game touches; key and choices of the game come from there. A game is therefore
the same whoever plays it, in whatever order, on whatever machine.

The loop takes one piece of work at a time, not one decision: graphics processors run games side by
side in step, and pieces are more alike than decisions are.
"""

from __future__ import annotations

from typing import Any

from endling.kernel.actions import NONE
from endling.kernel.asking import NOBODY, close_question
from endling.kernel.chacha import KEY_WORDS, word
from endling.kernel.engine import random_action
from endling.kernel.events import LOG_MARK, clear_log
from endling.kernel.frames import KIND, STEP
from endling.kernel.jit import entry, rule
from endling.kernel.memory import copy_words, fingerprint
from endling.kernel.numbers import num
from endling.kernel.resolver import resolve

STRETCH = 32  # a game has 2**32 blocks of the stream for itself

# What is written down of every game, one row of numbers each; then the standing of every seat.
FINGERPRINT, DECISIONS = range(2)
FACTS = 2


@rule
def start_stream(dice: Any, key: Any, number: int) -> None:
    """Go to the stretch of the stream that belongs to a game."""
    for i in range(KEY_WORDS):
        dice.key[i] = key[i]
    dice.counter = number << STRETCH
    dice.unused = 0


@rule
def start_game(s: Any, template: Any, dice: Any) -> None:
    """A game before its first piece of work, with a key of its own."""
    copy_words(s, template)
    for i in range(KEY_WORDS):
        s.key[i] = word(dice)


@rule
def take_piece(s: Any, dice: Any) -> int:
    """Carry the game one piece of work further, with a random answer where a question is open.

    Piece after piece leads to the same bytes as `run`, `step` and `run_through` in turns. Returns
    how many decisions were taken, none or one.
    """
    answer = NONE
    if num(s.actor) != NOBODY:
        answer = random_action(s, dice)
        clear_log(s)
        close_question(s)
    is_open = resolve(s, answer)
    if answer != NONE:
        return 1
    if not is_open and num(s.log_n) > LOG_MARK:
        clear_log(s)
    return 0


@rule
def play_random(s: Any, dice: Any) -> int:
    """Random choices to the end; returns the number of decisions."""
    decisions = 0
    while s.over == 0:
        decisions += take_piece(s, dice)
    return decisions


OVER = 0
KINDS = 64  # of pieces, at most as many as 2 ** 6
STEPS = 8
CLASSES = KINDS * STEPS * 2


@rule
def class_of(s: Any) -> int:
    """Games of one class go on in much the same way: what work is next, and is it answered?"""
    if s.over == 1:
        return OVER
    top = num(s.depth) - 1
    kind = num(s.frames[top, KIND]) % KINDS
    step = num(s.frames[top, STEP]) % STEPS
    is_open = 1 if num(s.actor) != NOBODY else 0
    return 1 + (kind * STEPS + step) * 2 + is_open


@rule
def play_numbered(
    s: Any, dice: Any, template: Any, key: Any, number: int, facts: Any, row: int
) -> None:
    """Play one game and write down its facts."""
    start_stream(dice, key, number)
    start_game(s, template, dice)
    facts[row, DECISIONS] = play_random(s, dice)
    facts[row, FINGERPRINT] = fingerprint(s)


@entry
def play_games(pool: Any, dice: Any, template: Any, key: Any, first: int, facts: Any) -> None:
    """Play games, one for every row of facts."""
    for row in range(len(facts)):
        play_numbered(pool[0], dice[0], template[0], key, first + row, facts, row)
