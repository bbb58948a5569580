"""Effects on stacks and on the Throne."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import event_types as h
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.aiming import TO_CENTRE
from endling.games.gloom_of_thrones.dying import (
    after_death,
    die,
    live_again,
    trigger_on_death,
)
from endling.games.gloom_of_thrones.places import DISCARD, PLAYED, STACK, carry, move
from endling.games.gloom_of_thrones.stacks import top_of
from endling.games.gloom_of_thrones.tables import CHARACTER_COUNT
from endling.games.gloom_of_thrones.throne import crown, vacate
from endling.kernel.events import note
from endling.kernel.jit import rule


@rule
def change(s: Any, effect: int, player: int, first: int, second: int) -> None:
    """An effect on the characters that were chosen."""
    if effect == work.SWAP_TOP_MODIFIERS:
        _swap(s, player, first, second)
    elif effect == work.STRIP_MODIFIERS:
        while top_of(s, first) >= 0:
            _lose_top(s, player, first)
    elif effect == work.REMOVE_TOP_MODIFIER:
        if top_of(s, first) >= 0:
            _lose_top(s, player, first)
    elif effect == work.MOVE_DEATH:
        _move_death(s, player, first, second)
    elif effect == work.REVIVE:
        death = top_of(s, first)
        live_again(s, first, death, DISCARD)
        note(s, h.REVIVE, player, death, STACK + first, DISCARD)
    elif second == TO_CENTRE - 1:
        vacate(s)
    elif second < CHARACTER_COUNT:
        crown(s, second)


@rule
def _lose_top(s: Any, player: int, character: int) -> None:
    card = top_of(s, character)
    move(s, h.LOSE_MODIFIER, player, card, STACK + character, DISCARD)


@rule
def _swap(s: Any, player: int, first: int, second: int) -> None:
    """The top Modifiers change places; from or to a bare character nothing moves."""
    one, other = top_of(s, first), top_of(s, second)
    if one < 0 or other < 0:
        return
    carry(s, one, STACK + first, PLAYED)
    carry(s, other, STACK + second, STACK + first)
    carry(s, one, PLAYED, STACK + second)
    note(s, h.SWAP, player, one, STACK + first, STACK + second)
    note(s, h.SWAP, player, other, STACK + second, STACK + first)


@rule
def _move_death(s: Any, player: int, source: int, target: int) -> None:
    """The Death is not played again, but it is a death: it may end the game, and triggers."""
    death = top_of(s, source)
    live_again(s, source, death, PLAYED)
    note(s, h.MOVE_DEATH, player, death, STACK + source, STACK + target)
    die(s, target, death, PLAYED)
    if after_death(s, target):
        trigger_on_death(s, target)
