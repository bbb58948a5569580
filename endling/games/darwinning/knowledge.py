"""What a seat can say of hands that it does not see, by counting what was played openly.

Hands are dealt up to ten cards, and every play is seen: within an era everybody can count along.
How many cards somebody keeps for the next era nobody knows, only how many all keep together,
because the others are discarded for all to see. If there are not enough cards to deal, hands differ
by what was kept.
"""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import tables as t
from endling.games.darwinning import work
from endling.kernel.chacha import below
from endling.kernel.frames import KIND, WHO
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def guess_hand_sizes(s: Any, viewer: int, dice: Any) -> None:
    """Hands of the others as large as they can be, and as large together as they are."""
    if num(s.hands_counted) == 1:
        return
    if _is_counted_along(s):
        for seat in range(num(s.players)):
            if seat != viewer:
                s.hand_n[seat] = t.HAND - num(s.spent[seat])
        return
    left = 0
    for seat in range(num(s.players)):
        if seat != viewer:
            left += num(s.hand_n[seat])
            s.hand_n[seat] = _least(s, seat)
            left -= num(s.hand_n[seat])
    while left > 0:
        _give_one(s, viewer, dice)
        left -= 1


@rule
def _is_counted_along(s: Any) -> bool:
    """Whether everybody knows all sizes: there were cards for all, and nobody has kept any yet."""
    return num(s.full_hands) == 1 and not are_kept(s)


@rule
def are_kept(s: Any) -> bool:
    """Whether hands hold only what is kept for the next era."""
    for f in range(num(s.depth)):
        kind = num(s.frames[f, KIND])
        if kind == work.SURVIVAL or kind == work.METAMORPHOSES:
            return True
    return False


@rule
def _least(s: Any, seat: int) -> int:
    """Whoever is about to play has a card."""
    top = num(s.depth) - 1
    is_playing = num(s.frames[top, KIND]) == work.PLAYING and num(s.frames[top, WHO]) == seat
    return 1 if is_playing else 0


@rule
def _most(s: Any, seat: int) -> int:
    """Nobody keeps more than was left."""
    left = t.HAND - num(s.spent[seat])
    return min(t.KEPT, left) if are_kept(s) else left


@rule
def _give_one(s: Any, viewer: int, dice: Any) -> None:
    """One more card for somebody who can have one more, whoever that is."""
    can_take = 0
    for seat in range(num(s.players)):
        if seat != viewer and num(s.hand_n[seat]) < _most(s, seat):
            can_take += 1
    chosen = below(dice, can_take)
    for seat in range(num(s.players)):
        if seat != viewer and num(s.hand_n[seat]) < _most(s, seat):
            if chosen == 0:
                s.hand_n[seat] = num(s.hand_n[seat]) + 1
                return
            chosen -= 1
