"""What must hold in every state of every game."""

from __future__ import annotations

from typing import Any

from endling.board.invariants import PROBLEMS as COMMON
from endling.board.invariants import common_problem
from endling.games.doom_on_you import attacks as attack
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you import work
from endling.games.doom_on_you.board import BOARD
from endling.games.doom_on_you.changes import attack_of, defense_of
from endling.games.doom_on_you.defense_points import FREE, FREED, SPENT, points_against, points_left
from endling.games.doom_on_you.knowledge import seen_by
from endling.games.doom_on_you.state import hand_of, is_in, pile_of
from endling.kernel.cardset import both, either, is_empty, without
from endling.kernel.frames import KIND
from endling.kernel.jit import rule
from endling.kernel.numbering import Numbered
from endling.kernel.numbers import num

_ALL = Numbered(*COMMON)
_TOKEN_LOST = _ALL.declare("a token is lost")
_BAD_OUT = _ALL.declare("somebody without tokens is in the game, or with tokens out of it")
_CARDS_LEFT = _ALL.declare("somebody who is out has cards")
_WRONG_PLACE = _ALL.declare("a doom is in a hand, or something else than an animal in a pile")
_BAD_CHOICE = _ALL.declare("cards are chosen although nobody places any")
_BAD_ATTACK = _ALL.declare("an attack is noted wrong")
_BAD_POINT = _ALL.declare("a point of defense is noted wrong")
_BAD_BLOCK = _ALL.declare("a block is not what the attack takes")
_BAD_MEMORY = _ALL.declare("somebody knows a card that no other hand has")
PROBLEMS = _ALL.all

_common_problem = common_problem(BOARD)


@rule
def problem(s: Any) -> int:
    """The number of the first thing that is wrong, 0 if all is well."""
    found = _common_problem(s)
    if found == 0:
        found = _token_problem(s)
    if found == 0:
        found = _card_problem(s)
    if found == 0:
        found = _attack_problem(s)
    return found if found != 0 else _point_problem(s)


@rule
def _token_problem(s: Any) -> int:
    total = num(s.burned)
    for seat in range(num(s.players)):
        total += num(s.tokens[seat])
        if is_in(s, seat) != (num(s.tokens[seat]) > 0):
            return _BAD_OUT
    return 0 if total == num(s.players) * num(s.starting_tokens) else _TOKEN_LOST


@rule
def _card_problem(s: Any) -> int:
    others = t.EMPTY
    for seat in range(num(s.players)):
        others = either(others, hand_of(s, seat))
    for seat in range(num(s.players)):
        hand = hand_of(s, seat)
        if not is_in(s, seat) and s.over == 0 and (not is_empty(hand) or pile_of(s, seat) != 0):
            return _CARDS_LEFT
        if both(hand, t.ALL_BUT_DOOMS) != hand or pile_of(s, seat) >> t.ANIMAL_COUNT != 0:
            return _WRONG_PLACE
        if num(s.pile[seat, 1]) != 0 or num(s.chosen[seat, 1]) != 0:
            return _WRONG_PLACE
        if num(s.chosen_n[seat]) > 0 and not _is_placing(s):
            return _BAD_CHOICE
        if not _is_placing(s) and not is_empty(without(seen_by(s, seat), without(others, hand))):
            return _BAD_MEMORY
    return 0


@rule
def _is_placing(s: Any) -> bool:
    return num(s.depth) > 0 and num(s.frames[num(s.depth) - 1, KIND]) == work.PLACING


@rule
def _attack_problem(s: Any) -> int:
    """Attacks are listed by their numbers, and nothing is noted of other animals."""
    if s.over == 1:
        return 0
    before, attackers = 0, 0
    for i in range(num(s.attacks_n)):
        card = num(s.attacks[i])
        if card >= t.ANIMAL_COUNT or num(s.number[card]) <= before:
            return _BAD_ATTACK
        before = num(s.number[card])
        attackers |= 1 << card
        is_aimed = attack.target_of(s, card) != attack.gainer_of(s, card)
        if not is_aimed or not is_in(s, attack.target_of(s, card)):
            return _BAD_ATTACK
    for card in range(t.ANIMAL_COUNT):
        is_noted = num(s.course[card]) != 0 or num(s.number[card]) != 0
        if is_noted and attackers >> card & 1 == 0:
            return _BAD_ATTACK
    return _BAD_ATTACK if before > num(s.numbers) else 0


@rule
def _point_problem(s: Any) -> int:
    if s.over == 1:
        return 0
    piles = 0
    for seat in range(num(s.players)):
        piles |= pile_of(s, seat)
    for card in range(t.ANIMAL_COUNT):
        for point in range(num(t.FIRST_POINT[card]), num(t.FIRST_POINT[card + 1])):
            state = num(s.guards[point])
            in_pile = piles >> card & 1 == 1
            is_meant = state != FREE and state < FREED
            if (is_meant or state == FREED) and not in_pile:
                return _BAD_POINT
            if is_meant and not attack.is_attacking(s, state - 1):
                return _BAD_POINT
            if state == SPENT and (not in_pile and not attack.is_attacking(s, card)):
                if not _is_coming_back(s, card):
                    return _BAD_POINT
        is_worn_out = defense_of(s, card) > 0 and points_left(s, card) == 0
        if is_worn_out and piles >> card & 1 == 1:
            return _BAD_POINT
    return _block_problem(s)


@rule
def _is_coming_back(s: Any, card: int) -> bool:
    """Whether an animal that succeeded is still to be returned."""
    for i in range(num(s.played_n)):
        if num(s.played[i]) == card:
            return True
    return False


@rule
def _block_problem(s: Any) -> int:
    for i in range(num(s.attacks_n)):
        card = num(s.attacks[i])
        if attack.plan_of(s, card) == attack.BLOCKED:
            if points_against(s, card) != attack_of(s, card):
                return _BAD_BLOCK
    return 0
