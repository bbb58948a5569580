"""What a seat sees and remembers, for learning programs: derived from the board."""

from __future__ import annotations

from endling.board.observation import Observation
from endling.games.darwinning.board import BOARD

ROWS = Observation(BOARD)
SENSES = ROWS.senses()
