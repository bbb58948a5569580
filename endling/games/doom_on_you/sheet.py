"""The calculator for a game that was played with the box: whoever has tokens left, and who won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from endling.errors import SheetError
from endling.games.doom_on_you import options as table_options
from endling.games.doom_on_you import tables as t
from endling.games.doom_on_you.text import LANGUAGES
from endling.games.text.mistakes import Complaint, NotInRange, Place

_KEYS = {"players", "options"}
_PLAYER_KEYS = {"name", "tokens"}


def score(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Totals, and who won: most tokens, ties shared; nobody, if nobody has any."""
    players = _players(sheet)
    table_options.parse(sheet.get("options"), len(players))
    totals = [_tokens(seat, player) for seat, player in enumerate(players)]
    winners = [seat for seat, total in enumerate(totals) if total == max(totals) > 0]
    return {"totals": totals, "per_card": [[] for _ in players], "winners": winners}


def _players(sheet: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    if not isinstance(sheet, Mapping):
        raise SheetError("a score sheet is a mapping")
    _check_keys(sheet, _KEYS, "the sheet")
    players = sheet.get("players")
    if not isinstance(players, Sequence) or isinstance(players, str):
        raise SheetError("players: takes a list with one entry per player")
    for seat, player in enumerate(players):
        if not isinstance(player, Mapping):
            raise SheetError(f"player {seat + 1}: takes a mapping")
        _check_keys(player, _PLAYER_KEYS, f"player {seat + 1}")
    return list(players)


def _check_keys(given: Mapping[str, Any], known: set[str], where: str) -> None:
    for name in given:
        if name not in known:
            raise SheetError(f"{where}: no entry {name!r}; there are " + ", ".join(sorted(known)))


def _tokens(seat: int, player: Mapping[str, Any]) -> int:
    tokens = player.get("tokens", 0)
    if type(tokens) is not int or not 0 <= tokens <= t.MOST_TOKENS:
        name = player.get("name")
        place = Place(seat, name if isinstance(name, str) else "", "tokens")
        complaint = Complaint(place, NotInRange(tokens, 0, t.MOST_TOKENS))
        raise SheetError(LANGUAGES["en"].complaint(complaint), complaint)
    return tokens
