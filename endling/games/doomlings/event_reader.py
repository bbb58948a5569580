"""The raw log as events with names."""

from __future__ import annotations

from functools import cache, lru_cache

from endling.events import Event
from endling.games.doomlings import tables as t
from endling.games.doomlings.event_types import Happening
from endling.games.doomlings.places import AGES, DECK, DISCARD, HAND, PILE
from endling.kernel.events import EVENT_WIDTH, number_in

_NUMBERED = {
    Happening.GENE_POOL,
    Happening.DRAW_POINTS,
    Happening.TIE_BREAK,
    Happening.COLOR,
    Happening.RECOLOR,
    Happening.SHIELD,
}
_FROM_DECK = {Happening.DRAW_POINTS, Happening.TIE_BREAK}
_PRIVATE = {
    Happening.DEAL,
    Happening.DRAW,
    Happening.KEEP,
    Happening.PEEK,
}  # only for the one who gets or sees the card
_BETWEEN_TWO = {
    Happening.TAKE,
    Happening.LOOK,
    Happening.PASS_CARD,
    Happening.GIVE,
}  # hidden when it goes from hand to hand


def place_name(place: int) -> str | None:
    """A place as people write it: `deck`, `hand:0`, ..."""
    if place == DECK:
        return "deck"
    if place == DISCARD:
        return "discard"
    if place == AGES:
        return "ages"
    if HAND <= place < PILE:
        return f"hand:{place - HAND}"
    if PILE <= place < AGES:
        return f"pile:{place - PILE}"
    return None


@cache
def seat_in(place: str | None) -> int | None:
    """The seat that a place belongs to."""
    return int(place.partition(":")[2]) if place and ":" in place else None


def read_events(raw: bytes) -> list[Event]:
    """All events of a raw log."""
    return [_read(raw[at : at + EVENT_WIDTH]) for at in range(0, len(raw), EVENT_WIDTH)]


@lru_cache(maxsize=20_000)  # the same things happen again and again
def _read(raw: bytes) -> Event:
    verb, who, card, source, target = Happening(raw[0]), raw[1], raw[2], raw[3], raw[4]
    player = who if who < AGES else None
    number = number_in(raw) if verb in _NUMBERED else None
    from_place, to_place = place_name(source), place_name(target)
    if number is not None:
        from_place, to_place = place_name(DECK) if verb in _FROM_DECK else None, None
    elif verb == Happening.CANCEL:
        from_place, to_place = None, f"pile:{target}"
    return Event(
        verb=verb.name.lower(),
        player=player,
        card=t.CARDS[card].name if card < t.CARD_COUNT else None,
        source=from_place,
        target=to_place,
        number=number,
        seen_by=_seen_by(verb, player, from_place, to_place),
    )


def _seen_by(
    verb: Happening, player: int | None, source: str | None, target: str | None
) -> frozenset[int] | None:
    if verb in _PRIVATE and player is not None:
        return frozenset({player})
    from_hand = source is not None and source.startswith("hand")
    to_hand = target is not None and target.startswith("hand")
    if verb in _BETWEEN_TWO and from_hand and to_hand:
        seats = {player, seat_in(source), seat_in(target)}
        return frozenset(seat for seat in seats if seat is not None)
    return None
