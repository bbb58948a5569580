"""Traits that act when they are discarded from a hand."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import event_types as h
from endling.games.doomlings import questions as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings.places import DISCARD, PILE, move
from endling.games.doomlings.playing import play
from endling.games.doomlings.state import discarded
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import opponents, playable
from endling.kernel.actions import NO, NONE, PLAYER, YES, YES_OR_NO
from endling.kernel.cardset import has, is_empty, with_card
from endling.kernel.frames import CARD, WHO, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask


@rule
def rising(s: Any, f: int, answer: int) -> bool:
    """A card that was discarded from a hand may be played instead, or go to an opponent."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if answer == NONE:
        can = has(discarded(s), card) and not is_empty(playable(s, seat, with_card(EMPTY, card)))
        if not can:
            pop(s)
            return False
        if has(t.HAUNTING, card):
            return ask(s, seat, ask_for.HAUNT, card, opponents(s, seat) | (1 << NO), EMPTY)
        return ask(s, seat, ask_for.RISE, card, YES_OR_NO, EMPTY)
    pop(s)
    if answer == YES:
        play(s, seat, card, 0)
    elif answer != NO:
        move(s, h.PLAY, card, DISCARD, PILE + answer - PLAYER)
        s.last_played = card
    return False
