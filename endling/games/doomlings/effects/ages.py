"""What comes next: a look at the age deck, or a leap to its next catastrophe."""

from __future__ import annotations

from typing import Any

from endling.board.places import NOWHERE
from endling.games.doomlings import event_types as h
from endling.games.doomlings import tables as t
from endling.games.doomlings.effects.program import argument
from endling.games.doomlings.places import AGES
from endling.games.doomlings.state import ENDING, TAKING_TURNS
from endling.games.doomlings.tables import EMPTY
from endling.kernel.cardset import write_set
from endling.kernel.events import note
from endling.kernel.frames import CARD, WHO, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def peek_age(s: Any, f: int, answer: int) -> bool:
    """Look at the next ages."""
    seat, n = num(s.frames[f, WHO]), argument(s, f, t.A)
    pop(s)
    peek(s, seat, n)
    return False


@rule
def peek(s: Any, seat: int, n: int) -> None:
    """The seat looks at the next cards of the age deck."""
    first = num(s.age_at) + 1
    n = min(n, num(s.ages_n) - first)
    s.knows_age[seat] = max(num(s.knows_age[seat]), n)
    for i in range(n):
        note(s, h.PEEK, seat, num(s.ages[first + i]), AGES, NOWHERE)


@rule
def skip_to_catastrophe(s: Any, f: int, answer: int) -> bool:
    """The round is over, and no age counts before the next catastrophe.

    What an age or a catastrophe is just doing to everybody is finished first; at World's End there
    is no round left to end.
    """
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    pop(s)
    if s.phase == ENDING:
        return False
    s.skipping = 1
    s.cut = 1
    note(s, h.ROUND_CUT, seat, card, NOWHERE, NOWHERE)
    if s.phase == TAKING_TURNS:
        while s.depth > 1:
            pop(s)
        write_set(s.shown, EMPTY)
    return False
