"""Setting up: the deck is shuffled and dealt, the age deck stacked."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import event_types as h
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.places import draw
from endling.games.doomlings.state import NO_CARD
from endling.games.doomlings.targets import random_card
from endling.kernel.cardset import EMPTY, WORD, either, has, one
from endling.kernel.chacha import shuffle
from endling.kernel.frames import pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num

CATASTROPHES_TO_THE_END = 3


@rule
def setup(s: Any, f: int, answer: int) -> bool:
    """Shuffle, deal, stack the age deck; then the first round."""
    pop(s)
    n = 0
    for card in range(t.TRAIT_COUNT):
        if not is_removed(s, card):
            s.deck[n] = card
            n += 1
    s.deck_n = n
    shuffle(s, s.deck, 0, n)
    _stack_ages(s)
    s.last_played = NO_CARD
    s.turn = -1
    for seat in range(num(s.players)):
        s.gene_pool[seat] = s.start_gene_pool
        s.pledge[seat, 0] = NO_CARD
        s.pledge[seat, 1] = NO_CARD
        for _ in range(num(s.start_hand)):
            draw(s, seat, h.DEAL)
    push(s, work.ROUND, 0, t.BIRTH_CARD, 0)
    return False


@rule
def is_removed(s: Any, card: int) -> bool:
    """Whether the table plays without this card."""
    return (num(s.removed[card // WORD]) >> (card % WORD)) & 1 == 1


@rule
def _stack_ages(s: Any) -> None:
    """The birth of life on three piles, each of ages and one catastrophe, each shuffled."""
    ages = 0
    for card in range(t.FIRST_AGE, t.FIRST_CATASTROPHE):
        if not is_removed(s, card):
            s.ages[1 + ages] = card
            ages += 1
    shuffle(s, s.ages, 1, 1 + ages)
    per_pile = num(s.ages_per_pile)
    if per_pile > 0:
        ages = min(ages, CATASTROPHES_TO_THE_END * per_pile)
    _put_catastrophes_in(s, ages)
    s.ages[0] = t.BIRTH_CARD
    s.ages_n = 1 + ages + CATASTROPHES_TO_THE_END


@rule
def _put_catastrophes_in(s: Any, ages: int) -> None:
    # From the last pile to the first, so that the ages above can make room.
    end = 1 + ages
    drawn = EMPTY
    for pile in range(CATASTROPHES_TO_THE_END - 1, -1, -1):
        first = 1 + pile_start(ages, pile)
        for i in range(end - 1, first - 1, -1):
            s.ages[i + pile] = s.ages[i]
        card = _draw_catastrophe(s, drawn)
        drawn = either(drawn, one(card - t.FIRST_CATASTROPHE))
        s.ages[end + pile] = card
        shuffle(s, s.ages, first + pile, end + pile + 1)
        end = first
    for i in range(1 + ages + CATASTROPHES_TO_THE_END, len(s.ages)):
        s.ages[i] = 0


@rule
def pile_start(ages: int, pile: int) -> int:
    """How many ages lie in the piles before this one: as equal as possible, large ones first."""
    return (ages * pile + 2) // CATASTROPHES_TO_THE_END


@rule
def _draw_catastrophe(s: Any, drawn: tuple[int, int]) -> int:
    left = EMPTY
    for card in range(t.FIRST_CATASTROPHE, t.BIRTH_CARD):
        if not is_removed(s, card) and not has(drawn, card - t.FIRST_CATASTROPHE):
            left = either(left, one(card - t.FIRST_CATASTROPHE))
    return t.FIRST_CATASTROPHE + random_card(s, left)
