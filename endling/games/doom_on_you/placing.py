"""Placing animals: everybody chooses in secret, at the same time, and all are shown together."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.knowledge import see_leave
from endling.games.doom_on_you.places import CHOSEN, HAND, PILE, carry, move
from endling.games.doom_on_you.state import animals_in_hand, as_cards, is_in, pile_of, seat_after
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import DONE
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.frames import WHO, pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import ask_together
from endling.kernel.sizes import NO_CARD

SEAT = WHO  # whose answer the record waits for


@rule
def room_in_pile(s: Any, seat: int) -> int:
    """How many animals a seat may still place, those that it has chosen included."""
    return t.PILE - bits(pile_of(s, seat)) - num(s.chosen_n[seat])


@rule
def choosers(s: Any) -> int:
    """The seats that may have something to place, by what everybody knows, as bits."""
    found = 0
    for seat in range(num(s.players)):
        if is_in(s, seat) and bits(pile_of(s, seat)) < t.PILE:
            found |= 1 << seat
    return found


@rule
def placing(s: Any, f: int, answer: int) -> bool:
    """One seat after the other; what they have chosen lies aside until all are done."""
    seat = num(s.frames[f, SEAT])
    if answer >= CARD_ACTION:
        carry(s, answer - CARD_ACTION, HAND + seat, CHOSEN + seat)
    if answer == DONE or not _can_place(s, seat):
        seat += 1
        if seat == num(s.players):
            pop(s)
            _show(s)
        else:
            s.frames[f, SEAT] = seat
        return False
    animals = as_cards(animals_in_hand(s, seat))
    return ask_together(s, choosers(s), seat, ask_for.PLACE, NO_CARD, 1 << DONE, animals)


@rule
def _can_place(s: Any, seat: int) -> bool:
    return is_in(s, seat) and room_in_pile(s, seat) > 0 and animals_in_hand(s, seat) != 0


@rule
def _show(s: Any) -> None:
    """All piles are shown, clockwise from the first target. Preparation is over."""
    s.fresh = 0
    for step in range(num(s.players)):
        seat = seat_after(s, num(s.first_target), step)
        chosen = num(s.chosen[seat, 0])
        while chosen != 0:
            card = lowest_bit(chosen)
            chosen &= chosen - 1
            see_leave(s, card, seat)
            move(s, h.PLACE, seat, card, CHOSEN + seat, PILE + seat)
