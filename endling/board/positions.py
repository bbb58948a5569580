"""Situations as plain data, derived from the board: any one can be read, and set up again exactly.

A position names the cards of every zone. What no zone shows (unfinished work, the random stream,
who is asked what) is in `more`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from endling.board.declaration import Board, Form, Of, Zone
from endling.board.places import Places, is_counted
from endling.board.setting_up import checked_list, checked_mapping
from endling.errors import PositionError
from endling.kernel.cardset import cards_in

Options = dict[str, Any]
_NO_PART = {"log", "log_n", "pending", "legal"}  # of a situation; what is legal is worked out


class OptionRules(Protocol):
    """What a game's module of options has."""

    def parse(self, given: Mapping[str, Any] | None, players: int) -> Options:
        """Complete, checked options."""

    def write(self, options: Options, s: Any) -> None:
        """Put the options into a record."""


class Positions:
    """Reads and sets up situations of one game."""

    def __init__(
        self, board: Board, places: Places, record: np.dtype[Any], options: OptionRules
    ) -> None:
        self._board = board
        self._record = record
        self._options = options
        self._put_in = places.put_in()
        self._places = places
        told = {name for zone in board.zones for name in _fields_of(zone)}
        names = record.names or ()
        self._more = [name for name in names if name not in told | _NO_PART | {"players"}]
        # Between which numbers each of these lies: whatever the field has room for.
        self.BOUNDS = {name: _room(record[name]) for name in self._more}

    # --- Reading

    def read(self, pool: Any, options: Options) -> dict[str, Any]:
        """The situation as plain data."""
        s = pool[0]
        players = range(int(s.players))
        seat_zones = self._board.zones_of(Of.SEAT)
        position: dict[str, Any] = {
            "players": [
                {zone.name: self._names(self._cards(s, zone, seat)) for zone in seat_zones}
                for seat in players
            ]
        }
        order = [
            card for seat in players for zone in seat_zones for card in self._cards(s, zone, seat)
        ]
        for zone in self._board.zones_of(Of.TABLE):
            cards = self._cards(s, zone, 0)
            order += cards
            position[zone.name] = self._names(cards)
        for zone in self._board.zones_of(Of.CARD):
            stacks = stacks_of(s, self._board, zone)
            order += [card for cards in stacks.values() for card in cards]
            position[zone.name] = {
                self._board.card_names[host]: self._names(cards) for host, cards in stacks.items()
            }
        more: dict[str, Any] = {name: np.asarray(s[name]).tolist() for name in self._more}
        more["cards"] = order  # equal cards are told apart by their numbers
        return {**position, "options": options, "more": more}

    def _names(self, cards: Sequence[int]) -> list[str]:
        return [self._board.card_names[card] for card in cards]

    def _cards(self, s: Any, zone: Zone, seat: int) -> list[int]:
        field = s[zone.name][seat] if zone.of == Of.SEAT else s[zone.name]
        if zone.form == Form.SET:
            return cards_in(field)
        size = s[f"{zone.name}_n"]
        return [int(card) for card in field[: int(size[seat] if zone.of == Of.SEAT else size)]]

    # --- Setting up

    def build(self, position: Mapping[str, Any], key: bytes) -> tuple[Any, Options]:
        """A state in this situation, and its options; the caller checks whether it is possible."""
        if not isinstance(position, Mapping):
            raise PositionError("a position is a mapping, as `position()` gives it")
        players = checked_list(position.get("players"), "players", "players")
        given = position.get("options")
        if given is not None and not isinstance(given, Mapping):
            raise PositionError("options: takes a mapping from option to value")
        options = self._options.parse(given, len(players))
        more = position.get("more")
        if not isinstance(more, Mapping):
            raise PositionError("more: takes what `position()` gave")
        pool = np.zeros(1, self._record)
        s = pool[0]
        s.players = len(players)
        self._options.write(options, s)
        numbers = iter(checked_list(more.get("cards"), "more.cards", "numbers"))
        for seat, player in enumerate(players):
            for zone in self._board.zones_of(Of.SEAT):
                where = f"players[{seat}].{zone.name}"
                given = player.get(zone.name) if isinstance(player, Mapping) else None
                self._place(s, given, where, self._places.first(zone.name) + seat, numbers)
        for zone in self._board.zones_of(Of.TABLE):
            place = self._places.first(zone.name)
            self._place(s, position.get(zone.name), zone.name, place, numbers)
        for zone in self._board.zones_of(Of.CARD):
            self._place_stacks(s, zone, position.get(zone.name), numbers)
        self._restore(s, more)
        return pool, options

    def _place(self, s: Any, given: Any, where: str, place: int, numbers: Any) -> None:
        for name in checked_list(given, where, "card names"):
            number = next(numbers, None)
            names = self._board.card_names
            if not isinstance(number, int) or not 0 <= number < len(names):
                raise PositionError(f"{where}: more.cards has no number for {name!r}")
            if names[number] != name:
                raise PositionError(f"{where}: {name!r} is not among the cards of this position")
            self._put_in(s, number, place)

    def _place_stacks(self, s: Any, zone: Zone, given: Any, numbers: Any) -> None:
        hosts = self._board.hosts_of(zone)
        stacks = checked_mapping(given, zone.name, "cards to lists of cards")
        known = {self._board.card_names[hosts.first + n]: n for n in range(hosts.count)}
        for host, cards in stacks.items():
            if host not in known:
                raise PositionError(f"{zone.name}: nothing can lie on {host!r}")
            place = self._places.first(zone.name) + known[host]
            self._place(s, cards, f"{zone.name}.{host}", place, numbers)

    def _restore(self, s: Any, more: Mapping[str, Any]) -> None:
        for name in self._more:
            if name not in more:
                raise PositionError("more: takes what `position()` gave")
            try:
                value = np.asarray(more[name], dtype=s[name].dtype)
                s[name] = value.reshape(np.shape(s[name]))
            except (ValueError, TypeError, OverflowError):
                raise PositionError(f"more.{name}: takes what `position()` gave") from None


def _room(field: np.dtype[Any]) -> tuple[int, int]:
    numbers = np.iinfo(field.base)
    return int(numbers.min), int(numbers.max)


def stacks_of(s: Any, board: Board, zone: Zone) -> dict[int, list[int]]:
    """What lies on each card, from the bottom up."""
    stacks: dict[int, list[int]] = {}
    for host, top in enumerate(s[f"{zone.name}_top"], start=board.hosts_of(zone).first):
        lying = int(top)
        while lying:
            stacks.setdefault(host, []).insert(0, lying - 1)
            lying = int(s[f"{zone.name}_under"][lying - 1 - zone.cards.first])
    return stacks


def _fields_of(zone: Zone) -> list[str]:
    if zone.form == Form.STACK:
        return [f"{zone.name}_{part}" for part in ("top", "under", "on")]
    return [zone.name, f"{zone.name}_n"] if is_counted(zone) else [zone.name]
