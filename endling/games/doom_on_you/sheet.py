"""The calculator for a game that was played with the box: whoever has tokens left, and who won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from endling.games.doom_on_you import options as table_options
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.text import LANGUAGES
from endling.games.sheets import SheetReader
from endling.games.text.mistakes import Place

_READER = SheetReader(LANGUAGES, player=("tokens",))


def score(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Totals, and who won: most tokens, ties shared; nobody, if nobody has any."""
    players = _READER.players(sheet)
    table_options.parse(sheet.get("options"), len(players))
    totals = [_tokens(seat, player) for seat, player in enumerate(players)]
    winners = [seat for seat, total in enumerate(totals) if total == max(totals) > 0]
    return {"totals": totals, "per_card": [[] for _ in players], "winners": winners}


def _tokens(seat: int, player: Mapping[str, Any]) -> int:
    name = player.get("name")
    place = Place(seat, name if isinstance(name, str) else "", "tokens")
    return _READER.number(player.get("tokens", 0), 0, t.MOST_TOKENS, place)
