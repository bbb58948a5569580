"""What deals are worth to bots: which offer to make, what a promise costs, and keeping it.

Nothing enforces a promise, so that one is taken for kept most of the time only, and breaking one
weighs a few tokens: it is kept until something larger is at stake. Values are in tenths of a token.
"""

from __future__ import annotations

from typing import Any

from endling.games.doom_on_you import questions as ask_for
from endling.games.doom_on_you.attacks import BLOCKED, gainer_of, plan_of, target_of
from endling.games.doom_on_you.board import DEALS_SHOWN
from endling.games.doom_on_you.changes import attack_of, can_attack, tokens_of
from endling.games.doom_on_you.deals import TAKER, WITH_CARD
from endling.games.doom_on_you.defense_points import all_usable_points
from endling.games.doom_on_you.promises import HELP, JOIN, SPARE, STAY_OUT, promises_broken
from endling.games.doom_on_you.scoring import TOKEN
from endling.games.doom_on_you.state import is_in, pile_of
from endling.kernel.bits import lowest_bit
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.question import NOBODY

_KEPT, _OF = 7, 10  # so often a promise is taken to be kept
_KEPT_AGAIN = 3  # by somebody who has just broken one
_HELPS, _HELPS_OF = 4, 10  # and so often somebody can help
_RAID = 4  # what a token that could be raided is worth to the raider, who loses animals by it
_CONSCIENCE = 22  # what it weighs to break a promise
_ANY_FAVOR = 8  # what an unnamed favor costs
_HOLDING_BACK = 4  # what it costs not to play a battle card, for each card in hand
_HELPING = 9  # what it costs to play one for somebody else


# --- What somebody could take ---------------------------------------------------------------------


@rule
def raid(s: Any, seat: int, target: int) -> int:
    """The tokens that the pile of a seat could take from a target that blocks what it can."""
    tokens, attack, left = 0, 0, pile_of(s, seat) & can_attack(s)
    while left != 0:
        card = lowest_bit(left)
        left &= left - 1
        tokens += tokens_of(s, card)
        attack += attack_of(s, card)
    if attack == 0:
        return 0
    met = min(all_usable_points(s, target, True), attack)
    return min(tokens * (attack - met) // attack, num(s.tokens[target]))


@rule
def tokens_at_stake(s: Any, seat: int) -> int:
    """What attacks on a seat would bring as things stand."""
    total = 0
    for i in range(num(s.attacks_n)):
        card = num(s.attacks[i])
        if target_of(s, card) == seat and plan_of(s, card) != BLOCKED:
            total += tokens_of(s, card)
    return min(total, num(s.tokens[seat]))


# --- Offers ---------------------------------------------------------------------------------------


@rule
def best_offer(s: Any, me: int, prompt: int) -> int:
    """What the best offer is worth beyond its price; 0 or less if there is none to make."""
    is_threatened = prompt == ask_for.OPENING and num(s.target) == me
    if not is_threatened and tokens_at_stake(s, me) == 0:
        return -TOKEN
    best = -TOKEN
    for seat in range(num(s.players)):
        if seat != me and is_in(s, seat):
            best = max(best, worth_asking(s, me, seat, is_threatened))
    return best


@rule
def worth_asking(s: Any, me: int, seat: int, is_threatened: bool) -> int:
    """What an offer to a seat is worth: to be spared before attacks are declared, else help."""
    if is_threatened:
        if promised(s, seat, me, SPARE):
            return -TOKEN
        return raid(s, seat, me) * TOKEN * _trust(s, seat) // _OF - TOKEN * price_for(s, me, seat)
    if num(s.hand_n[seat]) == 0 or gains_by_attack_on(s, seat, me) or promised(s, seat, me, HELP):
        return -TOKEN
    if promises_broken(s, seat) > 0:
        return -TOKEN
    stake = tokens_at_stake(s, me) * TOKEN
    return stake * _HELPS // _HELPS_OF + num(s.hand_n[seat]) - TOKEN * price_for(s, me, seat)


@rule
def _trust(s: Any, seat: int) -> int:
    """How often of ten times a seat is taken to keep its word."""
    return _KEPT if promises_broken(s, seat) == 0 else _KEPT_AGAIN


@rule
def gains_by_attack_on(s: Any, seat: int, target: int) -> bool:
    """Whether a seat would get tokens of a target."""
    for i in range(num(s.attacks_n)):
        card = num(s.attacks[i])
        if target_of(s, card) == target and gainer_of(s, card) == seat:
            return True
    return False


@rule
def price_for(s: Any, me: int, seat: int) -> int:
    """The tokens for which somebody like oneself would do it, and no more."""
    cost = raid(s, seat, me) * _RAID if num(s.numbers) == 0 else _HELPING
    return cost // TOKEN + 1


@rule
def value_of_amount(s: Any, me: int, tokens: int) -> int:
    """Neither too much nor in vain."""
    taker = num(s.frames[num(s.depth) - 1, TAKER])
    return -TOKEN * abs(tokens - price_for(s, me, taker))


@rule
def value_of_wish(s: Any, me: int, promise: int) -> int:
    """To be spared while nothing is declared, help afterwards."""
    wanted = SPARE if num(s.numbers) == 0 else HELP
    return TOKEN if promise == wanted else 0


# --- Promises -------------------------------------------------------------------------------------


@rule
def promised(s: Any, seat: int, other: int, promise: int) -> bool:
    """Whether a seat has promised this to another in this round, as far as that is written down."""
    for i in range(DEALS_SHOWN):
        if num(s.deals[i, 0]) == other + 1 and num(s.deals[i, 1]) == seat:
            if num(s.deals[i, 3]) == promise and num(s.deals[i, 4]) == num(s.round_number):
                return True
    return False


@rule
def value_of_accepting(s: Any, me: int) -> int:
    """The tokens offered, less what it costs to keep the promise."""
    giver, promise = num(s.offer[0]) - 1, num(s.offer[3])
    return TOKEN * (num(s.offer[2]) & ~WITH_CARD) - _cost_of_keeping(s, me, giver, promise)


@rule
def _cost_of_keeping(s: Any, me: int, giver: int, promise: int) -> int:
    if promise == SPARE:
        return raid(s, me, giver) * _RAID
    if promise == JOIN:
        has_attackers = pile_of(s, me) & can_attack(s) != 0 and num(s.target) != me
        return _ANY_FAVOR if has_attackers else 0
    if promise == STAY_OUT:
        return _HOLDING_BACK * num(s.hand_n[me]) + TOKEN * tokens_at_stake(s, me) // 2
    return _HELPING if promise == HELP else _ANY_FAVOR


@rule
def weight_of_attack(s: Any, me: int, target: int) -> int:
    """What promises add to an attack, or take from it."""
    weight = -_CONSCIENCE if promised(s, me, target, SPARE) else 0
    for seat in range(num(s.players)):
        if seat != target and promised(s, me, seat, JOIN):
            weight += _CONSCIENCE // 2
    return weight


@rule
def weight_of_interfering(s: Any, me: int) -> int:
    """What promises take from battle cards for oneself."""
    for seat in range(num(s.players)):
        if promised(s, me, seat, STAY_OUT):
            return -_CONSCIENCE
    return 0


@rule
def friend_in_need(s: Any, me: int) -> int:
    """Somebody under attack whom a seat has promised help, or NOBODY."""
    for seat in range(num(s.players)):
        if seat != me and promised(s, me, seat, HELP) and tokens_at_stake(s, seat) > 0:
            return seat
    return NOBODY
