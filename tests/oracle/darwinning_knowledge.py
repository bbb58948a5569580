"""What somebody at a table of Darwinning! may know, worked out from what they were shown.

No card of another hand is ever seen, nor how many there are: a witness counts along.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from endling.events import Event
from endling.games.darwinning.cards import DECK as DECK_CARDS
from tests.oracle.witness import See, View

DECK = frozenset(card.name for card in DECK_CARDS)
HAND, KEPT = 10, 2


class Witness:
    """Somebody who watches (None: no player) and counts cards."""

    def __init__(self, seat: int | None, view: View) -> None:
        self.seat = seat
        self.own = own_cards(view, seat)
        self.least, self.most = [0] * len(view["players"]), [0] * len(view["players"])
        self.together = 0  # that all others hold
        self.unseen: set[str] = set()
        self._count_hands(view)
        self._look_around(view)

    def watch(self, told: Sequence[Event], see: See) -> None:
        """Take note of what happened in a step, and of all that lies open after it."""
        view = see()
        for event in told:
            if event.verb == "play" and event.player is not None:
                self._see_played(event.player, event.card)
            elif event.verb == "discard" and event.player is None and event.source is None:
                self._see_dropped(event.card)
            elif event.verb == "survival":
                self._count_kept()
            elif event.verb == "deal_all":
                self._count_hands(view)
        self._look_around(view)

    @property
    def others(self) -> list[int]:
        """All whose cards are hidden."""
        return [seat for seat in range(len(self.least)) if seat != self.seat]

    def _see_played(self, seat: int, card: str | None) -> None:
        if seat == self.seat:
            self.own.remove(card or "")
            return
        self.least[seat], self.most[seat] = max(0, self.least[seat] - 1), self.most[seat] - 1
        self.together -= 1
        self._conclude()

    def _see_dropped(self, card: str | None) -> None:
        """A card was not kept, by whomever."""
        if card in self.own:
            self.own.remove(card)
        else:
            self.together -= 1

    def _count_kept(self) -> None:
        """Everybody has kept up to two cards; all together, what was not discarded."""
        for seat in self.others:
            self.least[seat], self.most[seat] = 0, min(KEPT, self.most[seat])
        self._conclude()

    def _count_hands(self, view: View) -> None:
        """Hands are full, or there were not enough cards: then all of them are in hands."""
        own = own_cards(view, self.seat)
        assert own >= self.own, "cards that were kept are gone"
        self.own = own
        cards = len(DECK) - len(lying_open(view))
        is_enough = cards >= HAND * len(self.least)
        for seat in self.others:
            self.least[seat], self.most[seat] = HAND if is_enough else 0, HAND
        self.together = HAND * len(self.others) if is_enough else cards - len(own)
        self._conclude()

    def _conclude(self) -> None:
        """What the others do not hold somebody must."""
        for seat in self.others:
            rest = [other for other in self.others if other != seat]
            fewest = self.together - sum(self.most[other] for other in rest)
            largest = self.together - sum(self.least[other] for other in rest)
            self.least[seat] = max(self.least[seat], fewest)
            self.most[seat] = min(self.most[seat], largest)

    def _look_around(self, view: View) -> None:
        self.unseen = set(DECK - lying_open(view) - self.own)


def lying_open(view: View) -> set[str]:
    """The cards of the deck that everybody sees."""
    parts = [view[name] for name in ("discard", "display", "drawn")]
    for player in view["players"]:
        parts += [player[name] for name in ("played", "used", "settled", "spaces")]
    return set(_strings(parts)) & DECK


def own_cards(view: View, seat: int | None) -> set[str]:
    """The hand of a seat, with what it has set aside."""
    if seat is None:
        return set()
    player = view["players"][seat]
    return {*player["hand"], *player["picked"]}


def _strings(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict | list):
        for each in part.values() if isinstance(part, dict) else part:
            yield from _strings(each)
