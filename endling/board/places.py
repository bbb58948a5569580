"""Zones as places: fields of the record, numbers by which rules name them, and the way in and out.

Every zone of the table is one place, every zone of the seats one place per seat. Places are
numbered in the order of the declaration.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from endling.board.declaration import Board, Form, Of, SeenBy, Zone
from endling.kernel.cardset import (
    WORD,
    CardSet,
    bit_of_card,
    card_set,
    read_set,
    with_card,
    word_of_card,
)
from endling.kernel.numbers import num
from endling.kernel.records import Fields
from endling.kernel.source import Source

NOWHERE = 255

# What derived rules refer to.
_NAMES = {"num": num, "word_of_card": word_of_card, "bit_of_card": bit_of_card}


def words_for(zone: Zone) -> int:
    """How many words a set of the zone's cards takes; bits are counted from card number 0."""
    return -(-zone.cards.end // WORD)


def is_counted(zone: Zone) -> bool:
    """Whether the number of cards is kept beside them: a set that is hidden from somebody."""
    return zone.form == Form.LIST or zone.seen_by != SeenBy.ALL


class Places:
    """The places of a board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._first: dict[str, int] = {}
        at = 0
        for zone in board.zones:
            self._first[zone.name] = at
            at += self._count(zone)
        for name in board.outside:
            self._first[name] = at
            at += 1
        if at > NOWHERE:
            raise ValueError(f"{board.game} has {at} places; an event can name {NOWHERE}")

    def _count(self, zone: Zone) -> int:
        if zone.of == Of.CARD:
            return self._board.hosts_of(zone).count
        return self._board.most_players if zone.of == Of.SEAT else 1

    def first(self, zone: str) -> int:
        """The place of a zone of the table, of seat 0, or on the first card."""
        return self._first[zone]

    @cache  # noqa: B019 (boards live as long as the program)
    def name(self, place: int) -> str | None:
        """A place as people write it: `deck`, `hand:0`, ...; None for any other number."""
        for zone in self._board.zones:
            seat = place - self._first[zone.name]
            if zone.of == Of.TABLE and seat == 0:
                return zone.name
            if zone.of == Of.SEAT and 0 <= seat < self._board.most_players:
                return f"{zone.name}:{seat}"
            if zone.of == Of.CARD and 0 <= seat < self._count(zone):
                host = self._board.hosts_of(zone).first + seat
                return f"{zone.name}@{self._board.card_names[host]}"
        return next((name for name in self._board.outside if place == self._first[name]), None)

    @staticmethod
    @cache
    def seat(name: str | None) -> int | None:
        """The seat that a place belongs to, by the place's name."""
        return int(name.partition(":")[2]) if name and ":" in name else None

    @staticmethod
    def host(name: str | None) -> str | None:
        """The card that a place lies on, by the place's name."""
        return name.partition("@")[2] or None if name else None

    @cache  # noqa: B019 (boards live as long as the program)
    def zone(self, place: int) -> Zone | None:
        """The zone that a place belongs to; None for a number that is not a place."""
        for zone in self._board.zones:
            if 0 <= place - self._first[zone.name] < self._count(zone):
                return zone
        return None

    def owner(self, place: int) -> int:
        """The seat that a place belongs to, or -1."""
        seat = self.seat(self.name(place))
        return -1 if seat is None else seat

    def fields(self) -> Fields:
        """The fields of the record in which the cards lie."""
        fields: Fields = []
        seats = (self._board.most_players,)
        for zone in self._board.zones:
            each = seats if zone.of == Of.SEAT else ()
            if zone.form == Form.STACK:
                fields += self._stack_fields(zone)
                continue
            if zone.form == Form.SET:
                fields.append((zone.name, np.int64, (*each, words_for(zone))))
            else:
                fields.append((zone.name, np.uint8, (*each, zone.cards.count)))
            if is_counted(zone):
                fields.append((f"{zone.name}_n", np.uint8, *([each] if each else [])))
        if self._board.has_knowledge:
            viewers = 1 + self._board.most_players  # spectators first
            fields.append(("seen", np.int64, (viewers, self._board.knowledge_words)))
        return fields

    def _stack_fields(self, zone: Zone) -> Fields:
        """The top card of each host; what each card lies on directly, and its host; 0 is nothing.

        A card stands for its number and one more.
        """
        hosts, cards = self._board.hosts_of(zone).count, zone.cards.count
        return [
            (f"{zone.name}_top", np.uint8, (hosts,)),
            (f"{zone.name}_under", np.uint8, (cards,)),
            (f"{zone.name}_on", np.uint8, (cards,)),
        ]

    def reader(self, name: str) -> Callable[[Any, int], CardSet]:
        """`read(s, at)`: the cards of a seat, or those that lie on a host, as a set."""
        zone = self._board.zone(name)
        source = Source(f"read_{name}", "s, at")
        if zone.form == Form.STACK:
            source.add("found = none", f"lying = num(s.{name}_top[at])")
            source.begin("while lying > 0:").add("found = with_card(found, lying - 1)")
            source.add(f"lying = num(s.{name}_under[lying - {1 + zone.cards.first}])").end()
            source.add("return found")
        elif zone.form == Form.SET and zone.of == Of.SEAT:
            source.add(f"return read_set(s.{name}[at], none)")
        else:
            raise ValueError(f"{name} is neither a set of every seat nor a stack")
        none = card_set([], words_for(zone))
        names = {"num": num, "none": none, "read_set": read_set, "with_card": with_card}
        return source.build(self._board.game, names)

    # --- The way in and out

    def take_out(self) -> Callable[[Any, int, int], None]:
        """`take_out(s, card, place)`: the card leaves a place."""
        return self._each_place("take_out", _take_from_set, _take_from_list, _take_from_stack)

    def put_in(self) -> Callable[[Any, int, int], None]:
        """`put_in(s, card, place)`: the card arrives, on top of a list."""
        return self._each_place("put_in", _put_into_set, _put_onto_list, _put_onto_stack)

    def _each_place(
        self,
        name: str,
        of_set: Callable[..., None],
        of_list: Callable[..., None],
        of_stack: Callable[..., None],
    ) -> Callable[[Any, int, int], None]:
        source = Source(name, "s, card, place")
        for zone in reversed(self._board.zones):
            first = self._first[zone.name]
            source.begin(f"if place >= {first}:")
            if zone.form == Form.STACK:
                hosts = self._board.hosts_of(zone)
                source.add(f"at = place - {first}", f"host = at + {hosts.first + 1}")
                of_stack(source, zone)
            else:
                index = "" if zone.of == Of.TABLE else f"[place - {first}]"
                (of_set if zone.form == Form.SET else of_list)(source, zone, index)
            source.add("return").end()
        return source.build(self._board.game, _NAMES)

    def place_of(self) -> Callable[[Any, int], int]:
        """`place_of(s, card)`: where a card lies for all to see, NOWHERE if it does not."""
        source = Source("place_of", "s, card")
        for zone in self._board.zones:
            if zone.seen_by != SeenBy.ALL or not zone.shown:
                continue
            first = self._first[zone.name]
            source.begin(f"if {zone.cards.first} <= card < {zone.cards.end}:")
            if zone.form == Form.STACK:
                on = f"num(s.{zone.name}_on[card - {zone.cards.first}])"
                lowest = self._board.hosts_of(zone).first + 1
                source.begin(f"if {on} > 0:").add(f"return {first} + {on} - {lowest}").end().end()
                continue
            if zone.of == Of.SEAT:
                source.begin("for seat in range(num(s.players)):")
            _find(source, zone, first)
            if zone.of == Of.SEAT:
                source.end()
            source.end()
        source.add(f"return {NOWHERE}")
        return source.build(self._board.game, _NAMES)


def _word_and_bit(zone: Zone) -> tuple[str, str]:
    if words_for(zone) == 1:
        return "0", "(1 << card)"
    return "word_of_card(card)", "bit_of_card(card)"


def _at(index: str, more: str) -> str:
    return f"{index[:-1]}, {more}]" if index else f"[{more}]"


def _take_from_set(source: Source, zone: Zone, index: str) -> None:
    word, bit = _word_and_bit(zone)
    place = f"s.{zone.name}{_at(index, word)}"
    source.add(f"{place} = num({place}) & ~{bit}")
    if is_counted(zone):
        source.add(f"s.{zone.name}_n{index} = num(s.{zone.name}_n{index}) - 1")


def _put_into_set(source: Source, zone: Zone, index: str) -> None:
    word, bit = _word_and_bit(zone)
    place = f"s.{zone.name}{_at(index, word)}"
    source.add(f"{place} = num({place}) | {bit}")
    if is_counted(zone):
        source.add(f"s.{zone.name}_n{index} = num(s.{zone.name}_n{index}) + 1")


def _take_from_list(source: Source, zone: Zone, index: str) -> None:
    """Search from the top down: the card is nearly always on top."""
    cards, size = f"s.{zone.name}", f"s.{zone.name}_n{index}"
    source.add(f"last = num({size}) - 1", "at = last")
    source.begin(f"while num({cards}{_at(index, 'at')}) != card:").add("at -= 1").end()
    source.begin("for i in range(at, last):")
    source.add(f"{cards}{_at(index, 'i')} = {cards}{_at(index, 'i + 1')}").end()
    source.add(f"{cards}{_at(index, 'last')} = 0", f"{size} = last")


def _put_onto_list(source: Source, zone: Zone, index: str) -> None:
    size = f"s.{zone.name}_n{index}"
    source.add(f"s.{zone.name}{_at(index, f'num({size})')} = card", f"{size} = num({size}) + 1")


def _put_onto_stack(source: Source, zone: Zone) -> None:
    name, card = zone.name, f"card - {zone.cards.first}"
    source.add(f"s.{name}_under[{card}] = s.{name}_top[at]", f"s.{name}_top[at] = card + 1")
    source.add(f"s.{name}_on[{card}] = host")


def _take_from_stack(source: Source, zone: Zone) -> None:
    """A card may leave from the middle: what lay on it then lies on what was under it."""
    name, first = zone.name, zone.cards.first
    below = f"s.{name}_under[card - {first}]"
    source.begin(f"if num(s.{name}_top[at]) == card + 1:").add(f"s.{name}_top[at] = {below}").end()
    source.begin("else:").add(f"above = num(s.{name}_top[at]) - 1 - {first}")
    source.begin(f"while num(s.{name}_under[above]) != card + 1:")
    source.add(f"above = num(s.{name}_under[above]) - 1 - {first}").end()
    source.add(f"s.{name}_under[above] = {below}").end()
    source.add(f"{below} = 0", f"s.{name}_on[card - {first}] = 0")


def _find(source: Source, zone: Zone, first: int) -> None:
    seat = "seat" if zone.of == Of.SEAT else "0"
    index = "[seat]" if zone.of == Of.SEAT else ""
    if zone.form == Form.SET:
        word, bit = _word_and_bit(zone)
        held = f"num(s.{zone.name}{_at(index, word)}) & {bit} != 0"
        source.begin(f"if {held}:").add(f"return {first} + {seat}").end()
        return
    source.begin(f"for i in range(num(s.{zone.name}_n{index})):")
    source.begin(f"if num(s.{zone.name}{_at(index, 'i')}) == card:")
    source.add(f"return {first} + {seat}").end().end()
