"""Reading score sheets: what is wrong on one is said in words, and where."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from endling.errors import SheetError
from endling.games.text.language import Language
from endling.games.text.mistakes import Complaint, NotInRange, Place, Unknown
from endling.names import few_names, known_name, similar_names


class SheetReader:
    """Reads the sheets of one game, which have these entries for the table and for each player."""

    def __init__(
        self,
        languages: Mapping[str, Language],
        table: Collection[str] = (),
        player: Collection[str] = (),
    ) -> None:
        self._languages = languages
        self._table = {"players", "options", *table}
        self._player = {"name", *player}

    def wrong(self, place: Place, mistake: object) -> SheetError:
        """The error for a mistake in some place."""
        complaint = Complaint(place, mistake)
        return SheetError(self._languages["en"].complaint(complaint), complaint)

    def players(self, sheet: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """The entries of all players; the sheet has no entry that the game does not know."""
        if not isinstance(sheet, Mapping):
            raise SheetError("a score sheet is a mapping")
        _check_keys(sheet, self._table, "the sheet")
        players = sheet.get("players")
        if not isinstance(players, Sequence) or isinstance(players, str):
            raise SheetError("players: takes a list with one entry per player")
        for seat, player in enumerate(players):
            if not isinstance(player, Mapping):
                raise SheetError(f"player {seat + 1}: takes a mapping")
            _check_keys(player, self._player, f"player {seat + 1}")
        return list(players)

    def name(self, given: Any, known: Sequence[str], what: str, place: Place) -> str:
        """The known name that was meant."""
        found = known_name(given, known)
        if found is None:
            close, few = similar_names(given, known), few_names(known)
            raise self.wrong(place, Unknown(what, given, tuple(close), tuple(few)))
        return found

    def names(self, given: Any, known: Sequence[str], what: str, place: Place) -> list[str]:
        """All names of a list."""
        if not isinstance(given, Sequence) or isinstance(given, str):
            raise SheetError(f"{place.entry}: takes a list of card names")
        return [self.name(name, known, what, place) for name in given]

    def number(self, given: Any, least: int, most: int, place: Place) -> int:
        """A whole number between two bounds."""
        if type(given) is not int or not least <= given <= most:
            raise self.wrong(place, NotInRange(given, least, most))
        return given


def _check_keys(given: Mapping[str, Any], known: set[str], where: str) -> None:
    for name in given:
        if name not in known:
            raise SheetError(f"{where}: no entry {name!r}; there are " + ", ".join(sorted(known)))
