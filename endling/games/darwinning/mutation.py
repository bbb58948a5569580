"""Mutation takes a trait card from another board, once."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import places as at
from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import tables as t
from endling.games.darwinning.traits import first_space, steal, takable, top_of, unused_mutation
from endling.kernel.actions import CARD, NO, NONE
from endling.kernel.cardset import is_empty
from endling.kernel.frames import CARD as MUTATION
from endling.kernel.frames import WHO, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask


@rule
def mutating(s: Any, f: int, answer: int) -> bool:
    """Which card does it take? It may also wait for a later turn."""
    seat = num(s.frames[f, WHO])
    if answer == NONE:
        cards = takable(s, seat)
        if is_empty(cards):
            pop(s)
            return False
        return ask(s, seat, ask_for.MUTATE, num(s.frames[f, MUTATION]), 1 << NO, cards)
    pop(s)
    if answer != NO:
        card = answer - CARD
        steal(s, seat, card, _place_of(s, card), unused_mutation(s, seat))
    return False


@rule
def _place_of(s: Any, card: int) -> int:
    """The place of a card on top on a board, or on display."""
    for seat in range(num(s.players)):
        for i in range(t.SPACES_EACH):
            space = first_space(s, seat) + i
            if top_of(s, space) == card:
                return at.TRAITS + space
    return at.DISPLAY
