"""How a table begins: the dealt game, and what is shown before the deal."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from endling.games import find_game
from endling.match import Match
from endling.server.refusals import Refused
from endling.server.storage.schema import TableRecord
from endling.shuffle import SIZE

_QUESTION: dict[str, Any] = {
    "actor": None,
    "prompt": None,
    "cause": None,
    "question": None,
    "choices": [],
}


def start_match(record: TableRecord, players: int) -> Match:
    """The dealt game of a table; before the deal an empty key stands in, for nobody to see."""
    if find_game(record.game).version != record.rules:
        raise Refused("old_rules")
    return Match.new(record.game, players, record.key or bytes(SIZE), json.loads(record.options))


@lru_cache(maxsize=200)
def empty_view(game: str, options: str, players: int, lang: str) -> dict[str, Any]:
    """The table before anything is dealt: of a game with an empty key, as a spectator sees it.

    It is shared by all who ask, so nobody may write to it.
    """
    match = Match.new(game, players, bytes(32), json.loads(options))
    return match.view(None, lang) | _QUESTION
