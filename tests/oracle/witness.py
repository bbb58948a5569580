"""Somebody at the table who forgets nothing: what is known of hands, by names and numbers.

A hand holds so many cards, and among them at least so many of a name. Where cards move unseen,
every way in which it could have been is tried, and what holds in all of them stays.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Any, Protocol, TypeVar

from endling.events import Event
from endling.match import Match

Names = Counter[str]
View = dict[str, Any]
See = Callable[[], View]  # look at the table: that takes time, and is not always wanted
UNKNOWN = "?"


def hand_in(place: str | None) -> int | None:
    """Whose hand a place is."""
    return int(place[5:]) if place is not None and place.startswith("hand:") else None


def ways(cards: Names, parcels: Sequence[int]) -> Iterator[list[Names]]:
    """All ways to take parcels of cards out of a hand: what is left, then each parcel."""
    if not parcels:
        yield [cards]
        return
    for taken in set(combinations(sorted(cards.elements()), parcels[0])):
        for rest in ways(cards - Counter(taken), parcels[1:]):
            yield [rest[0], Counter(taken), *rest[1:]]


def certain(known: Names, size: int, parcels: Sequence[int]) -> list[Names]:
    """What is left for certain of a hand, and what is in each parcel for certain."""
    cards = known + Counter({UNKNOWN: size - known.total()})
    found: list[Names] | None = None
    for way in ways(cards, parcels):
        found = way if found is None else [a & b for a, b in zip(found, way, strict=True)]
    assert found is not None
    return [Counter({name: n for name, n in names.items() if name != UNKNOWN}) for names in found]


def whole_hand(player: Mapping[str, Any], *parts: str) -> Names:
    """The hand that a view shows to its owner, with what was set aside."""
    return sum((Counter(player[part]) for part in ("hand", *parts)), Names())


class HandsKnown:
    """How many cards every seat holds, and those that the witness knows to be among them."""

    def __init__(self, seat: int | None, view: Mapping[str, Any]) -> None:
        """Begin with a view in which nothing is known of other hands. `seat`: None is no player."""
        players = view["players"]
        self.seat = seat
        self.sizes = [int(player["hand_size"]) for player in players]
        self.known: list[Names] = [Counter(player["hand"] or ()) for player in players]

    def _see(self, seat: int, names: Names) -> None:
        """Cards of a hand are shown together; some of them may have been known."""
        self.known[seat] |= names

    def _move(self, source: int | None, target: int | None, cards: Sequence[str | None]) -> None:
        """Cards leave a hand, come into one, or both; those that are not seen have no name."""
        names: Names = Counter(card for card in cards if card is not None)
        if source is not None:
            for name in names.elements():
                self._leave(source, name)
            hidden = len(cards) - names.total()
            if hidden:
                names += self._leave_unseen(source, [hidden])[0]
        if target is not None:
            self.known[target] += names
            self.sizes[target] += len(cards)

    def _leave(self, seat: int, name: str) -> None:
        self.known[seat] -= Counter([name])
        self.sizes[seat] -= 1

    def _leave_unseen(self, seat: int, parcels: Sequence[int]) -> list[Names]:
        self.known[seat], *gone = certain(self.known[seat], self.sizes[seat], parcels)
        self.sizes[seat] -= sum(parcels)
        return gone


# --- Games that are watched -----------------------------------------------------------------------


class Watching(Protocol):
    """Somebody who watches a game from a seat, or as no player."""

    seat: int | None

    def watch(self, told: Sequence[Event], see: See) -> None:
        """Take note of what a step has told, and how the table looks after it."""


W = TypeVar("W", bound=Watching)


def viewers(match: Match) -> list[int | None]:
    """Spectators, and every seat."""
    return [None, *range(match.players)]


def watch_game(
    match: Match,
    dice: random.Random,
    witness: Callable[[int | None, View], W],
    compare: Callable[[Match, W, View], int],
    one_in: int = 1,
) -> int:
    """Play a random game before witnesses; how much they knew, added up over all comparisons.

    They watch all the time; with their views they are compared at one in so many decisions.
    """
    known, witnesses = 0, [witness(seat, match.view(seat)) for seat in viewers(match)]
    while True:
        if len(match.actions) % one_in == 0:
            known += sum(compare(match, one, match.view(one.seat)) for one in witnesses)
        events = match.play(dice.choice(match.legal))
        if match.over:  # all lies open
            return known
        for one in witnesses:
            told = [event.for_seat(one.seat) for event in events]
            one.watch(told, partial(match.view, one.seat))


def check_truth(match: Match, dice: random.Random, *parts: str) -> None:
    """Play a random game, in which all cards of hands that anybody knows must be there.

    `parts` are the zones of a seat that others take for a part of its hand.
    """
    while not match.over:
        hands = [whole_hand(player, *parts) for player in match.position()["players"]]
        for viewer in viewers(match):
            for seat, player in enumerate(match.view(viewer)["players"]):
                assert Counter(player["known_hand"] or ()) <= hands[seat], match.replay()
        match.play(dice.choice(match.legal))
