"""What the score of a character would be if it were chosen now."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import questions as ask_for
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones.board import NO_SCORE
from endling.games.gloom_of_thrones.dying import points_fixed
from endling.games.gloom_of_thrones.scoring import points_by_death
from endling.games.gloom_of_thrones.stacks import (
    character_of,
    icons_under,
    points_under,
    throne_points,
    top_of,
)
from endling.games.gloom_of_thrones.state import family_of, printed
from endling.kernel.actions import CARD, is_legal
from endling.kernel.bits import bits
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD


@rule
def would_be(s: Any, seat: int, card: int) -> int:
    """The score that a character would have, NO_SCORE if it cannot be chosen."""
    if not ask_for.LAY <= num(s.prompt) <= ask_for.THRONE or not is_legal(s, CARD + card):
        return NO_SCORE
    return score_if(s, num(s.prompt), num(s.cause), character_of(card))


@rule
def score_if(s: Any, prompt: int, cause: int, character: int) -> int:
    """The score that a character would have if it were the answer to this question."""
    throne = throne_points(s, character)
    if prompt == ask_for.LAY:
        return score_under(s, character, cause)
    if prompt == ask_for.KILL:
        return score_dead(s, character, cause, num(s.dead))
    if prompt == ask_for.MOVE_TO:
        source = character_of(num(s.chosen))
        dead = num(s.dead) & ~(1 << source)
        return score_dead(s, character, top_of(s, source), dead)
    if prompt == ask_for.STRIP:
        return throne
    if prompt == ask_for.THRONE:
        return num(s.score[character]) + t.THRONE_POINTS
    if prompt == ask_for.SWAP_FIRST:
        return num(s.score[character]) + throne
    if prompt == ask_for.SWAP_SECOND:
        return throne + _points_swapped(s, character, character_of(num(s.chosen)))
    return throne + points_without_top(s, character, NO_CARD)


@rule
def score_under(s: Any, character: int, modifier: int) -> int:
    """The score of a living character if the Modifier were played on it."""
    throne = throne_points(s, character)
    if num(t.ICONS[modifier]) & t.CROWN != 0 and s.throne_in_play == 1:
        throne = t.THRONE_POINTS
    return points_under(s, character, modifier) + throne


@rule
def score_dead(s: Any, character: int, death: int, dead: int) -> int:
    """What a living character would count if it died so while these others are dead."""
    family = family_of(s, num(s.owner[character]))
    dead |= 1 << character
    points = points_under(s, character, death) + points_fixed(s, character, death)
    icons = icons_under(num(s.icons[character]), death)
    points += points_by_death(death, icons, bits(family & dead))
    ends_game = family & ~dead == 0
    return points + (throne_points(s, character) if ends_game else 0)


@rule
def points_without_top(s: Any, character: int, instead: int) -> int:
    """The visible points if the top card were gone, or another one lay there instead."""
    total = 0
    for slot in range(t.SLOTS):
        points = t.CLEAR if instead == NO_CARD else printed(s, instead, slot)
        lying = num(s.stack_top[character])
        if lying > 0:
            lying = num(s.stack_under[lying - 1])
        while points == t.CLEAR and lying > 0:
            points = printed(s, lying - 1, slot)
            lying = num(s.stack_under[lying - 1])
        if points != t.CLEAR:
            total += points
    return total


@rule
def _points_swapped(s: Any, character: int, other: int) -> int:
    top = top_of(s, other)
    if top < 0 or top_of(s, character) < 0:
        return num(s.score[character])
    return points_without_top(s, character, top)
