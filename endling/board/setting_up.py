"""Setting up a situation that somebody wrote down: names are found, and no card is used twice.

Whatever is wrong is a `PositionError` that says where. A game's own module of positions says what
its keys mean, and fills in what was left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from endling.errors import EndlingError, PositionError
from endling.kernel.chacha import key_stream, new_dice
from endling.names import find_name


class Supply:
    """The cards that are not yet placed, and the order in which chance hands them out."""

    def __init__(
        self,
        names: Sequence[str],
        key: bytes,
        without: Collection[str] = (),
        first: Sequence[int] = (),
    ) -> None:
        """`names` are those of all cards; of equal cards those in `first` are taken first."""
        self._names = names
        self._left = Counter(name for name in names if name not in without)
        self._numbers: dict[str, list[int]] = {}
        for number, name in enumerate(names):
            self._numbers.setdefault(name, []).append(number)
        for number in reversed(first):
            equal = self._numbers[names[number]]
            if number in equal:
                equal.remove(number)
                equal.insert(0, number)
        self._dice = new_dice(key)

    def take(self, given: Any, known: Iterable[str], where: str) -> int:
        """Place a named card."""
        name = find_in(given, known, where)
        if self._left[name] == 0:
            raise PositionError(f"{where}: there are not that many of {name}")
        self._left[name] -= 1
        return self._numbers[name].pop(0)

    def take_all(self, given: Any, known: Iterable[str], where: str) -> list[int]:
        """Place a list of named cards."""
        return [self.take(name, known, where) for name in checked_list(given, where, "card names")]

    def rest(self, known: Iterable[str]) -> list[int]:
        """All cards of a kind that are left, shuffled."""
        cards = [
            number
            for name in dict.fromkeys(known)
            for number in self._numbers[name][: self._left[name]]
        ]
        order = np.zeros(len(cards), np.int64)
        key_stream(self._dice, order)
        return [cards[i] for i in np.argsort(order, kind="stable")]

    def draw(self, known: Iterable[str], n: int) -> list[int]:
        """Random cards of a kind."""
        drawn = [self._names[card] for card in self.rest(known)[:n]]
        return [self.take(name, self._names, "the rest") for name in drawn]


def find_in(given: Any, known: Iterable[str], where: str, what: str = "card") -> str:
    """The known name that was meant."""
    try:
        return find_name(given, dict.fromkeys(known), what)
    except EndlingError as problem:
        raise PositionError(f"{where}: {problem}") from None


def check_keys(position: Any, keys: Sequence[str], player_keys: Sequence[str]) -> None:
    """A position has only these keys, and a list of players that have only those."""
    if not isinstance(position, Mapping):
        raise PositionError("a position is a mapping")
    for name in position:
        if name not in keys:
            raise PositionError(f"{name!r} is not part of a position; there are " + ", ".join(keys))
    players = checked_list(position.get("players"), "players", "players, one entry each")
    for seat, player in enumerate(players):
        if not isinstance(player, Mapping) or not set(player) <= set(player_keys):
            raise PositionError(f"players[{seat}]: takes " + ", ".join(player_keys))
    if not isinstance(position.get("more") or {}, Mapping):
        raise PositionError("more: takes what `position()` gave")


def checked_list(given: Any, where: str, what: str) -> list[Any]:
    """A list, whatever is in it."""
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise PositionError(f"{where}: takes a list of {what}")
    return list(given)


def checked_mapping(given: Any, where: str, what: str) -> Mapping[Any, Any]:
    """A mapping, whatever is in it."""
    if not isinstance(given, Mapping):
        raise PositionError(f"{where}: takes a mapping from {what}")
    return given


def checked_number(given: Any, least: int, most: int, where: str) -> int:
    """A whole number between two bounds."""
    if type(given) is not int or not least <= given <= most:
        raise PositionError(f"{where}: takes a whole number from {least} to {most}, not {given!r}")
    return given


def checked_seat(given: Any, players: int, where: str) -> int:
    """The number of a seat; -1 if none is given."""
    if given is None:
        return -1
    if type(given) is not int or not 0 <= given < players:
        raise PositionError(f"{where}: takes a seat from 0 to {players - 1}, not {given!r}")
    return given
