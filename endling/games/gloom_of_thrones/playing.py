"""Playing a card: targets, answers of others, laying it down, its effect, what it triggers.

The steps are P1 to P8 of the rules.
"""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import event_types as h
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.aiming import FIRST_TARGET, SECOND_TARGET, aim
from endling.games.gloom_of_thrones.dying import after_death, die, trigger_on_death
from endling.games.gloom_of_thrones.effects.program import start_effect
from endling.games.gloom_of_thrones.places import (
    DISCARD,
    HAND,
    PLAYED,
    STACK,
    carry,
    move,
    say,
)
from endling.games.gloom_of_thrones.responses import begin_window
from endling.games.gloom_of_thrones.stacks import text_effect
from endling.games.gloom_of_thrones.state import family_of
from endling.games.gloom_of_thrones.targets import ACTION, EXTRA
from endling.games.gloom_of_thrones.throne import crown
from endling.kernel.actions import NONE
from endling.kernel.bits import lowest_bit
from endling.kernel.events import OF_NOBODY, note
from endling.kernel.frames import CARD, ROW, STEP, WHO, X, Z, goto, is_on_top, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num

_IS_CANCELLED = Z
_PLAYS_LEFT = _COUNT = X  # of the work that a card leads to

_AIM, _ANNOUNCE, _ANSWERED, _EFFECT, _TRIGGERS, _GRANT, _DONE = range(7)
ASKS_FOR_TARGETS = frozenset({_AIM})
WAITS_FOR_OTHERS = frozenset({_ANSWERED, _TRIGGERS, _GRANT, _DONE})


@rule
def play(s: Any, seat: int, card: int, manner: int) -> None:
    """Begin to play a card of the hand."""
    carry(s, card, HAND + seat, PLAYED)
    push(s, work.PLAYING, seat, card, manner)


@rule
def playing(s: Any, f: int, answer: int) -> bool:
    """A card is being played: one step after the other, until something comes in between."""
    while is_on_top(s, f, work.PLAYING):
        step = num(s.frames[f, STEP])
        if step == _AIM:
            if aim(s, f, answer):
                return True
            goto(s, f, _ANNOUNCE)
        elif step == _ANNOUNCE:
            goto(s, f, _ANSWERED)
            _announce(s, f)
        elif step == _ANSWERED:
            goto(s, f, _EFFECT)
            _after_answers(s, f)
        elif step == _EFFECT:
            goto(s, f, _TRIGGERS)
            start_effect(s, f)
        elif step == _TRIGGERS:
            goto(s, f, _GRANT)
            _trigger(s, f)
        elif step == _GRANT:
            goto(s, f, _DONE)
            _grant(s, f)
        else:
            _done(s, f)
        answer = NONE
    return False


@rule
def _announce(s: Any, f: int) -> None:
    """The card and all its targets are known (P1); others may answer it (P2)."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    s.has_played = 1
    _use_action(s, f, card)
    if t.is_event(card):
        note(s, h.PLAY_EVENT, seat, card, HAND + seat, PLAYED)
        _tell_target(s, seat, num(s.frames[f, FIRST_TARGET]) - 1)
    else:
        note(s, h.PLAY, seat, card, HAND + seat, STACK + num(s.frames[f, FIRST_TARGET]) - 1)
    _tell_target(s, seat, num(s.frames[f, SECOND_TARGET]) - 1)
    if not t.is_modifier(card):
        begin_window(s, f)


@rule
def _tell_target(s: Any, seat: int, character: int) -> None:
    if 0 <= character < t.CHARACTER_COUNT:
        say(s, h.TARGET, seat, t.FIRST_CHARACTER + character)


@rule
def _use_action(s: Any, f: int, card: int) -> None:
    """Free plays use none; a Death on an exposed character is one."""
    manner = num(s.frames[f, ROW])
    if t.is_death(card) and num(s.exposed) >> (num(s.frames[f, FIRST_TARGET]) - 1) & 1 == 1:
        return
    if manner == ACTION:
        s.actions = num(s.actions) - 1
        s.taken = num(s.taken) + 1
    elif manner == EXTRA:
        s.extra = num(s.extra) - 1


@rule
def _after_answers(s: Any, f: int) -> None:
    """Answers are discarded; a cancelled card, too (P3). Otherwise it is laid down (P4 to P6)."""
    card, target = num(s.frames[f, CARD]), num(s.frames[f, FIRST_TARGET]) - 1
    while num(s.played[num(s.played_n) - 1]) != card:
        answer = num(s.played[num(s.played_n) - 1])
        move(s, h.SPENT, OF_NOBODY, answer, PLAYED, DISCARD)
    if s.frames[f, _IS_CANCELLED] == 1:
        carry(s, card, PLAYED, DISCARD)
        told = PLAYED if t.is_event(card) else STACK + target
        note(s, h.CANCEL, num(s.frames[f, WHO]), card, told, DISCARD)
        pop(s)
    elif t.is_modifier(card):
        carry(s, card, PLAYED, STACK + target)
        if num(t.ICONS[card]) & t.CROWN != 0:
            crown(s, target)
    elif t.is_death(card):
        die(s, target, card, PLAYED)
        after_death(s, target)


@rule
def _trigger(s: Any, f: int) -> None:
    """What is seen now and waits for such a card happens (P8)."""
    seat, card = num(s.frames[f, WHO]), num(s.frames[f, CARD])
    if t.is_death(card):
        trigger_on_death(s, num(s.frames[f, FIRST_TARGET]) - 1)
    elif t.is_modifier(card):
        _tax(s, seat)


@rule
def _tax(s: Any, seat: int) -> None:
    family = family_of(s, seat) & ~num(s.dead)
    while family != 0:
        character = lowest_bit(family)
        family &= family - 1
        if text_effect(s, character) == work.TAX_ON_MODIFIER:
            card = num(s.text[character]) - 1
            frame = push(s, work.DISCARD, seat, card, 0)
            s.frames[frame, _COUNT] = num(t.COUNT[card])


@rule
def _grant(s: Any, f: int) -> None:
    """Free plays come after everything else that the card does."""
    card = num(s.frames[f, CARD])
    if num(t.EFFECT[card]) == work.GRANT_FREE_PLAY:
        grant_free_plays(s, num(s.frames[f, WHO]), card, num(t.COUNT[card]))


@rule
def grant_free_plays(s: Any, seat: int, card: int, n: int) -> None:
    """A card lets somebody play others without using an action."""
    frame = push(s, work.FREE_PLAY, seat, card, 0)
    s.frames[frame, _PLAYS_LEFT] = n
    s.free_plays = num(s.free_plays) + n


@rule
def _done(s: Any, f: int) -> None:
    card = num(s.frames[f, CARD])
    pop(s)
    if t.is_event(card):
        move(s, h.SPENT, OF_NOBODY, card, PLAYED, DISCARD)
