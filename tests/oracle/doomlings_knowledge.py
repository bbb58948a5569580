"""What somebody at a table of Doomlings may know of hands, worked out from what they were shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from endling.events import Event
from tests.oracle.witness import HandsKnown, Names, See, hand_in

WHOLE_HANDS = ("swap_hands", "pass_hand")


class Witness(HandsKnown):
    """Somebody who watches (None: no player), and forgets nothing that is certain."""

    def __init__(self, seat: int | None, view: Mapping[str, Any]) -> None:
        super().__init__(seat, view)
        self.looking: tuple[int | None, int | None] | None = None  # who, at whose hand

    def watch(self, told: Sequence[Event], see: See) -> None:
        """Take note of what happened in a step; who was passed a whole hand looks at it then."""
        named = [self._name_taken(event, told[n + 1 :]) for n, event in enumerate(told)]
        for (verb, source, target), group in groupby(named, _kind):
            self._note(verb, source, target, list(group))
        if self.seat is not None and any(event.verb in WHOLE_HANDS for event in told):
            self.known[self.seat] = Counter(see()["players"][self.seat]["hand"])

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
            self._see(source, Counter(event.card for event in events if event.card is not None))
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


def _kind(event: Event) -> tuple[str, int | None, int | None]:
    """What belongs together: cards that go the same way, and what all do at the same time."""
    if event.verb in ("pass_card", "pass_hand"):
        return event.verb, None, None
    return event.verb, hand_in(event.source), hand_in(event.target)
