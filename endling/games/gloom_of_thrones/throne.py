"""The Porcelain Throne."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import event_types as h
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones.places import say
from endling.games.gloom_of_thrones.stacks import character_of, note_score
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD


@rule
def monarch_of(s: Any) -> int:
    """The Monarch, -1 if the Throne is in the centre."""
    card = num(s.monarch)
    return -1 if card == NO_CARD else character_of(card)


@rule
def owner_of_monarch(s: Any) -> int:
    """The seat whose character is the Monarch, -1 if nobody is."""
    monarch = monarch_of(s)
    return -1 if monarch < 0 else num(s.owner[monarch])


@rule
def crown(s: Any, character: int) -> None:
    """The Throne goes to a character, if it is in play."""
    before = monarch_of(s)
    if s.throne_in_play == 0 or before == character:
        return
    s.monarch = t.FIRST_CHARACTER + character
    note_score(s, character)
    if before >= 0:
        note_score(s, before)
    say(s, h.THRONE, num(s.owner[character]), t.FIRST_CHARACTER + character)


@rule
def vacate(s: Any) -> None:
    """The Throne goes back to the centre."""
    before = monarch_of(s)
    if before < 0:
        return
    s.monarch = NO_CARD
    note_score(s, before)
    say(s, h.THRONE_TO_CENTRE, num(s.owner[before]), t.FIRST_CHARACTER + before)
