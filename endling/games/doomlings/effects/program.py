"""Running a card's program: one instruction after the other, for everybody who is meant.

A frame's `WHO` is the player who carries the instruction out, `CARD` the card that says so, `ROW`
the instruction with its arguments.
"""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.places import owner_of
from endling.games.doomlings.state import SHIELDED, pile_of, seat_after
from endling.games.doomlings.targets import colors_in_pile, of_color
from endling.games.doomlings.vocabulary import Quantity, Who
from endling.kernel.cardset import both, count, has
from endling.kernel.frames import CARD, ROW, STEP, WHO, X, Y, Z, goto, is_on_top, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num

_CHAIN, _END = X, Y  # of a program: the repeats that led to it, and the row behind its last one
_REPEATS = Z  # of an instruction: the same chain

_YOU, _OPPONENTS, _HOLDERS = int(Who.YOU), int(Who.OPPONENTS), int(Who.HOLDERS)
_FIXED = int(Quantity.FIXED)
_PER_TRAIT_OF_COLOR = int(Quantity.PER_TRAIT_OF_COLOR)
_PER_COLOR = int(Quantity.PER_COLOR)
_HALF = int(Quantity.HALF)
_PER_DOMINANT = int(Quantity.PER_DOMINANT)


@rule
def effect(s: Any, f: int, answer: int) -> bool:
    """A card's program: start its next instruction. The last one takes the program's place."""
    seat, card, row = num(s.frames[f, WHO]), num(s.frames[f, CARD]), num(s.frames[f, ROW])
    chain = num(s.frames[f, _CHAIN])
    if row + 1 == num(s.frames[f, _END]):
        pop(s)
    else:
        s.frames[f, ROW] = row + 1
    kind = work.EACH if num(t.ROWS[row, t.WHO]) != _YOU else num(t.ROWS[row, t.VERB])
    started = push(s, kind, seat, card, row)
    s.frames[started, _REPEATS] = chain
    return False


@rule
def each(s: Any, f: int, answer: int) -> bool:
    """An instruction for several players, one after the other."""
    by, card, row = num(s.frames[f, WHO]), num(s.frames[f, CARD]), num(s.frames[f, ROW])
    while is_on_top(s, f, work.EACH):
        turn = num(s.frames[f, STEP])
        if turn == num(s.players):
            pop(s)
            return False
        goto(s, f, turn + 1)
        seat = seat_after(s, by, turn)
        if _is_meant(s, row, by, seat) and not is_shielded(s, seat, card):
            push(s, num(t.ROWS[row, t.VERB]), seat, card, row)
    return False


@rule
def _is_meant(s: Any, row: int, by: int, seat: int) -> bool:
    who = num(t.ROWS[row, t.WHO])
    if who == _OPPONENTS:
        return seat != by
    if who == _HOLDERS:
        return has(pile_of(s, seat), num(t.ROWS[row, t.B]))
    return True


@rule
def is_shielded(s: Any, seat: int, card: int) -> bool:
    """Whether the seat ignores what this catastrophe does."""
    is_current = card >= t.FIRST_CATASTROPHE and card == num(s.ages[num(s.age_at)])
    return is_current and s.shield[seat] == SHIELDED


@rule
def touched(s: Any, card: int) -> int:
    """Everybody whom the catastrophe touches, as a mask of seats."""
    mask = 0
    for seat in range(num(s.players)):
        if not is_shielded(s, seat, card):
            mask |= 1 << seat
    return mask


@rule
def argument(s: Any, f: int, column: int) -> int:
    """An argument of the instruction that the frame carries out."""
    return num(t.ROWS[num(s.frames[f, ROW]), column])


@rule
def amount(s: Any, f: int, seat: int) -> int:
    """How many cards the instruction asks for."""
    kind, value = argument(s, f, t.A), argument(s, f, t.B)
    if kind == _FIXED:
        return value
    if kind == _PER_TRAIT_OF_COLOR:
        return count(of_color(s, seat, value))
    if kind == _PER_COLOR:
        return colors_in_pile(s, seat)
    if kind == _HALF:
        return (num(s.hand_n[seat]) + 1) // 2
    if kind == _PER_DOMINANT:
        return count(both(pile_of(s, seat), t.DOMINANTS))
    return num(s.hand_n[seat]) - value


@rule
def pile_it_lies_in(s: Any, f: int) -> int:
    """Whose pile the acting card lies in; -1 if it left the pile in which its action began."""
    owner = owner_of(s, num(s.frames[f, CARD]))
    copied = num(s.frames[f, _REPEATS]) & t.REPEATS_OPPONENTS != 0
    if owner == num(s.frames[f, WHO]) or copied:
        return owner
    return -1
