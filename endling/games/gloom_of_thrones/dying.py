"""Characters die, are brought back, and a family dies out."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import event_types as h
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.places import STACK, carry, draw_cards, say
from endling.games.gloom_of_thrones.stacks import text_effect
from endling.games.gloom_of_thrones.state import family_of, is_dead, seat_after
from endling.games.gloom_of_thrones.throne import monarch_of, vacate
from endling.kernel.bits import lowest_bit
from endling.kernel.events import OF_NOBODY
from endling.kernel.frames import pop
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD


@rule
def die(s: Any, character: int, death: int, source: int) -> None:
    """A Death is laid on a character (P4): what it adds for good is fixed now."""
    s.fixed[character] = points_fixed(s, character, death)
    s.dead = num(s.dead) | 1 << character
    carry(s, death, source, STACK + character)


@rule
def points_fixed(s: Any, character: int, death: int) -> int:
    """What dying of this Death now would add for good."""
    points = 0
    cards = num(s.persistent[character])
    while cards != 0:
        card = num(t.PERSISTENT_CARD[lowest_bit(cards)])
        if num(t.EFFECT[card]) == work.BONUS_ON_DEATH:
            points += num(t.POINTS_IF[card])
        cards &= cards - 1
    if num(t.EFFECT[death]) == work.SCORE_IF_WAS_MONARCH and monarch_of(s) == character:
        points += num(t.POINTS_IF[death])
    return points


@rule
def live_again(s: Any, character: int, death: int, target: int) -> None:
    """A Death leaves a character; what it had added for good is gone."""
    s.dead = num(s.dead) & ~(1 << character)
    s.revived = num(s.revived) | 1 << character
    s.fixed[character] = 0
    carry(s, death, STACK + character, target)


@rule
def after_death(s: Any, character: int) -> bool:
    """The end check, then the Throne leaves a dead Monarch (P5, P6); whether the game goes on."""
    owner = num(s.owner[character])
    if family_of(s, owner) & ~num(s.dead) == 0:
        say(s, h.FAMILY_DEAD, owner, NO_CARD)
        finish(s)
        return False
    if monarch_of(s) == character:
        vacate(s)
    return True


@rule
def finish(s: Any) -> None:
    """The game is over, whatever is unfinished."""
    while num(s.depth) > 0:
        pop(s)
    s.over = 1
    s.free_plays = 0
    say(s, h.GAME_OVER, OF_NOBODY, NO_CARD)


@rule
def trigger_on_death(s: Any, victim: int) -> None:
    """Those who draw whenever another character dies do so (P8), clockwise from the turn."""
    for step in range(num(s.players)):
        seat = seat_after(s, num(s.turn), step)
        family = family_of(s, seat)
        while family != 0:
            character = lowest_bit(family)
            family &= family - 1
            draws = text_effect(s, character) == work.DRAW_ON_DEATH
            if draws and character != victim and not is_dead(s, character):
                draw_cards(s, seat, num(t.COUNT[num(s.text[character]) - 1]))
