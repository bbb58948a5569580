"""Situations of Embers as plain data."""

from __future__ import annotations

from endling.board.positions import Positions
from tests.embers import options
from tests.embers.board import BOARD, PLACES, STATE

_POSITIONS = Positions(BOARD, PLACES, STATE, options)
read, build = _POSITIONS.read, _POSITIONS.build
