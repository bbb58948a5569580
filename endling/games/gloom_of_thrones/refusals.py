"""Why a choice is not legal, found by the same functions that make choices legal."""

from __future__ import annotations

from typing import Any

from endling.games.gloom_of_thrones import questions as ask_for
from endling.games.gloom_of_thrones import reasons as r
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import work
from endling.games.gloom_of_thrones.aiming import FIRST_TARGET
from endling.games.gloom_of_thrones.effects.plays import allowed
from endling.games.gloom_of_thrones.setup import families_in_game
from endling.games.gloom_of_thrones.stacks import character_of
from endling.games.gloom_of_thrones.state import family_of, hand_of, is_dead
from endling.games.gloom_of_thrones.targets import (
    ACTION,
    AFTER,
    EXTRA,
    FREE,
    manner_of,
    mortal,
)
from endling.games.gloom_of_thrones.throne import owner_of_monarch
from endling.games.reasons import GAME_OVER, LEGAL, NOT_ASKED, NOT_IN_HAND
from endling.kernel.actions import CARD, COLOR, NUMBER, PLAYER, is_legal
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import has
from endling.kernel.frames import CARD as CAUSE
from endling.kernel.frames import ROW, WHO
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num

_VALUE = 8  # where the icon stands in a reason


@entry
def why_not(pool: Any, action: int) -> int:
    """Why the action is refused; LEGAL if it is not."""
    s = pool[0]
    if s.over == 1:
        return GAME_OVER
    if is_legal(s, action):
        return LEGAL
    prompt = num(s.prompt)
    if CARD <= action < CARD + t.FIRST_CHARACTER:
        return _why_not_card(s, prompt, action - CARD)
    if CARD + t.FIRST_CHARACTER <= action < CARD + t.THRONE_CARD:
        return _why_not_character(s, prompt, character_of(action - CARD))
    if COLOR <= action < NUMBER and prompt == ask_for.CHOOSE_FAMILY:
        is_in_game = families_in_game(s) >> (action - COLOR) & 1 == 1
        return r.FAMILY_TAKEN if is_in_game else r.FAMILY_NOT_IN_GAME
    if PLAYER <= action < PLAYER + num(s.players) and prompt == ask_for.FIRST_PLAYER:
        return r.NOT_TIED
    return NOT_ASKED


# --- Cards of a hand ------------------------------------------------------------------------------


@rule
def _why_not_card(s: Any, prompt: int, card: int) -> int:
    if prompt == ask_for.SCRY_TAKE or prompt == ask_for.SCRY_BURY:
        return r.NOT_ON_OFFER
    if prompt < ask_for.PLAY or (ask_for.LAY <= prompt <= ask_for.THRONE):
        return NOT_ASKED
    if not has(hand_of(s, num(s.actor)), card):
        return NOT_IN_HAND
    if prompt == ask_for.RESPOND:
        return r.NO_ANSWER
    return _why_not_playable(s, prompt, card)


@rule
def _why_not_playable(s: Any, prompt: int, card: int) -> int:
    manner = manner_of(prompt)
    if has(t.RESPONSES, card):
        return r.RESPONSE_ONLY
    if manner == FREE and not has(allowed(num(s.cause)), card):
        return r.ONLY_MODIFIERS
    if manner == EXTRA:
        return r.ONLY_GLOOMY
    if t.is_death(card):
        return _why_not_death(s, num(s.actor), manner, card)
    if manner == AFTER:
        return r.ONLY_DEATHS
    effect = num(t.EFFECT[card])
    if effect == work.THRONE_MOVE:
        return r.THRONE_STAYS
    needs_dead = effect == work.MOVE_DEATH or effect == work.REVIVE
    return r.NOBODY_DEAD if needs_dead and num(s.dead) == 0 else r.NO_TARGET


@rule
def _why_not_death(s: Any, seat: int, manner: int, death: int) -> int:
    """There is nobody to kill, or only at another moment."""
    if manner != ACTION or mortal(s, seat, death) == 0:
        return r.NOBODY_TO_KILL
    return r.OWN_CHARACTER if owner_of_monarch(s) == seat else r.NOT_THE_FIRST_ACTION


# --- Characters -----------------------------------------------------------------------------------


@rule
def _why_not_character(s: Any, prompt: int, character: int) -> int:
    if not ask_for.LAY <= prompt <= ask_for.THRONE:
        return NOT_ASKED
    if num(s.cast) >> character & 1 == 0:
        return r.NOT_AT_THE_TABLE
    if prompt == ask_for.REVIVE or prompt == ask_for.MOVE_FROM:
        return r.ALIVE
    if is_dead(s, character):
        return r.DEAD
    f = num(s.depth) - 1
    card, first = num(s.frames[f, CAUSE]), num(s.frames[f, FIRST_TARGET]) - 1
    if prompt == ask_for.KILL:
        return _why_not_kill(s, f, card, character)
    if character == first:
        return r.VICTIM if prompt == ask_for.THRONE else r.CHOSEN_ALREADY
    return r.IMMUNE if num(s.immune) >> character & 1 == 1 else r.NOT_NEGATIVE


@rule
def _why_not_kill(s: Any, f: int, death: int, character: int) -> int:
    seat, manner = num(s.frames[f, WHO]), num(s.frames[f, ROW])
    is_own = family_of(s, seat) >> character & 1 == 1
    if num(s.negative) >> character & 1 == 0:
        return r.NOT_NEGATIVE
    if num(s.vowed) >> character & 1 == 1 and not is_own:
        return r.VOWED
    shown = num(s.icons[character]) & num(t.FORBIDDEN_ICONS[death])
    if shown != 0:
        return r.SHOWS_ICON | lowest_bit(shown) << _VALUE
    may_kill_others = manner == ACTION and owner_of_monarch(s) == seat
    return r.OWN_CHARACTER if may_kill_others else r.NOT_THE_FIRST_ACTION
