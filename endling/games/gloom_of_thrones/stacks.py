"""What can be seen of a character's stack: points, icons and text, and what is in force.

A card on top changes only what it prints; when a card leaves, the stack is read anew from the top.
What is seen is kept in the record, because it is asked for all the time; `invariants.py` checks
that it is what lies there.
"""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.state import family_of, is_dead, printed
from endling.kernel.bits import lowest_bit
from endling.kernel.jit import rule
from endling.kernel.numbers import num

DRAW_LIMIT = 5
LEAST_DRAW_LIMIT = 1


@rule
def top_of(s: Any, character: int) -> int:
    """The card on top of a stack, -1 if there is none."""
    return num(s.stack_top[character]) - 1


@rule
def character_of(card: int) -> int:
    """The number of a character by its card."""
    return card - t.FIRST_CHARACTER


# --- Keeping what is seen -------------------------------------------------------------------------


@rule
def wipe(s: Any, character: int) -> None:
    """Nothing lies on the character."""
    for slot in range(t.SLOTS):
        s.visible[character, slot] = t.CLEAR
    s.icons[character] = 0
    s.text[character] = 0
    s.persistent[character] = 0


@rule
def cover(s: Any, character: int, card: int) -> None:
    """A card now lies on top: it hides what is below what it prints."""
    for slot in range(t.SLOTS):
        points = printed(s, card, slot)
        if points != t.CLEAR:
            s.visible[character, slot] = points
    s.icons[character] = icons_under(num(s.icons[character]), card)
    if num(t.IS_OPAQUE[card]) == 1:
        s.text[character] = card + 1
    s.persistent[character] = num(s.persistent[character]) | num(t.PERSISTENT_BIT[card])
    note_score(s, character)


@rule
def icons_under(icons: int, card: int) -> int:
    """The icons that are seen when a card is laid on these."""
    return (icons & ~num(t.HIDDEN_ICONS[card])) | num(t.ICONS[card])


@rule
def points_under(s: Any, character: int, card: int) -> int:
    """The visible points if the card were laid on the character."""
    total = 0
    for slot in range(t.SLOTS):
        points = printed(s, card, slot)
        if points == t.CLEAR:
            points = num(s.visible[character, slot])
        if points != t.CLEAR:
            total += points
    return total


@rule
def read_anew(s: Any, character: int) -> None:
    """A card has left the stack: read it from the top down."""
    wipe(s, character)
    hidden_icons = 0
    lying = num(s.stack_top[character])
    while lying > 0:
        card = lying - 1
        for slot in range(t.SLOTS):
            if num(s.visible[character, slot]) == t.CLEAR:
                s.visible[character, slot] = printed(s, card, slot)
        s.icons[character] = num(s.icons[character]) | (num(t.ICONS[card]) & ~hidden_icons)
        hidden_icons |= num(t.HIDDEN_ICONS[card])
        if num(s.text[character]) == 0 and num(t.IS_OPAQUE[card]) == 1:
            s.text[character] = lying
        s.persistent[character] = num(s.persistent[character]) | num(t.PERSISTENT_BIT[card])
        lying = num(s.stack_under[card])
    note_score(s, character)


@rule
def note_score(s: Any, character: int) -> None:
    """Note what follows from what is seen, from being dead or alive, and from the Throne."""
    total = 0
    for slot in range(t.SLOTS):
        if num(s.visible[character, slot]) != t.CLEAR:
            total += num(s.visible[character, slot])
    s.score[character] = total
    s.negative = _with_bit(num(s.negative), character, total + throne_points(s, character) < 0)
    effect = text_effect(s, character)
    s.immune = _with_bit(num(s.immune), character, effect == work.EVENT_IMMUNE)
    s.exposed = _with_bit(num(s.exposed), character, effect == work.DEATH_AS_FREE_PLAY)
    is_vowed = persistent_effect(s, character, work.DEATH_ONLY_BY_OWNER) >= 0
    s.vowed = _with_bit(num(s.vowed), character, is_vowed)


@rule
def _with_bit(word: int, character: int, is_set: bool) -> int:
    bit = 1 << character
    return word | bit if is_set else word & ~bit


# --- What is in force -----------------------------------------------------------------------------


@rule
def throne_points(s: Any, character: int) -> int:
    """What the Throne is worth to a character."""
    return t.THRONE_POINTS if num(s.monarch) == t.FIRST_CHARACTER + character else 0


@rule
def text_effect(s: Any, character: int) -> int:
    """The effect whose text is seen, NO_EFFECT if there is none."""
    text = num(s.text[character])
    return work.NO_EFFECT if text == 0 else num(t.EFFECT[text - 1])


@rule
def persistent_effect(s: Any, character: int, effect: int) -> int:
    """The first card with this effect among the persistent ones in force, -1 if there is none."""
    if is_dead(s, character):
        return -1
    cards = num(s.persistent[character])
    while cards != 0:
        card = num(t.PERSISTENT_CARD[lowest_bit(cards)])
        if num(t.EFFECT[card]) == effect:
            return card
        cards &= cards - 1
    return -1


@rule
def draw_limit(s: Any, seat: int) -> int:
    """Up to how many cards a seat draws at the end of its turn."""
    limit = DRAW_LIMIT
    family = family_of(s, seat) & ~num(s.dead)
    while family != 0:
        limit += _limit_change(s, lowest_bit(family))
        family &= family - 1
    return max(limit, LEAST_DRAW_LIMIT)


@rule
def _limit_change(s: Any, character: int) -> int:
    """What a living character does to the draw limit of its owner."""
    change = 0
    text = num(s.text[character]) - 1
    if text >= 0 and num(t.IS_PERSISTENT[text]) == 0:
        effect = num(t.EFFECT[text])
        is_monarch = num(s.monarch) == t.FIRST_CHARACTER + character
        if effect == work.DRAW_LIMIT or (effect == work.DRAW_LIMIT_IF_MONARCH and is_monarch):
            change = num(t.LIMIT_CHANGE[text])
    cards = num(s.persistent[character])
    while cards != 0:
        card = num(t.PERSISTENT_CARD[lowest_bit(cards)])
        if num(t.EFFECT[card]) == work.DRAW_LIMIT:
            change += num(t.LIMIT_CHANGE[card])
        cards &= cards - 1
    return change
