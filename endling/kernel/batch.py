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
from endling.kernel.chacha import KEY_WORDS, word
from endling.kernel.events import clear_log, log_is_full
from endling.kernel.frames import KIND, STEP, WIDTH
from endling.kernel.game_hooks import resolve, standing
from endling.kernel.jit import entry, rule
from endling.kernel.memory import WORD_BYTES, copy_words, fingerprint, word_of
from endling.kernel.numbers import num
from endling.kernel.policies import greedy_action, random_action
from endling.kernel.question import NOBODY, close_question
from endling.kernel.sizes import Sizes
from endling.kernel.state import record

STRETCH = 32  # a game has 2**32 blocks of the stream for itself

# Who chooses.
RANDOM, GREEDY = range(2)

# What is recorded of every game, one row of numbers; then the standing of every seat.
FINGERPRINT, DECISIONS, FACTS = range(3)

# Classes of pieces: games of one class go on in much the same way.
OVER = 0
_KINDS, _STEPS = 64, 8
CLASSES = 1 + _KINDS * _STEPS * 2

# Where every record has what tells the class: bytes `actor` to `depth`, and the frames.
_COMMON: Any = record([], Sizes(players=2, cards=1, prompts=1, frames=1)).fields
_HEAD, _FRAMES = (_COMMON[field][1] // WORD_BYTES for field in ("actor", "frames"))
_BYTE = 0xFF
assert [_COMMON[field][1] - _HEAD * WORD_BYTES for field in ("actor", "over", "depth")] == [0, 4, 7]
assert _COMMON["frames"][1] == _FRAMES * WORD_BYTES
assert (KIND, STEP) == (0, WORD_BYTES)


@rule
def seed_game(s: Any, dice: Any, key: Any, number: int) -> None:
    """Draw the key of a game, then the dice of its players, from its stretch of the stream."""
    for i in range(KEY_WORDS):
        dice.key[i] = key[i]
    dice.counter = number << STRETCH
    dice.unused = 0
    for i in range(KEY_WORDS):
        s.key[i] = word(dice)


@rule
def start_game(s: Any, dice: Any, template: Any, key: Any, number: int) -> None:
    """A game before its first piece of work."""
    copy_words(s, template)
    s.untimed = 1
    seed_game(s, dice, key, number)


@rule
def take_piece(s: Any, dice: Any, chooser: int) -> int:
    """Carry the game one piece of work further; where a question is open, it is answered first.

    Piece after piece leads to the same bytes as `run`, `step` and `run_through` in turns. Returns
    how many decisions were taken, none or one.
    """
    answer = NONE
    if num(s.actor) != NOBODY:
        answer = greedy_action(s, dice) if chooser == GREEDY else random_action(s, dice)
        clear_log(s)
        close_question(s)
    is_open = resolve(s, answer)
    if answer != NONE:
        return 1
    if not is_open and log_is_full(s):
        clear_log(s)
    return 0


@rule
def class_of(s: Any) -> int:
    """What the next piece is: which work, how far along, and whether a question is open.

    Read as whole words: a GPU pays for every look at a record, not for its size.
    """
    actor = word_of(s, _HEAD) & _BYTE
    flags = word_of(s, _HEAD + 1)
    is_over, depth = flags & _BYTE, flags >> 24
    row = _FRAMES + max(depth - 1, 0) * (WIDTH // WORD_BYTES)
    kind = (word_of(s, row) & _BYTE) % _KINDS
    step = (word_of(s, row + 1) & _BYTE) % _STEPS
    if is_over == 1:
        return OVER
    is_open = 0 if actor == NOBODY & _BYTE else 1
    return 1 + (kind * _STEPS + step) * 2 + is_open


@rule
def write_facts(s: Any, decisions: int, row: Any) -> None:
    """Write down a game that is over. Its log counts as read, so it is wiped."""
    clear_log(s)
    row[FINGERPRINT] = fingerprint(s)
    row[DECISIONS] = decisions
    for seat in range(num(s.players)):
        row[FACTS + seat] = standing(s, seat)


@entry
def play_games(
    pool: Any, dice: Any, template: Any, key: Any, first: int, chooser: int, facts: Any
) -> None:
    """Play whole games, one for every row of facts, all seats with the same policy."""
    s = pool[0]
    for i in range(len(facts)):
        start_game(s, dice[0], template[0], key, first + i)
        decisions = 0
        while s.over == 0:
            decisions += take_piece(s, dice[0], chooser)
        write_facts(s, decisions, facts[i])
