"""What somebody at the table may know of hands, worked out from nothing but what they were shown.

It is kept by names and numbers: a hand holds so many cards, and among them at least so many of a
name. Where cards move unseen, every way in which it could have been is tried, and what holds in all
of them stays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, groupby
from typing import Any

from endling.events import Event

Names = Counter[str]
UNKNOWN = "?"
WHOLE_HANDS = ("swap_hands", "pass_hand")


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


class Witness:
    """Somebody who watches (None: no player), and forgets nothing that is certain."""

    def __init__(self, seat: int | None, view: Mapping[str, Any]) -> None:
        """Begin with a view in which nothing is known of other hands."""
        players = view["players"]
        self.seat = seat
        self.sizes = [int(player["hand_size"]) for player in players]
        self.known: list[Names] = [Counter(player["hand"] or ()) for player in players]
        self.looking: tuple[int | None, int | None] | None = None  # who, at whose hand

    def watch(self, events: Sequence[Event], view: Mapping[str, Any]) -> None:
        """Take note of what happened in a step; who was passed a whole hand looks at it then."""
        told = [event.for_seat(self.seat) for event in events]
        named = [self._name_taken(event, told[n + 1 :]) for n, event in enumerate(told)]
        for (verb, source, target), group in groupby(named, _kind):
            self._note(verb, source, target, list(group))
        if self.seat is not None and any(event.verb in WHOLE_HANDS for event in events):
            self.known[self.seat] = Counter(view["players"][self.seat]["hand"])

    def _name_taken(self, event: Event, following: Sequence[Event]) -> Event:
        """Who looks at cards and takes one of them plays it, if possible, and so shows it."""
        taker, hand = hand_in(event.target), hand_in(event.source)
        if event.verb == "look":
            self.looking = (event.player, hand)
        if event.verb != "take" or (taker, hand) != self.looking:
            return event
        self.looking = None
        if following and following[0].verb == "play" and hand_in(following[0].source) == taker:
            return event._replace(card=following[0].card)
        return event

    def _note(
        self, verb: str, source: int | None, target: int | None, events: Sequence[Event]
    ) -> None:
        if verb == "swap_hands":
            assert source is not None
            assert target is not None
            self._pass_hands({source: target, target: source})
        elif verb == "pass_hand":
            hands = {hand_in(event.source): hand_in(event.target) for event in events}
            self._pass_hands({a: b for a, b in hands.items() if a is not None and b is not None})
        elif verb == "pass_card":
            self._pass_cards(events)
        elif verb in ("look", "show"):
            assert source is not None
            self.known[source] |= Counter(event.card for event in events if event.card is not None)
        elif source != target:
            self._move(source, target, [event.card for event in events])

    def _pass_hands(self, ways: Mapping[int, int]) -> None:
        known, sizes = self.known.copy(), self.sizes.copy()
        for source, target in ways.items():
            self.known[target], self.sizes[target] = known[source], sizes[source]

    def _pass_cards(self, events: Sequence[Event]) -> None:
        """All leave before any arrives; who gets a card sees it before wondering about the rest."""
        arriving: list[tuple[int, Names]] = []
        for seat in range(len(self.sizes)):
            gone = [event for event in events if hand_in(event.source) == seat]
            targets = [hand_in(event.target) for event in gone if event.card is None]
            for event in gone:
                if event.card is not None:
                    self._leave(seat, event.card)
                    taker = hand_in(event.target)
                    assert taker is not None
                    arriving.append((taker, Counter([event.card])))
            parcels = self._leave_unseen(seat, [1] * len(targets))
            for target, parcel in zip(targets, parcels, strict=True):
                assert target is not None
                arriving.append((target, parcel))
        for target, names in arriving:
            self.known[target] += names
            self.sizes[target] += 1

    def _move(self, source: int | None, target: int | None, cards: Sequence[str | None]) -> None:
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


def _kind(event: Event) -> tuple[str, int | None, int | None]:
    """What belongs together: cards that go the same way, and what all do at the same time."""
    if event.verb in ("pass_card", "pass_hand"):
        return event.verb, None, None
    return event.verb, hand_in(event.source), hand_in(event.target)
