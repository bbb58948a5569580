"""What must hold in every state of every game."""

from __future__ import annotations

from typing import Any

from endling.board.invariants import PROBLEMS as COMMON
from endling.board.invariants import common_problem
from endling.board.knowledge import SPECTATOR
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.board import BOARD
from endling.games.gloom_of_thrones.knowledge import seen_by
from endling.games.gloom_of_thrones.stacks import text_effect, throne_points, top_of
from endling.games.gloom_of_thrones.state import family_of, hand_of, is_dead, printed
from endling.games.gloom_of_thrones.tables import EMPTY
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import either, is_empty, with_card, without
from endling.kernel.frames import KIND, X
from endling.kernel.jit import rule
from endling.kernel.numbering import Numbered
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

_ALL = Numbered(*COMMON)
_BAD_MEMORY = _ALL.declare("a viewer remembers a card that is not hidden from it")
_BAD_SIGHT = _ALL.declare("what is seen of a stack is not what lies there")
_BAD_NOTE = _ALL.declare("what follows from a stack was not noted")
_UNDEAD = _ALL.declare("a character is dead without a Death on top, or alive with one")
_DEAD_FAMILY = _ALL.declare("a family is dead and the game goes on")
_BAD_OWNER = _ALL.declare("a character belongs to somebody else")
_BAD_MONARCH = _ALL.declare("somebody who is not at the table has the Throne")
_BAD_FREE_PLAYS = _ALL.declare("free plays were miscounted")
PROBLEMS = _ALL.all

_common_problem = common_problem(BOARD)


@rule
def problem(s: Any) -> int:
    """The number of the first thing that is wrong, 0 if all is well."""
    found = _common_problem(s)
    if found == 0:
        found = _memory_problem(s)
    if found == 0 and num(s.round_number) > 0:
        found = _family_problem(s)
    if found == 0:
        found = _free_play_problem(s)
    return found


@rule
def _memory_problem(s: Any) -> int:
    hidden = EMPTY
    for seat in range(num(s.players)):
        hidden = either(hidden, hand_of(s, seat))
    for i in range(num(s.deck_n)):
        hidden = with_card(hidden, num(s.deck[i]))
    for viewer in range(SPECTATOR, num(s.players)):
        others = hidden if viewer == SPECTATOR else without(hidden, hand_of(s, viewer))
        if not is_empty(without(seen_by(s, viewer), others)):
            return _BAD_MEMORY
    return 0


@rule
def _family_problem(s: Any) -> int:
    if num(s.monarch) != NO_CARD:
        if num(s.cast) >> (num(s.monarch) - t.FIRST_CHARACTER) & 1 == 0:
            return _BAD_MONARCH
    for seat in range(num(s.players)):
        family = family_of(s, seat)
        if s.over == 0 and family & ~num(s.dead) == 0:
            return _DEAD_FAMILY
        while family != 0:
            character = lowest_bit(family)
            family &= family - 1
            if num(s.owner[character]) != seat:
                return _BAD_OWNER
            top = top_of(s, character)
            if is_dead(s, character) != (top >= 0 and t.is_death(top)):
                return _UNDEAD
            if not _is_seen_right(s, character):
                return _BAD_SIGHT
            if not _is_noted_right(s, character):
                return _BAD_NOTE
    return 0


@rule
def _is_seen_right(s: Any, character: int) -> bool:
    """Read the stack slot by slot, each from the top down."""
    for slot in range(t.SLOTS):
        if num(s.visible[character, slot]) != _first_points(s, character, slot):
            return False
    text, icons, hidden, persistent = 0, 0, 0, 0
    lying = num(s.stack_top[character])
    while lying > 0:
        if text == 0 and num(t.IS_OPAQUE[lying - 1]) == 1:
            text = lying
        icons |= num(t.ICONS[lying - 1]) & ~hidden
        hidden |= num(t.HIDDEN_ICONS[lying - 1])
        persistent |= num(t.PERSISTENT_BIT[lying - 1])
        lying = num(s.stack_under[lying - 1])
    is_right = num(s.text[character]) == text and num(s.icons[character]) == icons
    return is_right and num(s.persistent[character]) == persistent


@rule
def _first_points(s: Any, character: int, slot: int) -> int:
    lying = num(s.stack_top[character])
    while lying > 0 and printed(s, lying - 1, slot) == t.CLEAR:
        lying = num(s.stack_under[lying - 1])
    return t.CLEAR if lying == 0 else printed(s, lying - 1, slot)


@rule
def _is_noted_right(s: Any, character: int) -> bool:
    total = 0
    for slot in range(t.SLOTS):
        points = num(s.visible[character, slot])
        total += 0 if points == t.CLEAR else points
    effect = text_effect(s, character)
    is_vowed = False
    cards = 0 if is_dead(s, character) else num(s.persistent[character])
    while cards != 0:
        card = num(t.PERSISTENT_CARD[lowest_bit(cards)])
        is_vowed = is_vowed or num(t.EFFECT[card]) == work.DEATH_ONLY_BY_OWNER
        cards &= cards - 1
    return (
        num(s.score[character]) == total
        and _bit(s.negative, character) == (total + throne_points(s, character) < 0)
        and _bit(s.immune, character) == (effect == work.EVENT_IMMUNE)
        and _bit(s.exposed, character) == (effect == work.DEATH_AS_FREE_PLAY)
        and _bit(s.vowed, character) == is_vowed
    )


@rule
def _bit(word: int, character: int) -> bool:
    return num(word) >> character & 1 == 1


@rule
def _free_play_problem(s: Any) -> int:
    open_plays = 0
    for f in range(num(s.depth)):
        if num(s.frames[f, KIND]) == work.FREE_PLAY:
            open_plays += num(s.frames[f, X])
    return 0 if open_plays == num(s.free_plays) else _BAD_FREE_PLAYS
