"""What somebody at a table of Doom On You may know, worked out from what they were shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from endling.events import Event
from tests.oracle.witness import HandsKnown, See, View, hand_in

SEAT_SHIFT = 6  # an event names the other one above the number of tokens


class Witness(HandsKnown):
    """Somebody who watches (None: no player), and forgets nothing that is certain.

    What is set aside to be placed counts as part of the hand until it is placed.
    """

    offering = -1  # whose offer is open

    def watch(self, told: Sequence[Event], see: See) -> None:
        """Take note of what happened in a step; who looks at a hand sees it in the view."""
        robbed = -1
        for n, event in enumerate(told):
            source, target = hand_in(_of_hand(event.source)), hand_in(event.target)
            if event.verb == "offer" and event.player is not None:
                self.offering = event.player
            elif event.verb == "offer_card" and event.card is not None:
                self._see(self.offering, Counter([event.card]))
            elif event.verb == "steal" and event.number is not None:
                robbed = event.number >> SEAT_SHIFT
            elif event.verb == "look" and event.player == self.seat:
                self._look(robbed, told[n + 1 :], see())
            elif event.verb == "enter" and source is not None and source != self.seat:
                self.sizes[source] -= 1  # all know that it is the card drawn just now
            elif source != target:
                self._move(source, target, [event.card])

    def _look(self, seat: int, following: Sequence[Event], view: View) -> None:
        """A whole hand is seen: what the view shows of it, and what was laid open since."""
        gone = [event.card for event in following if hand_in(_of_hand(event.source)) == seat]
        hand = Counter([*view["players"][seat]["known_hand"], *filter(None, gone)])
        assert hand.total() == self.sizes[seat], "not the whole hand is shown"
        self._see(seat, hand)


def _of_hand(place: str | None) -> str | None:
    """What was chosen to be placed was part of the hand for everybody."""
    return place.replace("chosen:", "hand:") if place is not None else None
