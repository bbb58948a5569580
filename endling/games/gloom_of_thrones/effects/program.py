"""The immediate effect of a card begins (P7): for whom, and by which function."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.aiming import FIRST_TARGET, SECOND_TARGET
from endling.games.gloom_of_thrones.effects import hands, marks, stacks
from endling.games.gloom_of_thrones.state import seat_after
from endling.games.gloom_of_thrones.vocabulary import Who
from endling.kernel.frames import CARD, STEP, WHO, X, Y, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num

_WHOSE_CHARACTER, _SPARED = X, Y  # of an effect on several: seats

_OWNER, _PLAYER = int(Who.OWNER), int(Who.PLAYER)
_ALL_BUT_OWNER, _ALL_BUT_PLAYER = int(Who.ALL_BUT_OWNER), int(Who.ALL_BUT_PLAYER)
_LEFT, _RIGHT = int(Who.LEFT_OF_OWNER), int(Who.RIGHT_OF_OWNER)


@rule
def start_effect(s: Any, f: int) -> None:
    """Begin the effect of the card that is being played."""
    player, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    effect = num(t.EFFECT[card])
    if effect == work.NO_EFFECT or effect >= work.DRAW_LIMIT:
        return  # it does nothing at once
    if effect >= work.SWAP_TOP_MODIFIERS:
        first, second = num(s.frames[f, FIRST_TARGET]) - 1, num(s.frames[f, SECOND_TARGET]) - 1
        stacks.change(s, effect, player, first, second)
        return
    owner = player if t.is_event(card) else num(s.owner[num(s.frames[f, FIRST_TARGET]) - 1])
    who = num(t.WHO[card])
    if who == _ALL_BUT_OWNER or who == _ALL_BUT_PLAYER:
        frame = push(s, work.EACH, player, card, 0)
        s.frames[frame, _WHOSE_CHARACTER] = owner
        s.frames[frame, _SPARED] = owner if who == _ALL_BUT_OWNER else player
    else:
        affect(s, seat_named(s, who, player, owner), card, player, owner)


@rule
def each(s: Any, f: int, answer: int) -> bool:
    """An effect on several players, clockwise from the turn."""
    player, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    step, owner = num(s.frames[f, STEP]), num(s.frames[f, _WHOSE_CHARACTER])
    if step == num(s.players):
        pop(s)
        return False
    s.frames[f, STEP] = step + 1
    seat = seat_after(s, num(s.turn), step)
    if seat != num(s.frames[f, _SPARED]):
        affect(s, seat, card, player, owner)
    return False


@rule
def seat_named(s: Any, who: int, player: int, owner: int) -> int:
    """The one seat that an effect names."""
    if who == _PLAYER:
        return player
    if who == _LEFT:
        return seat_after(s, owner, 1)
    if who == _RIGHT:
        return seat_after(s, owner, num(s.players) - 1)
    return owner


@rule
def affect(s: Any, seat: int, card: int, player: int, owner: int) -> None:
    """The effect hits one player."""
    effect = num(t.EFFECT[card])
    if effect >= work.SKIP_NEXT_DRAW:
        marks.mark(s, effect, seat, card)
    elif (
        effect == work.GIVE_CARDS
        or effect == work.STEAL_RANDOM
        or (effect == work.STEAL_RANDOM_EACH)
    ):
        other = seat_named(s, num(t.OTHER[card]), player, owner)
        hands.part_with(s, effect, seat, other, card)
    else:
        hands.handle(s, effect, seat, card)
