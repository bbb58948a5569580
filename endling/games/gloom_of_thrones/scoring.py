"""What characters and families are worth."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.stacks import character_of, throne_points
from endling.games.gloom_of_thrones.state import family_of, is_dead
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def final_points(s: Any, character: int) -> int:
    """What a dead character counts, without the Throne."""
    return num(s.score[character]) + num(s.fixed[character]) + _by_text(s, character)


@rule
def _by_text(s: Any, character: int) -> int:
    """What the text of its death makes of the score."""
    death = num(s.text[character]) - 1
    if death < 0:
        return 0
    dead = bits(family_of(s, num(s.owner[character])) & num(s.dead))
    return points_by_death(death, num(s.icons[character]), dead)


@rule
def points_by_death(death: int, icons: int, dead: int) -> int:
    """What a death adds to a character with these icons, one of this many dead of its family."""
    effect = num(t.EFFECT[death])
    if effect == work.SCORE_IF_ICON and icons & num(t.WANTED_ICONS[death]) != 0:
        return num(t.POINTS_IF[death])
    if effect == work.SCORE_PER_DEAD:
        return num(t.POINTS_IF[death]) * (dead - 1)
    return 0


@rule
def score_now(s: Any, character: int) -> int:
    """The score of a character: what it shows, or what it counts if it is dead."""
    points = final_points(s, character) if is_dead(s, character) else num(s.score[character])
    return points + throne_points(s, character)


@rule
def character_score(s: Any, seat: int, card: int) -> int:
    """The score of a character by its card."""
    return score_now(s, character_of(card))


@rule
def points_of(s: Any, seat: int) -> int:
    """The total of a family if the game ended now: the dead, and the Throne."""
    total = 0
    family = family_of(s, seat)
    while family != 0:
        character = lowest_bit(family)
        family &= family - 1
        if is_dead(s, character):
            total += final_points(s, character)
        total += throne_points(s, character)
    return total
