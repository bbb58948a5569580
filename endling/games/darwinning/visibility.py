"""What a seat can only guess beyond the cards that it does not see: what others keep."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import places as at
from endling.games.darwinning import tables as t
from endling.games.darwinning import work
from endling.games.darwinning.state import hand_of
from endling.kernel.cardset import nth
from endling.kernel.chacha import below
from endling.kernel.frames import KIND, WHO
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def guess_kept(s: Any, viewer: int, dice: Any) -> None:
    """Those whose answers are in have kept something for the next era, or nothing."""
    top = num(s.depth) - 1
    if num(s.frames[top, KIND]) != work.KEEPING:
        return
    for seat in range(num(s.frames[top, WHO])):
        if seat != viewer:
            for _ in range(below(dice, 1 + min(t.KEPT, num(s.hand_n[seat])))):
                card = nth(hand_of(s, seat), below(dice, num(s.hand_n[seat])))
                at.carry(s, card, at.HAND + seat, at.PICKED + seat)
