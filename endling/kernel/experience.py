"""What answers have brought so far, whenever in a game they were given.

A search remembers of every answer that a seat ever gave to a kind of question how often it was
given and what came of it. So its playouts, which begin with first sight only, get better while it
thinks (move-average sampling; Björnsson and Finnsson, 2009).
"""

from __future__ import annotations

from typing import Any

from endling.kernel.cardset import WORD
from endling.kernel.chacha import below
from endling.kernel.game_hooks import immediate_value
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.policies import legal_count, legal_nth
from endling.kernel.sizes import Sizes, size

# A line for every lesson: how often the answer was given, and the sum of what it brought.
TIMES, GAINS = range(2)
LESSON_WIDTH = 2

_ENOUGH = 10  # so often must an answer have been given to be judged by experience


_prompts = size(lambda sizes: sizes.prompts)


def lessons_per_seat(sizes: Sizes) -> int:
    """How many lines a seat has: one for every answer to every question."""
    return sizes.prompts * sizes.actions.end


@rule
def lesson_about(s: Any, action: int) -> int:
    """The line about this answer to the open question."""
    question = num(s.actor) * _prompts(s) + num(s.prompt)
    return question * (WORD * len(s.legal)) + action


@rule
def _feels_better(s: Any, action: int, other: int, experience: Any) -> bool:
    """Whether one answer has brought more than another; if too little is known, at first sight."""
    this, that = lesson_about(s, action), lesson_about(s, other)
    times, other_times = num(experience[this, TIMES]), num(experience[that, TIMES])
    if times < _ENOUGH or other_times < _ENOUGH:
        return immediate_value(s, action) > immediate_value(s, other)
    return num(experience[this, GAINS]) * other_times > num(experience[that, GAINS]) * times


@rule
def impulse(s: Any, hunches: int, experience: Any, dice: Any) -> int:
    """Of a few answers that come to mind, the one that feels best; no hunches: a fair choice."""
    options = legal_count(s)
    action = legal_nth(s, below(dice, options))
    if options > 1:
        for _ in range(hunches):
            other = legal_nth(s, below(dice, options))
            if other != action and _feels_better(s, other, action, experience):
                action = other
    return action


@rule
def learn(s: Any, experience: Any, lessons: Any, answers: int, gains: Any) -> None:
    """Add what a game brought to the lessons about the answers given in it; gains by seat.

    There were so many answers; of a game that is longer than usual, the last ones are the lessons.
    """
    per_seat = _prompts(s) * (WORD * len(s.legal))
    for i in range(min(answers, len(lessons))):
        lesson = num(lessons[i])
        experience[lesson, TIMES] += 1
        experience[lesson, GAINS] += gains[lesson // per_seat]
