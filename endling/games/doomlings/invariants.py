"""What must hold in every state of every game."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import tables as t
from endling.games.doomlings.knowledge import SPECTATOR, seen_by
from endling.games.doomlings.places import LARGEST_GENE_POOL, LEAST_GENE_POOL
from endling.games.doomlings.state import hand_of, pile_of
from endling.games.doomlings.tables import EMPTY
from endling.kernel.cardset import (
    CardSet,
    both,
    count,
    either,
    has,
    is_empty,
    read_set,
    with_card,
    without,
)
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.policies import legal_count

PROBLEMS = (
    "",
    "an internal limit was reached",
    "a card is in two places",
    "a card is lost",
    "a hand was miscounted",
    "a gene pool is out of bounds",
    "somebody is asked but has no legal answer",
    "nobody is asked although the game goes on",
    "a seat remembers a card that is not in another hand",
    "somebody has too many dominants",
    "work is left over after the end",
)


@rule
def problem(s: Any) -> int:
    """The number of the first thing that is wrong, 0 if all is well."""
    if s.fault == 1:
        return 1
    held = EMPTY
    seen = EMPTY
    for seat in range(num(s.players)):
        hand, pile = hand_of(s, seat), pile_of(s, seat)
        if not is_empty(both(hand, pile)) or not is_empty(both(either(hand, pile), seen)):
            return 2
        seen = either(seen, either(hand, pile))
        held = either(held, hand)
        if count(hand) != num(s.hand_n[seat]):
            return 4
        if _gene_pool_out_of_bounds(s, num(s.gene_pool[seat])):
            return 5
        if count(both(pile, t.DOMINANTS)) > 3:
            return 9
    lost = _ordered_problem(s, seen)
    if lost != 0:
        return lost
    for seat in range(SPECTATOR, num(s.players)):
        others = held if seat == SPECTATOR else without(held, hand_of(s, seat))
        if not is_empty(without(seen_by(s, seat), others)):
            return 8
    return _question_problem(s)


@rule
def _gene_pool_out_of_bounds(s: Any, value: int) -> bool:
    if s.gene_pool_unbounded == 1:
        return False
    return value < LEAST_GENE_POOL or value > LARGEST_GENE_POOL


@rule
def _ordered_problem(s: Any, seen: CardSet) -> int:
    """Deck and discard pile: together with hands and piles, every card exactly once."""
    for i in range(num(s.deck_n) + num(s.discard_n)):
        in_deck = i < num(s.deck_n)
        card = num(s.deck[i]) if in_deck else num(s.discard[i - num(s.deck_n)])
        if has(seen, card):
            return 2
        seen = with_card(seen, card)
    in_game = without(t.ALL_TRAITS, read_set(s.removed, EMPTY))
    return 0 if seen == in_game else 3


@rule
def _question_problem(s: Any) -> int:
    if s.over == 1:
        return 10 if s.depth != 0 or s.actor != -1 else 0
    if s.actor < 0:
        return 7
    return 6 if legal_count(s) == 0 else 0
