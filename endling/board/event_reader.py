"""The raw log as events with names, and who may know the card of each."""

from __future__ import annotations

from functools import lru_cache

from endling.board.declaration import Board, SeenBy
from endling.board.event_types import CardSeenBy, Carries, EventType
from endling.board.places import Places
from endling.events import Event
from endling.kernel.events import EVENT_WIDTH, MOMENT, number_in


class EventReader:
    """Reads the log of one game."""

    def __init__(self, board: Board, places: Places) -> None:
        self._board = board
        self._places = places
        self._types = board.events.all
        self._hidden = {zone.name for zone in board.zones if zone.seen_by == SeenBy.OWNER}
        self._read_one = lru_cache(maxsize=20_000)(self._read)  # the same happens again and again

    def read(self, raw: bytes) -> list[Event]:
        """All events of a raw log; a moment is not an event."""
        return [
            self._read_one(raw[at : at + EVENT_WIDTH])
            for at in range(0, len(raw), EVENT_WIDTH)
            if raw[at] != MOMENT
        ]

    def _read(self, raw: bytes) -> Event:
        verb, who, card, from_number, to_number = raw
        event = self._types[verb]
        player = who if who < self._board.most_players else None
        names = self._board.card_names
        source, target, number = self._places.name(from_number), self._places.name(to_number), None
        if event.carries == Carries.NUMBER:
            source, target, number = event.source, None, number_in(raw)
        return Event(
            verb=event.name,
            player=player,
            card=names[card] if card < len(names) else None,
            source=source,
            target=target,
            number=number,
            seen_by=self._seen_by(event, player, source, target),
        )

    def _seen_by(
        self, event: EventType, player: int | None, source: str | None, target: str | None
    ) -> frozenset[int] | None:
        if event.card_seen_by == CardSeenBy.PLAYER and player is not None:
            return frozenset({player})
        if event.card_seen_by == CardSeenBy.BOTH_OWNERS and source and target:
            zones = [place.partition(":") for place in (source, target)]
            if all(zone in self._hidden for zone, _, _ in zones):
                seats = {player, *(int(seat) for _, _, seat in zones)}
                return frozenset(seat for seat in seats if seat is not None)
        return None
