"""What each answer has brought so far, at whatever point of a game it was given.

For every answer that a seat ever gave to a kind of question, a search remembers how often it was
given and what came of it. So its playouts, which at first judge by sight only, get better while it
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

_ENOUGH = 10  # an answer given less often than this is judged at first sight


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
def _is_familiar(lesson: int, experience: Any) -> bool:
    return num(experience[lesson, TIMES]) >= _ENOUGH


@rule
def _brought_more(this: int, that: int, experience: Any) -> bool:
    """Whether one familiar answer has brought more than another."""
    gains = num(experience[this, GAINS]) * num(experience[that, TIMES])
    return gains > num(experience[that, GAINS]) * num(experience[this, TIMES])


@rule
def impulse(s: Any, hunches: int, experience: Any, dice: Any) -> int:
    """The best of a few answers drawn at random; a fair choice if none are drawn.

    Two answers are compared by what they brought so far; if too little is known, at first sight.
    """
    options = legal_count(s)
    action = legal_nth(s, below(dice, options))
    if options == 1:
        return action
    looks, has_looked = 0, False  # first sight is slow in some games: no answer is looked at twice
    for _ in range(hunches):
        other = legal_nth(s, below(dice, options))
        if other == action:
            continue
        this, that = lesson_about(s, other), lesson_about(s, action)
        if _is_familiar(this, experience) and _is_familiar(that, experience):
            if _brought_more(this, that, experience):
                action, has_looked = other, False
            continue
        if not has_looked:
            looks, has_looked = immediate_value(s, action), True
        first_sight = immediate_value(s, other)
        if first_sight > looks:
            action, looks = other, first_sight
    return action


@rule
def learn(s: Any, experience: Any, lessons: Any, answers: int, gains: Any) -> None:
    """Add what a game brought to the lessons about the answers given in it; gains by seat.

    There were this many answers; in a game longer than usual, only the last ones are lessons.
    """
    per_seat = _prompts(s) * (WORD * len(s.legal))
    for i in range(min(answers, len(lessons))):
        lesson = num(lessons[i])
        experience[lesson, TIMES] += 1
        experience[lesson, GAINS] += gains[lesson // per_seat]
