"""Why a choice is not legal, found by the same functions that make choices legal."""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import reasons as r
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import work
from endling.games.doom_on_you.attacks import is_attacking
from endling.games.doom_on_you.deals import LEAST_DEALERS, OFFERED
from endling.games.doom_on_you.places import is_animal
from endling.games.doom_on_you.reactions import OPENER
from endling.games.doom_on_you.state import NO_DEALS, hand_of, how_many_in, is_in, pile_of
from endling.games.doom_on_you.targets import usable_hand
from endling.games.doom_on_you.words import OFFER
from endling.games.reasons import GAME_OVER, LEGAL, NOT_ASKED, NOT_IN_HAND
from endling.kernel.actions import CARD, NUMBER, PLAYER, is_legal
from endling.kernel.cardset import has
from endling.kernel.frames import KIND
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num


@entry
def why_not(pool: Any, action: int) -> int:
    """Why the action is refused; LEGAL if it is not."""
    s = pool[0]
    if s.over == 1:
        return GAME_OVER
    if is_legal(s, action):
        return LEGAL
    prompt = num(s.prompt)
    if CARD <= action < CARD + t.CARD_COUNT:
        return _why_not_card(s, prompt, action - CARD)
    if PLAYER <= action < PLAYER + num(s.players):
        return _why_not_player(s, prompt, action - PLAYER)
    if action >= NUMBER and prompt == ask_for.DEAL_TOKENS:
        return r.LAST_TOKEN
    if action == OFFER:
        return _why_not_offer(s, prompt)
    return NOT_ASKED


# --- Words and players ----------------------------------------------------------------------------


@rule
def _why_not_offer(s: Any, prompt: int) -> int:
    is_moment = ask_for.OPENING <= prompt <= ask_for.PLANNED or _is_declaring(prompt)
    if not is_moment:
        return NOT_ASKED
    if s.deal_kind == NO_DEALS or how_many_in(s) < LEAST_DEALERS:
        return r.NO_DEALS
    f = num(s.depth) - 1
    if num(s.frames[f, KIND]) == work.WINDOW:
        f = num(s.frames[f, OPENER])
    has_offered = num(s.frames[f, OFFERED]) >> num(s.actor) & 1 == 1
    return r.OFFERED_ALREADY if has_offered else r.NOTHING_TO_OFFER


@rule
def _is_declaring(prompt: int) -> bool:
    return prompt == ask_for.DECLARE or prompt == ask_for.RUSH


@rule
def _why_not_player(s: Any, prompt: int, seat: int) -> int:
    is_about_players = (
        prompt == ask_for.PROTECT
        or prompt == ask_for.DEFLECT_TO
        or prompt == ask_for.SNEAK_AT
        or prompt == ask_for.DOOM_OTHER
        or prompt == ask_for.DEAL_WITH
    )
    if not is_about_players:
        return NOT_ASKED
    if not is_in(s, seat):
        return r.OUT
    if prompt == ask_for.PROTECT:
        return r.NOT_STRUCK if _is_doom_about(s) else r.NOT_ATTACKED
    if seat == num(s.actor):
        return r.YOURSELF
    return r.PRESENT_TARGET


@rule
def _is_doom_about(s: Any) -> bool:
    for f in range(num(s.depth)):
        if num(s.frames[f, KIND]) == work.DOOM:
            return True
    return False


# --- Cards ----------------------------------------------------------------------------------------


@rule
def _why_not_card(s: Any, prompt: int, card: int) -> int:
    if ask_for.OPENING <= prompt <= ask_for.COUNTER:
        return _why_not_battle_card(s, prompt, card)
    if prompt == ask_for.PLACE or prompt == ask_for.SNEAK or prompt == ask_for.DEAL_CARD:
        if not has(hand_of(s, num(s.actor)), card):
            return NOT_IN_HAND
        return r.NO_ATTACK if is_animal(card) else r.NOT_AN_ANIMAL
    if not _is_about_animals(prompt):
        return NOT_ASKED
    if not is_animal(card):
        return r.NOT_AN_ANIMAL
    if prompt == ask_for.HUNT:
        return r.CAMO if _is_in_play(s, card) else r.NOT_IN_PLAY
    if prompt == ask_for.DEFLECT or prompt == ask_for.CAPTURE:
        return r.NO_TARGET if is_attacking(s, card) else r.NOT_ATTACKING
    is_own = pile_of(s, num(s.actor)) >> card & 1 == 1
    if is_own and _is_declaring(prompt):
        return r.NO_ATTACK
    return r.NO_POINTS if is_own and prompt == ask_for.DEFEND else r.NOT_IN_PILE


@rule
def _is_about_animals(prompt: int) -> bool:
    is_doom = prompt == ask_for.LOSE or prompt == ask_for.KEEP
    is_battle = prompt == ask_for.HUNT or prompt == ask_for.DEFLECT or prompt == ask_for.CAPTURE
    return is_doom or is_battle or _is_declaring(prompt) or prompt == ask_for.DEFEND


@rule
def _is_in_play(s: Any, card: int) -> bool:
    for seat in range(num(s.players)):
        if pile_of(s, seat) >> card & 1 == 1:
            return True
    return is_attacking(s, card)


@rule
def _why_not_battle_card(s: Any, prompt: int, card: int) -> int:
    hand = hand_of(s, num(s.actor))
    if not has(hand, card):
        return NOT_IN_HAND
    kind = num(t.BATTLE[card])
    if kind < 0:
        return NOT_ASKED
    if not has(usable_hand(s, num(s.actor)), card):
        return r.TOO_FRESH
    if prompt == ask_for.STRUCK or prompt == ask_for.COUNTER:
        return r.WRONG_COUNTER
    is_early = kind != t.HUNT and kind != t.SNEAK_ATTACK
    return r.NOT_NOW if prompt == ask_for.OPENING and is_early else r.NO_TARGET
