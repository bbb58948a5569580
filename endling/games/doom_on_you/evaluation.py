"""How bots judge Doom On You: by the tokens at stake, and by what animals are good for.

Values of answers are in tenths of a token.
"""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import words as w
from endling.games.doom_on_you.attacks import gainer_of, is_attacking, owner_of, target_of
from endling.games.doom_on_you.bargaining import (
    best_offer,
    friend_in_need,
    tokens_at_stake,
    value_of_accepting,
    value_of_amount,
    value_of_wish,
    weight_of_attack,
    weight_of_interfering,
    worth_asking,
)
from endling.games.doom_on_you.changes import attack_of, defense_of, tokens_of
from endling.games.doom_on_you.defense_points import (
    all_usable_points,
    points_against,
    points_left,
    usable_points,
)
from endling.games.doom_on_you.scoring import TOKEN
from endling.games.doom_on_you.state import pile_of
from endling.games.doom_on_you.targets import victims_of
from endling.kernel.actions import CARD, NUMBER, PLAYER, YES
from endling.kernel.frames import CARD as OFFERED_CARD
from endling.kernel.frames import X
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import NOBODY
from endling.kernel.sizes import NO_CARD

_CARD = 12  # what a battle card is worth keeping for
_RISK = 8  # what it costs that an animal is away
_FULL_HAND = 9  # with this many cards nobody tempts doom
_FRIEND = 60  # what it is worth to protect somebody as promised


@rule
def animal_value(s: Any, card: int) -> int:
    """What an animal is worth to whoever has it."""
    return 3 * attack_of(s, card) + 4 * tokens_of(s, card) + 5 * defense_of(s, card)


@rule
def immediate_value(s: Any, action: int) -> int:
    """What an answer brings its giver, as far as that can be said at once."""
    prompt, me = num(s.prompt), num(s.actor)
    if PLAYER <= action < PLAYER + num(s.players):
        return _value_of_player(s, prompt, action - PLAYER)
    if action < CARD:
        return _value_of_word(s, prompt, me, action)
    card = action - CARD
    if ask_for.OPENING <= prompt <= ask_for.PLANNED:
        return _value_of_battle_card(s, me, card)
    if prompt == ask_for.STRUCK:
        doom = num(s.frames[num(s.depth) - 1, X])
        return TOKEN if victims_of(s, doom) >> me & 1 == 1 else -TOKEN
    if prompt == ask_for.COUNTER:
        return -1
    return _value_of_animal(s, prompt, me, card)


@rule
def _value_of_word(s: Any, prompt: int, me: int, word: int) -> int:
    if word == w.DRAW:
        return _FULL_HAND - num(s.hand_n[me])
    if word == w.OFFER:
        return best_offer(s, me, prompt)
    if w.FIRST_PROMISE <= word <= w.LAST_PROMISE:
        return value_of_wish(s, me, word - w.FIRST_PROMISE)
    if prompt == ask_for.DEAL_TOKENS:
        return value_of_amount(s, me, word - NUMBER)
    if prompt == ask_for.DEAL_ACCEPT:
        return value_of_accepting(s, me) + _value_of_gift(s) if word == YES else 0
    return 1 if word == YES else 0


@rule
def _value_of_gift(s: Any) -> int:
    """The card that goes with an offer, if one does."""
    card = num(s.frames[num(s.depth) - 1, OFFERED_CARD])
    if card == NO_CARD:
        return 0
    return animal_value(s, card) if card < t.ANIMAL_COUNT else _CARD


@rule
def _value_of_player(s: Any, prompt: int, seat: int) -> int:
    """Oneself is worth protecting; whoever is rich and has little to block with is a target."""
    if prompt == ask_for.PROTECT:
        if seat == friend_in_need(s, num(s.actor)):
            return _FRIEND
        return 100 if seat == num(s.actor) else -num(s.tokens[seat])
    if prompt == ask_for.DEAL_WITH:
        me = num(s.actor)
        return worth_asking(s, me, seat, num(s.target) == me and num(s.numbers) == 0)
    return TOKEN * num(s.tokens[seat]) - 3 * all_usable_points(s, seat, True)


# --- Animals --------------------------------------------------------------------------------------


@rule
def _value_of_animal(s: Any, prompt: int, me: int, card: int) -> int:
    if prompt == ask_for.DEFEND:
        return _value_of_block(s, num(s.cause), card)
    if prompt == ask_for.DECLARE or prompt == ask_for.RUSH:
        return _value_of_attack(s, card, num(s.target)) + weight_of_attack(s, me, num(s.target))
    if prompt == ask_for.LOSE or prompt == ask_for.DEAL_CARD:
        return -animal_value(s, card) if card < t.ANIMAL_COUNT else -_CARD
    if prompt == ask_for.HUNT or prompt == ask_for.DEFLECT or prompt == ask_for.CAPTURE:
        return _value_of_victim(s, me, card)
    if prompt == ask_for.SNEAK:
        return TOKEN * tokens_of(s, card)
    return animal_value(s, card)


@rule
def _value_of_block(s: Any, attacker: int, blocker: int) -> int:
    """The tokens saved, less what the points cost; an animal that dies costs more."""
    saved = TOKEN * min(tokens_of(s, attacker), num(s.tokens[num(s.actor)]))
    missing = attack_of(s, attacker) - points_against(s, attacker)
    points = min(missing, usable_points(s, blocker, True))
    dies = points == points_left(s, blocker)
    return saved - 3 * points - (animal_value(s, blocker) // 3 if dies else 0)


@rule
def _value_of_attack(s: Any, card: int, target: int) -> int:
    """What a raid brings, and whether the target could block it."""
    gain = TOKEN * min(tokens_of(s, card), num(s.tokens[target]))
    is_safe = all_usable_points(s, target, True) < attack_of(s, card)
    risk = _RISK * defense_of(s, card) // 2
    return gain - risk if is_safe else gain // 2 - risk - 2


@rule
def _value_of_victim(s: Any, me: int, card: int) -> int:
    """Attacks on me come first; then what others have."""
    if is_attacking(s, card):
        if owner_of(s, card) == me or gainer_of(s, card) == me:
            return -TOKEN * tokens_of(s, card)
        stake, target = TOKEN * tokens_of(s, card), target_of(s, card)
        if target == me:
            return 2 * stake
        return stake if target == friend_in_need(s, me) else stake // 2
    return -TOKEN if pile_of(s, me) >> card & 1 == 1 else animal_value(s, card)


# --- Battle cards ---------------------------------------------------------------------------------


@rule
def _value_of_battle_card(s: Any, me: int, card: int) -> int:
    """A card is worth playing against what is at stake; a sneak attack always is."""
    weight = weight_of_interfering(s, me)
    if num(t.BATTLE[card]) == t.SNEAK_ATTACK:
        return TOKEN + weight
    friend = friend_in_need(s, me)
    if friend != NOBODY and tokens_at_stake(s, me) == 0:
        return TOKEN * tokens_at_stake(s, friend) - _CARD // 2
    return TOKEN * tokens_at_stake(s, me) - _CARD + weight
