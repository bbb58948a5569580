"""What a seat can expect: the logarithm of its odds of winning, in thousandths.

The weights are those that tell the winners of games among greedy bots best;
`python -m tests.doom_on_you.prospects` finds them. Tokens are worth the more the fewer one has and
the fewer are left to take them from; an animal or a battle card is worth two to five of them, but
an animal in hand only as long as there may be room for it. Two things are weighed by hand: SNEAK
ATTACK, which greedy bots waste, so that it does not help them; and a word that was broken, which
costs what it does in `bargaining.py`, so that those who think ahead have a conscience, too.
"""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np

from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.attacks import BLOCKED, LET_THROUGH, gainer_of, plan_of, target_of
from endling.games.doom_on_you.changes import attack_of, defense_of, tokens_of
from endling.games.doom_on_you.defense_points import points_left
from endling.games.doom_on_you.promises import promises_broken
from endling.games.doom_on_you.scoring import standing
from endling.games.doom_on_you.state import animals_in_hand, hand_of, how_many_in, is_in, pile_of
from endling.kernel.bits import bits, lowest_bit
from endling.kernel.cardset import both, count
from endling.kernel.jit import rule
from endling.kernel.numbers import num

_IN_THE_GAME = 10_000  # more than anybody who is out can have
_TENTHS = 10  # of a token
_LET_THROUGH, _UNDECIDED = 9, 3  # this many of ten attacks succeed

# What the logarithm of one's tokens counts, by the number of those who are left.
_FOOD = np.array([0, 0, 1440, 870, 640, 480, 480], np.int64)
_LEAST = 5  # tenths: somebody who is as good as out
_LOGARITHM = np.array(
    [round(1000 * log(max(n, _LEAST) / _TENTHS)) for n in range(_TENTHS * t.MOST_TOKENS + 1)],
    np.int64,
)

_PLACED, _ATTACK, _DEFENSE = 115, 35, 28  # an animal in a pile, and each of its points
_HELD, _HELD_DEFENSE = 165, 37  # an animal in hand, and each of its points
_HELD_AT_MOST = 3  # more animals in hand are worth nothing
_HUNT, _FORCE_FIELD, _DEFLECT, _CAPTURE, _SNEAK_ATTACK = 110, 178, 253, 289, 100
_WORD = -150  # a promise that one has broken lately: about two tokens of ten
_TO_COME, _UNDER_ATTACK = -80, -46  # whose turn as a target is to come in this round, or has begun


@rule
def comfortable_lead(s: Any) -> int:
    """Whoever is so far ahead of somebody is e times as likely to win."""
    return 1000


@rule
def outlook(s: Any, seat: int) -> int:
    """Tokens with what attacks will take or bring, animals, cards, and whose turn is to come."""
    if not is_in(s, seat):
        return standing(s, seat)
    food = num(_FOOD[how_many_in(s)]) * num(_LOGARITHM[_expected_tokens(s, seat)]) // 1000
    return _IN_THE_GAME + food + _pile(s, seat) + _hand(s, seat) + _turn(s, seat) + _word(s, seat)


@rule
def _expected_tokens(s: Any, seat: int) -> int:
    """In tenths: what attacks will take from a seat or bring it, most of the time."""
    expected = _TENTHS * num(s.tokens[seat])
    for i in range(num(s.attacks_n)):
        card = num(s.attacks[i])
        plan, target = plan_of(s, card), target_of(s, card)
        if plan == BLOCKED:
            continue
        tokens = min(tokens_of(s, card), num(s.tokens[target]))
        stake = tokens * (_LET_THROUGH if plan == LET_THROUGH else _UNDECIDED)
        if target == seat:
            expected -= stake
        if gainer_of(s, card) == seat:
            expected += stake
    return min(max(expected, 0), _TENTHS * t.MOST_TOKENS)


@rule
def _pile(s: Any, seat: int) -> int:
    worth, left = 0, pile_of(s, seat)
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        worth += _PLACED + _ATTACK * attack_of(s, card) + _DEFENSE * points_left(s, card)
    return worth


@rule
def _hand(s: Any, seat: int) -> int:
    left = animals_in_hand(s, seat)
    worth = _HELD * min(bits(left), _HELD_AT_MOST)
    while left != 0:
        worth += _HELD_DEFENSE * defense_of(s, lowest_bit(left))
        left &= left - 1
    hand = hand_of(s, seat)
    worth += _HUNT * count(both(hand, t.HUNTS)) + _FORCE_FIELD * count(both(hand, t.FORCE_FIELDS))
    worth += _DEFLECT * count(both(hand, t.DEFLECTS)) + _CAPTURE * count(both(hand, t.CAPTURES))
    return worth + _SNEAK_ATTACK * count(both(hand, t.SNEAK_ATTACKS))


@rule
def _turn(s: Any, seat: int) -> int:
    target, players = num(s.target), num(s.players)
    if target < 0 or seat == target:
        return 0 if target < 0 else _UNDER_ATTACK
    first = num(s.first_target)
    is_to_come = (seat - first) % players > (target - first) % players
    return _TO_COME if is_to_come else 0


@rule
def _word(s: Any, seat: int) -> int:
    return _WORD * promises_broken(s, seat)
