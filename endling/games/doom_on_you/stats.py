"""How Doom On You is counted: which events tell of cards, and what lies there at the end."""

from __future__ import annotations

from typing import Any

from endling.board.counting import stats_of
from endling.games.doom_on_you.board import BOARD
from endling.games.doom_on_you.scoring import points_of
from endling.games.doom_on_you.state import as_cards, pile_of
from endling.kernel.cardset import CardSet
from endling.kernel.jit import rule


@rule
def final_cards(s: Any, seat: int) -> CardSet:
    """The animals in front of a seat."""
    return as_cards(pile_of(s, seat))


@rule
def worth_of(s: Any, seat: int, card: int) -> int:
    """Cards count nothing by themselves."""
    return 0


STATS = stats_of(BOARD, final_cards, points_of, worth_of)
