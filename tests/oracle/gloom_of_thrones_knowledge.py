"""What somebody at a table of Gloom of Thrones may know, worked out from what they were shown.

Beside hands it is about the deck: whoever buries cards there knows where they lie, and so who draws
them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from endling.events import Event
from tests.oracle.witness import HandsKnown, See, View, hand_in

DRAWN = ("deal", "draw")
PLAYED = ("play", "play_event")
AIMING = (
    *("lay", "kill", "swap_first", "swap_second", "move_from", "move_to"),
    *("strip", "remove_top", "revive", "throne"),
)


class Witness(HandsKnown):
    """Somebody who watches (None: no player), and forgets nothing that is certain."""

    def __init__(self, seat: int | None, view: Mapping[str, Any]) -> None:
        super().__init__(seat, view)
        self.deck: list[str | None] = [None] * view["deck_size"]  # from the bottom up
        self.discards = len(view["discard"])
        self.aiming: str | None = None  # a card that lies open before it is told of

    def watch(self, told: Sequence[Event], see: See) -> None:
        """Take note of what happened in a step, and of a card that is being aimed."""
        for verb, group in groupby(told, lambda event: event.verb):
            events = list(group)
            if verb == "look":
                self._look(events)
            else:
                for event in events:
                    self._note(event)
        self._see_aimed(see())

    def _note(self, event: Event) -> None:
        source, target = hand_in(event.source), hand_in(event.target)
        if event.verb == "shuffle":
            self.deck[:0] = [None] * self.discards
            self.discards = 0
        elif event.verb in DRAWN:
            self._move(None, target, [self._draw(event.card)])
        elif event.verb == "take":
            self._move(None, target, [self._leave_deck(event.card)])
        elif event.verb == "bury":
            self.deck.insert(0, self._leave_deck(event.card))
        elif event.verb == "replace":
            self._leave_deck(event.card)
        elif event.verb == "show" and source is not None:
            self._see(source, Counter(filter(None, [event.card])))
        elif event.verb in PLAYED and self.aiming is not None:
            assert event.card == self.aiming
            self.aiming = None
        elif source != target:
            self._move(source, target, [event.card])
        self.discards += event.target == "discard"

    def _look(self, events: Sequence[Event]) -> None:
        """Somebody looks at cards on top: to others these may come to lie in any order.

        A single card stays where everybody thought it was.
        """
        n = len(events)
        if n > 1 or events[0].card is not None:
            self.deck[-n:] = [event.card for event in reversed(events)]

    def _draw(self, card: str | None) -> str | None:
        """The card on top leaves the deck; returns what is known of it."""
        known = self.deck.pop()
        assert card is None or known in (None, card)
        return card or known

    def _leave_deck(self, card: str | None) -> str | None:
        """A card leaves the deck that need not be on top; returns what is known of it."""
        at = len(self.deck) - 1
        if card in self.deck:
            at = self.deck.index(card)
        elif card is not None:
            at = max(place for place, name in enumerate(self.deck) if name is None)
        return self.deck.pop(at) or card

    def _see_aimed(self, view: View) -> None:
        """A card that is played lies open while its player still chooses whom it is for."""
        if self.aiming is None and view["played"] and view["prompt"] in AIMING:
            card = view["played"][-1]
            self._move(view["actor"], None, [card])
            self.aiming = card
