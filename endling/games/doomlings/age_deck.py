"""The age deck: the birth of life on three piles of ages, each with one catastrophe.

Everything up to and including `age_at` has been revealed.
"""

from __future__ import annotations

from typing import Any

from endling.board.knowledge import SPECTATOR
from endling.games.doomlings import tables as t
from endling.games.doomlings.state import ENDING
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import random_card
from endling.kernel.cardset import (
    WORD,
    CardSet,
    both,
    count,
    has,
    nth,
    with_card,
    without_card,
)
from endling.kernel.chacha import below, shuffle
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

CATASTROPHES_TO_THE_END = 3

# --- Building -------------------------------------------------------------------------------------


@rule
def is_removed(s: Any, card: int) -> bool:
    """Whether the table plays without this card."""
    return (num(s.removed[card // WORD]) >> (card % WORD)) & 1 == 1


@rule
def stack(s: Any) -> None:
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
        drawn = with_card(drawn, card - t.FIRST_CATASTROPHE)
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
def _draw_catastrophe(s: Any, drawn: CardSet) -> int:
    left = EMPTY
    for card in range(t.FIRST_CATASTROPHE, t.BIRTH_CARD):
        if not is_removed(s, card) and not has(drawn, card - t.FIRST_CATASTROPHE):
            left = with_card(left, card - t.FIRST_CATASTROPHE)
    return t.FIRST_CATASTROPHE + random_card(s, left)


# --- What views show ------------------------------------------------------------------------------


@rule
def in_force(s: Any, viewer: int) -> int:
    """The age or catastrophe that counts now."""
    return num(s.ages[num(s.age_at)])


@rule
def known_next(s: Any, viewer: int) -> int:
    """What comes next, if the viewer has looked."""
    return _known(s, viewer, 1)


@rule
def known_after_next(s: Any, viewer: int) -> int:
    """What comes after that, if the viewer has looked so far."""
    return _known(s, viewer, 2)


@rule
def _known(s: Any, viewer: int, n: int) -> int:
    """The n-th of the cards to come, if the viewer has looked at it."""
    at = num(s.age_at) + n
    if viewer >= 0 and num(s.knows_age[viewer]) >= n and at < num(s.ages_n):
        return num(s.ages[at])
    return NO_CARD


@rule
def left(s: Any, viewer: int) -> int:
    """How many ages and catastrophes are still to come."""
    return num(s.ages_n) - num(s.age_at) - 1


@rule
def write_past(s: Any, viewer: int, row: Any, at: int) -> int:
    """The ages that are over."""
    past = num(s.age_at)
    for i in range(past):
        row[at + i] = num(s.ages[i])
    return past


@rule
def shown_worlds_end(s: Any, viewer: int) -> int:
    """The catastrophe that supplies the World's End effect, once the end has come."""
    return num(s.worlds_end) if num(s.phase) >= ENDING else NO_CARD


# --- Hiding and guessing --------------------------------------------------------------------------


@rule
def _first_hidden(s: Any, seat: int) -> int:
    """The first card of the age deck that a seat has not seen."""
    first = num(s.age_at) + 1
    return first if seat == SPECTATOR else first + num(s.knows_age[seat])


@rule
def hide_ages(s: Any, seat: int) -> None:
    """Wipe the cards that the seat has not seen."""
    for i in range(_first_hidden(s, seat), num(s.ages_n)):
        s.ages[i] = 0


@rule
def canonicalize(s: Any, seat: int) -> None:
    """Hands and the deck are dealt anew from sets; only the places of catastrophes need order."""
    first = _first_hidden(s, seat)
    for pile in range(CATASTROPHES_TO_THE_END):
        low, high = _pile_bounds(s, pile)
        low = max(first, low)
        for i in range(low + 1, high):
            for j in range(i, low, -1):
                card = num(s.ages[j])
                if card < num(s.ages[j - 1]):
                    s.ages[j] = s.ages[j - 1]
                    s.ages[j - 1] = card


@rule
def redeal_ages(s: Any, seat: int, dice: Any) -> None:
    """Ages to come: each pile keeps its number of catastrophes, at a new place, with new cards."""
    first = _first_hidden(s, seat)
    end = num(s.ages_n)
    _shuffle_places(s, first, end, dice)
    unused = _unrevealed(s, first)
    for i in range(first, end):
        is_catastrophe = num(s.ages[i]) >= t.FIRST_CATASTROPHE
        kind = both(unused, t.CATASTROPHE_OFFSETS if is_catastrophe else t.AGE_OFFSETS)
        offset = nth(kind, below(dice, count(kind)))
        unused = without_card(unused, offset)
        s.ages[i] = t.FIRST_AGE + offset


@rule
def _shuffle_places(s: Any, first: int, end: int, dice: Any) -> None:
    """Shuffle what is left of each pile of the age deck."""
    for pile in range(CATASTROPHES_TO_THE_END):
        low, high = _pile_bounds(s, pile)
        low = max(first, low)
        for i in range(min(end, high) - 1, low, -1):
            j = low + below(dice, i - low + 1)
            card = num(s.ages[i])
            s.ages[i] = s.ages[j]
            s.ages[j] = card


@rule
def _pile_bounds(s: Any, pile: int) -> tuple[int, int]:
    """Where a pile begins in the age deck, and where the next one does."""
    ages = num(s.ages_n) - 1 - CATASTROPHES_TO_THE_END
    return 1 + pile_start(ages, pile) + pile, 1 + pile_start(ages, pile + 1) + pile + 1


@rule
def _unrevealed(s: Any, first: int) -> CardSet:
    """Ages and catastrophes that the seat has not seen, counted from the first age."""
    unused = EMPTY
    for card in range(t.FIRST_AGE, t.BIRTH_CARD):
        if not is_removed(s, card):
            unused = with_card(unused, card - t.FIRST_AGE)
    for i in range(1, first):
        unused = without_card(unused, num(s.ages[i]) - t.FIRST_AGE)
    return unused
