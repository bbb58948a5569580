"""Embers as the rest of the project knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from endling.board.positions import Positions
from endling.errors import SheetError
from endling.games.game import Game
from tests.embers import options
from tests.embers.board import BOARD, COPIES, PLACES, STATE
from tests.embers.rules import OBSERVATION, SETUP
from tests.embers.text import LANGUAGES


class Embers(Game):
    """The game."""

    title = "Embers"
    version = 1
    minutes = 5
    min_players = 2
    board = BOARD
    record = STATE
    first_work = SETUP
    options = options
    positions = Positions(BOARD, PLACES, STATE, options)
    rows = OBSERVATION
    texts = LANGUAGES

    def score_sheet(self, sheet: Mapping[str, Any]) -> dict[str, Any]:
        heat = {name: 1 + number // COPIES for number, name in enumerate(BOARD.card_names)}
        players = sheet.get("players") if isinstance(sheet, Mapping) else None
        if not isinstance(players, list) or not players:
            raise SheetError("players: takes a list with one entry per player")
        try:
            totals = [sum(heat[card] for card in player["stack"]) for player in players]
        except (KeyError, TypeError):
            raise SheetError("stack: takes a list of embers") from None
        return {"totals": totals, "winners": [n for n, t in enumerate(totals) if t == min(totals)]}


GAME = Embers()
