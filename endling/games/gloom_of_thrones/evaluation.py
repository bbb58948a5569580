"""How bots judge Gloom of Thrones.

The standing is what counts in the end. At once, an answer is worth what it does to the prospects of
all families: a dead character counts in full, a living one in part, because it has yet to die.
Worth is counted in hundredths of a point.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.games.gloom_of_thrones import questions as ask_for
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.aiming import FIRST_TARGET, first_question
from endling.games.gloom_of_thrones.card_worth import IN_HAND, ON_OTHERS, ON_OWNER, ON_PLAYER
from endling.games.gloom_of_thrones.previews import score_if
from endling.games.gloom_of_thrones.responses import ANSWERED
from endling.games.gloom_of_thrones.scoring import points_of, score_now
from endling.games.gloom_of_thrones.stacks import character_of
from endling.games.gloom_of_thrones.state import family_of, hand_of, is_dead, living
from endling.games.gloom_of_thrones.targets import choosable, manner_of, victims
from endling.games.gloom_of_thrones.throne import monarch_of
from endling.games.gloom_of_thrones.words import CENTRE, DISCARD_HAND
from endling.kernel.actions import CARD, PLAYER
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.cardset import both, count
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.windows import ABOUT

_COMFORTABLE_LEAD = 60
_DEAD, _ALIVE = 100, 40  # what a point of a dead and of a living character is worth
_LIFE = 1000  # what a character may yet become
# What tells who will win, in points; fitted to games among greedy bots (`bench/outlook.py`).
# Whoever has more characters left than others will not get them all buried in time: what each of
# them costs, by how many are left in the smallest family. The Throne seldom stays until the end.
_LATE = np.array((0, 12, 10, 4, 2, 0), np.int16)
_LAST_THRONE = 8  # what it counts when somebody has but one character left
_SHOWN = 40  # per cent of what gloomy living characters show
_DEATH_IN_HAND, _DEATH_IN_TIME = 5, 9  # the latter if somebody has but two characters left
_CARD_IN_HAND = 1
_WAITING = 3  # for every turn of somebody else that comes first
_TURN_MISSED, _DRAW_MISSED, _ACTION_MISSED = 36, 7, 12
_VICTORY = 20_000
_NEW_HAND = 150
_RELIEF = 300  # a response is worth keeping for something worse than this


@rule
def standing(s: Any, seat: int) -> int:
    """The lowest total wins."""
    return -points_of(s, seat)


@rule
def outlook(s: Any, seat: int) -> int:
    """What the dead count, and how well the rest stands before the first family is gone."""
    fewest = len(_LATE) - 1
    for other in range(num(s.players)):
        fewest = min(fewest, bits(family_of(s, other) & ~num(s.dead)))
    left = family_of(s, seat) & ~num(s.dead)
    worth = -points_of(s, seat) - bits(left) * num(_LATE[fewest])
    monarch = monarch_of(s)
    if monarch >= 0 and left >> monarch & 1 == 1:
        worth += t.THRONE_POINTS + (_LAST_THRONE if fewest == 1 else 0)
    gloom = 0
    while left != 0:
        gloom -= min(num(s.score[lowest_bit(left)]), 0)
        left &= left - 1
    worth += gloom * _SHOWN // 100
    deaths = count(both(hand_of(s, seat), t.DEATH_CARDS))
    worth += deaths * (_DEATH_IN_TIME if fewest <= 2 else _DEATH_IN_HAND)
    worth += num(s.hand_n[seat]) * _CARD_IN_HAND
    worth -= (seat - num(s.turn)) % num(s.players) * _WAITING
    worth -= num(s.skip_turn[seat]) * _TURN_MISSED
    worth -= num(s.skip_draw[seat]) * _DRAW_MISSED
    return worth - num(s.lose_actions[seat]) * _ACTION_MISSED


@rule
def comfortable_lead(s: Any) -> int:
    """About the worth of two miserable characters."""
    return _COMFORTABLE_LEAD


@rule
def immediate_value(s: Any, action: int) -> int:
    """What an answer brings its giver at once."""
    prompt, me = num(s.prompt), num(s.actor)
    if action >= CARD + t.FIRST_CHARACTER:
        return _worth_of_target(s, me, prompt, num(s.cause), character_of(action - CARD))
    if action >= CARD:
        return _worth_of_card(s, me, prompt, action - CARD)
    if action == DISCARD_HAND:
        return _NEW_HAND if s.actions == 1 else -_NEW_HAND
    if action == CENTRE:
        return _worth_of_vacating(s, me)
    return 1 if action == PLAYER + me else 0


# --- Characters -----------------------------------------------------------------------------------


@rule
def _for_me(s: Any, me: int, character: int, worth: int) -> int:
    """What is good for the owner of a character, as I see it."""
    if num(s.owner[character]) == me:
        return worth
    return -worth // (num(s.players) - 1)


@rule
def _prospect(points: int, is_dead: bool) -> int:
    """What a character with this score is worth to its owner."""
    return -points * _DEAD if is_dead else _LIFE - points * _ALIVE


@rule
def _worth_of_target(s: Any, me: int, prompt: int, cause: int, character: int) -> int:
    """What it brings me that a card chooses this character."""
    dies = prompt == ask_for.KILL or prompt == ask_for.MOVE_TO
    before = _prospect(score_now(s, character), is_dead(s, character))
    after = _prospect(score_if(s, prompt, cause, character), dies)
    worth = _for_me(s, me, character, after - before)
    if prompt == ask_for.LAY:
        worth += _worth_of_effect(s, me, cause, character)
        if num(t.ICONS[cause]) & t.CROWN != 0:
            worth += _worth_of_dethroning(s, me, character)
    elif prompt == ask_for.KILL:
        worth += _worth_of_effect(s, me, cause, character)
        worth += _worth_of_ending(s, me, character, score_if(s, prompt, cause, character))
    elif prompt == ask_for.THRONE:
        worth += _worth_of_dethroning(s, me, character)
    return worth


@rule
def _worth_of_effect(s: Any, me: int, card: int, character: int) -> int:
    """What else a card does: to the owner of the character, to all others, and to me."""
    owner = num(ON_OWNER[card])
    others = num(ON_OTHERS[card])
    worth = _for_me(s, me, character, owner) + num(ON_PLAYER[card])
    return worth - _for_me(s, me, character, others)


@rule
def _worth_of_dethroning(s: Any, me: int, character: int) -> int:
    monarch = monarch_of(s)
    if s.throne_in_play == 0 or monarch < 0 or monarch == character:
        return 0
    return _for_me(s, me, monarch, t.THRONE_POINTS * _ALIVE)


@rule
def _worth_of_vacating(s: Any, me: int) -> int:
    monarch = monarch_of(s)
    return 0 if monarch < 0 else _for_me(s, me, monarch, t.THRONE_POINTS * _ALIVE)


@rule
def _worth_of_ending(s: Any, me: int, character: int, points: int) -> int:
    """The last death of a family decides: am I ahead then?"""
    owner = num(s.owner[character])
    if family_of(s, owner) & ~num(s.dead) != 1 << character:
        return 0
    mine, best = 0, 1 << 20
    for seat in range(num(s.players)):
        total = points_of(s, seat) + (points if seat == owner else 0)
        if seat == me:
            mine = total
        else:
            best = min(best, total)
    return _VICTORY if mine <= best else -_VICTORY


# --- Cards ----------------------------------------------------------------------------------------


@rule
def _worth_of_card(s: Any, me: int, prompt: int, card: int) -> int:
    if prompt == ask_for.RESPOND:
        return _worth_of_response(s, me)
    if prompt == ask_for.DISCARD or prompt == ask_for.GIVE:
        return -num(IN_HAND[card])
    if prompt == ask_for.SCRY_TAKE or prompt == ask_for.SCRY_BURY:
        return num(IN_HAND[card])
    return _worth_of_play(s, me, manner_of(prompt), card)


@rule
def _worth_of_play(s: Any, me: int, manner: int, card: int) -> int:
    """The best that can come of playing a card."""
    if t.is_modifier(card):
        return _best(s, me, ask_for.LAY, card, living(s))
    if t.is_death(card):
        return _best(s, me, ask_for.KILL, card, victims(s, me, card, manner))
    effect, prompt = num(t.EFFECT[card]), first_question(card)
    if effect == work.THRONE_MOVE:
        worth = _best(s, me, ask_for.THRONE, card, choosable(s))
        return max(worth, _worth_of_vacating(s, me))
    if effect == work.MOVE_DEATH or effect == work.REVIVE:
        return _best(s, me, prompt, card, num(s.dead))
    if effect == work.STRIP_MODIFIERS or effect == work.REMOVE_TOP_MODIFIER:
        return _best(s, me, prompt, card, choosable(s))
    return num(ON_PLAYER[card])


@rule
def _best(s: Any, me: int, prompt: int, card: int, characters: int) -> int:
    best = -_VICTORY
    while characters != 0:
        character = lowest_bit(characters)
        characters &= characters - 1
        best = max(best, _worth_of_target(s, me, prompt, card, character))
    return best


@rule
def _worth_of_response(s: Any, me: int) -> int:
    """A response is worth what the card would cost me."""
    f = num(s.depth) - 1
    card, playing = num(s.frames[f, ABOUT]), num(s.frames[f, ANSWERED])
    if not t.is_death(card):
        return _RELIEF
    victim = num(s.frames[playing, FIRST_TARGET]) - 1
    return -_worth_of_target(s, me, ask_for.KILL, card, victim) - _RELIEF
