"""How Doomlings is counted: which events tell of cards, and what lies in a pile at the end."""

from __future__ import annotations

from typing import Any

from endling.board.counting import stats_of
from endling.games.doomlings.board import BOARD
from endling.games.doomlings.scoring import card_points, shown_points
from endling.games.doomlings.state import pile_of
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def ending_of(s: Any) -> int:
    """The catastrophe that supplied the World's End effect."""
    return num(s.worlds_end)


STATS = stats_of(BOARD, pile_of, shown_points, card_points, ending_of)
