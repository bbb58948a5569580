"""Windows: moments at which several seats, one after the other, may act on what just happened.

A window is a frame of unfinished work. It asks a number of seats clockwise, beginning with its
first one, and passes over those that cannot act. It closes when all have passed in a row since the
last play; or, if it is opened that way, with the first play. What a play leads to lies above the
window on the stack: a window of its own, in which it is answered in turn (the last answer counts
first), or any other work. When that is done, the window goes on.

A game brings four functions (`register_windows`); `f` is the frame of the window:

| function | what it does |
|---|---|
| `is_possible(s, f)` | whether anybody could act, by what everybody knows |
| `options(s, f, seat)` | what a seat can act with: a mask of words and players, and cards |
| `act(s, f, seat, answer)` | a seat acts; what follows from it is put on top of the stack |
| `announce(s, which, seat, card)` | tells that a window is open, if the game has an event for it |

Whether somebody can act is a secret. A window is therefore announced in the log, and a moment
noted, whenever it is possible, whether or not anybody holds what it takes; its questions are asked
in secret. A window that is not possible is not there at all, so `is_possible` must not depend on
anything hidden, and must be true wherever `options` has something to offer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from endling.kernel.actions import NO, NONE, PASS
from endling.kernel.cardset import CardSet, is_empty
from endling.kernel.events import note_moment
from endling.kernel.frames import CARD, ROW, STEP, WHO, X, Y, Z, is_on_top, pop, push
from endling.kernel.hooks import Hooks
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask

# The bytes of a window's frame. The kind of a window is the number of the question it asks; X and Y
# are the game's own.
FIRST, ABOUT, WHICH, STATE, SEATS = WHO, CARD, ROW, STEP, Z

# What happens after a play: the window closes, starts again from its first seat, or goes on with
# the next one.
CLOSES, STARTS_AGAIN, GOES_ON = range(3)

# SEATS: how many are asked, and how many of them have passed since the last play.
# STATE: how many seats after the first one the seat is whose turn it is, and these bits.
_LOW = 0b1111
_PASSED = 4
_MANNER = 4
_CLOSED, _ANNOUNCED = 1 << 6, 1 << 7


@dataclass(frozen=True)
class Windows:
    """What a game brings."""

    is_possible: Callable[[Any, int], bool]
    options: Callable[[Any, int, int], tuple[int, CardSet]]
    act: Callable[[Any, int, int, int], None]
    announce: Callable[[Any, int, int, int], None]


_WINDOWS = Hooks[Windows]()
register_windows = _WINDOWS.register

_is_possible = _WINDOWS.hook(lambda windows: windows.is_possible)
_options = _WINDOWS.hook(lambda windows: windows.options)
_act = _WINDOWS.hook(lambda windows: windows.act)
announce = _WINDOWS.hook(lambda windows: windows.announce)


@rule
def open_window(
    s: Any,
    kind: int,
    which: int,
    first: int,
    seats: int,
    about: int,
    manner: int,
    x: int,
    y: int,
) -> None:
    """Ask this many seats clockwise, beginning with the first.

    `kind` is the kind of work that the game goes on with by `window`, `which` the question. Where
    the game already sees that nobody can act, it is enough to note a moment if the window is
    possible.
    """
    f = push(s, kind, first, about, which)
    s.frames[f, STATE] = manner << _MANNER
    s.frames[f, SEATS] = seats
    s.frames[f, X] = x
    s.frames[f, Y] = y


@rule
def window(s: Any, f: int, answer: int) -> bool:
    """Go on with the window on top of the stack; returns whether a question is now open."""
    kind = num(s.frames[f, 0])
    if answer == NO or answer == PASS:
        _pass(s, f)
    elif answer != NONE:
        _play(s, f, answer)
        if not is_on_top(s, f, kind):
            return False
    if num(s.frames[f, STATE]) & _CLOSED != 0 or not _is_open_to_all(s, f):
        pop(s)
        return False
    while _passed(s, f) < _seats(s, f):
        seat = turn_in(s, f)
        words, cards = _options(s, f, seat)
        if words != 0 or not is_empty(cards):
            which, about = num(s.frames[f, WHICH]), num(s.frames[f, ABOUT])
            return ask(s, seat, which, about, words, cards)
        _pass(s, f)
    pop(s)
    return False


# The states of a window that asks, and of one that waits for other work: not begun, or closed.
ASKING_STATES = frozenset(range(_ANNOUNCED, _ANNOUNCED | _CLOSED))
WAITING_STATES = frozenset((0, *range(_CLOSED, _ANNOUNCED)))


def is_asking(frame: Sequence[int], seats: int) -> bool:
    """Whether a frame read from outside can be a window that asks this many seats."""
    state, passed = frame[STATE], frame[SEATS] >> _PASSED
    is_open = state & _ANNOUNCED != 0 and state & _CLOSED == 0
    manner = (state >> _MANNER) & 0b11
    is_counted = frame[SEATS] & _LOW == seats and state & _LOW < seats and passed < seats
    return is_open and manner <= GOES_ON and is_counted


@rule
def turn_in(s: Any, f: int) -> int:
    """The seat whose turn it is in a window."""
    return (num(s.frames[f, FIRST]) + (num(s.frames[f, STATE]) & _LOW)) % num(s.players)


@rule
def _seats(s: Any, f: int) -> int:
    return num(s.frames[f, SEATS]) & _LOW


@rule
def _passed(s: Any, f: int) -> int:
    return num(s.frames[f, SEATS]) >> _PASSED


@rule
def _pass(s: Any, f: int) -> None:
    s.frames[f, SEATS] = num(s.frames[f, SEATS]) + (1 << _PASSED)
    _next(s, f)


@rule
def _next(s: Any, f: int) -> None:
    state = num(s.frames[f, STATE])
    place = (state & _LOW) + 1
    s.frames[f, STATE] = (state & ~_LOW) | (0 if place == _seats(s, f) else place)


@rule
def _play(s: Any, f: int, answer: int) -> None:
    """Settle first what becomes of the window: what the play leads to goes on top of it."""
    seat = turn_in(s, f)
    state = num(s.frames[f, STATE]) & ~_ANNOUNCED
    manner = (state >> _MANNER) & 0b11
    s.frames[f, SEATS] = _seats(s, f)
    if manner == CLOSES:
        s.frames[f, STATE] = state | _CLOSED
    elif manner == STARTS_AGAIN:
        s.frames[f, STATE] = state & ~_LOW
    else:
        s.frames[f, STATE] = state
        _next(s, f)
    _act(s, f, seat, answer)


@rule
def _is_open_to_all(s: Any, f: int) -> bool:
    """Whether the window is announced; after a play it is announced again, if still possible."""
    if num(s.frames[f, STATE]) & _ANNOUNCED != 0:
        return True
    if not _is_possible(s, f):
        return False
    s.frames[f, STATE] = num(s.frames[f, STATE]) | _ANNOUNCED
    announce(s, num(s.frames[f, WHICH]), turn_in(s, f), num(s.frames[f, ABOUT]))
    note_moment(s, 1)
    return True
