"""What happened since the last answer, in order: a short log inside the state.

An event is five bytes: a verb and four arguments whose meaning the game's verbs define. An event
with a number has it in the place of the last two, as 16 bits. The log is read between steps; when
it is nearly full the game pauses (`pending`) so that nothing is lost.

A *moment* stands in the log, too, and no line tells of it: somebody may be asked in secret now, as
far as everybody knows, whether or not somebody is. A server lets it last equally long either way.
Games that only machines play have none (`untimed`): working out that they are due takes time.
"""

from __future__ import annotations

from typing import Any

from endling.kernel.jit import rule
from endling.kernel.numbers import num

VERB, WHO, CARD, FROM, TO = range(5)
EVENT_WIDTH = 5
OF_NOBODY = 255  # who an event without a player is about
MOMENT = 255  # the verb of a moment
# The game pauses when the log is this long; beyond, there is room for one more piece of work.
LOG_MARK = 40
LEAST_NUMBER, LARGEST_NUMBER = -(2**15), 2**15 - 1


@rule
def note(s: Any, verb: int, who: int, card: int, source: int, target: int) -> None:
    """Write down one event."""
    at = num(s.log_n)
    if at >= s.log.shape[0]:
        s.fault = 1
        return
    s.log[at, VERB] = verb
    s.log[at, WHO] = who
    s.log[at, CARD] = card
    s.log[at, FROM] = source
    s.log[at, TO] = target
    s.log_n = at + 1


@rule
def note_number(s: Any, verb: int, who: int, card: int, number: int) -> None:
    """Write down one event with a number."""
    if number < LEAST_NUMBER or number > LARGEST_NUMBER:
        s.fault = 1
    note(s, verb, who, card, number & 0xFF, (number >> 8) & 0xFF)


@rule
def note_moment(s: Any, lengths: int) -> None:
    """Write down that somebody may be asked in secret now; this must follow from public facts.

    A reaction takes one length of time, a choice that needs thought several. Moments with nothing
    between them are one, as long as the longest of them.
    """
    if s.untimed == 1:
        return
    if is_moment(s):
        last = num(s.log_n) - 1
        s.log[last, FROM] = max(num(s.log[last, FROM]), lengths)
        return
    note(s, MOMENT, OF_NOBODY, 255, lengths, 255)


@rule
def is_moment(s: Any) -> bool:
    """Whether nothing has happened since a moment was noted."""
    last = num(s.log_n) - 1
    return last >= 0 and num(s.log[last, VERB]) == MOMENT


@rule
def lacks_moment(s: Any) -> bool:
    """Whether a moment that is noted now would be the first since something happened."""
    return s.untimed == 0 and not is_moment(s)


def lengths_of(moment: bytes) -> int:
    """How many lengths of time a moment lasts."""
    return moment[FROM]


def number_in(event: bytes) -> int:
    """The number of an event that has one."""
    return int.from_bytes(event[FROM : TO + 1], "little", signed=True)


@rule
def log_is_full(s: Any) -> bool:
    """Whether the log must be read before anything more happens."""
    return num(s.log_n) > LOG_MARK


@rule
def clear_log(s: Any) -> None:
    """Start a new page. The old bytes are wiped, so that equal situations are equal bytes."""
    for at in range(num(s.log_n)):
        for i in range(EVENT_WIDTH):
            s.log[at, i] = 0
    s.log_n = 0
