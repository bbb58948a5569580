"""Whoever has no tokens left is out at once; when one is left, the game is over."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import event_types as h
from endling.games.doom_on_you import work
from endling.games.doom_on_you.attacks import end_attack, leave_pile, owner_of, target_of
from endling.games.doom_on_you.places import AT_ONCE, DISCARD, lay_open, say
from endling.games.doom_on_you.promises import settle_round, settle_turn
from endling.games.doom_on_you.state import hand_of, how_many_in, is_in, pile_of, seat_after
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import is_empty, lowest
from endling.kernel.events import OF_NOBODY
from endling.kernel.frames import KIND, WHO, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD


@rule
def put_out_the_starved(s: Any, first: int) -> None:
    """All without tokens go out together, and share a place (D-45); clockwise from a seat."""
    found = 0
    for step in range(num(s.players)):
        seat = seat_after(s, first, step)
        if is_in(s, seat) and s.tokens[seat] == 0:
            found += 1
            s.out_at[seat] = num(s.outs) + 1
            say(s, h.OUT, seat, NO_CARD)
            push(s, work.OUT, seat, NO_CARD, 0)
    if found > 0:
        s.outs = num(s.outs) + 1


@rule
def out(s: Any, f: int, answer: int) -> bool:
    """Hand, pile and attacks of whoever is out are discarded, some at a time."""
    seat = num(s.frames[f, WHO])
    if not is_empty(hand_of(s, seat)):
        _discard_hand(s, seat)
    elif pile_of(s, seat) != 0:
        _discard_pile(s, seat)
    elif _attack_with(s, seat) != NO_CARD:
        _discard_attacks(s, seat)
    else:
        pop(s)
        more_are_out = f > 0 and num(s.frames[f - 1, KIND]) == work.OUT
        if not more_are_out and (how_many_in(s) <= 1 or s.ends_with_first == 1):
            finish(s)
    return False


@rule
def _discard_hand(s: Any, seat: int) -> None:
    for _ in range(AT_ONCE):
        if not is_empty(hand_of(s, seat)):
            lay_open(s, h.DISCARD, seat, lowest(hand_of(s, seat)), DISCARD)


@rule
def _discard_pile(s: Any, seat: int) -> None:
    for _ in range(AT_ONCE):
        if pile_of(s, seat) != 0:
            leave_pile(s, h.DISCARD, seat, lowest_bit(pile_of(s, seat)), seat)


@rule
def _discard_attacks(s: Any, seat: int) -> None:
    """Own animals in attack mode, and attacks on whoever is out (D-22)."""
    for _ in range(AT_ONCE):
        card = _attack_with(s, seat)
        if card != NO_CARD:
            end_attack(s, h.IN_VAIN, owner_of(s, card), card, DISCARD)


@rule
def _attack_with(s: Any, seat: int) -> int:
    for i in range(num(s.attacks_n)):
        card = num(s.attacks[i])
        if owner_of(s, card) == seat or target_of(s, card) == seat:
            return card
    return NO_CARD


@rule
def finish(s: Any) -> None:
    """The game is over, whatever is unfinished; promises are settled as if it had gone on."""
    settle_turn(s)
    settle_round(s)
    while num(s.depth) > 0:
        pop(s)
    s.over = 1
    s.target = -1
    say(s, h.GAME_OVER, OF_NOBODY, NO_CARD)
