"""How Darwinning! is counted: which events tell of cards, and what lies there at the end."""

from __future__ import annotations

from typing import Any

from endling.board.counting import stats_of
from endling.games.darwinning import tables as t
from endling.games.darwinning.board import BOARD
from endling.games.darwinning.scoring import points_of, points_on_space
from endling.games.darwinning.traits import first_space, top_of
from endling.kernel.cardset import CardSet, either, has, row_of, with_card
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def final_cards(s: Any, seat: int) -> CardSet:
    """The species of a seat, and all cards with which it was improved."""
    found = either(row_of(s.used, seat, t.EMPTY), row_of(s.settled, seat, t.EMPTY))
    for i in range(t.SPACES_EACH):
        top = top_of(s, first_space(s, seat) + i)
        if top >= 0:
            found = with_card(found, top)
    return with_card(found, t.FIRST_SPECIES + num(s.lineage[seat]))


@rule
def worth_of(s: Any, seat: int, card: int) -> int:
    """What a card counts by itself: as an environment or as a trait; a species all it has."""
    if card < t.FIRST_DECK_CARD:
        return points_of(s, seat)
    if has(row_of(s.settled, seat, t.EMPTY), card):
        return t.CARD_ENVIRONMENT_POINTS
    space = num(s.traits_on[card - t.FIRST_DECK_CARD]) - 1 - t.FIRST_SPACE
    return points_on_space(s, space) if space >= 0 else 0


STATS = stats_of(BOARD, final_cards, points_of, worth_of)
