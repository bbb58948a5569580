"""What a seat sees and remembers as a row of small numbers, derived from the board.

Seats are counted clockwise from one's own. Facts that a rule makes of the state are left out unless
they are declared as `observed`: made from the whole state they could tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from endling.board.declaration import LARGEST, Board, Cards, Fact, Form, Kind, Of, SeenBy, Zone
from endling.board.places import words_for
from endling.board.row_sets import SetPart, clear_between
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import WORD
from endling.kernel.cardset import words_for as words_for_cards
from endling.kernel.events import CARD, VERB, WHO
from endling.kernel.numbers import num
from endling.kernel.observation import (
    LARGE,
    Senses,
    Slice,
    clear,
    lay_out,
    write_large_number,
    write_number,
    write_word,
)
from endling.kernel.question import NOBODY, is_hidden_from
from endling.kernel.source import Source
from endling.kernel.stats_hooks import PLAYED

_LARGEST_IN_TWO = (LARGEST + 1) * LARGE - LARGE // 2 - 1

Part = tuple[str, int, str]  # name, length, meaning
Writer = Callable[[Source], object]


class Kept(NamedTuple):
    """Sets of cards in the table's memory, one for each seat."""

    at: int
    words: int

    def of(self, seat: str) -> list[str]:
        """The words of one of them, as a rule has them."""
        return [f"num(memory[{self.at + n} + {seat} * {self.words}])" for n in range(self.words)]

    def add(self, source: Source, seat: str) -> None:
        """Put the card of an event into one of them."""
        source.add(f"card = num(s.log[i, {CARD}])")
        source.add(f"word = {self.at} + {seat} * {self.words} + card // {WORD}")
        source.add(f"memory[word] = num(memory[word]) | 1 << (card % {WORD})")


class Numbers(NamedTuple):
    """Numbers in a row, one behind the other: large ones are in two entries each."""

    at: int
    times: int | None  # where it says how many times `LARGE` is to be added

    def write(self, source: Source, value: str, which: str = "") -> None:
        """Write one of them."""
        place = f" + {which}" if which else ""
        if self.times is None:
            source.add(f"write_number(row, {self.at}{place}, {value})")
        else:
            places = f"{self.at}{place}, {self.times}{place}"
            source.add(f"write_large_number(row, {places}, {value})")


class Observation:
    """The layout of a board's observations, and the rules that write them.

    A game that shows more adds parts and writers of its own, and the names that these refer to.
    """

    NOTE_WORDS = 1  # nothing is noted; an array has at least one entry
    played: Cards | None = None  # the cards that are ever played; None: all

    def __init__(self, board: Board) -> None:
        self._board = board
        self._seats = board.most_players
        self._cards = len(board.card_names)
        self._at = 0
        self.MEMORY_WORDS = 0
        self._names: dict[str, Any] = {
            "num": num,
            "clear": clear,
            "write_number": write_number,
            "write_large_number": write_large_number,
            "write_word": write_word,
            "lowest_bit": lowest_bit,
            "secret": board.questions.secret_mask,
            "roles": board.events.roles,
            "NOBODY": NOBODY,
            "is_hidden_from": is_hidden_from,
        }
        self._observing: list[Writer] = []
        self._memorizing: list[Writer] = []
        self._recalling: list[Writer] = []
        self._parts: list[Part] = []
        self._sets: list[SetPart] = []
        self._lay_out()
        self.OBSERVATION: tuple[Slice, ...] = lay_out(self._parts)
        self._parts, self._seen = [], self._at
        self._lay_out_memory()
        self.MEMORY: tuple[Slice, ...] = lay_out(self._parts, start=self._seen)

    def senses(self) -> Senses:
        """The rules."""
        return Senses(self._observe(), self._memorize(), self._recall())

    # --- Layout

    def _add(self, name: str, length: int, meaning: str) -> int:
        at = self._at
        self._parts.append((name, length, meaning))
        self._at += length
        return at

    def _lay_out_numbers(self, name: str, length: int, meaning: str, most: int) -> Numbers:
        """Numbers, none of which is larger than `most`, or smaller than `-most`."""
        if most <= LARGEST:
            return Numbers(self._add(name, length, f"number: {meaning}"), None)
        if most > _LARGEST_IN_TWO:
            raise ValueError(f"{name}: numbers go up to {_LARGEST_IN_TWO}, not to {most}")
        times = f"{name}_{LARGE}s"
        at = self._add(name, length, f"number: {meaning}; to it comes `{times}`")
        return Numbers(at, self._add(times, length, f"number: how many times {LARGE}"))

    def _add_sets(self, name: str, cards: Cards, meaning: str, first: int = 0) -> SetPart:
        """A set for each seat from `first` on."""
        at, seats = self._at, self._seats - first
        for n in range(first, self._seats):
            self._add(f"{name}_{n}", cards.count, f"{meaning}, {n} places clockwise")
        present = f"num(s.players) - {first}" if first else "num(s.players)"
        return self._keep_set(SetPart(at, cards, seats, present))

    def _keep_set(self, part: SetPart) -> SetPart:
        self._sets.append(part)
        return part

    def _lay_out(self) -> None:
        for zone in self._board.zones:
            self._add_zone(zone)
        at = self._add("prompt", len(self._board.questions.names), "what is asked")
        cause = self._add("cause", self._cards, "the card because of which somebody is asked")
        asked = self._add("asked", self._seats, "whose decision it is")
        own = self._add("seat", self._seats, "the number of one's own seat: actions name it")
        present = self._add("present", self._seats, "which seats take part")
        self._observing.append(lambda source: _write_question(source, at, cause, asked))
        self._observing.append(lambda source: _write_seats(source, own, present))
        for fact in self._board.table:
            if isinstance(fact, Fact) and (fact.rule is None or fact.observed):
                self._add_fact(fact)
        for fact in self._board.seat:
            if isinstance(fact, Fact) and fact.rule is None:
                self._add_seat_fact(fact)

    def _add_zone(self, zone: Zone) -> None:
        count = zone.cards.count
        if zone.form == Form.STACK:
            self._add_stack(zone)
            return
        if zone.form == Form.LIST:
            self._add_list(zone)
        elif zone.seen_by == SeenBy.ALL and zone.of == Of.SEAT:
            sets = self._add_sets(zone.name, zone.cards, zone.name)
            self._observing.append(lambda source: self._write_seat_sets(source, zone, sets))
        elif zone.seen_by == SeenBy.ALL or zone.of == Of.SEAT:
            is_own = zone.of == Of.SEAT
            at = self._add(zone.name, count, f"one's own {zone.name}" if is_own else zone.name)
            one = self._keep_set(SetPart(at, zone.cards, 1))
            index = "seat, " if is_own else ""
            self._observing.append(lambda source: self._write_set(source, zone, index, one))
        if zone.seen_by != SeenBy.ALL:
            self._add_size(zone)

    def _add_stack(self, zone: Zone) -> None:
        hosts = self._board.hosts_of(zone)
        if hosts.count > LARGEST:
            raise ValueError(f"{zone.name}: it can lie on {LARGEST} cards, not {hosts.count}")
        kind = hosts.kind.replace("_", " ")
        meaning = f"number: on which {kind} each lies, counted from 1"
        at = self._add(zone.name, zone.cards.count, meaning)
        self._observing.append(lambda source: _write_stack(source, zone, hosts.first, at))

    def _add_list(self, zone: Zone) -> None:
        count = zone.cards.count
        if zone.seen_by == SeenBy.ALL and zone.of == Of.SEAT:
            first = self._at
            for n in range(self._seats):
                self._add(f"{zone.name}_{n}", count, f"{zone.name}, {n} places clockwise")
            self._observing.append(lambda source: _write_seat_lists(source, zone, first))
        elif zone.seen_by == SeenBy.ALL:
            at = self._add(zone.name, count, zone.name)
            self._observing.append(lambda source: _write_list(source, zone, "", str(at)))
        elif zone.of == Of.SEAT:
            own = self._add(zone.name, count, f"one's own {zone.name}")
            self._observing.append(lambda source: _write_list(source, zone, "seat", str(own)))

    def _add_size(self, zone: Zone) -> None:
        """How many cards there are, as far as the seat may know."""
        is_told, most = zone.is_counted_by_all(), zone.cards.count
        if zone.of == Of.TABLE and is_told != "False":
            size = self._lay_out_numbers(zone.size_key, 1, "how many cards there are", most)
            self._observing.append(lambda source: _write_size(source, zone, size, is_told))
        elif zone.of == Of.SEAT:
            shown = 1 if is_told == "False" else self._seats
            meaning = "how many cards each has, one's own first"
            sizes = self._lay_out_numbers(zone.size_key, shown, meaning, most)
            parts = [part.name for part in self._board.zones if part.part_of == zone.name]
            self._observing.append(lambda source: _write_sizes(source, zone, parts, sizes, is_told))

    def _add_fact(self, fact: Fact) -> None:
        value = self._value_of(fact)
        if fact.kind in (Kind.NUMBER, Kind.BOOL):
            one = self._lay_out_numbers(fact.name, 1, "of the table", fact.most or LARGEST)
            self._observing.append(lambda source: one.write(source, _as_number(fact, value)))
            return
        first = fact.cards.first if fact.cards else 0
        length = fact.cards.count if fact.cards else self._length_of(fact)
        at = self._add(fact.name, length, fact.kind)
        relative = fact.kind == Kind.SEAT
        chosen = f"{value} - {first}" if first else value
        self._observing.append(lambda source: _write_one_of(source, chosen, at, length, relative))

    def _value_of(self, fact: Fact) -> str:
        if fact.rule is None:
            return f"num(s.{fact.field or fact.name})"
        self._names[f"find_{fact.name}"] = self._board.rule(fact.rule)
        return f"find_{fact.name}(s, seat)"

    def _length_of(self, fact: Fact) -> int:
        lengths = {
            Kind.CARD: self._cards,
            Kind.SEAT: self._seats,
            Kind.COLOR: len(self._board.colors),
        }
        return lengths.get(fact.kind, len(fact.words))

    def _add_seat_fact(self, fact: Fact) -> None:
        meaning = "of each seat, one's own first"
        numbers = self._lay_out_numbers(fact.name, self._seats, meaning, fact.most or LARGEST)
        value = _as_number(fact, f"num(s.{fact.field or fact.name}[other])")

        def write(source: Source) -> None:
            source.add("other = seat").begin("for step in range(num(s.players)):")
            numbers.write(source, value, "step")
            source.add("other = other + 1 if other + 1 < num(s.players) else 0").end()

        self._observing.append(write)

    # --- Memory

    def _lay_out_memory(self) -> None:
        for zone in self._board.zones:
            if zone.known and zone.of == Of.SEAT:
                self._add_known(zone)
        played = self._remember("played", "what was ever played by the seat")
        self._memorizing.append(lambda source: _memorize_played(source, played))

    def _add_known(self, zone: Zone) -> None:
        """The cards of others that the seat has seen."""
        sets = self._add_sets(zone.known_key, zone.cards, f"known cards of {zone.name}", first=1)

        def write(source: Source) -> None:
            source.add("other = seat").begin("for step in range(num(s.players) - 1):")
            source.add("other = other + 1 if other + 1 < num(s.players) else 0")
            sets.write(source, self._known_words(source, zone), self._at)
            source.end()

        self._recalling.append(write)

    def _known_words(self, source: Source, zone: Zone) -> list[str]:
        """The expression for the words of `other`'s cards that the seat knows."""
        return [
            f"num(s.{zone.name}[other, {word}]) & num(s.seen[seat + 1, {word}])"
            for word in range(words_for(zone))
        ]

    def _remember(self, name: str, meaning: str) -> Kept:
        """A set of cards for each seat in the table's memory."""
        cards = self.played or Cards("", 0, self._cards)
        kept = Kept(self.MEMORY_WORDS, words_for_cards(cards.end))
        self.MEMORY_WORDS += self._seats * kept.words
        sets = self._add_sets(name, cards, meaning)

        def write(source: Source) -> None:
            source.add("other = seat").begin("for step in range(num(s.players)):")
            sets.write(source, kept.of("other"), self._at)
            source.add("other = other + 1 if other + 1 < num(s.players) else 0").end()

        self._recalling.append(write)
        return kept

    # --- Sets

    def _write_set(self, source: Source, zone: Zone, index: str, one: SetPart) -> None:
        words = [f"num(s.{zone.name}[{index}{word}])" for word in range(words_for(zone))]
        one.write(source, words, self._seen)

    def _write_seat_sets(self, source: Source, zone: Zone, sets: SetPart) -> None:
        source.add("other = seat").begin("for step in range(num(s.players)):")
        self._write_set(source, zone, "other, ", sets)
        source.add("other = other + 1 if other + 1 < num(s.players) else 0").end()

    # --- Rules

    def _observe(self) -> Callable[..., None]:
        source = Source("observe", "s, seat, notes, row")
        clear_between(source, self._sets, 0, self._seen)
        for write in self._observing:
            write(source)
        return source.build(self._board.game, self._names)

    def _memorize(self) -> Callable[..., None]:
        source = Source("memorize", "s, memory")
        source.begin("for i in range(num(s.log_n)):")
        for write in self._memorizing:
            write(source)
        return source.build(self._board.game, self._names)

    def _recall(self) -> Callable[..., None]:
        source = Source("recall", "s, seat, memory, row")
        clear_between(source, self._sets, self._seen, self._at)
        for write in self._recalling:
            write(source)
        return source.build(self._board.game, self._names)


def _as_number(fact: Fact, value: str) -> str:
    return f"1 if {value} != 0 else 0" if fact.kind == Kind.BOOL else value


def _memorize_played(source: Source, kept: Kept) -> None:
    """Who played what: everybody sees that."""
    source.begin(f"if roles[num(s.log[i, {VERB}])] == {PLAYED}:")
    kept.add(source, f"num(s.log[i, {WHO}])")
    source.end()


def _write_list(source: Source, zone: Zone, index: str, at: str) -> None:
    size, place = (f"_n[{index}]", f"[{index}, i]") if index else ("_n", "[i]")
    source.begin(f"for i in range(num(s.{zone.name}{size})):")
    source.add(f"row[{at} + num(s.{zone.name}{place}) - {zone.cards.first}] = 1").end()


def _write_seat_lists(source: Source, zone: Zone, first: int) -> None:
    source.add("other = seat").begin("for step in range(num(s.players)):")
    _write_list(source, zone, "other", f"{first} + step * {zone.cards.count}")
    source.add("other = other + 1 if other + 1 < num(s.players) else 0").end()


def _write_stack(source: Source, zone: Zone, first_host: int, at: int) -> None:
    source.begin(f"for i in range({zone.cards.count}):")
    host = f"max(num(s.{zone.name}_on[i]) - {first_host}, 0)"  # 0: not on a card
    source.add(f"write_number(row, {at} + i, {host})").end()


def _write_size(source: Source, zone: Zone, size: Numbers, is_told: str) -> None:
    source.begin(f"if {is_told}:")
    size.write(source, f"num(s.{zone.name}_n)")
    source.end()


def _write_sizes(
    source: Source, zone: Zone, parts: list[str], sizes: Numbers, is_told: str
) -> None:
    """Others believe that what is set aside is still there."""
    if is_told == "False":
        sizes.write(source, f"num(s.{zone.name}_n[seat])")
        return
    source.add("other = seat").begin("for step in range(num(s.players)):")
    source.begin(f"if step == 0 or {is_told}:")
    own = f"num(s.{zone.name}_n[other])"
    whole = " + ".join([own, *(f"num(s.{part}_n[other])" for part in parts)])
    sizes.write(source, f"{own} if step == 0 else {whole}", "step")
    source.end()
    source.add("other = other + 1 if other + 1 < num(s.players) else 0").end()


def _write_question(source: Source, at: int, cause: int, asked: int) -> None:
    source.add("actor = num(s.actor)")
    source.begin("if actor != NOBODY and not is_hidden_from(s, seat, secret):")
    source.add(f"row[{at} + num(s.prompt)] = 1")
    source.begin("if num(s.cause) < 255:").add(f"row[{cause} + num(s.cause)] = 1").end()
    source.add("step = actor - seat if actor >= seat else actor - seat + num(s.players)")
    source.add(f"row[{asked} + step] = 1").end()


def _write_seats(source: Source, own: int, present: int) -> None:
    source.add(f"row[{own} + seat] = 1")
    source.begin("for step in range(num(s.players)):").add(f"row[{present} + step] = 1").end()


def _write_one_of(source: Source, value: str, at: int, length: int, relative: bool) -> None:
    source.add(f"chosen = {value}")
    source.begin(f"if 0 <= chosen < {length}:")
    if relative:
        source.add("chosen = chosen - seat if chosen >= seat else chosen - seat + num(s.players)")
    source.add(f"row[{at} + chosen] = 1").end()
