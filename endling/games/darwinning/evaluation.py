"""How bots judge Darwinning!: by points, and by what cards are good for.

Values of answers are in tenths of a point.
"""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import tables as t
from endling.games.darwinning import words as w
from endling.games.darwinning.changes import (
    food_chain_of,
    population_of,
    start_population,
    trait_points_of,
    value_of,
)
from endling.games.darwinning.combinations import RANK, rank_of, strength_of
from endling.games.darwinning.declaring import combination_of
from endling.games.darwinning.improving import new_places
from endling.games.darwinning.prey import is_poisoned_by, with_card_of
from endling.games.darwinning.scoring import points_of, points_on_space, population_points
from endling.games.darwinning.state import hand_of, on_display, picked_by, seat_after
from endling.games.darwinning.survival import borrowed_food, is_on_table
from endling.games.darwinning.track import after_improving
from endling.games.darwinning.traits import spaces_for, trait_of, trait_on_space
from endling.kernel.actions import CARD, DONE, NO, PLAYER
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import either, is_empty, lowest, with_card, without_card
from endling.kernel.jit import rule
from endling.kernel.numbers import num

_POINT = 10
_POPULATION_BITS, _SPACE_BITS = 8, 5
_COMFORTABLE_LEAD = 8 << (_POPULATION_BITS + _SPACE_BITS)
_NEVER = -1000


@rule
def standing(s: Any, seat: int) -> int:
    """Points, then population, then the place on the food chain."""
    ties = num(s.population[seat]) << _SPACE_BITS | num(s.space[seat])
    return points_of(s, seat) << (_POPULATION_BITS + _SPACE_BITS) | ties


@rule
def comfortable_lead(s: Any) -> int:
    """About the worth of three good improvements."""
    return _COMFORTABLE_LEAD


@rule
def immediate_value(s: Any, action: int) -> int:
    """What an answer brings its giver, as far as that can be said at once."""
    prompt, seat = num(s.prompt), num(s.actor)
    if prompt == ask_for.LEAD or prompt == ask_for.FOLLOW:
        return _value_of_play(s, seat, prompt, action)
    if prompt == ask_for.LEADER:
        return 1 if action - PLAYER == seat_after(s, seat, 1) else 0  # and plays last
    if prompt == ask_for.DECLARE:
        return _value_of_declaring(s, seat, action)
    if action == NO or action == DONE:
        return 0
    if prompt == ask_for.IMPROVE or prompt == ask_for.PICK:
        return best_use(s, seat, action - CARD)
    if prompt == ask_for.USE:
        return use_value(s, seat, num(s.cause), action)
    if prompt == ask_for.SETTLE:
        return _settling(s, seat, action - CARD - t.FIRST_ENVIRONMENT)
    if prompt == ask_for.LAY or prompt == ask_for.TRANSFORM:
        return _laying(s, seat, num(s.cause), action - CARD - t.FIRST_SPACE)
    if prompt == ask_for.MUTATE:
        return _POINT + trait_value(s, action - CARD)
    if prompt == ask_for.KEEP:
        return value_of(s, action - CARD) - t.TRAIT_COUNT // 2
    if prompt == ask_for.BORROW:
        return borrowed_food(s, seat, action - CARD - t.FIRST_ENVIRONMENT)
    if prompt == ask_for.EAT:
        return -1 if is_poisoned_by(s, seat, with_card_of(s, action - CARD)) else 1
    return 1


# --- Improvements ---------------------------------------------------------------------------------


@rule
def trait_value(s: Any, card: int) -> int:
    """What a trait card is worth on a space that scores."""
    return _POINT * trait_points_of(s, card) + 3 * num(t.TRAIT_FOOD[trait_of(card)]) + 4


@rule
def _settling(s: Any, seat: int, environment: int) -> int:
    return _POINT * t.CARD_ENVIRONMENT_POINTS + (8 if is_on_table(s, environment) else 4)


@rule
def _laying(s: Any, seat: int, card: int, space: int) -> int:
    """What a card brings on a space, less what it covers."""
    gained = trait_value(s, card) if num(t.SCORES[space]) == 1 else 4
    covered = trait_on_space(s, space)
    lost = 3 * num(t.TRAIT_FOOD[covered]) + (4 if covered > 0 else 0)
    return gained - lost - _POINT * points_on_space(s, space)


@rule
def use_value(s: Any, seat: int, card: int, way: int) -> int:
    """What a way to use a card brings."""
    if way == w.FOOD_CHAIN:
        reached = after_improving(s, seat, food_chain_of(s, card))
        return (_POINT + 2) * (reached - num(s.space[seat]))
    if way == w.POPULATION:
        start, now = start_population(s, num(s.lineage[seat])), num(s.population[seat])
        grown = population_points(start, now + population_of(s, card))
        return (_POINT - 2) * (grown - population_points(start, now))
    if way == w.ENVIRONMENT:
        places, most = new_places(s, seat, card), 0
        while places != 0:
            most = max(most, _settling(s, seat, lowest_bit(places)))
            places &= places - 1
        return most
    spaces, best = spaces_for(s, seat, card), _NEVER
    while not is_empty(spaces):
        space = lowest(spaces)
        spaces = without_card(spaces, space)
        best = max(best, _laying(s, seat, card, space - t.FIRST_SPACE))
    return best


@rule
def best_use(s: Any, seat: int, card: int) -> int:
    """What the best way to use a card brings."""
    best = use_value(s, seat, card, w.TRAIT)
    if food_chain_of(s, card) > 0:
        best = max(best, use_value(s, seat, card, w.FOOD_CHAIN))
    if population_of(s, card) > 0:
        best = max(best, use_value(s, seat, card, w.POPULATION))
    if new_places(s, seat, card) != 0:
        best = max(best, use_value(s, seat, card, w.ENVIRONMENT))
    return best


# --- Tricks ---------------------------------------------------------------------------------------


@rule
def _value_of_play(s: Any, seat: int, prompt: int, action: int) -> int:
    """Win tricks with what is strong together; throw away what is of little use."""
    if action == w.TAKE_BACK:
        return _NEVER
    if action == w.MUTATE:
        return -_NEVER
    picked = picked_by(s, seat)
    best = num(s.best)
    beats = 0 if best < 0 else num(s.strength[best])
    if action == DONE:
        strength = strength_of(s, picked)
        wins = strength > 0 and strength >= beats
        return 4 * RANK + strength if wins else 0
    together = with_card(picked, action - CARD)
    strength = strength_of(s, together)
    if is_empty(picked):
        return _first_card(s, seat, action - CARD, beats)
    return 4 * RANK + strength if strength > 0 and strength >= beats else RANK


@rule
def _first_card(s: Any, seat: int, card: int, beats: int) -> int:
    """A card that is part of something that wins, or else the least useful one."""
    most = 0
    hand = without_card(hand_of(s, seat), card)
    left = hand
    while not is_empty(left):
        second = lowest(left)
        left = without_card(left, second)
        two = with_card(with_card(t.EMPTY, card), second)
        most = max(most, strength_of(s, two))
        more = either(left, on_display(s))
        while not is_empty(more):
            third = lowest(more)
            more = without_card(more, third)
            most = max(most, strength_of(s, with_card(two, third)))
    alone = strength_of(s, with_card(t.EMPTY, card))
    if max(most, alone) >= beats and rank_of(max(most, alone)) >= 1:
        return 4 * RANK + max(most, alone)
    return -value_of(s, card)


@rule
def _value_of_declaring(s: Any, seat: int, action: int) -> int:
    """The strength that one would have; something unfinished will come to something."""
    if action == w.TAKE_BACK:
        return _NEVER
    cards = combination_of(s, seat)
    if action == DONE:
        return strength_of(s, cards)
    return max(strength_of(s, with_card(cards, action - CARD)), 1)
